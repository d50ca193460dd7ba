import { expect, test } from 'vitest';
import { foreignShard, joinShards } from '../../src/engine/merge-shards.ts';
import type { Results } from '../../src/model/results.ts';
import { criterion, resultsWith } from '../support/results.ts';

const runs = { top: '/work', commands: [], disturbed: [] };

function shard(index: number, total: number, more: Partial<Results> = {}) {
  return {
    name: `${index}.json`,
    results: { ...resultsWith([criterion('lint', 'pass')]), shard: { index, total }, runs, ...more },
  };
}

const target = (more: Partial<Results['target']>) => ({ target: { ...shard(1, 1).results.target, ...more } });

test('the cage of all is the one that protects least', () => {
  const caged = { kind: 'bwrap', network: 'none' } as const;
  const none = { kind: 'none', network: 'allow', why: 'no bwrap' } as const;
  expect(joinShards([shard(1, 2, { cage: caged }), shard(2, 2, { cage: none })])).toMatchObject({ cage: none });
  expect(joinShards([shard(1, 2, { cage: caged }), shard(2, 2, { cage: caged })])).toMatchObject({ cage: caged });
});

test.each<[string, readonly ReturnType<typeof shard>[], string]>([
  ['missing', [shard(1, 3)], '2 shards are missing: 2/3, 3/3'],
  ['missing by the thousand', [shard(1, 5000)], '4999 shards are missing: 2/5000, 3/5000'],
  ['out of range', [shard(3, 2)], '3.json says that it is shard 3/2'],
  ['there twice', [shard(1, 2), shard(1, 2)], 'shard 1/2 is there twice: 1.json and 1.json'],
  [
    'planned otherwise',
    [shard(1, 2), shard(2, 2, { shard: { index: 2, total: 2, division: [1, 2] } })],
    'planned differently',
  ],
])('a shard that is %s is named', (_, files, problem) => {
  expect(joinShards(files)).toMatchObject({ problem: expect.stringContaining(problem) });
});

test.each<[string, Partial<Results>, string]>([
  ['event', target({ event: 'push' }), 'is about the event push'],
  ['way to judge', target({ committed: true }), 'was judged with --committed'],
  [
    'set of uncommitted files',
    target({ committed: false, dirty: ['a.js'] }),
    'was judged with other uncommitted files',
  ],
])('another %s is named', (_, more, difference) => {
  const here = { ...shard(1, 1).results, ...target({ committed: false, dirty: [] }) };
  expect(foreignShard([shard(1, 1, { ...target({ committed: false, dirty: [] }), ...more })], here)).toContain(
    `1.json ${difference}`,
  );
});

test('uncommitted results files make no difference', () => {
  const here = { ...shard(1, 1).results, ...target({ committed: false, dirty: ['1.json', 'a.js'] }) };
  const there = shard(1, 1, target({ committed: false, dirty: ['a.js'] }));
  expect(foreignShard([there], here, new Set(['1.json']))).toBeUndefined();
});
