import { expect, test } from 'vitest';
import { select } from '../../src/contracts/select.ts';
import { sessionContracts } from '../../src/dialects/session.ts';
import type { Checkout } from '../../src/model/checkout.ts';
import { noPolicy } from '../../src/policy/schema.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A change that adds a spec.md to each of these sessions; the base has the others. */
function checkout(changed: readonly string[], others: readonly string[] = []): Checkout {
  const files = (names: readonly string[]) => names.map(name => [`.agents-work/${name}/spec.md`, bytes('x')] as const);
  const ends = { base: files(others), fork: files(others), head: files([...changed, ...others]) };
  return {
    base: { branch: 'main', commit: 'a' },
    head: 'b',
    branch: 'x',
    changes: files(changed).map(([path]) => ({ kind: 'added', path })),
    committed: true,
    dirty: [],
    commits: [],
    read: async (end, wanted) => new Map(ends[end].filter(([path]) => wanted(path))),
    steps: async () => [],
    sameFiles: async () => undefined,
    list: async () => [],
    world: () => {
      throw new Error('no check is run here');
    },
  };
}

const asked = (paths: string[] = [], only: string[] = []) => ({
  hand: { paths, only, all: false },
  bodies: [{ text: '', path: 'body' }],
});

const long = `2026-02-10_${'a'.repeat(60)}`;

test('sessions whose names are alike once cut have ids of their own', async () => {
  const names = [`${long}-one`, `${long}-two`, `${long}-three`];
  const found = await sessionContracts(checkout(names), noPolicy, asked(), []);
  const ids = found.map(({ contract }) => contract.id);
  expect(new Set(ids).size).toBe(3);
  expect(ids.every(id => id.length <= 64)).toBe(true);
  expect(ids.slice(1).map(id => id.slice(-2))).toEqual(['-2', '-3']);
  for (const { contract } of found)
    expect(contract.criteria.every(({ id }) => id.startsWith(`${contract.id}/session-`))).toBe(true);
});

test('a contract keeps its id, and the session beside it gets another', async () => {
  const found = await sessionContracts(checkout(['2026-02-10_x']), noPolicy, asked(), ['2026-02-10_X']);
  expect(found.map(({ contract }) => contract.id)).toEqual(['session-2026-02-10_x']);
});

test('the id that a run gave is the one to ask for', async () => {
  const given = checkout([`${long}-two`], [`${long}-one`]);
  const [first] = await sessionContracts(given, noPolicy, asked(), []);
  const id = first!.contract.id;
  const again = await sessionContracts(given, noPolicy, asked([], [id]), []);
  expect(again.find(({ contract }) => contract.id === id)?.contract.path).toContain(`${long}-two/`);
  const both = await sessionContracts(checkout([`${long}-one`, `${long}-two`]), noPolicy, asked(), []);
  const second = both[1]!.contract.id;
  const alone = await sessionContracts(checkout([], [`${long}-one`, `${long}-two`]), noPolicy, asked([], [second]), []);
  expect(alone.map(({ contract }) => contract.id)).toContain(second);
});

test('any file of a session selects it, and it alone', async () => {
  const { hand, bodies } = asked(['.agents-work/2026-02-10_x/tasks.yaml']);
  const given = checkout(['2026-02-10_x', '2026-02-11_y']);
  const candidates = await sessionContracts(given, noPolicy, { hand, bodies }, []);
  const pull = { number: null, branch: 'x', title: '', body: bodies[0]!, labels: null, author: null };
  const { selected } = select(candidates, { pulls: [pull], commits: [] }, given.changes, hand);
  expect(selected.map(({ contract }) => contract.id)).toEqual(['2026-02-10_x']);
});
