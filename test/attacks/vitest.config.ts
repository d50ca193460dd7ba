import { defineConfig } from 'vitest/config';
import { gitSettings } from '../support/git-settings.ts';

/** The attacks run by themselves, after the tests: `npm run attacks`. */
export default defineConfig({
  test: {
    include: ['test/attacks/*.attacks.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    env: gitSettings,
  },
});
