import { describe, expect, test } from 'vitest';
import { accept, type Expected } from '../../../src/github/hand-over/accept.ts';
import type { Results } from '../../../src/model/results.ts';

const target = { repository: 'acme/shop', pull: 7, base: 'b'.repeat(40), head: 'a'.repeat(40) };
const tool = { name: 'contract-gate', version: '1.0.0' };
const expected: Expected = { tool, target, policy: 'p', contracts: new Map([['login', 'd']]) };
const cage = (kind: 'bwrap' | 'none', network: 'allow' | 'none' = 'allow') => ({ kind, network });

/** Only what is compared: the rest is never read. */
function results(more: object = {}): Results {
  const runs = { top: '/work', commands: [], disturbed: [] };
  const all = { committed: true, dirty: [], event: 'pull_request' };
  return {
    tool,
    target: { ...target, ...all },
    policy: { source: 'x', digest: 'p' },
    contracts: [{ id: 'login', digest: 'd' }],
    runs,
    ...more,
  } as unknown as Results;
}

const shard = (index: number, total: number, more: object = {}) => results({ shard: { index, total }, ...more });
const files = (...all: Results[]) => all.map((each, index) => ({ path: `${index}.json`, results: each }));

describe('what commands did elsewhere', () => {
  test('is taken from one file, or from each shard once', () => {
    expect(accept(files(results()), expected)).toEqual({ runs: { top: '/work', commands: [], disturbed: [] } });
    expect(accept(files(shard(2, 2), shard(1, 2)), expected)).toHaveProperty('runs');
  });

  test('a contract without commands, or of another pull request of the group, may be there too', () => {
    const more = { contracts: [...results().contracts, { id: 'other', digest: 'x' }] };
    expect(accept(files(results(more)), expected)).toHaveProperty('runs');
  });

  test('the cage is the weakest of all machines', () => {
    const of = (...cages: object[]) =>
      accept(files(...cages.map((each, index) => shard(index + 1, cages.length, { cage: each }))), expected);
    expect(of(cage('bwrap'), cage('none'))).toMatchObject({ cage: { kind: 'none' } });
    expect(of(cage('bwrap', 'none'), cage('bwrap'))).toMatchObject({ cage: { network: 'allow' } });
  });

  test.each<[string, RegExp, Results[]]>([
    ['nothing', /there is no results file/, []],
    ['a local run', /the repository of a local run/, [results({ target: { ...results().target, repository: null } })]],
    ['another server', /the repository/, [results({ target: { ...results().target, server: 'https://x' } })]],
    ['a group', /is about no single pull request, not #7/, [results({ target: { ...results().target, pull: null } })]],
    ['no base', /when the base was nothing/, [results({ target: { ...results().target, base: null } })]],
    ['dirty', /not committed/, [results({ target: { ...results().target, dirty: ['a'] } })]],
    ['another tool', /is from gate 1\.0\.0/, [results({ tool: { name: 'gate', version: '1.0.0' } })]],
    [
      'one of two files about something else',
      /1\.json .*policy/,
      [shard(1, 2), shard(2, 2, { policy: { digest: 'q' } })],
    ],
    ['a very large number of shards', /9998 shards are missing: 2\/9999/, [shard(1, 9999)]],
    ['shard 3 of 2', /says that it is shard 3\/2/, [shard(3, 2)]],
  ])('%s is refused', (_, words, all) => {
    expect(accept(files(...all), expected)).toEqual({ problem: expect.stringMatching(words) });
  });
});
