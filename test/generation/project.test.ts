import { describe, expect, test } from 'vitest';
import { codeFiles, detectTools, isGreenfield, workFiles } from '../../src/generation/project.ts';
import type { Checkout } from '../../src/model/checkout.ts';

const isContract = (path: string) => path.startsWith('.contracts/');

/** A checkout whose base and head hold the same files. */
function checkout(files: Record<string, string>, base: object | null): Checkout {
  const read = async (_: string, wanted: (path: string) => boolean) =>
    new Map(Object.entries(files).flatMap(([path, text]) => (wanted(path) ? [[path, Buffer.from(text)]] : [])));
  return { base, list: async () => Object.keys(files), read } as unknown as Checkout;
}

describe('CI workflows', () => {
  const files = {
    'pyproject.toml': 'pytest',
    '.github/workflows/ci.yml': 'on: push\njobs:\n  a:\n    steps:\n      - run: pytest -q\n',
  };
  const runs = async (end: 'base' | 'head', base: object | null) =>
    (await detectTools(checkout(files, base), end)).tools.map(({ run }) => run);

  test('count on the base', async () => expect(await runs('base', {})).toEqual(['pytest -q -k {pattern}']));
  test('do not count on the head', async () =>
    expect(await runs('head', {})).toEqual(['python3 -m pytest -k {pattern}']));
  test('count on the head where there is no base', async () =>
    expect(await runs('head', null)).toEqual(['pytest -q -k {pattern}']));
});

test.each([
  [[], true],
  [['README.md', '.gitignore', '.github/workflows/a.yml', '.contracts/a.yml', 'contract-gate.yml'], true],
  [['README.md', 'a.py'], false],
])('%j: no code yet: %s', (paths, expected) => expect(isGreenfield(paths, isContract)).toBe(expected));

test('the files of the work are neither contracts nor, where code is asked for, documentation', () => {
  const changes = [
    { kind: 'renamed', path: 'b.ts', from: 'a.ts' },
    { kind: 'modified', path: 'README.md' },
    { kind: 'added', path: '.contracts/t.yml' },
  ] as const;
  expect(workFiles({ changes, isContract })).toEqual(['b.ts', 'a.ts', 'README.md']);
  expect(codeFiles({ changes, isContract })).toEqual(['b.ts', 'a.ts']);
});
