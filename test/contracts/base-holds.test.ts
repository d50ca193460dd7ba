import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { assemble } from '../../src/contracts/assemble.ts';
import { enforceBase, type Revisions } from '../../src/contracts/enforce-base.ts';
import { select } from '../../src/contracts/select.ts';
import type { Criterion, Trust } from '../../src/model/contract.ts';
import type { Work } from '../../src/model/pull-request.ts';
import type { Change } from '../../src/model/world.ts';
import { compiled } from '../support/contracts.ts';
import { parsePolicy } from '../support/policy.ts';

type Files = Record<string, string>;

const { policy: read } = parsePolicy(
  'contract-gate.yml',
  `version: 1
cross_cutting:
  - { name: notes, type: files_exist, files: [NOTES.md] }
  - { name: smoke, type: command, command: make smoke, paths: ['src/**'] }
`,
  'base',
);
if (!read) throw new Error('the policy of this test is broken');
const policy = read;
const hand = { paths: [], only: [], all: false };

const ids = fc.constantFrom('a', 'b', 'B', 'c', 'vat', 'VAT', 'é', '__proto__', 'constructor');
const document = fc
  .record({
    id: ids,
    status: fc.constantFrom('', '', '', 'status: done\n', 'status: open\n'),
    applies: fc.constantFrom(
      '',
      '',
      "applies_to: { branches: ['**'] }\n",
      "applies_to: { paths: ['src/**'] }\n",
      'applies_to: { branches: [never] }\n',
    ),
    needs: fc.constantFrom('', '', '', 'depends_on: [b]\n'),
    file: fc.constantFrom('x', 'y', '{ path: x, min_size: 9 }'),
    tests: fc.constantFrom(
      '',
      '  tests: npm test\n',
      '  tests: { run: npm test, min: 3, red_on_base: true }\n',
      '  tests: { run: npm test, timeout: 1m, retries: 2, expect: { exit: [0, 1] } }\n',
    ),
    scope: fc.constantFrom('', "  scope: { allowed: ['src/**'] }\n", "  scope: { allowed: ['**'] }\n"),
    common: fc.constantFrom(
      '',
      '  cross_cutting: [{ name: smoke, type: command, command: make smoke, paths: [no/**] }]\n',
    ),
  })
  .map(
    ({ id, status, applies, needs, file, tests, scope, common }) =>
      `id: ${id}\n${status}${applies}${needs}validation:\n  files_exist: [${file}]\n${tests}${scope}${common}`,
  );
const other = fc.constantFrom(
  '',
  'id: [\n',
  'hello: world\n',
  '# nothing\n',
  'id: vat\nvalidation: {}\n',
  'id: vat\n__proto__: { status: done }\n',
  'epic: e\nalways: []\n',
  'epic: e\nstatus: done\nalways: [{ name: n, type: files_exist, files: [x] }]\n',
  'epic: e\nalways: [{ name: n, type: files_exist, files: [x] }]\n',
  'epic: f\nalways: [{ name: lint, type: lint, command: make lint }]\n',
  'taskId: vat\ndescription: d\nverificationContract: { type: skip, criteria: [] }\n',
);
const file = fc
  .array(fc.oneof({ weight: 3, arbitrary: document }, { weight: 1, arbitrary: other }), { maxLength: 2 })
  .map(parts => parts.join('---\n'));
const paths = fc.constantFrom('.contracts/1.yml', '.contracts/2.yml', '.contracts/done/1.yml', '.contracts/z.yml');
const tree = fc.dictionary(paths, file, { maxKeys: 3, noNullPrototype: true });
const branch = fc.constantFrom('agent/vat', 'agent/a', 'fix/b-1', 'topic');
const text = fc.constantFrom('', 'Contract: vat\n', 'Task: nothing\n');

/** What a pull request does to the files of contracts: each is kept, deleted, or becomes another. */
const edits = fc.record({ kept: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), added: tree });

/** Every criterion that a pull request is judged by, as the contract that asks for it, the check with all it is given, and whether it runs. */
function enforcedOn(base: Files, head: Files, body: Files, work: Work): Set<string> {
  const changes: Change[] = [{ kind: 'modified', path: 'src/a.js' }];
  for (const path of new Set([...Object.keys(base), ...Object.keys(head)])) {
    if (!(path in base)) changes.push({ kind: 'added', path });
    else if (!(path in head)) changes.push({ kind: 'deleted', path });
    else if (base[path] !== head[path]) changes.push({ kind: 'modified', path });
  }
  const changed = new Set(changes.map(({ path }) => path));
  const touched = (files: Files) => Object.fromEntries(Object.entries(files).filter(([path]) => changed.has(path)));
  const revisions: Revisions = {
    base: compiled(base),
    fork: compiled(touched(base)),
    head: compiled(touched(head), 'head'),
    body: compiled(body, 'body'),
    changes,
  };
  const enforced = enforceBase(revisions, 'any', checks);
  const { selected } = select(enforced.candidates, work, changes, hand);
  const assembled = assemble(
    { selected, unrequested: [], enforced, required: true },
    { policy, policyPath: 'contract-gate.yml', compared: true, changes, hosted: true, hand, checks },
  );
  // What holds for every task is in the policy's own contract where no task applies.
  return new Set(
    assembled.flatMap(({ contract }) =>
      contract.criteria.flatMap(each => [
        described(contract.id, each, contract.trust),
        ...(each.crossCutting ? [described('policy', each, contract.trust)] : []),
      ]),
    ),
  );
}

/** With everything that could loosen it. What the gate itself adds to the policy's contract depends on the change. */
function described(contract: string, criterion: Criterion, by: Trust): string {
  const { id: _, title: __, at: ___, trust = by, ...decides } = criterion;
  const own = ['protected_files', 'tree_unchanged'].includes(criterion.check.type);
  return `${contract.toLowerCase()} ${own ? criterion.check.type : JSON.stringify({ ...decides, trust })}`;
}

test('no pull request removes or loosens a criterion of the base', { timeout: 300_000 }, () => {
  let compared = 0;
  fc.assert(
    fc.property(tree, edits, tree, branch, text, (base, { kept, added }, body, name, words) => {
      const pull = {
        number: 1,
        title: 'Work',
        body: { text: words, path: 'body' },
        branch: name,
        author: 'agent',
        labels: [],
      };
      const work: Work = { pulls: [pull], commits: [] };
      const stays = Object.fromEntries(Object.entries(base).filter((_, index) => kept[index]));
      const due = enforcedOn(base, base, {}, work);
      const found = enforcedOn(base, { ...stays, ...added }, body, work);
      compared += due.size;
      expect([...due].filter(criterion => !found.has(criterion))).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
  // Guards the test itself: most generated bases have criteria to lose.
  expect(compared).toBeGreaterThan(10_000);
});
