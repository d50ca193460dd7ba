import { expect, test } from 'vitest';
import { countTests } from '../../../../src/tools/reading/count-tests.ts';
import { byPackage } from '../../../../src/tools/reading/output/package-lines.ts';

/** Printed by pnpm 9.15.9, with some lines left out. */
const pnpm = `Scope: 2 of 3 workspace projects
packages/a test$ node --test
packages/b test$ node --test
packages/b test: TAP version 13
packages/a test: TAP version 13
packages/b test: # Subtest: a
packages/b test: ok 1 - a
packages/a test: # Subtest: a
packages/a test: ok 1 - a
packages/b test: 1..1
packages/b test: # tests 1
packages/a test: 1..1
packages/a test: # tests 1
packages/b test: # pass 1
packages/a test: # pass 1
packages/b test: # fail 0
packages/b test: Done
packages/a test: # fail 0
packages/a test: Done
`;

/** Printed by turbo 2.11.11, with some lines left out. */
const turbo = `   • Running test in 2 packages
b:test: cache bypass, force executing d3141a1d04ff6d01
a:test: cache bypass, force executing 276c8562317d189e
a:test:${' '}
a:test: > node --test
a:test: TAP version 13
b:test: > node --test
b:test: TAP version 13
a:test: # tests 1
b:test: # tests 2
a:test: # pass 1
b:test: # pass 1
a:test: # fail 0
b:test: # fail 1
`;

test('what several packages print at once is counted for each', () => {
  expect(countTests(pnpm)).toMatchObject({ ran: 2, failed: 0, runner: 'node:test' });
  expect(countTests(turbo)).toMatchObject({ ran: 3, failed: 1 });
});

test('the lines of a package follow one another', () => {
  const lines = ['one', '[a]: 1', '[b]: 1', '[a]: 2', '[b]: 2', '[a]: 3', '[b]: 3'];
  expect(byPackage(lines)).toEqual(['1', '2', '3', '1', '2', '3', 'one']);
});

test('a few lines that look like it are left as they are', () => {
  const lines = ['Error in: a.js', 'FAIL src/a.test.ts', 'Tests: 1 passed', 'Tests: 2 total'];
  expect(byPackage(lines)).toBe(lines);
});
