import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { enforceBase } from '../../src/contracts/enforce-base.ts';
import {
  generatedAdditions,
  isRulesOnly,
  rulesAdded,
  rulesOnlyReason,
  withoutNewCriteria,
} from '../../src/contracts/rules-only.ts';
import type { Checkout } from '../../src/model/checkout.ts';
import type { Change } from '../../src/model/world.ts';
import { compiled } from '../support/contracts.ts';

const globs = ['.contracts/**/*.yml'];
const added = (path: string): Change => ({ kind: 'added', path });
const gate = 'jobs:\n  gate:\n    steps:\n      - uses: acme/contract-gate@abc\n';

/** A checkout with these changes; `files` are the contents of both ends. */
function checkoutWith(changes: Change[], files: Record<string, string> = {}) {
  const read: Checkout['read'] = async (_, wanted) =>
    new Map(
      Object.entries(files)
        .filter(([path]) => wanted(path))
        .map(([path, text]) => [path, new TextEncoder().encode(text)]),
    );
  return { base: { commit: 'b' } as Checkout['base'], changes, read };
}

describe('a rules-only change', () => {
  test.each<[string, Change[], Record<string, string>]>([
    ['a new contract', [added('.contracts/a.yml')], {}],
    ['the policy and activity rules', [added('contract-gate.yml'), added('test-activity-rules.json')], {}],
    ['a contract with documentation', [added('.contracts/a.yml'), added('README.md')], {}],
    ["the gate's workflow", [added('.github/workflows/gate.yml')], { '.github/workflows/gate.yml': gate }],
  ])('%s', async (_, changes, files) => {
    expect(await isRulesOnly(checkoutWith(changes, files), globs)).toBe(true);
  });

  test.each<[string, Change[], Record<string, string>]>([
    ['code beside a contract', [added('.contracts/a.yml'), added('src/a.js')], {}],
    ['documentation alone', [added('README.md')], {}],
    ['instructions of agents', [added('.contracts/a.yml'), added('AGENTS.md')], {}],
    ['another workflow', [added('.github/workflows/x.yml')], { '.github/workflows/x.yml': 'jobs: {}\n' }],
    ['a contract that is a link or a program', [{ ...added('.contracts/a.yml'), irregular: true }], {}],
    ['code renamed to a contract', [{ kind: 'renamed', path: '.contracts/a.yml', from: 'src/a.js' }], {}],
  ])('not %s', async (_, changes, files) => {
    expect(await isRulesOnly(checkoutWith(changes, files), globs)).toBe(false);
  });

  test('nothing without a base', async () => {
    const checkout = { ...checkoutWith([added('.contracts/a.yml')]), base: null };
    expect(await isRulesOnly(checkout, globs)).toBe(false);
  });
});

describe('files as init writes them', () => {
  const texts = new Map([['AGENTS.md', 'text\n']]);
  const found = async (change: Change, text: string) => [
    ...(await generatedAdditions(checkoutWith([change], { 'AGENTS.md': text }), texts)),
  ];

  test('count if they are added, byte for byte the same, and plain files', async () => {
    expect(await found(added('AGENTS.md'), 'text\n')).toEqual(['AGENTS.md']);
    expect(await found(added('AGENTS.md'), 'text\nmore\n')).toEqual([]);
    expect(await found(added('AGENTS.md'), '\ufefftext\n')).toEqual([]);
    expect(await found({ kind: 'modified', path: 'AGENTS.md' }, 'text\n')).toEqual([]);
    expect(await found({ ...added('AGENTS.md'), irregular: true }, 'text\n')).toEqual([]);
  });

  test('beside a contract they are rules only, and code is not', async () => {
    const changes = [added('.contracts/a.yml'), added('AGENTS.md')];
    const generated = new Set(['AGENTS.md']);
    expect(await isRulesOnly(checkoutWith(changes), globs, generated)).toBe(true);
    expect(await isRulesOnly(checkoutWith([...changes, added('a.js')]), globs, generated)).toBe(false);
  });
});

describe('what applies to it', () => {
  const one = (id: string, more = '') => `id: ${id}\n${more}validation:\n  files_exist: [${id}.js]\n`;
  const enforced = (before: Record<string, string>, after: Record<string, string>) => {
    const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(
      (path): Change => ({ kind: path in before ? (path in after ? 'modified' : 'deleted') : 'added', path }),
    );
    const revisions = {
      base: compiled(before),
      fork: compiled(before),
      head: compiled(after, 'head'),
      body: compiled({}, 'body'),
      changes,
    };
    return { changes, enforced: enforceBase(revisions, 'any', checks) };
  };
  const typesOf = (given: ReturnType<typeof enforced>) =>
    withoutNewCriteria(given.enforced).candidates.map(({ contract, refused }) =>
      refused ? 'refused' : contract.criteria.map(({ check }) => check.type),
    );

  test('a new contract does not run', () => {
    const given = enforced({}, { 'a.yml': one('a') });
    expect(typesOf(given)).toEqual(['refused']);
    expect(rulesOnlyReason(given.enforced)).toBe('1 contract is well-formed; it counts once merged');
  });

  test('an edited contract waits for a person, and its criteria do not run', () => {
    expect(typesOf(enforced({ 'a.yml': one('a') }, { 'a.yml': one('a', 'title: x\n') }))).toEqual([
      ['contract_unchanged'],
    ]);
  });

  test('a contract whose status becomes done is enforced one last time', () => {
    expect(typesOf(enforced({ 'a.yml': one('a') }, { 'a.yml': one('a', 'status: done\n') }))).toEqual([
      ['files_exist'],
    ]);
  });

  test('rules that are added: a first policy always, contracts where they would count later', () => {
    const { changes, enforced: given } = enforced({}, { 'a.yml': one('a') });
    const all = [...changes, added('contract-gate.yml')];
    const paths = (options: { all: boolean; hasPolicy: boolean }) =>
      rulesAdded(given, all, options, checks).map(({ check }) => (check.params as { paths: string[] }).paths);
    expect(paths({ all: false, hasPolicy: false })).toEqual([['contract-gate.yml']]);
    expect(paths({ all: true, hasPolicy: false })).toEqual([['contract-gate.yml', 'a.yml']]);
    expect(paths({ all: true, hasPolicy: true })).toEqual([['a.yml']]);
    expect(paths({ all: false, hasPolicy: true })).toEqual([]);
  });
});
