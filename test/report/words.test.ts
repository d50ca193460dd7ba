import { describe, expect, test } from 'vitest';
import { attemptWords, countWords, lastLines, reproduce } from '../../src/report/words.ts';
import { criterion, resultsWith } from '../support/results.ts';

const [contract] = resultsWith([]).contracts;

describe('the command that shows a criterion again', () => {
  const again = (source: object, id = 't/lint') =>
    reproduce({ ...criterion('lint', 'fail'), id }, { ...contract!, source: { ...contract!.source, ...source } });

  test.each([
    [{}, 'contract-gate verify --only t/lint'],
    [{ selected: 'selected by hand', path: "it's.yml" }, "contract-gate verify 'it'\\''s.yml' --only t/lint"],
    [{ trust: 'body', path: 'out/body.md' }, 'contract-gate verify --body out/body.md --only t/lint'],
    [{ trust: 'body', path: 'pull request #7 body' }, 'contract-gate verify --body body.md --only t/lint'],
  ])('%o: %s', (source, command) => expect(again(source)).toBe(command));

  test('is one word for the shell where the id is more', () => {
    expect(again({}, 't/x; rm -rf $HOME')).toBe("contract-gate verify --only 't/x; rm -rf $HOME'");
  });
});

test('an attempt past the most is not counted out of it', () => {
  const retry = { task: '', max: 3, escalated: false, history: [] };
  expect(attemptWords({ ...contract!, attempt: 2, retry })).toBe('attempt 2 of 3');
  expect(attemptWords({ ...contract!, attempt: 4, retry })).toBe('attempt 4');
  expect(attemptWords({ ...contract!, attempt: 1 })).toBe('attempt 1');
  expect(attemptWords(contract!)).toBe('');
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
