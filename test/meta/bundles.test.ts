import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../../dist');
/** The packages in a bundle, by the comments that esbuild writes above each file. */
const packagesIn = (name: string) => {
  const text = readFileSync(join(dist, name), 'utf8');
  return new Set([...text.matchAll(/^ *\/\/ node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)].map(([, found]) => found));
};

test('the CLI loads nothing of GitHub', () => {
  const packages = [...packagesIn('cli.js')];
  expect(packages).toContain('yaml');
  expect(packages.filter(name => /^@octokit\/|^@actions\/github|undici|bottleneck/.test(name!))).toEqual([]);
});

test('the action has Octokit inside, and no second HTTP client', () => {
  const packages = packagesIn('action.js');
  for (const name of ['@actions/github', '@octokit/plugin-retry', '@octokit/plugin-throttling'])
    expect(packages).toContain(name);
  expect(packages).not.toContain('undici');
});

test('the action is smaller than 2.5 MB', () => {
  expect(statSync(join(dist, 'action.js')).size).toBeLessThan(2_500_000);
});
