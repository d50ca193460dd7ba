import { describe, expect, test } from 'vitest';
import type { Finding, Severity } from '../../src/model/finding.ts';
import { andMore, bySeverity, outcomeOf, someOf } from '../../src/model/outcome.ts';

const found = (severity: Severity, line: number, more: Partial<Finding> = {}): Finding => ({
  code: `code_${severity}`,
  severity,
  message: `${severity} on line ${line}`,
  at: { path: 'a.ts', line },
  ...more,
});
const text = { want: 'it is right', pass: 'nothing found' };

describe('outcomeOf', () => {
  test('no finding is a pass', () => {
    expect(outcomeOf([], text)).toEqual({ status: 'pass', message: 'nothing found' });
  });

  test('one finding stands at its place, without a list of places', () => {
    expect(outcomeOf([found('fail', 3, { fix: 'fix it' })], text)).toEqual({
      status: 'fail',
      message: 'fail on line 3',
      want: 'it is right',
      got: 'fail on line 3',
      at: { path: 'a.ts', line: 3 },
      fix: 'fix it',
      owner: 'author',
    });
  });

  test('the most severe decide the status, the message and the fix; every finding is a place with severity and code', () => {
    const findings = [
      found('warn', 1, { fix: 'look' }),
      found('fail', 2, { fix: 'a' }),
      found('fail', 3, { fix: 'b' }),
    ];
    expect(outcomeOf(findings, text)).toMatchObject({
      status: 'fail',
      message: 'fail on line 2 (and 1 more)',
      got: 'fail on line 2; fail on line 3',
      fix: 'a\nb',
      places: [
        { path: 'a.ts', line: 2, message: 'fail on line 2', severity: 'fail', code: 'code_fail' },
        { path: 'a.ts', line: 3, message: 'fail on line 3', severity: 'fail', code: 'code_fail' },
        { path: 'a.ts', line: 1, message: 'warn on line 1', severity: 'warn', code: 'code_warn' },
      ],
    });
  });

  test.each([
    ['fail', 'author'],
    ['error', 'runner'],
    ['pending', 'person'],
    ['warn', 'author'],
  ] as const)('a %s is for the %s', (severity, owner) => {
    expect(outcomeOf([found(severity, 1)], text)).toMatchObject({ status: severity, owner });
  });

  test('what can not be determined is never less than a warning, and a failure comes before it', () => {
    expect(outcomeOf([found('warn', 1), found('error', 2)], text)).toMatchObject({ status: 'error' });
    expect(outcomeOf([found('error', 2), found('fail', 1)], text)).toMatchObject({ status: 'fail' });
    expect(outcomeOf([found('pending', 2), found('error', 1)], text)).toMatchObject({ status: 'error' });
  });

  test('a claim is major where one of the failures is; a warning has no class', () => {
    const failure = (...kinds: ('minor' | 'major')[]) =>
      outcomeOf(
        kinds.map((kind, line) => found('fail', line, { failure: kind })),
        text,
      );
    expect(failure('minor', 'minor')).toMatchObject({ failure: 'minor' });
    expect(failure('minor', 'major')).toMatchObject({ failure: 'major' });
    expect(outcomeOf([found('warn', 1, { failure: 'major' })], text)).not.toHaveProperty('failure');
  });

  test('a file that is gone can not be opened, so the outcome has no place of its own', () => {
    const outcome = outcomeOf([found('fail', 1, { missing: true }), found('fail', 2)], text);
    expect(outcome).not.toHaveProperty('at');
    expect(outcome).toMatchObject({ places: [{ line: 1 }, { line: 2 }] });
  });

  test('message, got and fix may be given', () => {
    const given = { ...text, message: 'in short', got: 'two things', fix: 'fix both' };
    expect(outcomeOf([found('fail', 1), found('fail', 2)], given)).toMatchObject({
      message: 'in short',
      got: 'two things',
      fix: 'fix both',
    });
  });

  test('ten thousand findings stay readable', () => {
    const many = Array.from({ length: 10_000 }, (_, line) => found('fail', line + 1));
    const outcome = outcomeOf(many, text);
    expect(outcome).toMatchObject({ message: 'fail on line 1 (and 9999 more)' });
    expect(outcome).toHaveProperty('places.length', 1000);
    expect(outcomeOf(many, { ...text, mostPlaces: 100 })).toHaveProperty('places.length', 100);
  });
});

test('findings of one severity keep their order', () => {
  const lines = bySeverity([found('warn', 1), found('fail', 2), found('warn', 3), found('fail', 4)]);
  expect(lines.map(({ at }) => at.line)).toEqual([2, 4, 1, 3]);
});

test('the rest is counted', () => {
  expect([0, 1, 2, 5].map(count => andMore(count))).toEqual(['', '', ' (and 1 more)', ' (and 4 more)']);
  expect([1, 2, 3].map(count => andMore(count, 'file'))).toEqual(['', ' (and 1 more file)', ' (and 2 more files)']);
  expect(someOf(['a', 'b'])).toBe('a, b');
  expect(someOf(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
});
