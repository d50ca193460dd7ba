import { expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { policyContract, setupCommand, withCommandCriteria } from '../../src/contracts/policy-contract.ts';
import type { Selected } from '../../src/model/contract.ts';
import { contractsOf } from '../support/contracts.ts';
import { parsePolicy } from '../support/policy.ts';

const policyOf = (yaml: string) => parsePolicy('contract-gate.yml', `version: 1\n${yaml}`, '').policy!;
const context = (yaml = '') => ({ policy: policyOf(yaml), path: 'contract-gate.yml', checks });
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
  expect(withCommandCriteria(given, context('setup: npm ci\n'))).toEqual(given);
});

test('a command brings the setup first, and the tree check last', () => {
  const given = selected('id: a\nvalidation: {command: x}\n');
  const all = withCommandCriteria(given, context('setup: npm ci\n'));
  expect(all.map(({ contract }) => contract.id)).toEqual(['a', 'policy']);
  expect(typesOf(all[1])).toEqual(['setup', 'tree_unchanged']);
  expect(given).toHaveLength(1);
});

test('the policy contract that is there keeps its criteria between them', () => {
  const own = { contract: policyContract(context(), { ...none, protect: true }), why: '' };
  const all = withCommandCriteria([own, ...selected('id: a\nvalidation: {lint: x}\n')], context('setup: npm ci\n'));
  expect(typesOf(all.at(-1))).toEqual(['setup', 'protected_files', 'tree_unchanged']);
});

test('the setup as a command has the settings of the policy', () => {
  expect(setupCommand(policyOf(''))).toEqual({});
  expect(setupCommand(policyOf('setup: {run: npm ci, cwd: app}\ncommands: {timeout: 90s, shell: sh}\n'))).toEqual({
    setup: { run: 'npm ci', cwd: 'app', env: {}, shell: 'sh', timeoutMs: 90_000 },
  });
});
