import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { enforceBase, type Revisions } from '../../src/contracts/enforce-base.ts';
import type { Criterion } from '../../src/model/contract.ts';
import type { Change } from '../../src/model/world.ts';
import { compiled } from '../support/contracts.ts';

type Files = Record<string, string>;

/** A pull request from a base to a head, with a body of its own. */
function revisions(base: Files, head: Files, body: Files = {}): Revisions {
  const changes: Change[] = [...new Set([...Object.keys(base), ...Object.keys(head)])].flatMap((path): Change[] => {
    if (!(path in base)) return [{ kind: 'added', path }];
    if (!(path in head)) return [{ kind: 'deleted', path }];
    return base[path] === head[path] ? [] : [{ kind: 'modified', path }];
  });
  const touched = (files: Files) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => changes.some(change => change.path === path)));
  return {
    base: compiled(base),
    fork: compiled(touched(base)),
    head: compiled(touched(head), 'head'),
    body: compiled(body, 'body'),
    changes,
  };
}

const enforced = (given: Revisions) => enforceBase(given, 'any', checks);

const checksOf = (criteria: readonly Criterion[]) => criteria.map(({ check }) => JSON.stringify(check));

describe('no content of a pull request removes or loosens a criterion of the base', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'A');
  const document = fc
    .record({
      id,
      status: fc.constantFrom('', '', 'status: done\n', 'status: open\n'),
      file: fc.constantFrom('x', 'y', 'z'),
      run: fc.constantFrom('', 'false', 'true'),
    })
    .map(
      ({ id, status, file, run }) =>
        `id: ${id}\n${status}validation:\n  files_exist: [${file}]\n${run ? `  command: "${run}"\n` : ''}`,
    );
  const noise = fc.constantFrom(
    '',
    'id: [',
    'epic: e\nalways: []\n',
    'hello: world\n',
    'id: a\nvalidation: {}\n',
    '# nothing\n',
  );
  const file = fc
    .array(fc.oneof({ weight: 4, arbitrary: document }, { weight: 1, arbitrary: noise }), { maxLength: 3 })
    .map(parts => parts.join('---\n'));
  const tree = fc.dictionary(fc.constantFrom('p/1.yml', 'p/2.yml', 'p/done/1.yml', 'q.yml'), file, { maxKeys: 3 });

  test('whatever the head and the body hold', () => {
    fc.assert(
      fc.property(tree, tree, tree, (base, head, body) => {
        const given = revisions(base, head, body);
        const result = enforced(given);
        for (const contract of given.base!.contracts.filter(({ done }) => !done)) {
          const kept = result.candidates.find(
            candidate => candidate.contract.id === contract.id && candidate.contract.trust === 'base',
          );
          expect(kept).toBeDefined();
          expect(kept!.contract.done).toBe(false);
          expect(checksOf(kept!.contract.criteria)).toEqual(expect.arrayContaining(checksOf(contract.criteria)));
          expect(kept!.contract.dependsOn).toEqual(contract.dependsOn);
          const now = given.head.contracts.find(each => each.id.toLowerCase() === contract.id.toLowerCase());
          const touched = given.changes.some(change => change.path === contract.path);
          const tampered = touched && now?.digest !== contract.digest;
          expect(kept!.contract.criteria.some(({ check }) => check.type === 'contract_unchanged')).toBe(tampered);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('ids stay unique among what is enforced', () => {
    fc.assert(
      fc.property(tree, tree, tree, (base, head, body) => {
        const ids = enforced(revisions(base, head, body)).candidates.map(({ contract }) => contract.id.toLowerCase());
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('epics', () => {
  const epic = (pattern: string) => `epic: all\nalways: [{name: n, type: files_exist, files: [${pattern}]}]\n`;

  test('an epic of the base is enforced as it is there, and its change waits for a person', () => {
    const result = enforced(revisions({ 'e.yml': epic('x') }, { 'e.yml': epic('y') }));
    expect(result.epics).toMatchObject([{ always: [{ params: [{ path: 'x' }] }] }]);
    expect(result.altered).toMatchObject([{ check: { type: 'contract_unchanged', params: { path: 'e.yml' } } }]);
  });

  test('a new epic adds; one that is done does not hold', () => {
    expect(enforced(revisions({}, { 'e.yml': epic('y') })).epics).toHaveLength(1);
    expect(enforced(revisions({ 'e.yml': `${epic('y')}status: done\n` }, {})).epics).toHaveLength(0);
  });
});

test('a done contract that the head opens again is a new one', () => {
  const done = 'id: a\nstatus: done\nvalidation: {files_exist: [x]}\n';
  const result = enforced(revisions({ 'a.yml': done }, { 'a.yml': done.replace('done', 'open') }));
  expect(result.candidates).toMatchObject([
    { contract: { id: 'a', trust: 'head', done: false }, because: 'this pull request adds it' },
  ]);
});
