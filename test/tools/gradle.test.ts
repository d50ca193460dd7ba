import { expect, test } from 'vitest';
import { failuresOf } from '../../src/tools/reading/failures.ts';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { commandsIn, isSettings } from '../support/tools.ts';
import { finished } from '../support/world.ts';

test('it is detected', () => {
  expect(commandsIn({ 'build.gradle.kts': '', gradlew: '' })).toEqual({
    'unit-test': './gradlew test --tests {pattern}',
    typecheck: './gradlew testClasses',
  });
});

test.each(['build.gradle', 'build.gradle.kts'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --tests {pattern}', undefined).run).toBe('x');
});

test('code that lacks a name is recognized', () => {
  expect(
    failuresOf({ count: () => undefined, exit: [0] }, finished(1, 'e: A.kt: (3, 5): Unresolved reference: mul'))
      .lacksName,
  ).toBe(true);
});
