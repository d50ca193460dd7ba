import { expect, test } from 'vitest';
import { countTests } from '../../src/tools/reading/count-tests.ts';
import { failingTests } from '../../src/tools/reading/failures.ts';
import { isTest, measures } from '../../src/tools/reading/test-files.ts';

test.each(['a_test.c', 'a_test.cc', 'a_test.cpp'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('declarations are measured', () => {
  expect('TEST(A, b) {}\nTEST_F(A, c) {}'.match(new RegExp(measures.tests, 'g'))).toHaveLength(2);
});

/** Printed by GoogleTest 1.12.1, the lines of its suites left out. */
const printed = `[==========] Running 3 tests from 2 test suites.
[ RUN      ] A.two
a.cc:3: Failure
[  FAILED  ] A.two (0 ms)
[==========] 3 tests from 2 test suites ran. (0 ms total)
[  PASSED  ] 1 test.
[  SKIPPED ] 1 test, listed below:
[  SKIPPED ] B.three
[  FAILED  ] 1 test, listed below:
[  FAILED  ] A.two

 1 FAILED TEST
`;

test('its closing lines are counted, where nothing else counts', () => {
  expect(countTests(printed)).toEqual({ ran: 2, failed: 1, skipped: 1, runner: 'googletest' });
  expect(failingTests(printed)).toEqual(['A.two']);
  expect(countTests('[==========] 0 tests from 0 test suites ran. (0 ms total)\n[  PASSED  ] 0 tests.\n')).toEqual({
    ran: 0,
    failed: 0,
    skipped: 0,
    runner: 'googletest',
  });
  expect(countTests(`${printed}100% tests passed, 0 tests failed out of 7\n`)).toMatchObject({ ran: 7 });
});
