import { expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { asksSomething } from '../../src/contracts/assemble.ts';
import { contractsOf } from '../support/contracts.ts';

test('a contract of the change asks something only with a check of its own', () => {
  const cross = 'validation: {cross_cutting: [{name: n, type: command, command: x}]}';
  const all = contractsOf(`id: a\nvalidation: {command: x}\n---\nid: b\n${cross}\n---\nid: c\n`);
  const ofHead = all.map(each => ({ ...each, trust: 'head' as const }));
  expect(ofHead.map(each => asksSomething(each, checks))).toEqual([true, false, false]);
  expect(asksSomething({ ...ofHead[2]!, trust: 'base' }, checks)).toBe(true);
});
