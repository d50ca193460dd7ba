/** Pull requests that are large on purpose, each against the limit that holds for it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cli, env, git, isShort, type Row, repository } from './measure.ts';

interface Large {
  what: string;
  limitMs: number;
  base: Record<string, string>;
  /** Makes the change in the checkout. */
  change(top: string): void;
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: isShort ? Math.ceil(count / 50) : count }, (_, index) => make(index));

/** A test file with so many cases. */
const cases = (name: string, count: number) =>
  `import { expect, test } from 'vitest';\n${many(count, index => `test('${name} ${index}', () => {\n  expect(f(${index})).toBe(${index});\n});\n`).join('')}`;

function rewrite(path: string, edit: (text: string) => string, to = path): void {
  const text = edit(readFileSync(path, 'utf8'));
  if (to !== path) rmSync(path);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}

const large: readonly Large[] = [
  {
    what: 'verify, 12 large tests changed and 800 files moved that look alike',
    limitMs: 10_000,
    base: Object.fromEntries([
      ...many(12, index => [`test/large${index}.test.js`, cases('case', 8_000)] as const),
      ...many(
        800,
        index =>
          [`src/a${index}.js`, many(2_000, line => `const v${line} = ${line + (index % 3)};\n`).join('')] as const,
      ),
    ]),
    change(top) {
      for (const index of many(12, each => each))
        rewrite(join(top, `test/large${index}.test.js`), text => text.replaceAll('case 5', 'other 5'));
      for (const index of many(800, each => each))
        rewrite(join(top, `src/a${index}.js`), text => `${text}// ${index}\n`, join(top, `lib/b${index}.js`));
    },
  },
  {
    what: 'verify, a repository of 100,000 files',
    limitMs: 10_000,
    base: Object.fromEntries(
      many(100_000, index => [`src/d${index % 500}/f${index}.js`, `export const v = ${index};\n`]),
    ),
    change: top => writeFileSync(join(top, 'src/new.js'), 'export const a = 1;\n'),
  },
  {
    what: 'verify, 24,000 tests moved',
    limitMs: 15_000,
    base: Object.fromEntries(
      many(24_000, index => [`test/d${index % 200}/t${index}.test.js`, cases(`case ${index}`, 1)]),
    ),
    change: top => renameSync(join(top, 'test'), join(top, 'tests')),
  },
];

/** One run on a large pull request, with a contract that runs a command, against the limit for it. */
function bounded({ what, limitMs, base, change }: Large): Row {
  const contract = 'id: t\napplies_to: {branches: ["**"]}\nvalidation: {tests: {run: echo 3 passed, min: 1}}\n';
  const top = repository(what.replaceAll(/\W+/g, '-'), {
    ...base,
    'contract-gate.yml': 'version: 1\nrequire: always\n',
    '.contracts/t.yml': contract,
  });
  git(top, 'checkout', '--quiet', '-b', 'agent/t');
  change(top);
  git(top, 'add', '--all');
  git(top, 'commit', '--quiet', '--message', 'Work');
  const start = performance.now();
  spawnSync(process.execPath, [cli, 'verify'], { cwd: top, env, stdio: 'ignore' });
  const ms = performance.now() - start;
  rmSync(top, { recursive: true });
  return {
    what,
    ours: `${(ms / 1000).toFixed(1)} s`,
    against: `the limit: ${limitMs / 1000} s`,
    ratio: ms / limitMs,
    goal: 1,
  };
}

export const largeChanges = (): Row[] => large.map(bounded);
