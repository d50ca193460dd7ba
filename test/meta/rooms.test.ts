import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, importedSources, importsOf, read, roomOf, sources, top } from './sources.ts';

/** Each room with the rooms that it may import, types included. A room may only name rooms above it: no cycles. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  syntax: [],
  match: ['syntax'],
  schema: ['syntax', 'match'],
  model: ['syntax', 'match', 'schema'],
  tools: ['syntax', 'match', 'schema', 'model'],
  policy: ['syntax', 'match', 'schema', 'model', 'tools'],
  claims: ['syntax', 'match', 'schema', 'model', 'tools', 'policy'],
  sessions: ['syntax', 'match', 'schema', 'model', 'tools', 'policy'],
  checks: ['syntax', 'match', 'schema', 'model', 'tools', 'policy', 'claims', 'sessions'],
  dialects: ['syntax', 'match', 'schema', 'model', 'tools', 'policy', 'claims', 'sessions', 'checks'],
  // The registries of checks and dialects are passed in from here on.
  contracts: ['syntax', 'match', 'schema', 'model', 'tools', 'policy', 'claims', 'sessions'],
  generation: ['syntax', 'match', 'schema', 'model', 'tools', 'policy', 'claims', 'sessions', 'contracts'],
  engine: ['syntax', 'match', 'schema', 'model', 'policy', 'contracts'],
  install: ['syntax', 'match', 'schema', 'model', 'tools', 'policy', 'generation', 'engine'],
  report: ['syntax', 'match', 'schema', 'model', 'engine'],
  'registries.ts': ['model', 'checks', 'dialects'],
  'gate.ts': [
    'syntax',
    'match',
    'schema',
    'model',
    'tools',
    'policy',
    'claims',
    'sessions',
    'checks',
    'dialects',
    'contracts',
    'generation',
    'install',
    'engine',
    'registries.ts',
  ],
  workspace: ['syntax', 'match', 'schema', 'model', 'tools', 'policy'],
  // The action opens its checkout and fetches history.
  github: ['syntax', 'match', 'schema', 'model', 'policy', 'engine', 'report', 'gate.ts', 'workspace'],
  commands: [
    'syntax',
    'match',
    'schema',
    'model',
    'tools',
    'policy',
    'claims',
    'sessions',
    'checks',
    'dialects',
    'contracts',
    'generation',
    'install',
    'engine',
    'report',
    'registries.ts',
    'gate.ts',
    'workspace',
    'github',
  ],
  'cli.ts': ['commands'],
  'action.ts': ['model', 'github', 'workspace'],
};

describe('rooms', () => {
  test('every room has its row, and a row names only rooms above it', () => {
    expect([...new Set(sources.map(roomOf))].sort()).toEqual(Object.keys(mayImport).sort());
    const order = Object.keys(mayImport);
    for (const [room, others] of Object.entries(mayImport))
      for (const other of others) expect(order.indexOf(other), `${room} → ${other}`).toBeLessThan(order.indexOf(room));
  });

  test('each file imports only what its room may', () => {
    const wrong = sources.flatMap(path =>
      importedSources(path)
        .map(each => [roomOf(path), roomOf(each.path), each.path] as const)
        .filter(([room, other]) => other !== room && !mayImport[room]!.includes(other))
        .map(([, , other]) => `${path} imports ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ["import { a } from './x.ts';", true],
    ["import type { A } from './x.ts';", false],
    ["import { type A, type B } from './x.ts';", false],
    ["import { type A, b } from './x.ts';", true],
    ["export { type A } from './x.ts';", false],
    ["export * from './x.ts';", true],
    ["import './x.ts';", true],
  ])('%s is a value: %s', (source, value) => expect(importsOf(source)).toMatchObject([{ module: './x.ts', value }]));

  test('no files import each other in a circle', () => {
    const edges = new Map(
      sources.map(path => [
        path,
        importedSources(path)
          .filter(({ value, lazy }) => value && !lazy)
          .map(each => each.path),
      ]),
    );
    expect(circles(edges)).toEqual([]);
  });

  test('a circle would be found', () => {
    const edges = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ]);
    expect(circles(edges)).toEqual([['a', 'b', 'c']]);
  });
});

/** Sets of files that all reach each other. */
function circles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = (from: string): Set<string> => {
    const found = new Set(edges.get(from));
    for (const each of found) for (const next of edges.get(each) ?? []) found.add(next);
    return found;
  };
  const reached = new Map([...edges.keys()].map(path => [path, reach(path)]));
  const found = [...edges.keys()]
    .map(path => [...edges.keys()].filter(other => reached.get(path)!.has(other) && reached.get(other)!.has(path)))
    .filter(circle => circle.length > 0);
  return [...new Map(found.map(circle => [circle.join(), circle])).values()];
}

test('no two exported types have one name', () => {
  const places = new Map<string, string[]>();
  for (const path of sources)
    for (const [, name] of read(path).matchAll(/^export (?:interface|type|class) (\w+)/gm))
      places.set(name!, [...(places.get(name!) ?? []), path]);
  const twice = [...places].filter(([, paths]) => paths.length > 1);
  expect(twice).toEqual([]);
});

