import { expect, test } from 'vitest';
import { shardOf } from '../../src/contracts/assemble.ts';
import { contractsOf } from '../support/contracts.ts';

test('shards share the contracts out without loss, and keep dependent ones together', () => {
  const selected = contractsOf('id: a\n---\nid: b\ndepends_on: [e]\n---\nid: c\n---\nid: d\n---\nid: e\n').map(
    contract => ({
      contract,
      why: '',
    }),
  );
  const shards = [1, 2, 3].map(index => shardOf(selected, { index, total: 3 }).map(({ contract }) => contract.id));
  expect(shards.flat().sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(shards.find(ids => ids.includes('b'))).toContain('e');
});
