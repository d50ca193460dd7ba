import { expect, test } from 'vitest';
import type { Claim } from '../../../src/claims/judges/index.ts';
import { field, judge } from '../../support/judging.ts';

const path = (value: string): Claim => ({ kind: 'path', ...field('path', value), value });
test.each([
  ['a.ts', 'pass', {}],
  ['nowhere.md', 'fail', { got: 'there is no nowhere.md' }],
  ['A.ts', 'fail', { got: 'there is no A.ts; a.ts differs in letter case' }],
  ['empty.md', 'fail', { got: 'empty.md is empty' }],
  ['blank.md', 'fail', { got: 'blank.md has nothing but white space' }],
  ['docs', 'fail', { got: 'docs is a directory' }],
  ['dist.js', 'fail', { got: expect.stringContaining('git ignores dist.js') }],
  ['/etc/passwd', 'fail', { got: expect.stringContaining('is absolute') }],
  ['.claude/features/[slug]-TODO.md', 'fail', {}],
])('%s is a %s', async (value, status, more) => {
  const files = { 'a.ts': 'a', 'empty.md': '', 'blank.md': ' \n\n', 'docs/a.md': 'a' };
  expect(await judge(path(value), { files, ignored: { 'dist.js': 'x' } })).toMatchObject({ status, ...more });
});
