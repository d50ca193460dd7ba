import { describe, expect, test } from 'vitest';
import type { CriterionResult } from '../../src/model/results.ts';
import { attemptWords, countWords, lastLines, reproduce, unrunReason } from '../../src/report/words.ts';
import { criterion, resultsWith } from '../support/results.ts';

const [contract] = resultsWith([]).contracts;

describe('the command that shows a criterion again', () => {
  const again = (source: object, id = 't/lint') =>
    reproduce(
      { ...criterion('lint', 'fail'), id },
      { ...contract!, source: { ...contract!.source, ...source } },
      resultsWith([]),
    );

  test.each([
    [{}, 'npx contract-gate@0.0.0 verify --only t/lint'],
    [{ by: 'hand', path: "it's.yml" }, "npx contract-gate@0.0.0 verify 'it'\\''s.yml' --only t/lint"],
    [{ trust: 'body', path: 'out/body.md' }, 'npx contract-gate@0.0.0 verify --body out/body.md --only t/lint'],
    [
      { trust: 'body', kind: 'body', path: 'pull request #7 body' },
      'npx contract-gate@0.0.0 verify --body body.md --only t/lint',
    ],
  ])('%o: %s', (source, command) => expect(again(source)).toBe(command));

  test('is one word for the shell where the id is more', () => {
    expect(again({}, 't/x; rm -rf $HOME')).toBe("npx contract-gate@0.0.0 verify --only 't/x; rm -rf $HOME'");
  });
});

test('an attempt says how many tries are left', () => {
  const attempt = (number: number, left: number | null) =>
    attemptWords({ ...contract!, attempt: number, retry: { task: '', max: 3, left, escalated: false, history: [] } });
  expect(attempt(1, 2)).toBe('attempt 1, 2 tries left');
  expect(attempt(2, 1)).toBe('attempt 2, 1 try left');
  expect(attempt(3, 0)).toBe('attempt 3, none left');
  expect(attempt(3, null)).toBe('attempt 3');
  expect(attemptWords({ ...contract!, attempt: 1 })).toBe('attempt 1');
  expect(attemptWords(contract!)).toBe('');
});

describe('why nothing of a contract was run', () => {
  const message = 'not run: this contract depends on rate-limit, which did not pass';
  const why = { code: 'dependency_failed', by: 'rate-limit' } as const;
  const skipped = criterion('tests', 'skip', { standsFor: 'fail', message, skipped: why });
  const reason = (...criteria: CriterionResult[]) => unrunReason({ ...contract!, criteria });

  test('is known where it is the same for all of it', () => {
    expect(reason(skipped, { ...skipped, id: 't/lint' })).toEqual({ ...why, message });
  });

  test.each([
    ['something was looked at', [skipped, criterion('lint', 'pass')]],
    ['nothing was required', [criterion('lint', 'skip', { message })]],
    ['the reasons differ', [skipped, { ...skipped, skipped: { code: 'setup_failed' } } as const]],
    ['another contract failed too', [skipped, { ...skipped, skipped: { ...why, by: 'auth' } }]],
    ['there is nothing', []],
  ])('is not where %s', (_, criteria) => expect(reason(...criteria)).toBeUndefined());
});

test('counts in words, in the order that is asked for', () => {
  expect(countWords({ pass: 2, fail: 1, warn: 0 })).toBe('2 passed, 1 failed');
  expect(countWords({ pass: 2, fail: 1 }, ['fail', 'pass'])).toBe('1 failed, 2 passed');
  expect(countWords({})).toBe('no criteria');
});

test('the last lines, and a sign where there were more', () => {
  const lines = (tail: string, truncated = false) => lastLines({ tail, truncated, sha256: '' }, 2);
  expect(lines('a\nb\nc\n\n')).toEqual(['…', 'b', 'c']);
  expect(lines('a\nb\n')).toEqual(['a', 'b']);
  expect(lines('a\n', true)).toEqual(['…', 'a']);
  expect(lines(' \n\n')).toEqual([]);
  expect(lines('x'.repeat(400))[0]).toHaveLength(300);
});
