import { describe, expect, test } from 'vitest';
import { codeFiles, detectTools, isGreenfield, proposedRules, workFiles } from '../../src/generation/project.ts';
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

test('contracts are no work, documentation is no code, and a renamed file counts with both names', () => {
  const changes = [
    { kind: 'added', path: '.contracts/a.yml' },
    { kind: 'modified', path: 'README.md' },
    { kind: 'renamed', path: 'src/b.ts', from: 'src/a.ts' },
  ] as const;
  expect(workFiles({ changes, isContract })).toEqual(['README.md', 'src/b.ts', 'src/a.ts']);
  expect(codeFiles({ changes, isContract })).toEqual(['src/b.ts', 'src/a.ts']);
});

test('rules that a pull request brings are read for problems and warnings, others are not', async () => {
  const checkout = (path: string, text: string) =>
    ({
      base: { branch: 'main', commit: 'a' },
      changes: [{ kind: 'modified', path }],
      read: async () => new Map([['test-activity-rules.json', new TextEncoder().encode(text)]]),
    }) as unknown as Checkout;
  const text = '{"filePatterns": {"*.ts": {"e2e": "later", "speed": 1}}}';
  const { problems, warnings } = await proposedRules(checkout('test-activity-rules.json', text));
  expect(problems).toHaveLength(1);
  expect(warnings).toMatchObject([{ message: '"speed" is not used', at: { path: 'test-activity-rules.json' } }]);
  expect(await proposedRules(checkout('src/a.ts', text))).toEqual({ problems: [], warnings: [] });
});
