import { describe, expect, test } from 'vitest';
import type { Finding, Severity } from '../../src/model/finding.ts';
import { andMore, outcomeOf, placesOf, someOf } from '../../src/model/outcome.ts';

const finding = (severity: Severity, line: number, more: Partial<Finding> = {}): Finding => ({
  code: 'x',
  severity,
  message: `${severity} ${line}`,
  at: { path: 'a.ts', line },
  ...more,
});
const words = { want: 'all is well', pass: 'nothing found' };

describe('an outcome', () => {
  test('is a pass if nothing was found', () => {
    expect(outcomeOf([], words)).toEqual({ status: 'pass', message: 'nothing found' });
  });

  test.each([
    [['warn', 'fail', 'error'], 'fail', 'author'],
    [['warn', 'pending', 'error'], 'error', 'runner'],
    [['warn', 'pending'], 'pending', 'person'],
    [['warn'], 'warn', 'author'],
  ] as const)('of %j is %s, for the %s', (severities, status, owner) => {
    const findings = severities.map((severity, index) => finding(severity, index + 1));
    expect(outcomeOf(findings, words)).toMatchObject({ status, owner, message: expect.stringContaining(status) });
  });

  test('counts findings of the same severity, and lists every place, the gravest first', () => {
    const outcome = outcomeOf([finding('warn', 1), finding('fail', 2), finding('fail', 3)], words);
    expect(outcome).toMatchObject({ message: 'fail 2 (and 1 more)', got: 'fail 2; fail 3', at: { line: 2 } });
    expect('places' in outcome && outcome.places?.map(({ line }) => line)).toEqual([2, 3, 1]);
  });

  test("has the fixes of its findings once, else the check's", () => {
    const fixes = [finding('fail', 1, { fix: 'do a' }), finding('fail', 2, { fix: 'do a' })];
    expect(outcomeOf(fixes, { ...words, fix: 'do b' })).toMatchObject({ fix: 'do a' });
    expect(outcomeOf([finding('fail', 1)], { ...words, fix: 'do b' })).toMatchObject({ fix: 'do b' });
  });

  test('is a major failure if any of its findings is', () => {
    const failures = [finding('fail', 1, { failure: 'minor' }), finding('fail', 2, { failure: 'major' })];
    expect(outcomeOf(failures, words)).toMatchObject({ failure: 'major' });
    expect(outcomeOf(failures.slice(0, 1), words)).toMatchObject({ failure: 'minor' });
  });
});

test('places are listed if there are several, up to a limit', () => {
  expect(placesOf([finding('fail', 1)])).toEqual({});
  expect(placesOf(Array.from({ length: 1500 }, (_, line) => finding('fail', line))).places).toHaveLength(1000);
});

test('long lists say how many more there are', () => {
  expect([andMore(1), andMore(3)]).toEqual(['', ' (and 2 more)']);
  expect(someOf(['a', 'b', 'c'], 2)).toBe('a, b and 1 more');
  expect(someOf(['a'])).toBe('a');
});
