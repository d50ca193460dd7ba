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

test('what the base and the policy ask is in earlier layers than what came with the pull request', () => {
  const trusts: Trust[] = ['head', 'base', 'body', 'policy'];
  const cross = 'cross_cutting: [{name: n, type: command, command: y}]';
  const yaml = ['a', 'b', 'c', 'd'].map(id => `id: ${id}\nvalidation: {command: x, ${cross}}\n`).join('---\n');
  const contracts = contractsOf(yaml).map((contract, index) => ({ ...contract, trust: trusts[index]! }));
  const { plan } = makePlan(contracts, checks);
  expect([...plan.layerOf]).toEqual([
    ['a/command-x', 3],
    ['a/command-n', 3],
    ['b/command-x', 1],
    ['b/command-n', 2],
    ['c/command-x', 4],
    ['c/command-n', 4],
    ['d/command-x', 1],
    ['d/command-n', 2],
  ]);
});

test('a contract is in no earlier layer than one that it depends on', () => {
  const [a, b] = contractsOf(
    'id: a\ndepends_on: [B]\nvalidation: {command: x}\n---\nid: b\nvalidation: {command: y}\n',
  );
  const { plan } = makePlan([a!, { ...b!, trust: 'head' }], checks);
  expect(Object.fromEntries(plan.layerOf)).toEqual({ 'a/command-x': 3, 'b/command-y': 3 });
});

test('a circle is a problem of each contract in it, and none of them runs', () => {
  const result = planOf('id: a\ndepends_on: [b]\n---\nid: b\ndepends_on: [a]\n---\nid: c\n');
  expect(levels(result)).toEqual([['c']]);
  expect(result.problems.map(({ code, at }) => [code, at.line])).toEqual([
    ['cycle', 2],
    ['cycle', 5],
  ]);
});
