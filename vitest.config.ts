import { defineConfig } from 'vitest/config';
import { gitSettings } from './test/support/git-settings.ts';
import { SlowFirst } from './test/support/slow-first.ts';

/** Tests of the pure rooms change nothing outside of themselves, so they share their workers. */
const pure =
  'test/{checks,claims,contracts,dialects,engine,generation,install,match,model,policy,schema,sessions,syntax,tools}/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most tests wait for a process or a server of their own, so three share two cores well.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    env: gitSettings,
    projects: [
      { extends: true, test: { name: 'pure', include: [pure], isolate: false } },
      { extends: true, test: { name: 'whole', include: ['test/**/*.test.ts'], exclude: [pure] } },
    ],
  },
});
