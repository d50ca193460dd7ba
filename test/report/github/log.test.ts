import { expect, test } from 'vitest';
import { logAnnotations } from '../../../src/report/github/log.ts';
import { criterion, resultsWith } from '../../support/results.ts';
import { threeContracts } from '../../support/three-contracts.ts';

test('errors, warnings and notes, each at its place', () => {
  const { annotations, left } = logAnnotations(threeContracts(), 'block');
  expect(annotations.map(({ level, path, line }) => [level, path, line])).toEqual([
    ['error', 'src/auth/jwt.py', 14],
    ['error', '.contracts/user-authentication.yml', 9],
    ['warning', '.contracts/redis-cache.yml', 4],
    ['warning', '.contracts/redis-cache.yml', 8],
    ['notice', undefined, undefined],
  ]);
  expect(annotations[0]).toMatchObject({
    title: 'user-authentication: src/auth/jwt.py does not contain /def refresh_token/',
    message: `src/auth/jwt.py does not contain /def refresh_token/
Fix: Add text to src/auth/jwt.py that matches /def refresh_token/.
Expected: src/auth/jwt.py contains /def refresh_token/
Got: no match; the nearest is line 14: def refresh(token):`,
  });
  expect(left).toEqual([]);
});

test('where nothing is blocked there are no errors', () => {
  const { annotations } = logAnnotations(threeContracts(), 'warn');
  expect(annotations.map(({ level }) => level)).toEqual(['warning', 'warning', 'warning', 'warning', 'notice']);
});

test('ten of each level, none too long, and the rest is counted', () => {
  const many = (status: 'fail' | 'warn', count: number) =>
    Array.from({ length: count }, (_, index) => criterion(`${status}-${index}`, status, { got: '🚀'.repeat(9_000) }));
  const { annotations, left } = logAnnotations(resultsWith([...many('warn', 11), ...many('fail', 1_200)]), 'block');
  expect(annotations.filter(({ level }) => level === 'error')).toHaveLength(10);
  expect(annotations.filter(({ level }) => level === 'warning')).toHaveLength(10);
  for (const { message } of annotations) expect(Buffer.byteLength(message)).toBeLessThanOrEqual(4_096);
  expect(left).toEqual([
    '1,190 errors are not annotated: GitHub shows 10 for each step',
    '1 warning is not annotated: GitHub shows 10 for each step',
  ]);
});
