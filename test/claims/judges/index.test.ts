import { expect, test } from 'vitest';
import { claimTitle, claimWaits, judges } from '../../../src/claims/judges/index.ts';
import { counted, judge, listed } from '../../support/judging.ts';

test('each kind is registered under its own name', () => {
  for (const [kind, each] of Object.entries(judges)) expect(each.kind).toBe(kind);
});

test('what is about the change needs a base branch; the rest does not', async () => {
  const skipped = { status: 'skip', message: 'no base branch to compare with' };
  expect(await judge(listed('files_changed', 'z.ts'), { compared: false })).toEqual(skipped);
  expect(await judge(counted('tests_added', 9), { compared: false })).toEqual(skipped);
  expect(await judge(listed('locations', 'z.ts:1'), { compared: false })).toMatchObject({ status: 'fail' });
});

test('a mismatch names the claim, and carries its kind as the code', async () => {
  const outcome = await judge(listed('files_changed', 'z.ts'));
  expect(outcome).toMatchObject({
    status: 'fail',
    message: 'claimed "files_changed: [z.ts]", but the diff does not change z.ts',
    want: claimTitle(listed('files_changed', 'z.ts')),
    failure: 'major',
  });
});

test('only claims about test runs wait for the commands', () => {
  expect(claimWaits(listed('test_failures'))).toBe(true);
  expect(claimWaits(listed('files_changed'))).toBe(false);
});
