import { describe, expect, test } from 'vitest';
import { commandsIn, count, failing, isAutoloaded, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'pom.xml': '' })).toEqual({
    'unit-test': 'mvn -B test -Dtest={pattern}',
    typecheck: 'mvn -B test-compile',
  });
  expect(commandsIn({ 'pom.xml': '', mvnw: '' })).toEqual({
    'unit-test': './mvnw -B test -Dtest={pattern}',
    typecheck: './mvnw -B test-compile',
  });
});

test('the modules that it lists are built with it; any other build is one of its own', () => {
  const top =
    '<modules><module>app</module><!--<module>old</module>--><module>libs/a/</module></modules><profiles><profile><modules><module>it</module></modules></profile></profiles>';
  const folders = ['', 'app/', 'libs/a/', 'old/', 'it/'];
  const files = { mvnw: '', ...Object.fromEntries(folders.map(each => [`${each}pom.xml`, each === '' ? top : ''])) };
  expect(commandsIn(files)).toMatchObject({ 'unit-test': './mvnw -B test -Dtest={pattern}' });
  expect([commandsIn(files, 'app'), commandsIn(files, 'libs/a')]).toEqual([{}, {}]);
  for (const folder of ['old', 'it'])
    expect(commandsIn(files, folder)).toMatchObject({ 'unit-test': '../mvnw -B test -Dtest={pattern}' });
});

describe('surefire', () => {
  const classLine = '[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.05 s - in a.ATest';

  test('the closing line counts, not those of single classes', () => {
    expect(count(classLine, '[INFO] Tests run: 5, Failures: 0, Errors: 0, Skipped: 1')).toEqual({
      ran: 4,
      failed: 0,
      skipped: 1,
      runner: 'surefire',
    });
    expect(count('[ERROR] Tests run: 3, Failures: 1, Errors: 1, Skipped: 0')).toMatchObject({ ran: 3, failed: 2 });
    expect(count(classLine)).toBeUndefined();
  });
});

test('a failing test is named', () => {
  expect(failing('[ERROR]   AppTest.adds:12 expected: <1>')).toEqual(['AppTest.adds']);
});

test.each(['pom.xml', 'mvnw'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test.each(['.mvn/jvm.config'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));
