import { expect, test } from 'vitest';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn } from '../support/tools.ts';

test.each(['ATests.swift'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('it is detected', () => {
  expect(commandsIn({ 'Package.swift': '.testTarget(name: "T")' })).toEqual({
    'unit-test': 'swift test --filter {pattern}',
    typecheck: 'swift build',
  });
  expect(commandsIn({ 'Package.swift': '.target(name: "T")' })).toEqual({ typecheck: 'swift build' });
});
