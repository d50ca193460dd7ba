import { expect, test } from 'vitest';
import { isTest, measures } from '../../src/tools/reading/test-files.ts';

test.each(['a_test.c', 'a_test.cc', 'a_test.cpp'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('declarations are measured', () => {
  expect('TEST(A, b) {}\nTEST_F(A, c) {}'.match(new RegExp(measures.tests, 'g'))).toHaveLength(2);
});
