import { expect, test } from 'vitest';
import { at, changes, judge, listed } from '../../support/judging.ts';

const given = {
  files: { 'a.ts': 'a\n', 'b.ts': 'b\n', 'old.ts': 'o\n', 'docs/a.md': 'd\n' },
  ignored: { 'dist.js': 'x\n' },
  changes: changes('A a.ts', 'M b.ts', 'D c.ts'),
};

test('each file is in the diff', async () => {
  expect(await judge(listed('files_changed', './a.ts', 'b.ts (the parser)', '`c.ts` - gone'), given)).toMatchObject({
    status: 'pass',
  });
  expect(await judge(listed('files_changed', 'a.ts', 'old.ts'), given)).toEqual({
    status: 'fail',
    message: 'claimed "files_changed: [a.ts, old.ts]", but the diff does not change old.ts',
    want: 'the diff changes every file under files_changed',
    got: 'the diff does not change old.ts',
    at,
    owner: 'author',
    fix: 'change old.ts as the task asks, or remove it from files_changed',
    failure: 'major',
  });
});

test('a renamed file may be claimed under both names', async () => {
  const renamed = { changes: [{ kind: 'renamed' as const, path: 'new.ts', from: 'a.ts' }] };
  expect(await judge(listed('files_changed', 'a.ts', 'new.ts'), renamed)).toMatchObject({ status: 'pass' });
});

test('without a base branch there is nothing to compare with', async () => {
  expect(await judge(listed('files_changed', 'z.ts'), { compared: false })).toMatchObject({ status: 'skip' });
});
