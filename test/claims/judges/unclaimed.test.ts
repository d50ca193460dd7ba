import { expect, test } from 'vitest';
import { at, changes, judge, listed } from '../../support/judging.ts';

const given = {
  files: { 'a.ts': 'a\n', 'b.ts': 'b\n', 'old.ts': 'o\n', 'docs/a.md': 'd\n' },
  ignored: { 'dist.js': 'x\n' },
  changes: changes('A a.ts', 'M b.ts', 'D c.ts'),
};

test('what was changed and not claimed is a warning; contracts and reports are not part of the work', async () => {
  const more = { changes: [...given.changes, ...changes('A .contracts/t.yml', 'A reports/r.json')] };
  expect(await judge(listed('unclaimed', 'a.ts', 'b.ts', 'c.ts'), more)).toMatchObject({ status: 'pass' });
  expect(await judge(listed('unclaimed', 'a.ts'), more)).toMatchObject({
    status: 'warn',
    got: 'the diff also changes b.ts, c.ts',
    at,
  });
});

test('a renamed file may be claimed by its old name', async () => {
  const renamed = { changes: [{ kind: 'renamed' as const, path: 'new.ts', from: 'a.ts' }] };
  expect(await judge(listed('unclaimed', 'a.ts'), renamed)).toMatchObject({ status: 'pass' });
});