describe('size', () => {
  /** Files above 500 lines, each with the reason. */
  const long: Readonly<Record<string, string>> = {};

  test('a file above 500 lines has a reason', () => {
    const lines = (path: string) => read(path).trimEnd().split('\n').length;
    const found = sources.filter(path => path !== 'src/schema/validators.ts' && lines(path) > 500);
    expect(found).toEqual(Object.keys(long));
  });

  /** Folders with one file for each entry of a registry. */
  const registryFolders = ['src/checks', 'src/tools'];

  test('no folder has more than 20 files', () => {
    const count = new Map<string, number>();
    for (const path of sources) count.set(dirname(path), (count.get(dirname(path)) ?? 0) + 1);
    const full = [...count].filter(([folder, files]) => files > 20 && !registryFolders.includes(folder));
    expect(full).toEqual([]);
  });
});

describe('test mirrors src', () => {
  const tests = filesIn('test').filter(path => path.endsWith('.test.ts'));
  const foldersOf = (paths: readonly string[]) =>
    new Set(paths.map(path => dirname(path).split('/').slice(1).join('/')));
  /** Test folders that belong to no room, each with the reason. */
  const others: Readonly<Record<string, string>> = {
    '': 'the documentation',
    e2e: 'whole runs of the CLI and the action',
    'github-emulator': 'the stand-in for GitHub',
    meta: 'the rules of this repository',
    real: 'small repositories, and the verdicts that maintainers want',
  };
  test('each folder of src has a folder of tests, and each folder of tests its folder of src', () => {
    const wanted = [...foldersOf(sources)].filter(folder => folder !== '');
    const found = [...foldersOf(tests)].filter(folder => !(folder in others));
    expect(wanted.filter(folder => !found.includes(folder))).toEqual([]);
    expect(found.filter(folder => !existsSync(join(top, 'src', folder)))).toEqual([]);
  });

  /** Pure files above 80 lines without a test of their name, each with the reason. */
  const untested: Readonly<Record<string, string>> = {
    'src/dialects/contract.ts': 'keys of a contract; validation.test.ts reads them',
    'src/gate.ts': 'test/e2e runs all of it',
    'src/model/contract.ts': 'types',
    'src/model/results.ts': 'a shape; report/json.test.ts holds results to it',
    'src/model/world.ts': 'types',
    'src/tools/index.ts': 'the registry',
    'src/tools/tool.ts': 'types',
    'src/schema/validators.ts': 'generated; meta/validators.test.ts compares it',
    'src/generation/apply.ts': 'e2e/demands.test.ts runs it on repositories',
    'src/install/doctor/gate-job.ts': 'commands/setup/doctor.test.ts plants each weakness',
    'src/install/doctor/other-workflows.ts': 'commands/setup/doctor.test.ts plants each weakness',
    'src/install/doctor/policy.ts': 'commands/setup/doctor.test.ts plants each weakness',
    'src/install/doctor/workflow.ts': 'commands/setup/doctor.test.ts plants each weakness',
    'src/install/agent-hooks.ts': 'e2e/stop-hook.test.ts runs each hook',
    'src/install/hook-script.ts': 'e2e/stop-hook.test.ts runs it',
    'src/install/setup-files.ts': 'e2e/first-day.test.ts writes all of them',
    'src/generation/title-words.ts': 'words; title.test.ts reads a corpus of titles with them',
    'src/report/html/contract.ts': 'html.test.ts and html-browser.test.ts render it',
    'src/report/html/script.ts': 'html.test.ts and html-browser.test.ts render it',
    'src/report/html/style.ts': 'html.test.ts and html-browser.test.ts render it',
    'src/report/markdown/contract.ts': 'markdown.test.ts and github/comment.test.ts render it',
    'src/report/markdown/page.ts': 'markdown.test.ts and github/comment.test.ts render it',
    'src/schema/json-schema/compile.ts': 'judge.test.ts and suite.test.ts judge with it',
    'src/schema/json-schema/messages.ts': 'judge.test.ts and suite.test.ts judge with it',
    'src/schema/json-schema/prepare.ts': 'judge.test.ts and suite.test.ts judge with it',
    'src/schema/json-schema/schema-shape.ts': 'judge.test.ts and suite.test.ts judge with it',
    'src/schema/object.ts': 'dialects and policy tests read documents with it',
    'src/schema/shape.ts': 'dialects and policy tests read documents with it',
    'src/sessions/find.ts': 'dialects/session.test.ts finds sessions with it',
    'src/sessions/reading/decisions.ts': 'rules.test.ts reads broken sessions, one for each rule',
    'src/sessions/reading/fields.ts': 'rules.test.ts reads broken sessions, one for each rule',
    'src/sessions/reading/inputs.ts': 'rules.test.ts reads broken sessions, one for each rule',
    'src/sessions/reading/message-forms.ts': 'rules.test.ts reads broken sessions, one for each rule',
    'src/sessions/reading/outputs.ts': 'rules.test.ts reads broken sessions, one for each rule',
    'src/sessions/reading/read-form.ts': 'rules.test.ts reads broken sessions, one for each rule',
    'src/sessions/reading/read-session.ts': 'rules.test.ts reads broken sessions, one for each rule',
    'src/sessions/rules/inputs.ts': 'rules.test.ts breaks each rule',
    'src/sessions/rules/tasks.ts': 'rules.test.ts breaks each rule',
    'src/sessions/session.ts': 'types and names',
  };

  test('each pure file above 80 lines has a test of its name', () => {
    const effects = ['workspace', 'github', 'commands', 'cli.ts', 'action.ts'];
    const isLong = (path: string) => read(path).trimEnd().split('\n').length > 80;
    const missing = sources
      .filter(path => !effects.includes(roomOf(path)) && isLong(path))
      .filter(path => !tests.includes(path.replace(/^src\//, 'test/').replace(/\.ts$/, '.test.ts')));
    expect(missing.filter(path => !(path in untested))).toEqual([]);
  });
});
