import { expect, test } from 'vitest';
import { changes, counted, judge } from '../../support/judging.ts';

test.each([
  [3, 'fail'],
  [2, 'pass'],
  [1, 'warn'],
])('%i of two', async (count, status) => {
  const files = { 'a.test.ts': "test('a', f);\ntest('b', f);\ntest('c', f);\n" };
  const given = { files, before: { 'a.test.ts': "test('a', f);\n" }, changes: changes('M a.test.ts') };
  expect(await judge(counted('tests_added', count), given)).toMatchObject({ status });
});

test('a language that we can not read leaves the number open', async () => {
  const given = { files: { 'spec/a_spec.rb': 'it "a" do\nend\n' }, changes: changes('A spec/a_spec.rb') };
  expect(await judge(counted('tests_added', 1), given)).toMatchObject({
    status: 'warn',
    got: 'the diff adds 0, and spec/a_spec.rb could not be counted',
  });
});

test('without a base branch there is nothing to compare with', async () => {
  expect(await judge(counted('tests_added', 9), { compared: false })).toMatchObject({ status: 'skip' });
});
