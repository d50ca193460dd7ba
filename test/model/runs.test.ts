import { describe, expect, test } from 'vitest';
import { headTree, record } from '../../src/engine/recorded-runs.ts';
import { readResults } from '../../src/model/read-results.ts';
import type { RecordedRuns } from '../../src/model/runs.ts';
import { parseJson } from '../../src/syntax/json.ts';
import { fullResults } from '../support/full-results.ts';
import { finished } from '../support/world.ts';

function runs(): RecordedRuns {
  const command = {
    run: 'npm test',
    shell: 'bash' as const,
    cwd: '.',
    env: { A: '1' },
    pass: [],
    network: 'allow' as const,
  };
  const identity = { command, tree: headTree, attempt: 1 };
  const about = { layer: 1, timeoutMs: 1000, collect: ['*.xml'], isolation: 'none' as const };
  return {
    top: '/work',
    disturbed: [],
    commands: [record(identity, about, { kind: 'ran', finished: finished(1, 'out') })],
  };
}

function problemOf(change: (runs: RecordedRuns) => void): string {
  const changed = runs();
  change(changed);
  const parsed = parseJson(JSON.stringify({ ...fullResults, runs: changed }));
  if ('problem' in parsed) return parsed.problem.message;
  const read = readResults(parsed.node);
  return 'problem' in read ? read.problem.message : 'none';
}

describe('recorded runs in a results file', () => {
  test('are read', () => {
    expect(problemOf(() => {})).toBe('none');
  });

  test.each<[string, (runs: RecordedRuns) => void, string]>([
    [
      'output',
      each => Object.assign(each.commands[0]!.finished!, { stdout: 'x'.repeat(2 ** 20 + 1) }),
      'at most 1048576 characters',
    ],
    [
      'command line',
      each => Object.assign(each.commands[0]!.command, { run: 'x'.repeat(40_001) }),
      'at most 40000 characters',
    ],
    ['list of files', each => Object.assign(each, { disturbed: Array(100_001).fill('a') }), 'at most 100000 entries'],
    [
      'list of runs',
      each => Object.assign(each, { commands: Array(20_001).fill(each.commands[0]) }),
      'at most 20000 entries',
    ],
    ['exit code', each => Object.assign(each.commands[0]!.finished!.ending, { code: -1 }), 'finished.ending.code'],
    ['key', each => Object.assign(each.commands[0]!, { verdict: 'pass' }), 'has no key "verdict"'],
  ])('are refused with a wrong or endless %s', (_, change, message) => {
    expect(problemOf(change)).toContain(message);
  });
});
