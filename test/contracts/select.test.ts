import { describe, expect, test } from 'vitest';
import { requiresContract, select } from '../../src/contracts/select.ts';
import type { Candidate } from '../../src/model/contract.ts';
import type { ByHand, PullRequest } from '../../src/model/pull-request.ts';
import type { Change } from '../../src/model/world.ts';
import { noPolicy } from '../../src/policy/schema.ts';
import { contractsOf } from '../support/contracts.ts';

const pull = (more: Partial<PullRequest> = {}): PullRequest => ({
  number: 1,
  branch: 'main',
  title: '',
  body: { text: '', path: 'body.md' },
  labels: [],
  author: 'ada',
  ...more,
});
const nothing: ByHand = { paths: [], only: [], all: false };
const candidates = (yaml: string): Candidate[] => contractsOf(yaml).map(contract => ({ contract }));

interface Given {
  pull?: Partial<PullRequest>;
  commits?: { id: string; message: string }[];
  changes?: Change[];
  hand?: Partial<ByHand>;
}

function selected(yaml: string | Candidate[], given: Given = {}) {
  const work = { pulls: [pull(given.pull)], commits: given.commits ?? [] };
  const all = typeof yaml === 'string' ? candidates(yaml) : yaml;
  return select(all, work, given.changes ?? [], { ...nothing, ...given.hand });
}
const ids = (yaml: string, given?: Given) => selected(yaml, given).selected.map(({ contract }) => contract.id);

const two = 'id: a-1\n---\nid: b-2\n';

describe('a contract applies if the pull request names it', () => {
  test.each<[string, Given]>([
    ['by the branch', { pull: { branch: 'agent/A-1-login' } }],
    ['by the title', { pull: { title: 'feat: login [a-1]' } }],
    ['by the body', { pull: { body: { text: 'Contract: a-1', path: 'body.md' } } }],
    ['by a commit', { commits: [{ id: 'f'.repeat(40), message: 'Work\n\nContract: a-1\n' }] }],
  ])('%s', (_, given) => expect(ids(two, given)).toEqual(['a-1']));

  test.each<[string, Given]>([
    ['a longer word of the branch', { pull: { branch: 'agent/a-12' } }],
    ['a longer word of the title', { pull: { title: 'xa-1: b' } }],
  ])('not by %s', (_, given) => expect(ids(two, given)).toEqual([]));
});

describe('applies_to', () => {
  const contract = (keys: string) => `id: a\napplies_to: {${keys}}\n`;

  test.each<[string, Given, boolean]>([
    ['branches: ["agent/**"]', { pull: { branch: 'agent/x' } }, true],
    ['branches: ["agent/**"]', { pull: { branch: null } }, false],
    ['paths: ["src/**"]', { changes: [{ kind: 'added', path: 'src/a.ts' }] }, true],
    ['paths: ["src/**"]', { changes: [{ kind: 'renamed', path: 'lib/a.ts', from: 'src/a.ts' }] }, true],
    ['paths: ["src/**"]', { changes: [{ kind: 'added', path: 'docs/a.md' }] }, false],
    ['labels: [agent]', { pull: { labels: ['agent'] } }, true],
    ['labels: [agent], authors: [eve]', { pull: { labels: ['agent'] } }, false],
    ['authors: ["*[bot]"]', { pull: { author: 'x[bot]' } }, true],
    ['authors: [ada]', { pull: { author: null } }, false],
  ])('%s', (keys, given, applies) => expect(ids(contract(keys), given)).toEqual(applies ? ['a'] : []));
});

test('contracts that are done or refused do not apply, and the reason is kept', () => {
  const [done] = candidates('id: a\nstatus: done\n');
  const [refused] = candidates('id: b\n');
  const result = selected([
    { ...done!, because: 'x' },
    { ...refused!, because: 'x', refused: 'not on the base' },
  ]);
  expect(result.selected).toEqual([]);
  expect(result.unselected.map(({ id, reason }) => [id, reason])).toEqual([
    ['a', 'its status is done'],
    ['b', 'not on the base'],
  ]);
});

test('what is named by hand is all that applies, even if it is done', () => {
  expect(ids('id: a\nstatus: done\n---\nid: b\n', { hand: { only: ['A/tests'] }, pull: { branch: 'b' } })).toEqual([
    'a',
  ]);
  expect(ids(two, { hand: { paths: ['c.yml'] } })).toEqual(['a-1', 'b-2']);
  expect(ids('id: a\nstatus: done\n---\nid: b\n', { hand: { all: true } })).toEqual(['b']);
});

describe('depends_on', () => {
  test('brings in what is open', () => {
    const result = selected('id: a\ndepends_on: [B, c]\n---\nid: b\n---\nid: c\nstatus: done\n', {
      pull: { branch: 'a' },
    });
    expect(result.selected.map(({ contract, why }) => [contract.id, why])).toEqual([
      ['a', 'named by the branch a'],
      ['b', 'a depends on it'],
    ]);
    expect(result.problems).toEqual([]);
  });

  test('reports what does not exist, at its place', () => {
    const { problems } = selected('id: a\ndepends_on: [nope]\n', { pull: { branch: 'a' } });
    expect(problems).toMatchObject([{ code: 'unknown_contract', at: { path: 'c.yml', line: 2 } }]);
  });
});

test('an unknown contract is reported once; an unknown task may belong to another tool', () => {
  const text = 'Contract: nope\nContract: NOPE\nTask: other\n';
  const { problems } = selected('id: a\n', { pull: { body: { text, path: 'body.md' } } });
  expect(problems).toMatchObject([{ code: 'unknown_contract', at: { path: 'body.md', line: 1 } }]);
});

test.each([
  [undefined, { branch: 'claude/x' }, true],
  [undefined, { branch: 'fix' }, false],
  [undefined, { author: 'agent[bot]' }, true],
  [undefined, { author: 'Copilot' }, true],
  [undefined, { author: 'copilot-user' }, false],
  [undefined, { branch: 'Agent/x' }, true],
  [undefined, { branch: 'devin/1732-fix-login' }, true],
  [undefined, { branch: 'openhands-fix-issue-12' }, true],
  [undefined, { labels: ['Agent'] }, true],
  [undefined, { author: 'dependabot[bot]' }, false],
  [undefined, { labels: ['agent'] }, true],
  ['always', {}, true],
  ['never', { branch: 'claude/x' }, false],
] as const)('require: %s with %j: %s', (require, more, wanted) => {
  const policy = { ...noPolicy, ...(require ? { require } : {}) };
  expect(requiresContract(policy, { pulls: [pull(more)], commits: [] }) !== undefined).toBe(wanted);
});
