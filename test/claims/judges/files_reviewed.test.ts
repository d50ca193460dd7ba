import { expect, test } from 'vitest';
import { changes, counted, judge } from '../../support/judging.ts';

const given = {
  files: { 'a.ts': 'a\n', 'b.ts': 'b\n', 'old.ts': 'o\n', 'docs/a.md': 'd\n' },
  ignored: { 'dist.js': 'x\n' },
  changes: changes('A a.ts', 'M b.ts', 'D c.ts'),
};

test.each([
  [4, 'fail'],
  [3, 'pass'],
  [2, 'pass'],
  [1, 'fail'],
])('%i of three, one of them deleted, is a %s', async (count, status) => {
  expect(await judge(counted('files_reviewed', count), given)).toMatchObject({ status });
});
