import { describe, expect, test } from 'vitest';
import { type AttemptHistory, fitting, historyFrom, withAttempts } from '../../src/engine/attempts.ts';
import type { Results } from '../../src/model/results.ts';
import { criterion, resultsWith } from '../support/results.ts';

const sha = (letter: string) => letter.repeat(40);

/** A head on which the checks of these kinds failed. */
function judged(head: string, ...failing: string[]): Results {
  const criteria = failing.length > 0 ? failing.map(kind => criterion(kind, 'fail')) : [criterion('lint', 'pass')];
  const results = resultsWith(criteria);
  const [contract] = results.contracts;
  const verdict = failing.length > 0 ? 'fail' : 'pass';
  const retry = { task: 'Do it.', max: null, left: null, escalated: false, history: [] };
  return {
    ...results,
    target: { ...results.target, head },
    contracts: [{ ...contract!, verdict, ...(failing.length > 0 ? { retry } : {}) }],
  };
}

/** Heads one after the other; the last contract. */
function afterHeads(heads: readonly (readonly [string, ...string[]])[], attempts = {}) {
  let history: AttemptHistory = {};
  let last: Results['contracts'][number] | undefined;
  for (const [letter, ...failing] of heads) {
    const counted = withAttempts(judged(sha(letter), ...failing), history, { attempts });
    // What is kept goes through a comment and back.
    history = historyFrom(JSON.parse(JSON.stringify(counted.history)));
    last = counted.results.contracts[0];
  }
  return last!;
}

describe('attempts', () => {
  test('each head is an attempt, and the same head again is the same one', () => {
    expect(afterHeads([['a', 'lint']]).attempt).toBe(1);
    expect(
      afterHeads([
        ['a', 'lint'],
        ['b', 'lint'],
      ]).attempt,
    ).toBe(2);
    expect(
      afterHeads([
        ['a', 'lint'],
        ['b', 'lint'],
        ['b', 'lint'],
      ]).attempt,
    ).toBe(2);
    expect(
      afterHeads([
        ['a', 'lint'],
        ['b', 'lint'],
        ['a', 'lint'],
      ]).attempt,
    ).toBe(1);
  });

  test('past the maximum of its kind a contract is escalated', () => {
    expect(
      afterHeads([
        ['a', 'lint'],
        ['b', 'lint'],
      ]).retry,
    ).toMatchObject({ max: 2, escalated: false });
    expect(
      afterHeads([
        ['a', 'lint'],
        ['b', 'lint'],
        ['c', 'lint'],
      ]).retry,
    ).toMatchObject({ max: 2, escalated: true });
    expect(
      afterHeads([
        ['a', 'tests'],
        ['b', 'tests'],
        ['c', 'tests'],
      ]).retry,
    ).toMatchObject({ max: 3, escalated: false });
  });

  test.each([
    ['files_exist', 2],
    ['content_check', 2],
    ['lint', 2],
    ['tests', 3],
    ['command', 3],
    ['custom', 3],
    ['report', 2],
    ['output', 2],
    ['review', 3],
  ])('without a policy, %s has %i retries', (kind, max) => {
    const heads = Array.from('abcd', (letter): [string, string] => [letter, kind]);
    expect(afterHeads(heads.slice(0, max)).retry).toMatchObject({ max, left: 1, escalated: false });
    expect(afterHeads(heads.slice(0, max + 1)).retry).toMatchObject({ max, left: 0, escalated: true });
  });

  test('the policy sets the maximum', () => {
    expect(
      afterHeads(
        [
          ['a', 'lint'],
          ['b', 'lint'],
        ],
        { lint: 1 },
      ).retry,
    ).toMatchObject({ max: 1, escalated: true });
    expect(afterHeads([['a', 'lint']], { lint: 0 }).retry).toMatchObject({ escalated: true });
  });

  test('each kind has its own count, and a head on which all held starts anew', () => {
    expect(
      afterHeads([
        ['a', 'tests'],
        ['b', 'tests'],
        ['c', 'lint'],
      ]).retry,
    ).toMatchObject({ escalated: false });
    expect(afterHeads([['a', 'lint'], ['b', 'lint'], ['c'], ['d', 'lint']])).toMatchObject({
      attempt: 4,
      retry: { escalated: false },
    });
  });

  test('the history names each attempt that failed before', () => {
    const { retry } = afterHeads([['a', 'lint'], ['b'], ['c', 'lint', 'tests']]);
    expect(retry?.history).toEqual([
      { attempt: 1, head: sha('a'), failures: [{ check: 'lint', message: 'lint says fail' }] },
    ]);
  });

  test.each([
    undefined,
    null,
    3,
    'x',
    [],
    { t: 3 },
    { t: [{ head: 'x', failures: [] }] },
    { t: [{ attempt: 1, head: sha('a') }] },
    { t: [{ attempt: 'x', head: sha('a'), failures: [] }] },
  ])('what has not the form of a history is none: %j', value => expect(historyFrom(value)).toEqual({}));

  test('no history grows without end', () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [
        `c${index}`,
        [{ attempt: 1, head: sha('a'), failures: [], times: {}, sent: [] }],
      ]),
    );
    const { history } = withAttempts(judged(sha('b'), 'lint'), many, {});
    expect(Object.keys(history)).toHaveLength(100);
    expect(Object.keys(history).at(-1)).toBe('t');
  });

  test('what is kept is cut to what fits, and the numbers stay', () => {
    const failures = Array.from({ length: 10 }, () => ({ check: 'lint', message: 'x'.repeat(200) }));
    const heads = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        attempt: index + 1,
        head: sha('a'),
        failures,
        times: { lint: index + 1 },
        sent: [],
      }));
    const one = fitting({ t: heads(20) }, 9000);
    expect(JSON.stringify(one).length).toBeLessThanOrEqual(9000);
    expect(one.t?.at(-1)?.attempt).toBe(20);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`c${index}`, heads(20)]));
    const few = fitting(many, 9000);
    expect(JSON.stringify(few).length).toBeLessThanOrEqual(9000);
    expect(Object.keys(few).at(-1)).toBe('c99');
    const { results } = withAttempts(judged(sha('b'), 'lint'), one, {});
    expect(results.contracts[0]?.attempt).toBe(21);
  });
});
