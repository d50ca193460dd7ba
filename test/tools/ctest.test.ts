import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { commandsIn, count, failing } from '../support/tools.ts';

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('ctest -R {pattern}', undefined).run).toBe('ctest');
});

test('the closing lines of CTest 3.25 count', () => {
  const lines = [
    '1/3 Test #1: a ................................   Passed    0.02 sec',
    '2/3 Test #2: b ................................***Failed    0.00 sec',
    '3/3 Test #3: c ................................***Not Run (Disabled)   0.00 sec',
    '',
    '50% tests passed, 1 tests failed out of 2',
  ];
  expect(count(...lines)).toEqual({ ran: 2, failed: 1, skipped: 1, runner: 'ctest' });
  expect(failing(lines[1]!)).toEqual(['b']);
  expect(count('100% tests passed, 0 tests failed out of 1')).toMatchObject({ ran: 1, failed: 0 });
  const skipped = '1/1 Test #1: a ................................***Skipped   0.00 sec';
  expect(count(skipped, '100% tests passed, 0 tests failed out of 1')).toMatchObject({ ran: 0, skipped: 1 });
});

test.each(['No tests were found!!!', 'No test configuration file found!'])('%s: none ran', line =>
  expect(count('Test project /app/build', line)).toMatchObject({ ran: 0 }),
);

test('it is detected where CMake has tests, and built outside of the checkout', () => {
  const run = commandsIn({ 'CMakeLists.txt': 'include(CTest)\n', 'src/CMakeLists.txt': '' })['unit-test']!;
  expect(withPattern(run, undefined).run).toBe(
    'build="$(mktemp -d)" && trap \'rm -rf "$build"\' EXIT && cmake -S . -B "$build" && cmake --build "$build" && ctest --test-dir "$build" --output-on-failure',
  );
  expect(commandsIn({ 'CMakeLists.txt': '# enable_testing()\n' })).toEqual({});
});
