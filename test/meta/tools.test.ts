import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tools } from '../../src/tools/index.ts';

const top = join(import.meta.dirname, '../..');
const names = tools.map(({ name }) => name);

/** The cells of a row of docs/tools.md, by the tool that it is about. */
const rows = new Map(
  [...readFileSync(join(top, 'docs/tools.md'), 'utf8').matchAll(/^\| ([a-z][\w-]*) \|(.*)\|$/gm)].map(
    ([, name, cells]) => [name!, cells!.split(/(?<!\\)\|/).map(cell => cell.trim())],
  ),
);
const [command, counted, tests, settings, autoloaded] = [1, 2, 3, 4, 5];

describe('each tool has', () => {
  test('a name of its own', () => expect(new Set(names).size).toBe(names.length));

  test('a file that exports it, and each file is one tool', async () => {
    const files = readdirSync(join(top, 'src/tools')).filter(name => /\.ts$/.test(name));
    const known = files.map(name => name.replace(/\.ts$/, '')).filter(name => name !== 'index' && name !== 'tool');
    expect(known.sort()).toEqual([...names].sort());
    for (const tool of tools) {
      const module: Record<string, unknown> = await import(join(top, 'src/tools', `${tool.name}.ts`));
      expect(Object.values(module), `src/tools/${tool.name}.ts exports nothing but the tool`).toEqual([tool]);
    }
  });

  test('a test', () => {
    expect(names.filter(name => !existsSync(join(top, `test/tools/${name}.test.ts`)))).toEqual([]);
  });

  test('a row in docs/tools.md, in alphabetical order', () => {
    expect([...rows.keys()]).toEqual([...names].sort());
  });
});

test.each(tools)('the row of $name says what its file says', tool => {
  const row = rows.get(tool.name)!;
  const globsIn = (cell: number) => [...row[cell]!.matchAll(/`([^`]+)`/g)].map(([, glob]) => `**/${glob}`);
  expect(row[counted] !== '').toBe(tool.output?.count !== undefined);
  if (tool.detect || tool.manager) expect(row[0] !== '' && row[command] !== '').toBe(true);
  expect(globsIn(tests!)).toEqual(expect.arrayContaining([...(tool.testFiles ?? [])]));
  expect(globsIn(settings!)).toEqual(tool.settings ?? []);
  expect(globsIn(autoloaded!)).toEqual(tool.autoloaded ?? []);
});

/** Names of tools that are ordinary words, or that stand for something else in other rooms. */
const ordinary = [
  'go',
  'git',
  'just',
  'make',
  'node',
  'python',
  'shell',
  'task',
  'junit',
  'npm',
  'coverage',
  'tap',
  'prove',
  'composer',
];

/** Where the name of a tool may stand outside of its file, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/claims/evidence/citations.ts': 'endings and names of files that a text may cite',
  'src/generation/issue-paths.ts': 'endings of files that an issue may name',
  'src/workspace/cage/copies.ts': 'folders of caches at home',
};

test('no other room knows a particular tool', () => {
  const words = names.filter(name => !ordinary.includes(name));
  const mention = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
  const files = readdirSync(join(top, 'src'), { recursive: true, encoding: 'utf8' })
    .map(path => `src/${path}`)
    .filter(path => path.endsWith('.ts') && !path.startsWith('src/tools/') && !exceptions[path]);
  const found = files.flatMap(path =>
    readFileSync(join(top, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        mention.test(line) && !/biome-ignore/.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
