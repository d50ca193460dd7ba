import { describe, expect, test } from 'vitest';
import { noneApplies } from '../../src/contracts/none-applies.ts';
import type { Contract, Trust } from '../../src/model/contract.ts';
import type { Problem } from '../../src/model/finding.ts';
import { contractGlobs } from '../../src/policy/schema.ts';
import { contractsOf } from '../support/contracts.ts';

type Situation = Parameters<typeof noneApplies>[1];

const contract = (id: string, trust: Trust, more = ''): Contract => ({
  ...contractsOf(`id: ${id}\n${more}`)[0]!,
  trust,
});

const situation = (contracts: Contract[], more: Partial<Situation> = {}): Situation => ({
  changes: [
    { kind: 'added', path: 'src/a.ts' },
    { kind: 'deleted', path: 'src/b.ts' },
  ],
  globs: contractGlobs,
  policy: {},
  enforced: { candidates: contracts.map(each => ({ contract: each })) },
  selection: { selected: contracts.filter(({ trust }) => trust !== 'base').map(each => ({ contract: each, why: '' })) },
  ...more,
});

const draft = 'id: fix-it\nvalidation:\n  tests: rspec';
const example = { id: 'fix-it', text: `${draft}\n` };

function problem(contracts: Contract[], more: Partial<Situation> = {}): Problem {
  const found = noneApplies({ why: 'a contract is required', example }, situation(contracts, more));
  if ('reason' in found) throw new Error(found.reason);
  return found.problem;
}

test('where there is nothing, one to write', () => {
  expect(problem([])).toEqual({
    code: 'contract_required',
    message: `a contract is required, and no qualifying contract applies. Write .contracts/fix-it.yml (contract-gate generate drafts one), for example:\n${draft}`,
    at: { path: '.contracts/fix-it.yml', line: 1 },
  });
});

describe('the file to write is one that is read', () => {
  test.each([
    [['gates/*.yaml'], 'Write gates/fix-it.yaml (contract-gate generate drafts one), for'],
    [['gates/**/*.{json,yml}'], 'Write gates/fix-it.json (contract-gate generate drafts one), for'],
    [
      ['gates/[a-c]/*.yml', 'x/*.yml'],
      'Write a file that matches gates/[a-c]/*.yml or x/*.yml (contract-gate generate drafts one), for',
    ],
  ])('%j: %s', (globs, words) => expect(problem([], { globs }).message).toContain(words));
});

describe('open contracts of the base can be named', () => {
  test('up to five of them, none that is done', () => {
    const done = contract('old', 'base', 'status: done\n');
    const some = ['a', 'b'].map(id => contract(id, 'base'));
    expect(problem([done, ...some]).message).toContain(
      'applies. Name an open contract in the pull request body, as Contract: ID (a, b), or write .contracts/fix-it.yml',
    );
    const many = Array.from({ length: 8 }, (_, index) => contract(`t${index}`, 'base'));
    expect(problem(many).message).toContain('(t0, t1, t2, t3, t4 and 3 more)');
  });
});

describe('what came with the work', () => {
  test('and asks nothing is reported so, at its own place', () => {
    const found = problem([contract('mine', 'head')]);
    expect(found.message).toBe(
      `a contract is required, and no qualifying contract applies: mine has no checks of its own. Add some, for example:\n${draft}`,
    );
    expect(found).toMatchObject({ at: { path: 'c.yml', line: 1 } });
    expect(found).not.toHaveProperty('owner');
  });

  test.each([
    [{ satisfied_by: 'base' } as const, 'counts only contracts on the base (satisfied_by: base)'],
    [{ trust: 'base-only' } as const, 'trusts only contracts on the base (trust: base-only)'],
  ])('does not count with %j, and is for a maintainer to merge', (policy, rule) => {
    const mine = contract('mine', 'head', 'validation: {tests: npm test}\n');
    const start = `a contract is required, and no qualifying contract applies: mine`;
    expect(problem([mine], { policy })).toMatchObject({
      message: `${start} is part of this pull request, and the policy ${rule}. Merge it first`,
      owner: 'person',
    });
    const others = [mine, contract('more', 'body'), contract('open', 'base')];
    expect(problem(others, { policy }).message).toBe(
      `${start} (and 1 more) is part of this pull request, and the policy ${rule}. Merge it first, or name an open contract in the pull request body, as Contract: ID (open)`,
    );
  });
});

test('where only the base counts, a contract that is still to be written must be merged first', () => {
  const policy = { satisfied_by: 'base' } as const;
  const words =
    'and merge it first (the policy counts only contracts on the base (satisfied_by: base)) (contract-gate generate drafts one), for example:';
  expect(problem([], { policy })).toMatchObject({ message: expect.stringContaining(words), owner: 'person' });
  expect(problem([contract('open', 'base')], { policy })).not.toHaveProperty('owner');
});

test.each([
  [undefined, {}, 'the policy requires none'],
  ['required', { changes: [] }, 'nothing changed'],
  ['required', { changes: [{ kind: 'added', path: '.contracts/t.yml' } as const] }, 'nothing changed'],
  ['required', { changes: [{ kind: 'added', path: 'README.md' } as const] }, 'only documentation changed'],
])('%s, %j: nothing is needed, since %s', (why, more, words) => {
  expect(noneApplies(why === undefined ? undefined : { why, example }, situation([], more))).toEqual({
    reason: expect.stringContaining(words),
  });
});
