import { describe, expect, test } from 'vitest';
import { compile, type Naming } from '../../src/contracts/compile.ts';
import { dialectRegistry as dialects } from '../../src/dialects/index.ts';
import { noPolicy } from '../../src/policy/schema.ts';
import { parseDocuments } from '../../src/syntax/parse.ts';
import { compiled } from '../support/contracts.ts';
import { parsePolicy } from '../support/policy.ts';

const codes = (files: Record<string, string>) => compiled(files).problems.map(({ code, at }) => `${at.path} ${code}`);
const ids = (files: Record<string, string>) => compiled(files).contracts.map(({ id }) => id);

describe('ids', () => {
  test('come from the file name if there is none', () => {
    expect(ids({ '.contracts/Add login.yml': 'validation: {files_exist: [a]}\n' })).toEqual(['add-login']);
    expect(ids({ 'a.yml': 'title: x\n---\ntitle: y\n' })).toEqual(['a', 'a-2']);
  });

  test('never take the name of the policy or of a contract that has it', () => {
    expect(ids({ 'policy.yml': 'title: x\n', 'a.yml': 'title: y\n', 'b.yml': 'id: a\n' })).toEqual([
      'policy-2',
      'a-2',
      'a',
    ]);
  });

  test('are unique in any letter case; the second is a problem', () => {
    expect(codes({ 'a.yml': 'id: T\n', 'b.yml': 'id: t\n' })).toEqual(['b.yml duplicate_id']);
  });

  test('are kept from another revision, and a new contract may not slip under a name of the base', () => {
    const read = (path: string, naming: Partial<Naming>) => {
      const documents = parseDocuments(path, 'title: x\n').nodes.map(node => ({ path, trust: 'head' as const, node }));
      const whole = { given: new Map(), taken: [], original: (each: string) => each, ...naming };
      return compile(documents, { policy: noPolicy, dialects }, whole);
    };
    const given = new Map([['a.yml 0', 'kept']]);
    expect(read('a.yml', { given }).contracts).toMatchObject([{ id: 'kept' }]);
    expect(read('a.yml', { taken: ['a'] }).problems).toMatchObject([{ code: 'duplicate_id', at: { path: 'a.yml' } }]);
  });

  test('of criteria name the contract and the check, and stay apart', () => {
    const { contracts } = compiled({ 'a.yml': 'id: t\nvalidation: {command: [npm test, npm  test]}\n' });
    expect(contracts[0]!.criteria.map(({ id }) => id)).toEqual(['t/command-npm-test', 't/command-npm-test-2']);
  });
});

test('a document that no dialect knows is a problem', () => {
  expect(codes({ 'a.yml': 'hello: world\n' })).toEqual(['a.yml unrecognised']);
});

test('a folder named done means done', () => {
  const done = (path: string) => compiled({ [path]: 'id: t\n' }).contracts[0]!.done;
  expect([done('.contracts/done/t.yml'), done('.contracts/done.yml')]).toEqual([true, false]);
});

test.each([
  ['output: {agent: nobody}', 'unknown agent'],
  ['report: {role: nobody}', 'unknown role'],
])('%s is a problem at its place', (line, words) => {
  expect(compiled({ 'a.yml': `id: t\n${line}\n` }).problems).toMatchObject([
    { code: 'bad_value', message: expect.stringContaining(words), at: { line: 2 } },
  ]);
});

test('an epic is compiled beside the contracts, and keeps the limits of the policy', () => {
  const epic = 'epic: e\nalways: [{name: n, type: command, command: x, timeout: 2h}]\n';
  const { policy } = parsePolicy('p.yml', 'version: 1\ncommands: {max_timeout: 3h}\n', '');
  expect(compiled({ 'e.yml': epic }, 'base', policy!).epics).toMatchObject([{ id: 'e', path: 'e.yml', trust: 'base' }]);
  expect(codes({ 'e.yml': epic })).toEqual(['e.yml bad_value']);
});
