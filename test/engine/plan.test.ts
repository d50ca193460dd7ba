import { expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { makePlan } from '../../src/engine/plan.ts';
import type { Trust } from '../../src/model/contract.ts';
import { contractsOf } from '../support/contracts.ts';

const planOf = (yaml: string) => makePlan(contractsOf(yaml), checks);
const levels = ({ plan }: ReturnType<typeof makePlan>) => plan.levels.map(level => level.map(({ id }) => id));

test('equal checks are one step', () => {
  const { plan } = planOf('id: a\nvalidation: {command: x}\n---\nid: b\nvalidation: {command: [x, y]}\n');
  expect(plan.steps.size).toBe(2);
  expect(plan.stepOf.get('a/command-x')).toBe(plan.stepOf.get('b/command-x'));
});

test('a step knows whether anything but a contract’s own demand shares it', () => {
  const cross = 'id: b\nvalidation: {cross_cutting: [{name: n, type: command, command: x}]}\n';
  const { plan } = planOf(`id: a\nvalidation: {command: [x, y]}\n---\n${cross}`);
  const ownDemand = (id: string) => plan.steps.get(plan.stepOf.get(id)!)!.ownDemand;
  expect([ownDemand('a/command-x'), ownDemand('a/command-y')]).toEqual([false, true]);
  expect([...plan.ownDemands]).toEqual(['a/command-x', 'a/command-y']);
});

test('cheap kinds come before commands', () => {
  const { plan } = planOf('id: a\nvalidation: {command: x, files_exist: [f]}\n');
  const [first] = [...plan.steps.values()].sort((a, b) => a.priority - b.priority);
  expect(first!.check.type).toBe('files_exist');
});

test('a contract comes after those that it depends on, in any letter case', () => {
  expect(levels(planOf('id: a\ndepends_on: [B]\n---\nid: b\n---\nid: c\n'))).toEqual([['b', 'c'], ['a']]);
});

test('contracts of the base and the policy come before those of the pull request', () => {
  const trusts: Trust[] = ['head', 'base', 'body', 'policy'];
  const contracts = contractsOf('id: a\n---\nid: b\n---\nid: c\n---\nid: d\n');
  const plan = makePlan(
    contracts.map((contract, index) => ({ ...contract, trust: trusts[index]! })),
    checks,
  );
  expect(levels(plan)).toEqual([
    ['b', 'd'],
    ['a', 'c'],
  ]);
});

test('a circle is a problem of each contract in it, and none of them runs', () => {
  const result = planOf('id: a\ndepends_on: [b]\n---\nid: b\ndepends_on: [a]\n---\nid: c\n');
  expect(levels(result)).toEqual([['c']]);
  expect(result.problems.map(({ code, at }) => [code, at.line])).toEqual([
    ['cycle', 2],
    ['cycle', 5],
  ]);
});
