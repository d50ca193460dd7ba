import { pathProblem } from '../schema/paths.ts';
import type { DocumentData } from '../syntax/located-value.ts';
import { scanMarkdown } from '../syntax/markdown.ts';
import type { DetectedTool } from '../tools/reading/detect.ts';
import { withPattern } from '../tools/reading/pattern-argument.ts';
import { isTest } from '../tools/reading/test-files.ts';

/** An issue. Its first line or heading is the title; a line `Labels: a, b` lists its labels. */
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
/** Words directly before or after a path that forbid changing it. */
const forbids =
  /\b(?:do not|don['’]?t|never|must not|mustn['’]?t|should not|shouldn['’]?t)\s+(?:touch|change|modify|edit|alter)\s+(?:anything in\s+|the file\s+|the\s+)?[`"']?$/i;
const spares = /\bleave\s+(?:the file\s+|the\s+)?[`"']?$/i;
const spared = /^[`"']?\s+(?:alone|untouched|unchanged|as it is|as is)\b/i;
/** Only the first path or name after such a word is removed. */
const removed = /\b(?:delete|remove|drop|get rid of|retire|rename|move|replace)\b.*$/i;
/** Words before a path that is to be created or edited. */
const creates =
  /\b(?:add|create|write|introduce|in|into|to|from|inside|update|change|edit|fix|extend|cover|implement|export|rewrite|refactor)\b/i;
/** Files on a user's machine, or of a running program. */
const elsewhere = /^(?:logs?|tmp|temp|dist|build|out|coverage|node_modules)\/|\.log$/i;
const isOnMachine = /\bon (?:your|my|the user['’]?s) (?:machine|computer|laptop)\b/i;
const stopWords = new Set(
  'in to of for with that which is are and or from on at by the a an it this as be should must'.split(' '),
);
const declared =
  /`(?:(?:async |export |public |static |pub )*(?:function|def|func|fn|class|interface|struct|type|const|method)\s+)?([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?)\s*(?:\([^`]{0,80}\)[^`]{0,40})?`|\b(?:function|method|class|def|func|fn)\s+`?([A-Za-z_$][\w$]*)`?/g;

interface Mention {
  value: string;
  line: number;
  /** Its offset in the line. */
  start: number;
  /** The text before it in its sentence, and after it. */
  before: string;
  after: string;
}

export interface Validation {
  id: string;
  title: string;
  validation: { [key: string]: DocumentData | undefined };
}

/** A validation contract from the paths, functions and tests that an issue names, each once. */
export function generateValidation(
  id: string,
  issue: Issue,
  tests: readonly DetectedTool[],
  present: readonly string[],
): Validation {
  const { words } = scanMarkdown(issue.text);
  const { paths, files, forbidden } = pathsIn(words, new Set(present));
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

/** The files that a task is about, according to its text. */
export function expectedFiles(text: string, present: readonly string[]): string[] {
  return pathsIn(scanMarkdown(text).words, new Set(present)).files;
}

interface Paths {
  paths: Mention[];
  files: string[];
  forbidden: string[];
}

function pathsIn(words: readonly string[], present: ReadonlySet<string>): Paths {
  const paths = mentions(words, pathForm).filter(({ value }) => isPlausible(value));
  const names = namesIn(words);
  const isForbidden = ({ before, after }: Mention) =>
    forbids.test(before) || (spares.test(before) && spared.test(after));
  const isWanted = (path: Mention) =>
    !isForbidden(path) && !isRemoved(path, paths, names) && (present.has(path.value) || isToBeCreated(path, words));
  const files = distinct(paths.filter(isWanted));
  return { paths, files, forbidden: distinct(paths.filter(isForbidden)).filter(path => !files.includes(path)) };
}

/** "Rename a.ts to b.ts" removes only the first; "remove `run()` from a.ts" removes the function, not its file. */
function isRemoved({ line, start, before }: Mention, same: readonly Mention[], other: readonly Mention[]): boolean {
  const verb = removed.exec(before);
  if (!verb) return false;
  const isEarlier = (each: Mention) => each.line === line && each.start >= start - verb[0].length && each.start < start;
  if (/^(?:rename|move|replace)/i.test(verb[0])) return ![...same, ...other].some(isEarlier);
  return same.some(isEarlier) || !other.some(isEarlier);
}

function isToBeCreated({ value, before, line }: Mention, words: readonly string[]): boolean {
  return creates.test(before) && !elsewhere.test(value) && !isOnMachine.test(words[line]!);
}

function namesIn(words: readonly string[]): Mention[] {
  return mentions(words, declared).filter(({ value }) => !stopWords.has(value.toLowerCase()));
}

function mentions(lines: readonly string[], form: RegExp): Mention[] {
  return lines.flatMap((line, index) =>
    [...line.matchAll(form)].flatMap(match => {
      const value = match[1] ?? match[2];
      if (value === undefined) return [];
      const before = line
        .slice(0, match.index)
        .split(/(?<=[.!?;])\s/)
        .at(-1)!;
      return [
        {
          value,
          line: index,
          start: match.index + match[0].indexOf(value),
          before,
          after: line.slice(match.index + match[0].length),
        },
      ];
    }),
  );
}

/** Whether it is a path in the repository, and not an address, a version or an abbreviation. */
function isPlausible(path: string): boolean {
  return pathProblem(path) === undefined && !/^(?:e\.g|i\.e|node\.js|vue\.js|next\.js|three\.js|d3\.js)$/i.test(path);
}

function distinct(found: readonly Mention[]): string[] {
  return [...new Set(found.map(({ value }) => value))];
}

/** Checks for functions and classes that the issue names, each in the file on the same line, or in the only file. */
function contentChecks(
  words: readonly string[],
  paths: readonly Mention[],
  files: readonly string[],
): { file: string; pattern: string }[] {
  const sources = files.filter(path => !isTest(path) && isSource(path));
  const found = new Map<string, { file: string; pattern: string }>();
  const names = namesIn(words);
  for (const name of names) {
    const { value, line, start } = name;
    const text = words[line]!;
    if (isRemoved(name, names, paths) || !isNamed(value, text)) continue;
    const near = paths
      .filter(path => path.line === line && sources.includes(path.value))
      .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]?.value;
    const file = near ?? (sources.length === 1 ? sources[0] : undefined);
    if (file === undefined) continue;
    const pattern = declaration(value.split('.').at(-1)!, file, text);
    found.set(`${file} ${pattern}`, { file, pattern });
  }
  return [...found.values()];
}

/** Whether the text uses the name for code: as a call, or called a function, method or class. */
function isNamed(name: string, text: string): boolean {
  const quoted = name.replaceAll(/[$.]/g, '\\$&');
  const called = new RegExp(`\`[^\`]*\\b${quoted}\\s*\\(`);
  const named = new RegExp(
    `\\b(?:function|method|class|def|func|fn|interface|struct|type)\\s+\`?${quoted}\\b|\`${quoted}\`\\s+(?:function|method|class|interface|struct|type|helper)\\b`,
  );
  return called.test(text) || named.test(text);
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

/** The test command, if the issue mentions tests (by label, path or words). Only the named tests, if the runner takes paths. */
function testCommand(
  issue: Issue,
  words: readonly string[],
  files: readonly string[],
  tests: readonly DetectedTool[],
): DocumentData | undefined {
  const hinted =
    issue.labels.some(label => /^(?:tests?|testing|needs-tests?)$/i.test(label)) ||
    /\btests?\//.test(issue.text) ||
    words.some(line => /\b(?:unit |regression |integration )?tests?\b/i.test(line) && !/\bno tests?\b/i.test(line));
  const [tool] = tests;
  if (!hinted || !tool) return undefined;
  const named = files.filter(path => isTest(path) && /\.\w+$/.test(path) && /^[\w./@-]+$/.test(path));
  const plain = withPattern(tool.run, undefined).run;
  const below =
    tool.cwd === '.'
      ? named
      : named.flatMap(path => (path.startsWith(`${tool.cwd}/`) ? [path.slice(tool.cwd.length + 1)] : []));
  const line =
    tool.takesPaths && below.length > 0
      ? `${plain}${tool.separator ? ` ${tool.separator}` : ''} ${below.join(' ')}`
      : plain;
  return tool.cwd === '.' ? line : { run: line, cwd: tool.cwd };
}
