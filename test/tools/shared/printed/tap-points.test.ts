import { expect, test } from 'vitest';
import { failedPoints } from '../../../../src/tools/shared/printed/tap-points.ts';

const names = (...lines: string[]) => failedPoints(lines).map(({ name }) => name);

test('a point that failed because of points in it is part of their names', () => {
  const inner = ['    ok 1 - c', '    not ok 2 - d', '    1..2'];
  expect(names('not ok 1 - a', '# Subtest: b', ...inner, 'not ok 2 - b', 'not ok 3 - e')).toEqual(['a', 'b > d', 'e']);
});

test('skipped and planned points have not failed', () => {
  expect(names('not ok 1 - a # TODO later', 'not ok 2 - b # skip', 'ok 3 - c')).toEqual([]);
});

test('diagnostics that never end are read all the same', () => {
  expect(failedPoints(['not ok 1 - a', '  ---', "  error: 'no cart'"])).toMatchObject([{ message: 'no cart' }]);
});

test('what the file is called says nothing that the place does not', () => {
  expect(names('    not ok 1 - a', 'not ok 1 - test/a.test.js')).toEqual(['a']);
});
