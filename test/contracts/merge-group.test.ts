import { expect, test } from 'vitest';
import { selectedForGroup } from '../../src/contracts/merge-group.ts';
import { contractsOf } from '../support/contracts.ts';

const of = (text: string) => contractsOf(text).map(contract => ({ contract, why: 'named by the branch' }));
const scope = 'validation: {scope: {allowed: [a]}}';

test('a contract of one pull request keeps its id, one of several gets the number of each', () => {
  const first = of(`id: a\n${scope}\n---\nid: Both\ndepends_on: [a]\n${scope}\n`);
  const second = of(`id: both\n${scope}\n---\nid: b\ndepends_on: [both]\n${scope}\n`);
  const labelled = selectedForGroup([
    { pull: 7, selected: first },
    { pull: 9, selected: second },
  ]).flat();
  expect(labelled.map(({ contract, why }) => [contract.id, contract.pull, why])).toEqual([
    ['a', 7, '#7: named by the branch'],
    ['Both.pr-7', 7, '#7: named by the branch'],
    ['both.pr-9', 9, '#9: named by the branch'],
    ['b', 9, '#9: named by the branch'],
  ]);
  expect(labelled.map(({ contract }) => contract.criteria[0]!.id)).toEqual([
    'a/scope',
    'Both.pr-7/scope',
    'both.pr-9/scope',
    'b/scope',
  ]);
  expect(labelled.map(({ contract }) => contract.dependsOn.map(({ value }) => value))).toEqual([
    [],
    ['a'],
    [],
    ['both.pr-9'],
  ]);
});
