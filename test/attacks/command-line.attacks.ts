import { expect, test } from 'vitest';
import { inTurn } from '../support/in-turn.ts';
import { type Attack, attacks } from './attack.ts';
import { objection, outcomeOf } from './judge.ts';
import { attempt, type Cage } from './run.ts';
import { type Row, stale, table, unexpected } from './table.ts';

const only = process.env.ONLY;
const chosen = attacks.filter(attack => !only || `${attack.class}: ${attack.name}`.startsWith(only));

const probe: Attack = {
  class: 'probe',
  name: 'a command in a cage',
  want: 'pass',
  why: 'shows whether this machine has a cage',
  title: 'Change a file',
  base: {
    'contract-gate.yml': 'version: 1\n',
    '.contracts/t.yml': "id: t\napplies_to: {branches: ['**']}\nvalidation: {command: 'true'}\n",
  },
  change: { 'a.txt': 'a\n' },
};

test('no attack gets through', { timeout: 600_000 }, async ({ onTestFinished }) => {
  const caged = outcomeOf(await attempt(probe, 'required', onTestFinished)) === 'pass';
  const cagesFor = ({ bothWays, needs }: Attack): Cage[] => {
    if (!caged) return ['none'];
    return bothWays || needs || process.env.CAGES === 'all' ? ['auto', 'none'] : ['auto'];
  };
  const rows = chosen.map((attack): Row => ({ attack, outcomes: {}, objections: {} }));
  const runs = rows.flatMap((row, index) =>
    cagesFor(chosen[index]!).map(cage => ({ row, attack: chosen[index]!, cage })),
  );
  await inTurn(runs, 3, async ({ row, attack, cage }) => {
    const ended = await attempt(attack, cage, onTestFinished);
    row.outcomes[cage] = outcomeOf(ended);
    const objected = objection(attack, ended);
    if (objected) row.objections[cage] = objected;
  });
  console.log(`${table(rows)}${caged ? '' : '\nNo cage works on this machine: everything ran without.'}`);
  expect([...rows.flatMap(unexpected), ...rows.flatMap(stale)]).toEqual([]);
});
