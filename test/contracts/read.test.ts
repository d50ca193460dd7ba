import { expect, test } from 'vitest';
import { compileBodies, compileFiles, documentsOf } from '../../src/contracts/read.ts';
import { dialectRegistry as dialects } from '../../src/dialects/index.ts';
import { noPolicy } from '../../src/policy/schema.ts';

const options = { policy: noPolicy, dialects };
const bytes = (text: string) => new TextEncoder().encode(text);

test('files are read by path, each document with its file', () => {
  const files = new Map([
    ['b.yml', bytes('id: b\n')],
    ['a.json', bytes('[{"id": "a"}, {"id": "c"}]')],
  ]);
  expect(documentsOf(files, 'head').documents.map(({ path, trust }) => [path, trust])).toEqual([
    ['a.json', 'head'],
    ['a.json', 'head'],
    ['b.yml', 'head'],
  ]);
});

test('a file that may not be read, or has no contract, is a problem', () => {
  const files = new Map<string, Uint8Array | string>([
    ['a.yml', 'it is a link'],
    ['b.yml', bytes('# nothing\n')],
  ]);
  expect(compileFiles(files, 'base', options)).toMatchObject({
    contracts: [],
    problems: [
      { code: 'unreadable', message: 'it is a link', at: { path: 'a.yml' } },
      { code: 'empty', at: { path: 'b.yml' } },
    ],
  });
});

const inBody = (...lines: string[]) => compileBodies([{ text: lines.join('\n'), path: 'body.md' }], options);

test('a body has contracts in fences and comments, with its own lines', () => {
  const { contracts, problems } = inBody('x', '```contract', 'id: a', '```', '<!-- contract-gate', 'id: b', '-->');
  expect(problems).toEqual([]);
  expect(contracts.map(({ id, line, trust }) => [id, line, trust])).toEqual([
    ['a', 3, 'body'],
    ['b', 6, 'body'],
  ]);
});

test('a validation fence may be a bare list of checks', () => {
  expect(inBody('```validation', 'files_exist: [a]', '```').contracts).toMatchObject([
    { id: 'body-1', criteria: [{ check: { type: 'files_exist' } }] },
  ]);
});

test.each([
  [['```contract', 'id: a'], 'unclosed', 2],
  [['```contract', '', '```'], 'empty', 2],
  [['```contract', 'id: [', '```'], undefined, 2],
] as const)('%j is a problem', (lines, code, line) => {
  const { problems } = inBody(...lines);
  expect(problems).toMatchObject([{ ...(code ? { code } : {}), at: { path: 'body.md', line } }]);
});
