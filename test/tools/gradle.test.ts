import { expect, test } from 'vitest';
import { failuresOf } from '../../src/tools/reading/output/failures.ts';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { commandsIn, count, failing, isSettings } from '../support/tools.ts';
import { finished } from '../support/world.ts';

test('it is detected', () => {
  expect(commandsIn({ 'build.gradle.kts': '', gradlew: '' })).toEqual({
    'unit-test': './gradlew test --tests {pattern}',
    typecheck: './gradlew testClasses',
  });
});

test('subprojects are built from the settings around them; a build with settings of its own is one of its own', () => {
  const names = [
    'settings.gradle',
    'gradlew',
    'app/build.gradle',
    'buildSrc/settings.gradle',
    'tools/x/settings.gradle.kts',
  ];
  const files = Object.fromEntries(names.map(each => [each, '']));
  expect([commandsIn(files, 'app'), commandsIn(files, 'buildSrc')]).toEqual([{}, {}]);
  expect(commandsIn(files)).toMatchObject({ 'unit-test': './gradlew test --tests {pattern}' });
  expect(commandsIn(files, 'tools/x')).toMatchObject({ 'unit-test': '../../gradlew test --tests {pattern}' });
  expect(commandsIn({ 'build.gradle': '', 'app/build.gradle': '' }, 'app')).toMatchObject({
    typecheck: 'gradle testClasses',
  });
});

test.each(['build.gradle', 'build.gradle.kts', 'gradlew', 'settings.gradle.kts', 'gradle/wrapper/gradle-wrapper.jar'])(
  '%s is one of its settings',
  path => expect(isSettings(path)).toBe(true),
);

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --tests {pattern}', undefined).run).toBe('x');
});

test('code that lacks a name is recognized', () => {
  expect(
    failuresOf(
      { count: () => undefined, exit: [0], top: '/repo' },
      finished(1, 'e: A.kt: (3, 5): Unresolved reference: mul'),
    ).lacksName,
  ).toBe(true);
});

test('a test task without tests ran none; otherwise only a failure says how many ran', () => {
  const compile = '> Task :compileTestJava NO-SOURCE';
  expect(count(compile, '> Task :test NO-SOURCE', 'BUILD SUCCESSFUL in 1s')).toMatchObject({
    ran: 0,
    runner: 'gradle',
  });
  expect(count(':test NO-SOURCE')).toMatchObject({ ran: 0 });
  expect(count('> Task :a:test NO-SOURCE', '> Task :b:test', 'BUILD SUCCESSFUL in 1s')).toBeUndefined();
  expect(count('> Task :test UP-TO-DATE')).toBeUndefined();
  expect(count('> Task :test FAILED', '3 tests completed, 1 failed, 1 skipped')).toMatchObject({
    ran: 2,
    failed: 1,
    skipped: 1,
  });
  expect(failing('CalcTest > adds() FAILED')).toEqual(['CalcTest > adds()']);
});
