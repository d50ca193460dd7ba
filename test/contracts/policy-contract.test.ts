import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { policyContract, setupCommands, withCommandCriteria } from '../../src/contracts/policy-contract.ts';
import type { Needed } from '../../src/contracts/touched.ts';
import type { Selected } from '../../src/model/contract.ts';
import { contractsOf } from '../support/contracts.ts';
import { parsePolicy } from '../support/policy.ts';

const policyOf = (yaml: string) => parsePolicy('contract-gate.yml', `version: 1\n${yaml}`, '').policy!;
const context = (yaml = '') => ({ policy: policyOf(yaml), path: 'contract-gate.yml', checks });
const always = () => true;
const none = { altered: [], protect: false, crossCutting: false, hosted: false };
const selected = (yaml: string): Selected[] => contractsOf(yaml).map(contract => ({ contract, why: '' }));
const typesOf = (each: Selected | undefined) => each?.contract.criteria.map(({ check }) => check.type);

test('the policy contract has what its options ask for', () => {
  const yaml = 'cross_cutting: [{name: n, type: files_exist, files: [a]}]\n';
  const types = (options: object) =>
    policyContract(context(yaml), { ...none, ...options }).criteria.map(({ check }) => check.type);
  expect(types({})).toEqual([]);
  expect(types({ protect: true, crossCutting: true, hosted: true })).toEqual([
    'protected_files',
    'files_exist',
    'foreign_check_run',
  ]);
});

test('contracts without a command stay as they are', () => {
  const given = selected('id: a\nvalidation: {files_exist: [x]}\n');
  expect(withCommandCriteria(given, context('setup: npm ci\n'), always)).toEqual(given);
});

test('a command brings the setup first, and the tree check last', () => {
  const given = selected('id: a\nvalidation: {command: x}\n');
  const all = withCommandCriteria(given, context('setup: npm ci\n'), always);
  expect(all.map(({ contract }) => contract.id)).toEqual(['a', 'policy']);
  expect(typesOf(all[1])).toEqual(['setup', 'tree_unchanged']);
  expect(given).toHaveLength(1);
});

test('the policy contract that is there keeps its criteria between them', () => {
  const own = { contract: policyContract(context(), { ...none, protect: true }), why: '' };
  const all = withCommandCriteria(
    [own, ...selected('id: a\nvalidation: {lint: x}\n')],
    context('setup: npm ci\n'),
    always,
  );
  expect(typesOf(all.at(-1))).toEqual(['setup', 'protected_files', 'tree_unchanged']);
});

test('the setup as a command has the settings of the policy', () => {
  expect(setupCommands(policyOf(''), always)).toEqual([]);
  const policy = policyOf('setup: {run: npm ci, cwd: app}\ncommands: {timeout: 90s, shell: sh}\n');
  expect(setupCommands(policy, always)).toEqual([
    { run: 'npm ci', cwd: 'app', env: {}, shell: 'sh', timeoutMs: 90_000 },
  ]);
});

describe('a list of setups', () => {
  const yaml = 'setup:\n  - npm ci\n  - {run: pip install ., cwd: api, paths: "api/**"}\n';
  const needed = (paths: readonly string[] | undefined) => paths === undefined;
  const setups = (which: Needed) => {
    const all = withCommandCriteria(selected('id: a\nvalidation: {command: x}\n'), context(yaml), which);
    return all.at(-1)!.contract.criteria.filter(({ check }) => check.type === 'setup');
  };

  test('keeps its order, with an id for each', () => {
    expect(setups(always).map(({ id, title, skip }) => [id, title, skip])).toEqual([
      ['policy/setup', 'the setup `npm ci` succeeds', undefined],
      ['policy/setup-2', 'the setup `pip install .` succeeds (in api)', undefined],
    ]);
  });

  test('leaves out what the change does not need, here and on the base', () => {
    expect(setups(needed).map(({ skip }) => skip)).toEqual([
      undefined,
      'not needed: the change touches no file of api/**',
    ]);
    expect(setupCommands(policyOf(yaml), needed).map(({ run }) => run)).toEqual(['npm ci']);
  });

  test('is not run where every command is skipped', () => {
    const [only] = selected('id: a\nvalidation: {command: x}\n');
    const criteria = only!.contract.criteria.map(each => ({ ...each, skip: 'not needed' }));
    const given = [{ contract: { ...only!.contract, criteria }, why: '' }];
    expect(withCommandCriteria(given, context(yaml), always)).toEqual(given);
  });
});
