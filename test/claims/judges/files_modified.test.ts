import { expect, test } from 'vitest';
import { at, changes, judge, listed } from '../../support/judging.ts';

const given = {
  files: { 'a.ts': 'a\n', 'b.ts': 'b\n', 'old.ts': 'o\n', 'docs/a.md': 'd\n' },
  ignored: { 'dist.js': 'x\n' },
  changes: changes('A a.ts', 'M b.ts', 'D c.ts'),
};

test('each file is in the diff', async () => {
  expect(await judge(listed('files_modified', './a.ts', 'b.ts (the parser)', '`c.ts` - gone'), given)).toMatchObject({
    status: 'pass',
  });
  expect(await judge(listed('files_modified', 'a.ts', 'old.ts'), given)).toEqual({
    status: 'fail',
    message: 'claimed "files_modified: [a.ts, old.ts]", but the diff does not change old.ts',
    want: 'the diff changes every file under files_modified',
    got: 'the diff does not change old.ts',
    at,
    owner: 'author',
    fix: 'change old.ts as the task asks, or remove it from files_modified',
    failure: 'major',
  });
});
