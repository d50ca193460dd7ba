import { expect, test } from 'vitest';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn } from '../support/tools.ts';

test.each(['a_test.dart'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('it is detected', () => {
  expect(commandsIn({ 'pubspec.yaml': 'dev_dependencies:\n  test: ^1.0.0\n' })).toEqual({
    'unit-test': 'dart test --name {pattern}',
    typecheck: 'dart analyze',
  });
  expect(commandsIn({ 'pubspec.yaml': 'name: a\n' })).toEqual({ typecheck: 'dart analyze' });
});
