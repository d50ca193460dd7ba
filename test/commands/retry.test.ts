import { describe, expect, test } from 'vitest';
import { retry } from '../../src/commands/retry.ts';
import type { Results } from '../../src/model/results.ts';
import { json } from '../../src/report/json.ts';
import { retryTexts } from '../../src/report/retry.ts';
import { criterion, resultsWith } from '../support/results.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';
import { threeContracts } from '../support/three-contracts.ts';

const withFile = (results: Results) => memoryTerminal('/nowhere', { 'r.json': json(results) });

test('prints the retry texts of a results file', async () => {
  const terminal = withFile(threeContracts());
  expect(await runCommand(retry, terminal, 'r.json')).toBe(0);
  expect(terminal.stdout()).toBe(retryTexts(threeContracts()));
});

test('reads every key that the gate may write', async () => {
  const at = { path: 'pull request body', line: 1, kind: 'body' } as const;
  const place = { ...at, message: 'x', severity: 'fail', code: 'missing_field' } as const;
  const results = resultsWith(
    [
      criterion('claim', 'fail', { at, places: [place, place] }),
      criterion('lint', 'skip', { standsFor: 'fail', skipped: { code: 'stopped_early', by: 't/claim' } }),
    ],
    {
      reasonFrom: 'problem',
      problems: [{ code: 'x', message: 'x', at }],
      unselected: [{ id: 'u', path: 'u.yml', reason: 'x', code: 'github_only' }],
    },
  );
  const [contract] = results.contracts;
  const source = { ...contract!.source, by: 'hand', kind: 'generated' } as const;
  const terminal = withFile({ ...results, contracts: [{ ...contract!, source }] });
  expect(await runCommand(retry, terminal, 'r.json')).toBe(0);
  expect(terminal.stdout()).toContain('RETRY task #t');
});

test('says so if no contract failed', async () => {
  const terminal = withFile(resultsWith([criterion('lint', 'pass')], { contracts: [] }));
  expect(await runCommand(retry, terminal, 'r.json')).toBe(0);
  expect(terminal.stdout()).toBe('No contract failed: nothing to retry.\n');
});

test('does not say so of a failure that is not the author’s', async () => {
  const terminal = withFile(resultsWith([criterion('lint', 'fail', { owner: 'base' })]));
  expect(await runCommand(retry, terminal, 'r.json')).toBe(0);
  expect(terminal.stdout()).toBe('No failure is for the author to fix: nothing to retry.\n');
});

describe('refuses', () => {
  const files = { 'broken.json': '{\n  "version": }', 'other.json': '{"version": 1}', 'newer.json': '{"version": 2}' };

  test.each([
    [[], 'retry takes one results file'],
    [['a', 'b'], 'retry takes one results file'],
    [['gone.json'], 'results file not found: gone.json'],
    [['broken.json'], 'broken.json:2:'],
    [['other.json'], 'write it with contract-gate verify --json'],
    [['newer.json'], 'newer.json:1:13: version:'],
  ])('%j', async (words, message) => {
    await expect(runCommand(retry, memoryTerminal('/nowhere', files), ...words)).rejects.toThrow(message);
  });
});
