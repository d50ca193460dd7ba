import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { filesIn, importsOf, read, sources, top } from './sources.ts';

const modulesOf = (source: string) => importsOf(source).map(({ module }) => module);
const inRoom = (path: string, ...rooms: string[]) => rooms.some(room => path.startsWith(`src/${room}/`));
const entries = ['src/cli.ts', 'src/action.ts'];
const pure = sources.filter(path => !inRoom(path, 'workspace', 'github', 'commands') && !entries.includes(path));

/** Everything else that a module may import reaches outside. */
const harmless = [
  'ajv',
  'ajv/dist/compile/rules.js',
  'markdown-it',
  'micromatch',
  'saxes',
  'yaml',
  're2js',
  'node:crypto',
  'node:util',
];

/** What pure code may not even mention: the surroundings of the process, time and chance. */
const outside =
  /\bprocess\s*\??\.\s*\w|\bprocess\s*\[|\bglobalThis\b|\bDate\.now\b|\bnew Date\s*(?:\(\s*\)|(?![\s(]))|(?<!new )\bDate\s*\(|\bperformance\s*\.|\bMath\.random\b|\brandom(?:UUID|Bytes|Int)\b|\bgetRandomValues\b|\bfetch\s*\(|\bset(?:Timeout|Interval|Immediate)\b/;

test('the sources are found', () => {
  expect(pure.length).toBeGreaterThan(30);
  expect(sources).toContain('src/cli.ts');
});

test.each([
  ["import { a } from 'x';", ['x']],
  ["import type { A } from './a.ts';", ['./a.ts']],
  ["import {\n  a,\n  type B,\n} from 'x';", ['x']],
  ["import 'x';", ['x']],
  ['import a, * as b from "x";', ['x']],
  ["export { a } from 'x';\nexport * from 'y';", ['x', 'y']],
  ["const a = await import('x');", ['x']],
  ["const a = require('x');", ['x']],
  ["export const a = 'x';", []],
])('the imports of %j are seen', (source, modules) => expect(modulesOf(source)).toEqual(modules));

test.each([
  'process.env.HOME',
  'process . argv',
  "process['env']",
  'process?.exit(1)',
  'process.cwd()',
  'Date.now()',
  'new Date()',
  'new Date;',
  'Date()',
  'performance.now()',
  'Math.random()',
  'randomUUID()',
])('%s is seen as reaching outside', words => expect(words).toMatch(outside));

test.each(['new Date(request.clock())', 'Date.parse(text)', "'it left a process behind.'", 'endProcess(each)'])(
  '%s is not',
  words => expect(words).not.toMatch(outside),
);

/** The files in which something is found, with what it is. */
function offenders(paths: readonly string[], look: (source: string) => readonly string[]): string[] {
  return paths.flatMap(path => look(read(path)).map(found => `${path}: ${found}`));
}

test('the pure rooms do not mention the outside', () => {
  expect(offenders(pure, source => source.match(outside) ?? [])).toEqual([]);
});

test('the pure rooms import neither the workspace, nor GitHub, nor the commands', () => {
  const rooms = /(?:^|\/)(?:workspace|github|commands)\/|\/(?:cli|action)\.ts$/;
  expect(offenders(pure, source => modulesOf(source).filter(name => rooms.test(name)))).toEqual([]);
});

test('the gate is known to the entries only', () => {
  const below = pure.filter(path => path !== 'src/gate.ts');
  expect(offenders(below, source => modulesOf(source).filter(name => name.endsWith('/gate.ts')))).toEqual([]);
});

test('only the workspace, GitHub and the entries import effects', () => {
  const others = sources.filter(path => !inRoom(path, 'workspace', 'github') && !entries.includes(path));
  const isForeign = (name: string) => !name.startsWith('.') && !harmless.includes(name);
  expect(offenders(others, source => modulesOf(source).filter(isForeign))).toEqual([]);
});

const staticImport = /^(?:\}|import\b.*) from "\.\/(.+?)";$|^import "\.\/(.+?)";$/gm;
const anyImport = new RegExp(`${staticImport.source}|(?:\\bimport|require)\\("\\./(.+?)"\\)`, 'gm');

/** A file of dist and every other that it imports. */
function partsOf(path: string, imports: RegExp): string[] {
  const found = new Set([path]);
  for (const each of found)
    for (const [, ...names] of read(each).matchAll(imports)) found.add(`dist/${names.find(name => name)}`);
  return [...found];
}

/** The modules that a file of dist was made of. */
function bundledIn(path: string): string[] {
  return [...read(path).matchAll(/^\s*\/\/ ((?:node_modules|src)\/.+)$/gm)].map(([, name]) => name!);
}

const inside = (path: string) => partsOf(path, anyImport).flatMap(bundledIn);

test('the CLI carries nothing that only the action needs', () => {
  const ofGitHub = /^node_modules\/(?:@actions|@octokit|undici)\//;
  expect(inside('dist/cli.js')).toContainEqual(expect.stringMatching(/^node_modules\/yaml\//));
  expect(inside('dist/cli.js').filter(name => ofGitHub.test(name))).toEqual([]);
  expect(inside('dist/action.js')).toContain('node_modules/@actions/core/lib/core.js');
});

test('a start does not read the compiler of JSON Schema', () => {
  const isAjv = (name: string) => name.startsWith('node_modules/ajv/');
  // The entry itself only looks at the version of Node.
  const [start] = [...read('dist/cli.js').matchAll(/\bimport\("\.\/(main-.+?)"\)/g)];
  const parts = partsOf(`dist/${start![1]}`, staticImport);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flatMap(bundledIn).filter(isAjv)).toEqual([]);
  expect(partsOf('dist/cli.js', anyImport).flatMap(bundledIn).some(isAjv)).toBe(true);
});

test('a start of the CLI reads no package, and a run no parser that it can do without', () => {
  const first = partsOf('dist/cli.js', staticImport).flatMap(bundledIn);
  expect(first.filter(name => !name.startsWith('src/'))).toEqual([]);
  expect(first).not.toContain('src/gate.ts');
  const parsers = /^(?:node_modules\/(?:markdown-it|saxes)|src\/schema\/validators.ts)/;
  const scripts = filesIn('dist').filter(path => path.endsWith('.js'));
  expect(scripts.flatMap(bundledIn).filter(name => parsers.test(name))).toEqual([]);
  for (const name of ['node_modules/markdown-it/', 'node_modules/saxes/', 'src/schema/validators.ts'])
    expect(inside('dist/action.js')).toContainEqual(expect.stringContaining(name));
});

test('the action has Octokit and its plugins inside, no second HTTP client, and less than 2.75 MB', () => {
  const files = inside('dist/action.js');
  for (const name of ['@actions/github', '@octokit/plugin-retry', '@octokit/plugin-throttling'])
    expect(files).toContainEqual(expect.stringContaining(`node_modules/${name}/`));
  expect(files.filter(name => /node_modules\/(?:undici|@actions\/http-client)\//.test(name))).toEqual([]);
  const size = partsOf('dist/action.js', anyImport).reduce((sum, path) => sum + Buffer.byteLength(read(path)), 0);
  expect(size).toBeLessThan(2_750_000);
});

test('no file names a place on the machine of whoever wrote it', () => {
  const known = [top, homedir()].filter(path => path.split('/').length > 2);
  // `me` is nobody: tests need an example.
  const usual = /(?:\/home|\/Users|[A-Z]:\\Users)[\\/](?!me\b)\w|\/root\//;
  const found = filesIn('').filter(path => {
    const text = read(path);
    return usual.test(text) || known.some(place => text.includes(place));
  });
  expect(found.filter(path => path !== 'test/meta/boundaries.test.ts')).toEqual([]);
});

test('the lock file and the settings of npm name no registry', () => {
  expect(read('package-lock.json')).not.toContain('"resolved":');
  expect(read('.npmrc')).not.toMatch(/registry\s*=|_auth|_password/i);
});
