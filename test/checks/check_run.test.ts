import { describe, expect, test } from 'vitest';
import { check_run } from '../../src/checks/check_run.ts';
import type { Change, SeenRun, SeenRuns } from '../../src/model/world.ts';
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

/** Under the app of GitHub Actions, and no job. */
const posted = (more: Partial<SeenRun> = {}) => run({ workflow: null, unproven: true, ...more });

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
    [seen(run({ conclusion: 'stale' })), 'error', 'has not finished'],
    [seen(run({ status: 'in_progress', conclusion: null })), 'error', 'has not finished'],
    [seen(), 'error', 'there is no check run tests on this head'],
    [{ kind: 'unknown', reason: 'GitHub is away', forbidden: false } as const, 'error', 'GitHub is away'],
    [{ kind: 'unknown', reason: 'you may not', forbidden: true } as const, 'error', 'you may not'],
    [seen(posted()), 'pending', 'it was posted through the API by an unknown author'],
    [seen(posted({ conclusion: 'failure' })), 'fail', 'ended with failure'],
    [seen(posted(), run()), 'pass', 'it succeeded in .github/workflows/ci.yml'],
    [seen(posted(), run({ conclusion: 'failure' })), 'fail', 'ended with failure'],
    [seen(posted({ conclusion: 'failure' }), run()), 'fail', 'ended with failure'],
    [seen(run({ status: 'queued', conclusion: null }), run({ conclusion: 'failure' })), 'fail', 'ended with failure'],
  ])('%j is %s: %s', async (given, status, words) => {
    const { outcome } = await judged(given);
    expect(outcome).toMatchObject({ status, message: expect.stringContaining(words) });
  });

  test('what is not there yet is not for the author to fix', async () => {
    expect((await judged(seen())).outcome).toMatchObject({ owner: 'runner' });
    expect((await judged(seen(run({ conclusion: 'failure' })))).outcome).toMatchObject({ owner: 'author' });
  });

  test('what is not there or has not ended may be given time', async () => {
    const running = seen(run({ status: 'in_progress', conclusion: null }));
    for (const given of [seen(), running])
      expect((await judged(given)).outcome).toMatchObject({
        fix: expect.stringContaining('or give it time with wait: 10m.'),
      });
    expect((await judged(running, [], '{name: tests, wait: 90s}')).outcome).toMatchObject({
      fix: expect.stringContaining('or give it more time than wait: 1 m 30 s.'),
    });
  });

  test.each<Change>([
    { kind: 'added', path: ci.path },
    { kind: 'modified', path: ci.path },
    { kind: 'renamed', path: '.github/workflows/b.yml', from: ci.path },
  ])('a success out of a workflow that is %j by the change waits for a person', async change => {
    const { outcome } = await judged(seen(run()), [change]);
    const about = change.from ? [change.path, change.from] : [change.path];
    expect(outcome).toMatchObject({ status: 'pending', owner: 'person', about });
  });

  test('where several such workflows ran it, all of them have to be looked at, and a failure comes first', async () => {
    const other = { name: 'CI', path: '.github/workflows/b.yml' };
    const changes: Change[] = [ci, other].map(({ path }) => ({ kind: 'modified', path }));
    const both = await judged(seen(run(), run({ workflow: other })), changes);
    expect(both.outcome).toMatchObject({ status: 'pending', about: [ci.path, other.path] });
    const failing = await judged(seen(run(), run({ workflow: null, conclusion: 'failure' })), changes);
    expect(failing.outcome).toMatchObject({ status: 'fail' });
  });

  test.each([ci.path, '.github/workflows/ci.yml@x.yml'])(
    'a ref behind the path of the workflow does not hide that %s is changed',
    async path => {
      const workflow = { ...ci, path: `${path}@refs/pull/2/merge` };
      const { outcome } = await judged(seen(run({ workflow })), [{ kind: 'added', path }]);
      expect(outcome).toMatchObject({ status: 'pending', about: [path] });
    },
  );

  test('locally only GitHub can decide', async () => {
    const outcome = await check_run.run(written(check_run, 'tests')[0]!, world());
    expect(outcome).toEqual({ status: 'skip', message: 'only GitHub can decide' });
  });

  test('name, workflow and wait are handed on', async () => {
    const { asked, outcome } = await judged(seen(), [], '{name: a b, workflow: ci.yml, wait: 90s}');
    expect(asked).toEqual([{ name: 'a b', workflow: 'ci.yml', waitMs: 90_000 }]);
    expect(outcome.message).toBe('there is no check run a b on this head after 1 m 30 s');
  });

  test('no more waiting than the policy allows a command', () => {
    const settings = { timeoutMs: 1000, maxTimeoutMs: 60_000, shell: 'bash' as const };
    const settled = (wait: string) =>
      check_run.written!.settle!(written(check_run, `{name: a, wait: ${wait}}`)[0]!, settings);
    expect(settled('1m')).toEqual({ value: { name: 'a', waitMs: 60_000 } });
    expect(settled('61s')).toEqual({ problem: "wait 1 m 01 s is above the policy's commands.max_timeout 1 m 00 s" });
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
