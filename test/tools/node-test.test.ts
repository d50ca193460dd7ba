import { describe, expect, test } from 'vitest';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsOf, count, failing } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({}, { 'a.test.js': '' })).toEqual({ 'unit-test': 'node --test --test-name-pattern={pattern}' });
  expect(commandsOf({}, { 'a.test.ts': '' })).toEqual({});
});

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
    expect(count(...lines)).toEqual({ ran: 4, failed: 1, skipped: 2, empty: 1, runner: 'node:test' });
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
    expect(count(...lines)).toEqual({ ran: 4, failed: 1, skipped: 2, empty: 1, runner: 'node:test' });
  });

  test('a suite that is named like a file is not taken for an empty file', () => {
    const lines = ['▶ parser.js', '  ✔ reads (1.0ms)', '✔ parser.js (2.1ms)', ...summary('ℹ', 1, 0)];
    expect(count(...lines)).toMatchObject({ ran: 1 });
    const tap = ['# Subtest: parser.js', '    ok 1 - reads', '    1..1', 'ok 1 - parser.js', ...summary('#', 1, 0)];
    expect(count(...tap)).toMatchObject({ ran: 1 });
  });

  test('workspaces add up, cancelled tests failed, and zero is counted', () => {
    expect(count(...summary('ℹ', 2, 1), ...summary('ℹ', 3, 0, 1, 0, 2))).toMatchObject({
      ran: 8,
      failed: 3,
      skipped: 1,
    });
    expect(count(...summary('ℹ', 0, 0))).toMatchObject({ ran: 0 });
    expect(count('✔ b.test.js (34.294357ms)', ...summary('ℹ', 1, 0))).toMatchObject({ ran: 0 });
  });
});

test('a failing test is named', () => {
  expect(failing('✖ adds (1.2ms)')).toEqual(['adds']);
  expect(failing('✔ adds (1.2ms)')).toEqual([]);
});

test('a script passes a pattern on to it', () => {
  expect(commandsOf({ scripts: { test: 'node --test' } })).toEqual({
    'unit-test': 'npm test -- --test-name-pattern={pattern}',
  });
  expect(commandsOf({ scripts: { test: 'node --test test/*.js' } })).toEqual({ 'unit-test': 'npm test' });
});

test.each(['test.js', 'lib/test.mjs', 'x-test.mjs', 'test-x.mjs', 'x_test.cjs', 'test.ts'])('%s is a test', path =>
  expect(isTest(path)).toBe(true),
);
test.each(['latest.js', 'test.md', 'attest-x.js'])('%s is none', path => expect(isTest(path)).toBe(false));
