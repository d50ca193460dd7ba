import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTests } from '../../src/tools/test-count.ts';

const count = (...lines: string[]) => countTests(lines.join('\n'));
const summary = (mark: string, pass: number, fail: number, skipped = 0, todo = 0, cancelled = 0) => [
  `${mark} tests ${pass + fail + skipped + todo + cancelled}`,
  `${mark} suites 0`,
  `${mark} pass ${pass}`,
  `${mark} fail ${fail}`,
  `${mark} cancelled ${cancelled}`,
  `${mark} skipped ${skipped}`,
  `${mark} todo ${todo}`,
  `${mark} duration_ms 126.962044`,
];

describe('node:test', () => {
  test('as Node 24 prints it; a file without tests is no test', () => {
    const lines = [
      '✔ adds (1.064515ms)',
      '✖ fails (1.062361ms)',
      '﹣ skipped (0.146208ms) # SKIP',
      '✔ later (0.162154ms) # TODO',
      '▶ parent',
      '  ✔ child (0.193826ms)',
      '✔ parent (0.604005ms)',
      'no tests here',
      '✔ b.test.js (34.294357ms)',
      ...summary('ℹ', 4, 1, 1, 1),
      '',
      '✖ failing tests:',
      '',
      'test at a.test.js:3:1',
      '✖ fails (1.062361ms)',
      '  AssertionError [ERR_ASSERTION]: 1 == 2',
    ];
    expect(count(...lines)).toEqual({ ran: 4, failed: 1, skipped: 2, runner: 'node:test' });
  });

  test('as Node 20 prints it into a pipe', () => {
    const lines = [
      'TAP version 13',
      '# Subtest: adds',
      'ok 1 - adds',
      '  ---',
      '  duration_ms: 1.233513',
      '  ...',
      '# Subtest: parent',
      '    # Subtest: child',
      '    ok 1 - child',
      '      ---',
      '      duration_ms: 0.132247',
      '      ...',
      '    1..1',
      'ok 5 - parent',
      '  ---',
      '  duration_ms: 0.420288',
      '  ...',
      '# no tests here',
      '# Subtest: /home/me/b.test.js',
      'ok 2 - /home/me/b.test.js',
      '  ---',
      '  duration_ms: 83.037394',
      '  ...',
      '1..6',
      ...summary('#', 4, 1, 1, 1),
    ];
    expect(count(...lines)).toEqual({ ran: 4, failed: 1, skipped: 2, runner: 'node:test' });
  });

  test('a suite that is named like a file is not taken for an empty file', () => {
    const lines = ['▶ parser.js', '  ✔ reads (1.0ms)', '✔ parser.js (2.1ms)', ...summary('ℹ', 1, 0)];
    expect(count(...lines)).toMatchObject({ ran: 1 });
    const tap = ['# Subtest: parser.js', '    ok 1 - reads', '    1..1', 'ok 1 - parser.js', ...summary('#', 1, 0)];
    expect(count(...tap)).toMatchObject({ ran: 1 });
  });

  test('workspaces add up, cancelled tests failed, and zero is told', () => {
    expect(count(...summary('ℹ', 2, 1), ...summary('ℹ', 3, 0, 1, 0, 2))).toMatchObject({
      ran: 8,
      failed: 3,
      skipped: 1,
    });
    expect(count(...summary('ℹ', 0, 0))).toMatchObject({ ran: 0 });
    expect(count('✔ b.test.js (34.294357ms)', ...summary('ℹ', 1, 0))).toMatchObject({ ran: 0 });
  });
});

describe('TAP', () => {
  test('is counted where there is no closing summary', () => {
    const lines = [
      'TAP version 13',
      'ok 1 - a',
      'not ok 2 - b',
      '    ok 1 - nested',
      'ok 3 # SKIP c',
      'not ok 4 - d # TODO',
      'ok',
      '1..5',
    ];
    expect(count(...lines)).toEqual({ ran: 3, failed: 1, skipped: 2, runner: 'TAP' });
    expect(count('1..0 # SKIP nothing')).toEqual({ ran: 0, failed: 0, skipped: 0, runner: 'TAP' });
    expect(count('# tests 3', '# pass  2', '# fail  1')).toMatchObject({ ran: 3, failed: 1 });
  });

  test('lines that only look like it are not', () => {
    expect(count('ok 1 - a', 'ok then')).toBeUndefined();
    expect(count('1..5')).toBeUndefined();
  });
});

describe('vitest', () => {
  test('as it prints it, colours and all', () => {
    const tests =
      '\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[31m1 failed\x1b[39m\x1b[22m\x1b[2m | \x1b[22m\x1b[1m\x1b[32m1 passed\x1b[39m\x1b[22m\x1b[2m | \x1b[22m\x1b[36m1 expected fail\x1b[39m\x1b[2m | \x1b[22m\x1b[33m1 skipped\x1b[39m\x1b[2m | \x1b[22m\x1b[90m1 todo\x1b[39m\x1b[90m (5)\x1b[39m';
    const files = '\x1b[2m Test Files \x1b[22m \x1b[1m\x1b[31m1 failed\x1b[39m\x1b[22m\x1b[90m (1)\x1b[39m';
    expect(count(files, tests, '   Start at  01:08:12')).toEqual({ ran: 3, failed: 1, skipped: 2, runner: 'vitest' });
    expect(count(' Test Files  2 passed (2)', '      Tests  86 passed (86)')).toMatchObject({ ran: 86, failed: 0 });
  });

  test('zero is told', () => {
    expect(count('No test files found, exiting with code 1', '', 'filter: zzz')).toMatchObject({
      ran: 0,
      runner: 'vitest',
    });
    expect(count('\x1b[31mNo test files found, exiting with code 0', '\x1b[39m')).toMatchObject({ ran: 0 });
    expect(count(' Test Files  1 failed (1)', '      Tests  no tests')).toMatchObject({ ran: 0 });
    expect(count('      Tests  4 skipped (4)')).toMatchObject({ ran: 0, skipped: 4 });
  });
});

describe('jest', () => {
  test('as it prints it', () => {
    const lines = [
      'Test Suites: 1 failed, 1 passed, 2 total',
      'Tests:       1 failed, 1 skipped, 1 todo, 4 passed, 7 total',
      'Time:        0.5 s',
    ];
    expect(count(...lines)).toEqual({ ran: 5, failed: 1, skipped: 2, runner: 'jest' });
    expect(count('Tests:       5 passed, 5 total', 'Tests:       2 passed, 2 total')).toMatchObject({ ran: 7 });
  });

  test('zero is told', () => {
    expect(
      count('No tests found, exiting with code 1', 'Run with `--passWithNoTests` to exit with code 0'),
    ).toMatchObject({ ran: 0 });
    expect(count('Tests:       0 total')).toMatchObject({ ran: 0 });
  });
});

test('mocha', () => {
  const lines = [
    '  parser',
    '    ✔ reads',
    '',
    '',
    '  5 passing (12ms)',
    '  2 pending',
    '  1 failing',
    '',
    '  1) parser',
  ];
  expect(count(...lines)).toEqual({ ran: 6, failed: 1, skipped: 2, runner: 'mocha' });
  expect(count('  0 passing (1ms)')).toMatchObject({ ran: 0 });
  expect(count('  2 passing (1s)', '  3 passing (2m)')).toMatchObject({ ran: 5 });
});

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
  ])('nothing is told by %j', text => expect(countTests(text)).toBeUndefined());

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
