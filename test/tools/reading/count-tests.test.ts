import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTests } from '../../../src/tools/reading/count-tests.ts';
import { count } from '../../support/tools.ts';

describe('all of them', () => {
  test('several runners in one command add up', () => {
    const vitest = '      Tests  4 passed (4)';
    expect(count(vitest, '3 passed in 0.1s')).toEqual({ ran: 7, failed: 0, skipped: 0, runner: 'vitest, pytest' });
    expect(count(vitest, 'ok  \texample.com/a\t0.004s')).toMatchObject({ ran: 4 });
    expect(count('      Tests  no tests', 'ok  \texample.com/a\t0.004s')).toBeUndefined();
  });

  test('Windows line ends, and lines that were written over', () => {
    expect(countTests('      Tests  4 passed (4)\r\nbye\r\n')).toMatchObject({ ran: 4 });
    expect(countTests('      Tests  1 passed (1)\r      Tests  4 passed (4)\n')).toMatchObject({ ran: 4 });
    expect(countTests('collecting…\r5 passed in 0.1s')).toMatchObject({ ran: 5 });
  });

  test.each([
    '',
    'hello',
    'All good!',
    'Tests: many',
    'Tests  some | passed',
    '5 passing grades',
    '# tests',
    'test result: unknown',
  ])('nothing is reported by %j', text => expect(countTests(text)).toBeUndefined());

  test('any text gives whole numbers, the failed among those that ran', () => {
    const piece = fc.constantFrom(
      'ℹ ',
      '# ',
      'tests ',
      'pass ',
      '3',
      ' passed',
      ' in 0.1s',
      '\n',
      '\r',
      'Tests  ',
      ' (3)',
      'ok ',
      '1..2\n',
      '--- FAIL: T (',
      '=== RUN ',
      '\x1b[',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 30 }), pieces => {
        const result = countTests(pieces.join(''));
        if (!result) return;
        expect(result.ran).toBeGreaterThanOrEqual(result.failed);
        expect(Math.min(result.failed, result.skipped)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3_000 },
    );
  });

  test.each(['=', '1 passed, ', '\x1b[', '\x1b]', '\r', ' ', 'Tests  ', '9', '# tests 1\n', '✔ a.js (1ms)\n'])(
    'a megabyte of %j is answered',
    unit => {
      const text = unit.repeat(1_000_000 / unit.length);
      expect(() => countTests(`${text} in 0.1s`)).not.toThrow();
    },
  );
});

test.each([
  '[INFO] No tests to run.',
  '[info] No tests were executed.',
  'No specs found',
  'No test cases were found.',
  'error: No test modules found',
])('%s: none ran', line => expect(countTests(`${line}\n`)).toMatchObject({ ran: 0 }));
