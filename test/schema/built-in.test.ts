import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { branchEvent, groupEvent, pullEvent, pushEvent } from '../../src/github/target/payloads.ts';
import { readResults } from '../../src/model/read-results.ts';
import { resultsShape } from '../../src/model/results.ts';
import { compiled, describeError, readCompiled } from '../../src/schema/built-in.ts';
import type { Shape } from '../../src/schema/shape.ts';
import * as validators from '../../src/schema/validators.ts';
import { parseJson } from '../../src/syntax/json.ts';
import { type Node, plain } from '../../src/syntax/located-value.ts';
import { fullResults } from '../support/full-results.ts';

function nodeOf(value: unknown): Node {
  const parsed = parseJson(JSON.stringify(value, null, 1));
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return parsed.node;
}

/** The value with one thing changed at each of its places: left out, of another type, added to. */
function* changed(value: unknown, set: (other: unknown) => unknown): Generator<unknown> {
  for (const other of [null, 7, -1, 1.5, 2 ** 53, true, '', ' ', 'x', [], {}, undefined]) yield set(other);
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* changed(each, other => set(value.with(index, other)));
    return;
  }
  yield set({ ...value, unheard_of: 1 });
  for (const [key, each] of Object.entries(value)) yield* changed(each, other => set({ ...value, [key]: other }));
}

type Example = { name: string; examples: Record<string, unknown>[] };
const examples: Example[] = createRequire(import.meta.url)('@octokit/webhooks-examples');
const example = (name: string, key: string) =>
  examples.find(each => each.name === name)!.examples.find(each => key in each)!;
/** As much of a payload as is read. */
const pull = example('pull_request', 'pull_request') as { pull_request: Record<string, unknown> };
const { number, state, title, body, user, labels, head, base } = pull.pull_request;
const some = (value: unknown, ...keys: string[]) =>
  Object.fromEntries(keys.map(key => [key, (value as Record<string, unknown>)[key]]));
const repository = { default_branch: 'main' };
const commit = 'a'.repeat(40);

describe.each<[string, Shape<unknown>, (typeof validators)[keyof typeof validators], unknown]>([
  ['results', resultsShape, validators.results, fullResults],
  [
    'pull request',
    pullEvent,
    validators.pullEvent,
    {
      pull_request: {
        ...{ number, state, title, body, user: some(user, 'login', 'type'), labels },
        ...{ head: some(head, 'sha', 'ref'), base: some(base, 'ref') },
      },
      before: commit,
    },
  ],
  [
    'merge group',
    groupEvent,
    validators.groupEvent,
    { merge_group: { head_sha: commit, head_ref: 'refs/heads/a', base_sha: commit, base_ref: 'refs/heads/main' } },
  ],
  [
    'push',
    pushEvent,
    validators.pushEvent,
    { ref: 'refs/heads/a', before: commit, after: commit, deleted: false, sender: { login: 'me' }, repository },
  ],
  ['branch', branchEvent, validators.branchEvent, { repository }],
])('%s', (_, shape, validate, value) => {
  const form = compiled(shape, validate);

  test('is read as it stands', () => {
    const node = nodeOf(value);
    expect(readCompiled(form, node)).toEqual({ value: plain(node) });
  });

  test('whatever is changed in it, its validator and its shape agree, and what is wrong is reported with its place', () => {
    let refused = 0;
    for (const other of changed(value, same => same)) {
      if (other === undefined) continue;
      const node = nodeOf(other);
      const problems: { message: string; line: number }[] = [];
      const read = shape.read(node, (code, message, at) =>
        problems.push({ message: `${code} ${message}`, line: at.line }),
      );
      const found = readCompiled(form, node);
      expect('value' in found, JSON.stringify(problems)).toBe(read !== undefined);
      if ('value' in found) continue;
      refused++;
      expect(describeError(found.error, shape.wants)).toMatch(/expected .+, found |needs |has no key |is not a valid /);
    }
    expect(refused).toBeGreaterThan(20);
  });
});

describe('results from a file', () => {
  const problemOf = (change: (results: typeof fullResults) => unknown) => {
    const read = readResults(nodeOf(change(structuredClone(fullResults))));
    return 'problem' in read ? read.problem.message : undefined;
  };
  const [contract] = fullResults.contracts;

  test.each<[string, (results: typeof fullResults) => unknown]>([
    ['a results file needs tool: what wrote it', ({ tool: _, ...rest }) => rest],
    ['version: expected 1, found 2', results => ({ ...results, version: 2 })],
    ['version: expected 1, found 2', () => ({ version: 2, files: [] })],
    [
      'verdict: expected one of pass, fail, pending, error, found "passs"; did you mean pass?',
      results => ({ ...results, verdict: 'passs' }),
    ],
    ['a results file has no key "verdikt"; did you mean verdict?', results => ({ ...results, verdikt: 'pass' })],
    [
      'contracts[0].attempt: expected a whole number from 0 or null, found "2"',
      results => ({ ...results, contracts: [{ ...contract, attempt: '2' }] }),
    ],
    [
      'contracts[0].criteria[0] needs id: CONTRACT/CHECK-SLUG, the same on every machine',
      results => ({ ...results, contracts: [{ ...contract, criteria: [{}] }] }),
    ],
    [
      'timing.criteria.a: expected a whole number from 0, found -1',
      results => ({ ...results, timing: { ...results.timing, criteria: { a: -1 } } }),
    ],
    ['expected a results file, found a list', () => []],
  ])('%s', (message, change) => expect(problemOf(change)).toBe(message));

  test('the place is the line and column of the value', () => {
    const node = nodeOf({ ...fullResults, verdict: 'no' });
    const line =
      JSON.stringify({ ...fullResults, verdict: 'no' }, null, 1)
        .split('\n')
        .indexOf(' "verdict": "no",') + 1;
    expect(readResults(node)).toMatchObject({ problem: { at: { line, column: 13 } } });
  });
});
