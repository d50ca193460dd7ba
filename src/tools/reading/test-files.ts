import { matchesAny } from '../../match/glob.ts';
import { tools } from '../index.ts';
import { comparisons } from '../shared/comparisons.ts';
import type { TestMeasure } from '../tool.ts';

/** Test files by name, in any folder. */
const byName: readonly string[] = [...new Set(tools.flatMap(({ testFiles }) => testFiles ?? []))];
const folders = ['test', 'tests', ...tools.flatMap(({ testFolders }) => testFolders ?? [])];
const byFolder: readonly string[] = [`**/{${folders.join(',')}}/**`];

export function isTest(path: string): boolean {
  return matchesAny(byName, path) || matchesAny(byFolder, path);
}

/** Whether a runner takes it for a test by its name, not only by its folder. */
export function isNamedLikeTest(path: string): boolean {
  return matchesAny(byName, path);
}

/** Would a runner that took the old file still take the new one? */
export function isStillFound(old: string, path: string): boolean {
  const ending = (name: string) => name.slice(name.lastIndexOf('.'));
  const leftOut = (name: string) => /(?:^|\/)(?:dist|build|out|vendor|coverage|node_modules|\.[^/]+)\//.test(name);
  if (ending(old) !== ending(path) || (leftOut(path) && !leftOut(old))) return false;
  return matchesAny(byName, old) ? matchesAny(byName, path) : isTest(path);
}

const endToEnd = new RegExp(
  `(?:^|/)(?:${['e2e', ...tools.flatMap(({ endToEndFolder }) => endToEndFolder ?? [])].join('|')})/`,
);

/** Statements that only name what other files declare. */
const imports = [
  /^[ \t]*(?:import|from|use|using)[ \t][^;\n({]*(?:\{[^{}]{0,5000}\}|\([^()]{0,5000}\))?[^;\n]*/gm,
  /^[ \t]*(?:const|let|var)[ \t]+(?:\w+|\{[^{}]{0,5000}\})[ \t]*=[ \t]*require\([^()\n]{0,300}\)[.\w]*/gm,
];
/** Lines that are nothing but a comment; not the expected output of an example, an attribute or an interpreter. */
const commentLine = /^[ \t]*(?:\/\/(?![ \t]*(?:Unordered o|O)utput:)|#(?![[!]))[^\n]*/gm;

/** The words of each import. */
export function importsIn(text: string): Set<string>[] {
  return imports.flatMap(form => text.match(form) ?? []).map(one => new Set(one.match(/[\w$@./:-]+/g) ?? []));
}

/** What of a test's text is measured: an assertion that is only imported, or commented out, asserts nothing. */
export function measurable(text: string): string {
  return [...imports, commentLine].reduce((rest, form) => rest.replaceAll(form, ''), text);
}

/** Longer ones are cut: what is measured is a word or a call, not what stands in it. */
const mostLines = 50;

/** A text in parts, between which no call is broken over lines: what is measured lies within one of them. */
export function statementsIn(text: string): string[] {
  const statements: string[] = [];
  let open: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const isContinued = /^\s*[^\w\s'"`@$]/.test(line) || /[({[,:=.&|?+\\-]\s*$/.test(open.at(-1) ?? '');
    if (open.length > 0 && (!isContinued || open.length === mostLines)) {
      statements.push(open.join('\n'));
      open = [];
    }
    open.push(line);
  }
  return open.length > 0 ? [...statements, open.join('\n')] : statements;
}

/** Does it lie in a folder of end-to-end tests? */
export function isEndToEndTest(path: string): boolean {
  return endToEnd.test(path);
}

/**
 * What makes up a test, as patterns for the linear search: the text is hostile and may be large. More of `switches`,
 * `dead`, `swallowed` and `constants` is worse, less of the others.
 */
export const measures: Readonly<Record<TestMeasure | 'comparisons', string>> = {
  tests: measure('tests'),
  assertions: measure('assertions'),
  comparisons: comparisons.join('|'),
  switches: measure('switches'),
  dead: measure('dead'),
  swallowed: measure('swallowed'),
  constants: measure('constants'),
};

/** How many plain returns have a statement right behind them, in the same block. */
export function unreachable(text: string): number {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  return lines.filter((line, index) => {
    const indent = /^(\s+)return;?\s*$/.exec(line)?.[1];
    const next = lines[index + 1];
    return indent !== undefined && next?.startsWith(indent) === true && /^[^\s})\]#/]/.test(next.slice(indent.length));
  }).length;
}

const deciding = new RegExp([...new Set(tools.flatMap(({ decides }) => decides ?? []))].join('|'), 'g');

/** How often a file ends the run of all, or decides which tests run. */
export function decisions(text: string): number {
  return text.match(deciding)?.length ?? 0;
}

function measure(kind: TestMeasure): string {
  return [...new Set(tools.flatMap(tool => tool.measures?.[kind] ?? []))].join('|');
}
