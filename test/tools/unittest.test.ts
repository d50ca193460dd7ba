import { describe, expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, failing, isAutoloaded } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'a.py': '', 'tests/test_a.py': '' })).toEqual({
    'unit-test': 'python3 -m unittest discover -s tests -k {pattern}',
  });
  expect(commandsIn({ 'tests/unit/test_a.py': 'import unittest\n', 'tests/it/test_b.py': '' })).toEqual({
    'unit-test':
      'PYTHONPATH=tests/it:tests/unit:"$PYTHONPATH" python3 -m unittest -k {pattern} tests/it/test*.py tests/unit/test*.py',
  });
});

describe('unittest', () => {
  const rule = '----------------------------------------------------------------------';

  test('as it prints it', () => {
    const ending = 'FAILED (failures=1, errors=1, skipped=1, expected failures=1, unexpected successes=1)';
    expect(count(rule, 'Ran 6 tests in 0.001s', '', ending)).toEqual({
      ran: 5,
      failed: 3,
      skipped: 1,
      runner: 'unittest',
    });
    expect(count('.s', rule, 'Ran 2 tests in 0.000s', '', 'OK (skipped=1)')).toMatchObject({
      ran: 1,
      failed: 0,
      skipped: 1,
    });
    expect(count('Ran 1 test in 0.000s', '', 'OK')).toMatchObject({ ran: 1 });
  });

  test('zero is counted', () => {
    expect(count(rule, 'Ran 0 tests in 0.000s', '', 'OK')).toMatchObject({ ran: 0 });
    expect(count(rule, 'Ran 0 tests in 0.000s', '', 'NO TESTS RAN (skipped=2)')).toMatchObject({ ran: 0, skipped: 2 });
  });

  test('without its ending it is none', () => expect(count('Ran 5 tests in 0.1s', 'and went home')).toBeUndefined());
});

test('a failing test is named', () => {
  expect(failing('FAIL: test_add (test_a.A.test_add)')).toEqual(['test_add (test_a.A.test_add)']);
  expect(failing('ERROR: setUpClass (test_a.A)')).toEqual(['setUpClass (test_a.A)']);
  expect(failing('ERROR: test_a (unittest.loader._FailedTest.test_a)')).toHaveLength(1);
  expect(failing('FAIL: test_add (test_a.A.test_add) [zero] (i=0)')).toEqual([
    'test_add (test_a.A.test_add) [zero] (i=0)',
  ]);
});

test.each(['ERROR: file or directory not found: tests/test_a.py', 'ERROR: usage', 'FAILED (failures=1)'])(
  '%j names no test',
  line => expect(failing(line)).toEqual([]),
);

test('its absence is recognized', () => {
  expect(missingTool(1, '/usr/bin/python3: No module named unittest\n')).toBeDefined();
});

test.each(['test_a.py', 'app/tests.py', 'test.py', 'a/testfoo.py', 'testFoo.py', 'test2.py', 'testio.py'])(
  '%s is a test',
  path => expect(isTest(path)).toBe(true),
);
test.each(['testing.py', 'shop/testimonials.py', 'latest.py'])('%s is none', path => expect(isTest(path)).toBe(false));

test.each(['unittest/__main__.py'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --pattern {pattern}', undefined).run).toBe('x');
});
