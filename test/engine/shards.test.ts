import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { makePlan } from '../../src/engine/plan.ts';
import { commandGroups, commandsElsewhere, divide, planShards, shardNotes } from '../../src/engine/shards.ts';
import { contractsOf } from '../support/contracts.ts';

const planOf = (yaml: string) => makePlan(contractsOf(yaml), checks).plan;
const linesOf = (yaml: string) => {
  const plan = planOf(yaml);
  return commandGroups(plan).map(keys => keys.map(key => plan.commands.get(key)!.command.run));
};

describe('groups', () => {
  test('are the distinct commands, whichever checks ask for them', () => {
    expect(
      linesOf('id: a\nvalidation: {command: [x, y], tests: {run: x, min: 2}}\n---\nid: b\nvalidation: {command: x}\n'),
    ).toEqual([['x'], ['y']]);
  });

  test('keep dependents together, and a contract that stops at its first failure', () => {
    const yaml = [
      'id: a\ndepends_on: [B]\nvalidation: {command: a}\n',
      'id: b\nvalidation: {command: b}\n',
      'id: c\nfail_fast: true\nvalidation: {command: [c1, c2]}\n',
      'id: d\nvalidation: {command: [d1, d2]}\n',
    ].join('---\n');
    expect(
      linesOf(yaml)
        .map(group => group.sort())
        .sort(),
    ).toEqual([['a', 'b'], ['c1', 'c2'], ['d1'], ['d2']]);
  });

  test('leave what every contract asks apart, so that it ties none together', () => {
    const cross = 'cross_cutting: [{name: n, type: command, command: all}]';
    const yaml = ['a', 'b'].map(id => `id: ${id}\nvalidation: {command: ${id}, ${cross}}\n`).join('---\n');
    expect(linesOf(yaml).sort()).toEqual([['a'], ['all'], ['b']]);
  });
});

describe('a division', () => {
  const groups = [['a'], ['b'], ['c', 'd'], ['e']];

  test('is by number where nothing is known, and by time where it is', () => {
    expect(divide(groups, 2)).toEqual([2, 2, 1, 1]);
    const times: Record<string, number> = { a: 90, b: 40, c: 10, d: 10, e: 30 };
    expect(divide(groups, 2, key => times[key])).toEqual([1, 2, 2, 2]);
  });

  test('gives what nobody has run before the usual time', () => {
    expect(divide([['a'], ['new'], ['b'], ['c']], 2, key => (key === 'new' ? undefined : 10))).toEqual([1, 2, 1, 2]);
  });

  test('is written behind each shard, if anything is known', () => {
    const plan = planOf('id: a\nvalidation: {command: [x, y]}\n');
    expect(planShards(plan, 2, () => undefined)).toEqual(['1/2', '2/2']);
    expect(planShards(plan, 2, () => 10)).toEqual(['1/2:1.2', '2/2:1.2']);
  });
});

test('every command is in exactly one shard', () => {
  const plan = planOf(`id: a\nvalidation: {command: [${Array.from({ length: 11 }, (_, n) => `c${n}`).join(', ')}]}\n`);
  const here = [1, 2, 3].map(index => {
    const elsewhere = commandsElsewhere(plan, { index, total: 3 });
    return [...plan.commands.keys()].filter(key => !elsewhere.has(key));
  });
  expect(here.map(keys => keys.length).sort()).toEqual([3, 4, 4]);
  expect(new Set(here.flat()).size).toBe(11);
});

test('a division for other commands is refused', () => {
  const plan = planOf('id: a\nvalidation: {command: x}\n');
  expect(() => commandsElsewhere(plan, { index: 1, total: 2, division: [1, 2] })).toThrow('run plan again');
  expect([shardNotes(undefined), shardNotes({ index: 1, total: 2 })]).toEqual([
    [],
    [expect.stringContaining('1 of 2')],
  ]);
});
