import { expect, test } from 'vitest';
import type { Claim } from '../../../src/claims/judges/index.ts';
import { judge } from '../../support/judging.ts';

const age: Claim = { kind: 'age', path: 'reports/r.json' };
test.each([
  [[{ id: 'a', files: ['src/a.ts', 'reports/r.json'] }], 'pass'],
  [
    [
      { id: 'a', files: ['reports/r.json'] },
      { id: 'b', files: ['reports/other.json', '.contracts/t.yml'] },
    ],
    'pass',
  ],
  [
    [
      { id: 'a', files: ['reports/r.json'] },
      { id: 'b', files: ['src/a.ts'] },
    ],
    'fail',
  ],
  [
    [
      { id: 'a', files: ['reports/r.json'] },
      { id: '', files: ['src/a.ts'] },
    ],
    'fail',
  ],
  [
    [
      { id: 'a', files: ['src/a.ts'] },
      { id: '', files: ['reports/r.json'] },
    ],
    'pass',
  ],
  [[{ id: 'a', files: ['src/a.ts'] }], 'fail'],
  [[], 'pass'],
])('%j is a %s', async (history, status) => {
  expect(await judge(age, { history })).toMatchObject({ status });
});

test('a commit message is as old as the commit', async () => {
  const history = [
    { id: 'a', files: ['src/a.ts'] },
    { id: 'b', files: ['src/b.ts'] },
  ];
  const judged = (commit: string) => judge({ kind: 'age', path: `commit ${commit}`, commit }, { history });
  expect(await judged('b')).toMatchObject({ status: 'pass' });
  expect(await judged('a')).toMatchObject({ status: 'fail', message: expect.stringContaining('src/b.ts') });
});

test('names the commit and what it changed', async () => {
  const history = [
    { id: 'a', files: ['reports/r.json'] },
    { id: '0123456789', files: ['src/a.ts'] },
  ];
  expect(await judge(age, { history })).toMatchObject({
    message: 'reports/r.json is stale: it is older than commit 0123456, which changes src/a.ts',
    at: { path: 'reports/r.json', line: 1 },
  });
});
