import { expect, test } from 'vitest';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { declared, many } from '../support/tools.ts';

test('declarations in Java and Kotlin', () => {
  expect(
    declared(
      'src/test/java/ATest.java',
      '@Test',
      'void one() {',
      '@Test @DisplayName("x") public void two() throws Exception {',
      '@ParameterizedTest',
      '@ValueSource(ints = {1, 2})',
      'void three(int n) {',
      'void helper() {',
      '@org.junit.Test public void four() {',
      '@Test',
      '@Disabled("slow (very)")',
      'void five() {',
      'String page = """',
      '@Test void six() {',
      '""";',
      '/* @Test',
      'void seven() { */',
    ),
  ).toEqual([
    ['one', 1, 1],
    ['two', 1, 1],
    ['three', 1, many],
    ['four', 1, 1],
    ['five', 0, 1],
  ]);
});

test.each(['ATest.java', 'ATests.kt', 'AIT.java'])('%s is a test', path => expect(isTest(path)).toBe(true));
