import { describe, expect, test } from 'vitest';
import { pre } from '../../src/checks/pre.ts';
import { compiled, contractsOf } from '../support/contracts.ts';
import { world } from '../support/world.ts';

function outcomes(yaml: string, given: Parameters<typeof world>[0]) {
  const [contract] = contractsOf(`id: a\npre:\n${yaml}validation: {lint: x}\n`);
  const criteria = contract!.criteria.filter(({ check }) => check.type === 'pre');
  return Promise.all(criteria.map(({ check }) => pre.run(check.params as never, world(given))));
}

describe('pre', () => {
  test('is asked of the base, whatever the head has', async () => {
    const yaml = '  files_exist: [old.ts, new.ts]\n  content_check: {file: old.ts, pattern: before}\n';
    const given = { base: { 'old.ts': 'before' }, files: { 'new.ts': '', 'old.ts': 'after' } };
    expect((await outcomes(yaml, given)).map(({ status }) => status)).toEqual(['pass', 'fail', 'pass']);
  });

  test('what is missing there is not for the author to fix, and the message says so', async () => {
    const [outcome] = await outcomes('  files_exist: [gone.ts]\n', {});
    expect(outcome).toMatchObject({
      status: 'fail',
      owner: 'base',
      message: 'on main@1a2b3c4, gone.ts does not exist',
    });
    expect(outcome).not.toHaveProperty('at');
  });

  test('a pattern that took too long is inconclusive', async () => {
    const [contract] = contractsOf('id: a\npre: {content_check: {file: a, pattern: x}}\n');
    const slow = {
      ...world({ base: { a: '' } }),
      search: async () => ({ kind: 'unknown' as const, reason: 'too slow' }),
    };
    expect(await pre.run(contract!.criteria[0]!.check.params as never, slow)).toMatchObject({ status: 'error' });
  });

  test('ids and titles', () => {
    const [contract] = contractsOf('id: a\npre: {files_exist: [x.ts]}\n');
    expect(contract!.criteria).toMatchObject([{ id: 'a/pre-files_exist-x-ts', title: 'before the work, x.ts exists' }]);
  });

  test('nothing but files and content can be asked there', () => {
    const { problems } = compiled({ 'c.yml': 'id: a\npre: {tests: npm test}\n' });
    expect(problems[0]!.message).toContain('pre takes files_exist and content_check only');
  });
});
