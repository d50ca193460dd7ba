import type { DocumentData } from '../syntax/located-value.ts';
import type { DetectedTool } from '../tools/reading/detect.ts';
import { withPattern } from '../tools/reading/pattern-argument.ts';
import { isTest } from '../tools/reading/test-files.ts';
import { type Mention, mentions, pathsIn } from './issue-paths.ts';
import { type Issue, type TaskLine, taskLines } from './issue-text.ts';
import { isSourceFile } from './source-files.ts';

/** Only the first name after such a word is removed. */
const removed = /\b(?:delete|remove|drop|get rid of|retire|rename|move|replace)\b.*$/i;
/** Parts of languages and their libraries: nobody asks to write them. */
const builtIn =
  /^(?:JSON|Math|Object|Array|Promise|String|Number|Date|Error|console|process|window|document|os|sys|fs|path|fmt|strings|re|json|this|self)\.|^(?:print|console|len|if|for|while|return|null|None|true|false|undefined|assert|require|import)$/;
/** What a function does today. */
const symptom =
  /^[^`]*`?\s*(?:currently|always|sometimes|never|still|now)?\s*(?:throws?|crash(?:es)?|fails?|returns?|hangs?|raises?|panics?|does(?:n['’]t| not)|is (?:called|slow|broken|wrong|not)|leaks?|ignores?|breaks?|prints?|logs?|blocks?|takes?)\b/i;
const wish = /^[^`]*`?\s*(?:should|must|needs to|has to|shall|will)\b/i;
/** Labels of issues whose solution tests can show. */
const testLabels = /^(?:(?:type|kind)[:/ ]+)?(?:tests?|testing|needs[- ]tests?|bug|bugfix|regression)$/i;
const stopWords = new Set(
  'in to of for with that which is are and or from on at by the a an it this as be should must'.split(' '),
);
const declared =
  /`(?:(?:async |export |public |static |pub )*(?:function|def|func|fn|class|interface|struct|type|const|method)\s+)?([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?)\s*(?:\([^`]{0,80}\)[^`]{0,40})?`|\b(?:function|method|class|def|func|fn)\s+`?([A-Za-z_$][\w$]*)`?/g;

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
  const lines = taskLines(issue.text);
  const { paths, files, removed, forbidden } = pathsIn(lines, present);
  // A file that is gone contains nothing.
  const gone = removed.map(file => ({ file, pattern: '^', absent: true }));
  const checks = [...gone, ...contentChecks(lines, paths, files), ...bannedIn(lines, paths)];
  const command = testCommand(issue, lines, files, tests);
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
  return pathsIn(taskLines(text), present).files;
}

function namesIn(lines: readonly TaskLine[]): Mention[] {
  return mentions(lines, declared).filter(({ value }) => !stopWords.has(value.toLowerCase()));
}

/** Checks for functions and classes that the issue asks for, each in the file on the same line, or in the only file. */
function contentChecks(
  lines: readonly TaskLine[],
  paths: readonly Mention[],
  files: readonly string[],
): { file: string; pattern: string }[] {
  const sources = files.filter(path => !isTest(path) && isSourceFile(path));
  const found = new Map<string, { file: string; pattern: string }>();
  const names = namesIn(lines);
  for (const name of names) {
    const { value, line, start } = name;
    const { text } = lines[line]!;
    const isMoved = isTakenAway(name, [...names, ...paths]);
    if (!isAskedFor(name, text)) continue;
    const target = isMoved ? movedTo(name, paths) : undefined;
    if (isMoved && target === undefined) continue;
    const near = paths
      .filter(path => path.line === line && sources.includes(path.value))
      .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]?.value;
    const file = target ?? near ?? (sources.length === 1 ? sources[0] : undefined);
    if (file === undefined) continue;
    const pattern = declaration(value.split('.').at(-1)!, file, text);
    found.set(`${file} ${pattern}`, { file, pattern });
  }
  return [...found.values()];
}

/** What must not stand before a name: "no `eval` in src/a.js". */
const bans =
  /\b(?:no|without(?: any)?|never (?:use|call|import)|(?:must|should|may|shall)(?:n['’]t| not) (?:contain|use|call|import|mention)|do(?:n['’]t| not) (?:use|call|import)|free of)\s+[`"']?$/i;
const literal = /`([^`\n]{2,80})`/g;

/** Checks for what must not be in a file, where the sentence names both. */
function bannedIn(lines: readonly TaskLine[], paths: readonly Mention[]): DocumentData[] {
  return mentions(lines, literal)
    .filter(({ before }) => bans.test(before))
    .flatMap(({ value, line, start, before }) => {
      const near = paths.filter(path => path.line === line);
      const file =
        near.find(path => path.start > start && /\bin\s+[`"']?$/i.test(path.before)) ??
        near.find(path => path.start < start && path.start >= start - before.length);
      return file && file.value !== value ? [{ file: file.value, pattern: value, literal: true, absent: true }] : [];
    });
}

/** "Rename `old()` to `fresh()`" takes the first away, "remove `old()`" the only one. */
function isTakenAway({ line, start, before }: Mention, others: readonly Mention[]): boolean {
  const verb = removed.exec(before);
  if (!verb) return false;
  return !others.some(each => each.line === line && each.start >= start - verb[0].length && each.start < start);
}

/** "Move `sum()` from a.ts to b.ts": it must be in the second file. */
function movedTo({ line, start, before }: Mention, paths: readonly Mention[]): string | undefined {
  if (!/\bmov(?:e|ing)\b[^.]*$/i.test(before)) return undefined;
  return paths.find(path => path.line === line && path.start > start && /\b(?:in)?to\s+[`"']?$/i.test(path.before))
    ?.value;
}

function isAskedFor({ value, before, after }: Mention, text: string): boolean {
  if (builtIn.test(value) || bans.test(before) || (symptom.test(after) && !wish.test(after))) return false;
  return (
    isNamed(value, text) ||
    /^[^`]{0,20}`?\s+(?:(?:should|must|needs to|has to|will|shall)\s+be|is|are)\s+(?:defined|declared|exported|implemented|provided|added|in)\b/i.test(
      after,
    ) ||
    /\b(?:defines?|exports?|declares?|provides?|contains?)\s+(?:[\w`,()]+\s+){0,8}`?$/i.test(before)
  );
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

function declaration(name: string, file: string, text: string): string {
  const word = name.replaceAll('$', '\\$');
  const kinds = '(?:class|struct|interface)';
  if (new RegExp(`\\b${kinds}\\s+\`?${word}\\b|\`${word}\`\\s+${kinds}\\b`).test(text))
    return `\\b(class|struct|interface|type) ${word}\\b`;
  const isFunction = new RegExp(
    `\\b${word}\\s*\\(|\\b(?:function|method|def|func|fn)s?\\s+\`?${word}\\b|\`${word}\`\\s+(?:function|method)`,
  );
  if (!isFunction.test(text)) return `\\b${word}\\b`;
  if (/\.pyi?$/.test(file)) return `\\bdef ${word}\\b`;
  if (/\.go$/.test(file)) return `\\bfunc (\\([^)]*\\) )?${word}\\b`;
  return /\.rs$/.test(file) ? `\\bfn ${word}\\b` : `\\b${word}\\b`;
}

/** The test command, if the issue mentions tests (by label, path or words). Only the named tests, if the runner takes paths. */
function testCommand(
  issue: Issue,
  lines: readonly TaskLine[],
  files: readonly string[],
  tests: readonly DetectedTool[],
): DocumentData | undefined {
  const hinted =
    issue.labels.some(label => testLabels.test(label)) ||
    files.some(isTest) ||
    lines.some(({ text }) => /\btests?\b/i.test(text) && !/\bno (?:\w+ )?tests?\b/i.test(text));
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
