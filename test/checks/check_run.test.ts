import { describe, expect, test } from 'vitest';
import { check_run } from '../../src/checks/check_run.ts';
import type { Change, SeenRun, SeenRuns } from '../../src/core/world.ts';
import { world, written } from '../support/world.ts';

const ci = { name: 'CI', path: '.github/workflows/ci.yml' };
const run = (more: Partial<SeenRun> = {}): SeenRun => ({
  name: 'tests',
  status: 'completed',
  conclusion: 'success',
  url: 'https://example.com/1',
  workflow: ci,
  ...more,
});

async function judged(seen: SeenRuns, changes: Change[] = [], yaml = 'tests') {
  const asked: unknown[] = [];
  const github = {
    checkRuns: async (question: unknown) => {
      asked.push(question);
      return seen;
    },
    foreignRuns: async () => seen,
  };
  const outcome = await check_run.run(written(check_run, yaml)[0]!, { ...world({ changes }), github });
  return { outcome, asked };
}

const seen = (...runs: SeenRun[]): SeenRuns => ({ kind: 'seen', runs });

describe('check_run', () => {
  test.each([
    [seen(run()), 'pass', 'it succeeded in .github/workflows/ci.yml'],
    [seen(run({ workflow: null })), 'pass', 'it succeeded'],
    [seen(run({ conclusion: 'failure' })), 'fail', 'ended with failure'],
    [seen(run({ conclusion: 'skipped' })), 'fail', 'ended with skipped'],
    [seen(run({ conclusion: 'neutral' })), 'fail', 'ended with neutral'],
    [seen(run({ conclusion: 'cancelled' })), 'fail', 'ended with cancelled'],
    [seen(run(), run({ conclusion: 'failure' })), 'fail', 'ended with failure'],
    [seen(run({ conclusion: 'stale' })), 'error', 'has not ended'],
    [seen(run({ status: 'in_progress', conclusion: null })), 'error', 'has not ended'],
    [seen(), 'error', 'there is no check run tests on this head'],
    [{ kind: 'unknown', reason: 'GitHub is away' } as const, 'error', 'GitHub is away'],
  ])('%j is %s: %s', async (given, status, words) => {
    const { outcome } = await judged(given);
    expect(outcome).toMatchObject({ status, message: expect.stringContaining(words) });
  });

  test('what is not there yet is not for the author to mend', async () => {
    expect((await judged(seen())).outcome).toMatchObject({ owner: 'runner' });
    expect((await judged(seen(run({ conclusion: 'failure' })))).outcome).toMatchObject({ owner: 'author' });
  });

  test.each<Change>([
    { kind: 'added', path: ci.path },
    { kind: 'modified', path: ci.path },
    { kind: 'renamed', path: '.github/workflows/b.yml', from: ci.path },
  ])('a success out of a workflow that is %j by the change waits for a person', async change => {
    const { outcome } = await judged(seen(run()), [change]);
    expect(outcome).toMatchObject({ status: 'pending', owner: 'person', about: [change.path] });
  });

  test('locally only GitHub can decide', async () => {
    const outcome = await check_run.run(written(check_run, 'tests')[0]!, world());
    expect(outcome).toEqual({ status: 'skip', message: 'only GitHub can decide' });
  });

  test('name, workflow and wait are handed on', async () => {
    const { asked, outcome } = await judged(seen(), [], '{name: a b, workflow: ci.yml, wait: 90s}');
    expect(asked).toEqual([{ name: 'a b', workflow: 'ci.yml', waitMs: 90_000 }]);
    expect(outcome.message).toBe('there is no check run a b on this head after 1 m 30 s');
  });

  test('each entry of a list is a criterion', () => {
    expect(written(check_run, '[a, {name: b}]').map(check_run.title)).toEqual([
      'the check run a has succeeded on this head',
      'the check run b has succeeded on this head',
    ]);
  });

  test.each(['{}', '{name: ""}', '{name: a, wait: soon}', '{name: a, workflw: b}', '[]', '3'])(
    '%s is refused',
    yaml => {
      expect(() => written(check_run, yaml)).toThrow(/./);
    },
  );
});
