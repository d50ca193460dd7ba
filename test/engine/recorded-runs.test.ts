import { expect, test } from 'vitest';
import { headTree, joinRuns, type RunIdentity, record } from '../../src/engine/recorded-runs.ts';
import type { RecordedRuns } from '../../src/model/runs.ts';
import { finished } from '../support/world.ts';

const identity = (run: string): RunIdentity => ({
  command: { run, shell: 'bash', cwd: '.', env: {}, pass: [], network: 'allow' },
  tree: headTree,
  attempt: 1,
});

function ran(line: string, { layer = 1, code = 0, stdout = '' } = {}) {
  const facts = { layer, timeoutMs: 1000, collect: [], isolation: 'bwrap' as const };
  return record(identity(line), facts, { kind: 'ran', finished: finished(code, stdout) });
}

const runs = (...commands: RecordedRuns['commands']): RecordedRuns => ({ top: '/work', commands, disturbed: [] });

test('the runs of several machines are joined, with their files in one folder', () => {
  const there = { ...runs(ran('b', { stdout: '/other/a.js' })), top: '/other', disturbed: ['y', 'x'] };
  const joined = joinRuns([{ ...runs(ran('a')), disturbed: ['x'] }, there]);
  expect(joined).toMatchObject({ top: '/work', disturbed: ['x', 'y'] });
  expect('commands' in joined && joined.commands.map(each => [each.command.run, each.finished!.stdout])).toEqual([
    ['a', ''],
    ['b', '/work/a.js'],
  ]);
});

test('a command that two machines ran is a problem, unless it is a setup', () => {
  expect(joinRuns([runs(ran('a')), runs(ran('a'))])).toEqual({ problem: '"a" was run twice' });
  const [fine, bad] = [runs(ran('npm ci', { layer: 0 })), runs(ran('npm ci', { layer: 0, code: 1 }))];
  for (const all of [
    [fine, bad],
    [bad, fine],
  ])
    expect(joinRuns(all)).toMatchObject({ commands: [{ finished: { ending: { code: 1 } } }] });
});

test('a run that was swapped under the key of another is a problem', () => {
  const { command } = identity('true');
  expect(joinRuns([runs({ ...ran('npm test'), command })])).toEqual({
    problem: 'the key of the recorded run of "true" is wrong',
  });
});
