import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import type { Checkout } from '../../src/model/checkout.ts';
import { readPolicy } from '../../src/policy/read.ts';

type Files = Record<string, string>;

/** A checkout that has only files. */
function checkout(files: { base?: Files; head?: Files }): Checkout {
  const { base, head = {} } = files;
  const changed = Object.keys(head).filter(path => base?.[path] !== head[path]);
  const read: Checkout['read'] = async (end, wanted) => {
    const all = Object.entries((end === 'head' ? head : base) ?? {}).filter(([path]) => wanted(path));
    return new Map(all.map(([path, text]) => [path, new TextEncoder().encode(text)]));
  };
  const given: Partial<Checkout> = {
    base: base ? { branch: 'main', commit: 'a'.repeat(40) } : null,
    changes: changed.map(path => ({ kind: 'modified', path })),
    read,
  };
  return given as Checkout;
}

const valid = 'version: 1\nrequire: always\n';
const policyOf = (files: Parameters<typeof checkout>[0], asked?: string) => readPolicy(checkout(files), asked, checks);

describe('the policy', () => {
  test('is the one on the base, whatever the pull request makes of it', async () => {
    const head = { 'contract-gate.yml': 'version: 1\nrequire: never\n' };
    const { policy, path, problems, proposed } = await policyOf({ base: { 'contract-gate.yml': valid }, head });
    expect(policy).toMatchObject({ require: 'always', source: 'contract-gate.yml at main@aaaaaaa' });
    expect([path, problems, proposed]).toEqual(['contract-gate.yml', [], []]);
  });

  test('is the default if there is none, and a new one does not apply yet', async () => {
    expect((await policyOf({ base: {}, head: { 'contract-gate.yml': valid } })).policy).toMatchObject({
      source: 'defaults',
    });
  });

  test('is the one of the checkout if there is no base', async () => {
    expect((await policyOf({ head: { '.github/contract-gate.yml': valid } })).policy).toMatchObject({
      require: 'always',
    });
  });

  test('that can not be read is a problem, and so is a proposed one', async () => {
    const broken = { 'contract-gate.yml': 'version: 2\n' };
    expect((await policyOf({ base: broken, head: broken })).problems).toHaveLength(1);
    const { problems, proposed } = await policyOf({ base: { 'contract-gate.yml': valid }, head: broken });
    expect(problems).toEqual([]);
    expect(proposed).toMatchObject([{ at: { path: 'contract-gate.yml' } }]);
  });

  test('that is named must exist; a file from outside is taken as it is', async () => {
    expect(await policyOf({ base: {} }, 'p.yml')).toHaveProperty('missing');
    const bytes = new TextEncoder().encode(valid);
    expect(await readPolicy(checkout({ base: {} }), { path: '/p.yml', bytes }, checks)).toMatchObject({
      policy: { require: 'always' },
      path: '/p.yml',
    });
  });
});
