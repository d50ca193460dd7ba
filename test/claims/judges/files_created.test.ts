import { expect, test } from 'vitest';
import { changes, judge, listed } from '../../support/judging.ts';

const given = {
  files: { 'a.ts': 'a\n', 'b.ts': 'b\n', 'old.ts': 'o\n', 'docs/a.md': 'd\n' },
  ignored: { 'dist.js': 'x\n' },
  changes: changes('A a.ts', 'M b.ts', 'D c.ts'),
};

test.each([
  ['b.ts', 'b.ts existed before'],
  ['old.ts', 'old.ts existed before'],
  ['c.ts', 'c.ts is deleted'],
  ['d.ts', 'd.ts does not exist'],
  ['../etc/passwd', '../etc/passwd does not exist'],
  ['dist.js', 'dist.js is ignored by git'],
  ['docs/', 'docs is a directory'],
])('%s is not a new file', async (path, got) => {
  expect(await judge(listed('files_created', 'a.ts'), given)).toMatchObject({ status: 'pass' });
  expect(await judge(listed('files_created', 'a.ts', path), given)).toMatchObject({ status: 'fail', got });
});

test('a moved file is a warning', async () => {
  const renamed = { changes: [{ kind: 'renamed' as const, path: 'new.ts', from: 'a.ts' }] };
  expect(await judge(listed('files_created', 'new.ts'), renamed)).toMatchObject({
    status: 'warn',
    got: 'new.ts is a.ts, moved',
  });
});
