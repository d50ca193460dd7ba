import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { judges } from '../../src/claims/judges/index.ts';
import { claimDialects, dialects } from '../../src/dialects/index.ts';
import { formats } from '../../src/report/index.ts';

/** Something that is added by a recipe: its file, a line in the registry, its test and its heading in the docs. */
interface Recipe {
  room: 'checks' | 'dialects' | 'report';
  names: readonly string[];
  docs: string;
  /** Files of the room that are no entry of the registry, each with the reason. */
  shared: Readonly<Record<string, string>>;
}

const recipes: readonly Recipe[] = [
  {
    room: 'checks',
    names: checks.map(({ type }) => type),
    docs: 'docs/checks.md',
    shared: { shared: 'what several checks need' },
  },
  {
    room: 'dialects',
    names: [...dialects, ...claimDialects].map(({ name }) => name),
    docs: 'docs/contracts.md',
    shared: {
      contract: 'the keys that every contract has, whatever its dialect',
      epic: 'a document that adds checks to all contracts and is none itself',
      phases: 'the keys pre and exec, in every dialect',
      'verification-shape': 'the value of verificationContract, which any contract may have',
      'builder-state': 'finds the contracts of a state file, which the two dialects then compile',
      session: 'compiles a folder of many files, which is not one document; see docs/sessions.md',
    },
  },
  {
    room: 'report',
    names: Object.keys(formats),
    docs: 'docs/reports.md',
    shared: {
      github: 'check runs, annotations, the comment and the job summary: they are published, never written to a file',
      truncate: 'brings a report into a limit, the least important going first',
      sanitize: "makes a pull request's words harmless, for every format",
      'verification-prompt': 'the prompt for an agent before it starts; made from a contract, not from results',
      retry: 'the text and the messages for the next attempt',
      text: 'the report for the terminal; printed, never asked for by --report',
      words: 'the sentences that all formats share',
      'finding-lines': 'the findings of a criterion and the manual checks of a session, as all formats list them',
    },
  },
];

const top = join(import.meta.dirname, '../..');

test.each(recipes)('the names in src/$room/index.ts are there and unique', ({ names }) => {
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

test.each(recipes)('each name in src/$room has a file that exports it', async ({ room, names }) => {
  const registered: readonly unknown[] = {
    checks,
    dialects: [...dialects, ...claimDialects],
    report: Object.values(formats),
  }[room];
  for (const name of names) {
    const module: Record<string, unknown> = await import(join(top, 'src', room, `${name}.ts`));
    expect(registered, `src/${room}/${name}.ts exports ${name}`).toContain(module[name]);
  }
});

test.each(recipes)('each name in src/$room has a test', ({ room, names }) => {
  const tests = names.map(name => `test/${room}/${name}.test.ts`);
  expect(tests.filter(path => !existsSync(join(top, path)))).toEqual([]);
});

test.each(recipes)('each name in src/$room has a heading in $docs', ({ names, docs }) => {
  const headings: string[] = readFileSync(join(top, docs), 'utf8').match(/^## .+$/gm) ?? [];
  expect(names.filter(name => !headings.includes(`## ${name}`))).toEqual([]);
});

test.each(recipes)('each file in src/$room is registered', ({ room, names, shared }) => {
  // A folder may have the name of an entry: it holds the parts of it.
  const files = new Set(readdirSync(join(top, 'src', room)).map(file => file.replace(/\.ts$/, '')));
  const known = [...names, ...Object.keys(shared), 'index'];
  expect([...files].sort()).toEqual(known.sort());
});

test('every check has a row in the table above the headings', () => {
  const [table = ''] = readFileSync(join(top, 'docs/checks.md'), 'utf8').split('\n## ');
  const rows = [...table.matchAll(/^\| \[`(\w+)`\]/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(checks.map(({ type }) => type).sort());
});

const kinds = Object.keys(judges);

test('every kind of claim has a file that exports it, and its test', async () => {
  const shared = ['index', 'judge', 'test-runs'];
  const files = readdirSync(join(top, 'src/claims/judges')).map(file => file.replace(/\.ts$/, ''));
  expect(files.sort()).toEqual([...kinds, ...shared].sort());
  for (const [kind, judge] of Object.entries(judges)) {
    const module: Record<string, unknown> = await import(join(top, 'src/claims/judges', `${kind}.ts`));
    expect(module[kind], kind).toBe(judge);
    expect(judge.kind).toBe(kind);
  }
  expect(kinds.filter(kind => !existsSync(join(top, `test/claims/judges/${kind}.test.ts`)))).toEqual([]);
});

test('every kind of claim has a row in the table of docs/checks.md', () => {
  const [, section = ''] = readFileSync(join(top, 'docs/checks.md'), 'utf8').split('\n## claim\n');
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| (.+?) \|/gm)].map(([, cell]) => cell!);
  expect(kinds.filter(kind => !rows.some(cell => cell.includes(`\`${kind}\``)))).toEqual([]);
});
