import { scanMarkdown } from '../markdown.ts';
import { pathProblem } from '../paths.ts';
import { isTest } from '../test-files.ts';
import type { Tool } from './tools.ts';
import type { Value } from './write-yaml.ts';

/** An issue: its first line (or heading) is the title, a line `Labels: a, b` its labels. */
export interface Issue {
  title: string;
  labels: readonly string[];
  text: string;
}

export function readIssue(text: string): Issue {
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.find(line => line.trim() !== '' && !/^---\s*$/.test(line)) ?? '';
  const named = /^title:\s*(.+)$/im.exec(text)?.[1];
  const labels = /^\**labels\**\s*:\**\s*(.+)$/im.exec(text)?.[1] ?? '';
  return {
    title: (named ?? first)
      .replace(/^#+\s*/, '')
      .replaceAll(/^["']|["']$/g, '')
      .trim(),
    labels: labels
      .replaceAll(/[[\]"'`]/g, '')
      .split(/[,\s]+/)
      .filter(Boolean),
    text,
  };
}

const endings =
  'ts tsx js jsx mjs cjs mts cts vue svelte py pyi go rs java kt kts scala rb php cs c h cc cpp swift sh sql css scss html json yml yaml toml md txt proto graphql lock cfg ini xml gradle'.split(
    ' ',
  );
const pathForm = new RegExp(
  `(?<![\\w/:@.-])((?:\\.?[\\w@-][\\w.@-]*/)*\\.?[\\w@-][\\w.-]*\\.(?:${endings.join('|')})|(?:[\\w@-][\\w.@-]*/)+(?:Makefile|Dockerfile)|Makefile|Dockerfile)(?::\\d+)?(?![\\w/-])`,
  'g',
);
/** Words before a path or name that turn the wish round. */
const unwanted = /\b(?:do not|don't|dont|never|without|must not|should not|shouldn't|leave)\b[^.;]*$/i;
const removed = /\b(?:delete|remove|drop|get rid of|retire)\b[^.;]*$/i;
const declared =
  /`(?:(?:async |export |public |static |pub )*(?:function|def|func|fn|class|interface|struct|type|const|method)\s+)?([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?)\s*(?:\([^`]{0,80}\)[^`]{0,40})?`|\b(?:function|method|class|def|func|fn)\s+`?([A-Za-z_$][\w$]*)`?/g;

interface Mention {
  value: string;
  line: number;
  /** What stands before it in its sentence. */
  before: string;
}

export interface Validation {
  id: string;
  title: string;
  validation: { [key: string]: Value | undefined };
}

/** What a person would write into a contract after reading the issue: only what the issue says, each thing once. */
export function generateValidation(id: string, issue: Issue, tests: readonly Tool[]): Validation {
  const { words } = scanMarkdown(issue.text);
  const { paths, files, forbidden } = pathsIn(words);
  const checks = contentChecks(words, paths, files);
  const command = testCommand(issue, words, files, tests);
  const validation = {
    files_exist: files.length > 0 ? files : undefined,
    content_check: checks.length > 0 ? checks : undefined,
    scope: forbidden.length > 0 ? { forbidden } : undefined,
    tests: command,
  };
  return { id, title: issue.title || id, validation: { ...validation } };
}

/** The files that a text says a task is about. */
export function expectedFiles(text: string): string[] {
  return pathsIn(scanMarkdown(text).words).files;
}

function pathsIn(words: readonly string[]): { paths: Mention[]; files: string[]; forbidden: string[] } {
  const paths = mentions(words, pathForm).filter(({ value }) => isPlausible(value));
  const wanted = distinct(paths.filter(({ before }) => !unwanted.test(before) && !removed.test(before)));
  const forbidden = distinct(paths.filter(({ before }) => unwanted.test(before)));
  return { paths, files: wanted.filter(path => !forbidden.includes(path)), forbidden };
}

function mentions(lines: readonly string[], form: RegExp): Mention[] {
  return lines.flatMap((line, index) =>
    [...line.matchAll(form)].flatMap(match => {
      const value = match[1] ?? match[2];
      if (value === undefined) return [];
      const before = line
        .slice(0, match.index)
        .split(/(?<=[.!?])\s/)
        .at(-1)!;
      return [{ value, line: index, before }];
    }),
  );
}

/** A path of the repository, and no address, version or abbreviation. */
function isPlausible(path: string): boolean {
  return pathProblem(path) === undefined && !/^(?:e\.g|i\.e|node\.js|vue\.js|next\.js|three\.js|d3\.js)$/i.test(path);
}

function distinct(found: readonly Mention[]): string[] {
  return [...new Set(found.map(({ value }) => value))];
}

/** Functions and classes that the issue names, each in the file that the same line names, or the only one there is. */
function contentChecks(
  words: readonly string[],
  paths: readonly Mention[],
  files: readonly string[],
): { file: string; pattern: string }[] {
  const sources = files.filter(path => !isTest(path) && isSource(path));
  const found = new Map<string, { file: string; pattern: string }>();
  for (const { value, line, before } of mentions(words, declared)) {
    const text = words[line]!;
    if (unwanted.test(before) || removed.test(before) || !isNamed(value, text)) continue;
    const near = paths.find(path => path.line === line && sources.includes(path.value))?.value;
    const file = near ?? (sources.length === 1 ? sources[0] : undefined);
    if (file === undefined) continue;
    const pattern = declaration(value.split('.').at(-1)!, file, text);
    found.set(`${file} ${pattern}`, { file, pattern });
  }
  return [...found.values()];
}

/** A name in code that the text calls one: written as a call, or said to be a function, method or class. */
function isNamed(name: string, text: string): boolean {
  const quoted = name.replaceAll(/[$.]/g, '\\$&');
  const called = new RegExp(`\`[^\`]*\\b${quoted}\\s*\\(`);
  const said = new RegExp(
    `\\b(?:function|method|class|def|func|fn|interface|struct|type)\\s+\`?${quoted}\\b|\`${quoted}\`\\s+(?:function|method|class|interface|struct|type|helper)\\b`,
  );
  return called.test(text) || said.test(text);
}

function isSource(path: string): boolean {
  return !/\.(?:md|txt|json|ya?ml|toml|lock|cfg|ini|xml|css|scss|html)$/.test(path);
}

function declaration(name: string, file: string, text: string): string {
  const word = name.replaceAll('$', '\\$');
  if (new RegExp(`\\b(?:class|struct|interface)\\s+\`?${word}\\b`).test(text))
    return `\\b(class|struct|interface|type) ${word}\\b`;
  if (/\.pyi?$/.test(file)) return `\\bdef ${word}\\b`;
  if (/\.go$/.test(file)) return `\\bfunc (\\([^)]*\\) )?${word}\\b`;
  return /\.rs$/.test(file) ? `\\bfn ${word}\\b` : `\\b${word}\\b`;
}

/** The tests that the issue speaks of: a label, a path of a test, or plain words. Those paths alone, where the runner takes them. */
function testCommand(
  issue: Issue,
  words: readonly string[],
  files: readonly string[],
  tests: readonly Tool[],
): Value | undefined {
  const hinted =
    issue.labels.some(label => /^(?:tests?|testing|needs-tests?)$/i.test(label)) ||
    /\btests?\//.test(issue.text) ||
    words.some(line => /\b(?:unit |regression |integration )?tests?\b/i.test(line) && !/\bno tests?\b/i.test(line));
  const [tool] = tests;
  if (!hinted || !tool) return undefined;
  const named = files.filter(path => isTest(path) && /\.\w+$/.test(path) && /^[\w./@-]+$/.test(path));
  const plain = tool.run.replace(/\s+(?:-\w|--[\w-]+=?)?\s*\{pattern\}/, '');
  const below =
    tool.cwd === '.'
      ? named
      : named.flatMap(path => (path.startsWith(`${tool.cwd}/`) ? [path.slice(tool.cwd.length + 1)] : []));
  const line =
    tool.takesPaths && below.length > 0
      ? `${plain.replace(/ --$/, '')}${/^npm (?:test|run)/.test(plain) ? ' --' : ''} ${below.join(' ')}`
      : plain.replace(/ --$/, '');
  return tool.cwd === '.' ? line : { run: line, cwd: tool.cwd };
}
