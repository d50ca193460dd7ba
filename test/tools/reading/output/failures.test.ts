import { expect, test } from 'vitest';
import { failingTests } from '../../../../src/tools/reading/output/failures.ts';

test.each([
  ['✖ adds (1.2ms)', 'adds'],
  ['not ok 2 - adds', 'adds'],
  [' FAIL  test/a.test.ts > adds', 'test/a.test.ts > adds'],
  ['  ● maths › adds', 'maths › adds'],
  ['FAILED tests/test_a.py::test_add - assert 1 == 2', 'tests/test_a.py::test_add'],
  ['FAIL: test_add (test_a.A.test_add)', 'test_add (test_a.A.test_add)'],
  ['test maths::adds ... FAILED', 'maths::adds'],
  ['--- FAIL: TestAdd (0.00s)', 'TestAdd'],
  ['  1) maths adds:', 'maths adds'],
  ['[ERROR]   AppTest.adds:12 expected: <1>', 'AppTest.adds'],
  ['✔ adds (1.2ms)', undefined],
])('%j names a failing test', (line, name) => expect(failingTests(line)).toEqual(name ? [name] : []));
