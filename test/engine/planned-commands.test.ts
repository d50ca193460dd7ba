import { expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { makePlan } from '../../src/engine/plan.ts';
import { longestFirst } from '../../src/engine/planned-commands.ts';
import { contractsOf } from '../support/contracts.ts';

const yaml = 'id: a\nvalidation: {command: [short, new, long], lint: lint}\n';

test('the longest of a kind comes first, after what nobody knows; kinds keep their order', () => {
  const { plan } = makePlan(contractsOf(yaml), checks);
  const times: Record<string, number> = { short: 1, long: 9000, lint: 5 };
  const order = (past: Record<string, number>) =>
    [...longestFirst(plan.commands, key => past[plan.commands.get(key)!.command.run]).values()]
      .sort((a, b) => a.priority - b.priority)
      .map(({ command }) => command.run);
  expect(order(times)).toEqual(['lint', 'new', 'long', 'short']);
  expect(order({})).toEqual(['lint', 'short', 'new', 'long']);
});

test('one run does for all that ask: the longest time, all files, alone if any asks', () => {
  const tests = '{run: x, min: 1, timeout: 5m, junit: out/*.xml}';
  const asked = `id: a\nvalidation: {tests: ${tests}, command: {run: x, timeout: 90s, exclusive: true}}\n`;
  const { plan } = makePlan(contractsOf(asked), checks);
  expect([...plan.commands.values()]).toMatchObject([
    { command: { run: 'x', timeoutMs: 300_000, collect: ['out/*.xml'], exclusive: true } },
  ]);
});
