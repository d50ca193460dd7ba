import { describe, expect, test } from 'vitest';
import type { ActivityContext } from '../../src/generation/activities.ts';
import { uncheckedPackages, untestedOthers } from '../../src/generation/packages.ts';
import { parsePolicy } from '../support/policy.ts';
import { detected } from '../support/tools.ts';

const tests = JSON.stringify({ scripts: { test: 'node --test' } });
const base = { 'api/package.json': tests, 'web/package.json': tests, 'site/package.json': '{}', 'deploy/run.sh': '' };

function context(
  files: string[],
  more: { head?: object; yaml?: string; base?: Record<string, string> } = {},
): ActivityContext {
  const { policy, problems } = parsePolicy('p.yml', `version: 1\n${more.yaml ?? ''}`, 'p.yml');
  if (!policy) throw new Error(JSON.stringify(problems));
  const before = more.base ?? base;
  const after = { ...before, ...Object.fromEntries(files.map(path => [path, ''])), ...more.head };
  return {
    policy,
    detected: detected(before),
    detectedOnHead: detected(after),
    files,
    event: 'local',
    queue: false,
    baseOnly: true,
  };
}
const unchecked = (...given: Parameters<typeof context>) =>
  uncheckedPackages(context(...given)).map(({ folder, isNew }) => `${folder}${isNew ? ' (new)' : ''}`);
const withJobs = { head: { 'jobs/package.json': tests } };

describe('a changed package that nothing checks', () => {
  test('is one without a command, or one that the base lacks', () => {
    expect(unchecked(['api/a.js', 'deploy/run.sh', 'x.js'])).toEqual([]);
    expect(unchecked(['api/a.js', 'site/a.js'])).toEqual(['site']);
    expect(unchecked(['jobs/package.json', 'jobs/a.js', 'site/a.js'], withJobs)).toEqual(['jobs (new)', 'site']);
  });

  test('is none that a command around it covers', () => {
    const top = { ...base, 'package.json': tests };
    expect(unchecked(['jobs/package.json', 'site/a.js'], { ...withJobs, base: top })).toEqual([]);
  });

  test('a new one needs tests, if others have them; a linter is not enough', () => {
    const top = { ...base, 'package.json': JSON.stringify({ scripts: { lint: 'eslint .' } }) };
    expect(unchecked(['jobs/package.json', 'site/a.js'], { ...withJobs, base: top })).toEqual(['jobs (new)']);
  });

  test('is none where nothing at all is known', () => {
    expect(unchecked(['site/a.js'], { base: { 'site/package.json': '{}' } })).toEqual([]);
  });

  test.each([
    ['activities: {unit-test: ./t}', []],
    ['cross_cutting: [{name: n, type: tests, run: ./t}]', []],
    ['cross_cutting: [{name: n, type: tests, run: ./t, cwd: jobs, paths: "jobs/**"}]', ['site']],
    ['cross_cutting: [{name: n, type: tests, run: ./t, cwd: api, paths: "**"}]', ['jobs (new)']],
    ['cross_cutting: [{name: n, type: tests, run: ./t, cwd: api}]', ['jobs (new)', 'site']],
    ['cross_cutting: [{name: n, type: tests, run: ./t, paths: "api/**"}]', ['jobs (new)', 'site']],
    ['cross_cutting: [{name: n, type: lint, run: ./t}]', ['jobs (new)']],
    ['cross_cutting: [{name: n, type: files_exist, files: [a]}]', ['jobs (new)', 'site']],
  ])('the policy may have a command for it (%s)', (yaml, left) =>
    expect(unchecked(['jobs/package.json', 'site/a.js'], { ...withJobs, yaml })).toEqual(left),
  );
});

test('tests that do not run are named where only some packages are tested', () => {
  expect(untestedOthers(context(['api/a.js']))).toContain('only tests of the changed packages run (api)');
  expect(untestedOthers(context(['api/a.js', 'web/a.js']))).toBeUndefined();
  expect(untestedOthers(context(['x.js']))).toBeUndefined();
  expect(untestedOthers(context(['site/a.js']))).toBeUndefined();
  expect(untestedOthers(context(['api/a.js'], { base: { ...base, 'package.json': tests } }))).toContain('(api)');
});
