import { describe, expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { harmlessFile } from '../../src/tools/reading/settings-files.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, failing, isAutoloaded, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'pytest.ini': '' })).toEqual({ 'unit-test': 'python3 -m pytest -k {pattern}' });
  expect(commandsIn({ 'tests/test_a.py': 'import pytest\n' })).toEqual({
    'unit-test': 'python3 -m pytest -k {pattern}',
  });
  expect(commandsIn({ 'test_a.py': 'import a\n\ndef test_a():\n    pass\n' })).toEqual({
    'unit-test': 'python3 -m pytest -k {pattern}',
  });
});

test('requirements of a folder without tests are no test suite', () => {
  const requirements = { 'docs/requirements.txt': 'sphinx\npytest-sphinx-theme\n', 'docs/conf.py': '' };
  expect(commandsIn(requirements, 'docs')).toEqual({});
  expect(commandsIn({ ...requirements, 'docs/test_examples.py': 'import os\n' }, 'docs')).toHaveProperty('unit-test');
  expect(commandsIn({ 'requirements.txt': 'pytest\n' })).toHaveProperty('unit-test');
});

describe('pytest', () => {
  test.each([
    ['==== 1 failed, 1 passed, 1 skipped, 1 xfailed, 1 xpassed, 1 error in 0.87s =====', 5, 2, 1],
    ['1 failed, 1 passed, 1 skipped, 1 xfailed, 1 xpassed, 1 error in 0.76s', 5, 2, 1],
    [
      '\x1b[31m==== \x1b[31m\x1b[1m1 failed\x1b[0m, \x1b[32m1 passed\x1b[0m, \x1b[33m1 skipped\x1b[0m, \x1b[33m1 xfailed\x1b[0m, \x1b[33m1 xpassed\x1b[0m, \x1b[31m\x1b[1m1 error\x1b[0m\x1b[31m in 0.69s\x1b[0m\x1b[31m =====\x1b[0m',
      5,
      2,
      1,
    ],
    ['1 passed in 0.72s', 1, 0, 0],
    ['============================ 6 deselected in 0.74s =============================', 0, 0, 0],
    ['6 deselected in 0.68s', 0, 0, 0],
    ['no tests ran in 0.72s', 0, 0, 0],
    ['============================ no tests ran in 0.01s =============================', 0, 0, 0],
    ['no tests ran, 2 warnings in 0.01s', 0, 0, 0],
    ['============== 3 failed, 1 passed, 1 skipped, 1 xfailed in 0.80s ===============', 5, 3, 1],
    ['========== 2 passed, 3 subtests passed, 1 warning in 65.12s (0:01:05) ==========', 2, 0, 0],
    ['2 errors in 0.1s', 2, 2, 0],
  ])('%s', (line, ran, failed, skipped) => {
    expect(
      count('.F.s', '=========================== short test summary info ============================', line),
    ).toEqual({
      ran,
      failed,
      skipped,
      runner: 'pytest',
    });
  });

  test.each(['built 3 files in 0.5s', '3 warnings in 0.1s', 'Finished in 2.0s', 'in 0.1s', '5 passed'])(
    'not %s',
    line => {
      expect(count(line)).toBeUndefined();
    },
  );
});

test('a failing test is named', () => {
  expect(failing('FAILED tests/test_a.py::test_add - assert 1 == 2')).toEqual(['tests/test_a.py::test_add']);
});

test('its absence is recognized', () => {
  expect(missingTool(1, '/usr/bin/python3: No module named pytest\n')).toBeDefined();
});

test.each(['test_a.py', 'a_test.py'])('%s is a test', path => expect(isTest(path)).toBe(true));

test.each(['pytest.ini', '.pytest.ini'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test.each(['conftest.py', 'pytest.py', 'pytest/__init__.py'])('%s is loaded without being named', path =>
  expect(isAutoloaded(path)).toBe(true),
);

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x -m {pattern}', undefined).run).toBe('x');
});

test('a new conftest.py of fixtures is harmless, and worth a look', () => {
  const text = 'import pytest\n\n\n@pytest.fixture\ndef db():\n    yield {}\n';
  expect(harmlessFile('tests/conftest.py', text)).toEqual({ note: 'with fixtures for tests' });
  expect(harmlessFile('tests/conftest.py', `${text}x = 1\n`)).toBeUndefined();
});
