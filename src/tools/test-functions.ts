import type { World } from '../model/world.ts';
import { blankComments, type Syntax } from '../syntax/blank-comments.ts';
import { isTest } from './test-files.ts';

/** A test as a line scanner sees it: at least so many, at most so many. */
interface Found {
  name: string;
  least: number;
  most: number;
  /** Characters up to the next one: a table of cases that grows makes it grow. */
  extent: number;
}

interface Language {
  endings: RegExp;
  /** Can tests stand in any file, beside the code? */
  anywhere?: true;
  syntax: Syntax;
  /** What makes the next test one of many. */
  many?: RegExp;
  /** A line that alone says that the next function is a test. */
  mark?: RegExp;
  /** What makes the next test one that may not run. */
  skips?: RegExp;
  /** What may stand before a function on its line. */
  before?: RegExp;
  /** What opens a test, with its name where it tells. */
  opens: RegExp;
  /** The name of a test is a text, not a word of the code. */
  quoted?: true;
  /** Tests inside a test, which some count and some don't. */
  inner?: RegExp;
}

const languages: readonly Language[] = [
  {
    endings: /\.[cm]?[jt]sx?$/,
    syntax: 'javascript',
    opens:
      /(?<=^|[\s;{(>])(?:f?it|xit|f?test|xtest|specify|(?:Deno|QUnit|tap|Bun)\.test)((?:\.[a-zA-Z]{1,20}){0,4})\s?(?:<[^>]{0,80}>)?[(`]\s*(?:(['"`])(.{0,200}?)\2)?/g,
    quoted: true,
    inner: /\bt\.test\(/,
  },
  {
    endings: /\.py$/,
    syntax: 'python',
    many: /^\s*@(?:pytest\.mark\.parametrize|parameterized|given|ddt|data|unpack)\b/,
    skips: /^\s*@(?:[\w.]{0,100}\.)?(?:skip|skipif|skipIf|skipUnless)\b/,
    opens: /^\s*(?:async\s+)?def\s+()()(test\w{0,200})\s*\(/g,
    inner: /\bself\.subTest\(/,
  },
  {
    endings: /_test\.go$/,
    syntax: 'go',
    opens: /^func\s+(?:\([^)]{0,100}\)\s*)?()()((?:Test(?!Main\()|Fuzz|Example)\w{0,200})\s*\(/g,
    inner: /\bt\.Run\(/,
  },
  {
    endings: /\.rs$/,
    anywhere: true,
    syntax: 'rust',
    many: /^\s*#\[(?:rstest|case\b|test_case\b|values\b|parameterized)/,
    mark: /^\s*#\[(?:\w+::)*(?:\w*test|test_case)\b/,
    skips: /#\[ignore\b/,
    before: /^\s*(?:#\[(?:[^[\]]|\[[^[\]]{0,200}\]){0,500}\]\s*)+/,
    opens: /^\s*(?:pub(?:\([^)]{0,20}\))?\s+)?(?:async\s+)?fn\s+()()(\w{1,200})/g,
  },
  {
    endings: /\.(?:java|kt|groovy)$/,
    syntax: 'java',
    many: /@(?:\w+\.)*(?:ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|MethodSource|ValueSource|CsvSource)\b/,
    mark: /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\b/,
    skips: /@(?:\w+\.)*(?:Disabled\w*|Ignore)\b/,
    before: /^\s*(?:@[\w.]{1,200}(?:\([^)]{0,500}\))?\s*)+/,
    opens: /()()\b([\w$]{1,200}|`[^`]{1,200}`)\s*\([^;]*$/g,
  },
];

/** The upper end is open. */
const endless = Number.POSITIVE_INFINITY;
/** Where tests are written that we can't read; what else lies beside tests is data. */
const otherLanguages =
  /\.(?:rb|php|cs|fs|vb|swift|scala|exs?|erl|c|cc|cpp|cxx|m|mm|dart|lua|pl|t|r|R|hs|clj[cs]?|jl|zig|nim|sh|bats|ps1)$/;
const loop = /^\s*(?:for\b|while\b)|\.(?:forEach|map)\(|\bdescribe\.(?:each|for)\b/;
const off = /\.(?:skip|todo|skipIf|runIf)\b/;
const table = /\.(?:each|for)\b/;
const longestLine = 2000;

/** The tests of a file; undefined where we can't read its language. */
export function testsIn(path: string, text: string): Found[] | undefined {
  const language = languages.find(({ endings }) => endings.test(path));
  if (!language) return undefined;
  const sure = language.anywhere || isTest(path);
  const found: (Found & { start: number })[] = [];
  const state = { start: -1, many: false, marked: false, skipped: false, loopAt: -1, offset: 0 };
  const code = blankComments(text, language.syntax).split('\n');
  for (const [index, whole] of text.split('\n').entries()) {
    const line = { text: whole.slice(0, longestLine), code: code[index]!.slice(0, longestLine) };
    scanLine(language, line, state, found, sure);
    state.offset += whole.length + 1;
  }
  return found.map(({ start, ...test }, index) => ({
    ...test,
    extent: (found[index + 1]?.start ?? text.length) - start,
  }));
}

interface State {
  /** Where the signs of the next test begin; -1 where there are none yet. */
  start: number;
  many: boolean;
  marked: boolean;
  skipped: boolean;
  /** The indentation of the loop that is open; -1 where there is none. */
  loopAt: number;
  offset: number;
}

function scanLine(
  language: Language,
  { text, code }: { text: string; code: string },
  state: State,
  found: (Found & { start: number })[],
  sure: boolean,
): void {
  if (code.trim() === '') return;
  const { many, mark, skips, inner } = language;
  const indent = code.search(/\S/);
  if (indent <= state.loopAt && !/^\s*[})\]]/.test(code)) state.loopAt = -1;
  const [manyHere, markHere, skipHere] = [many, mark, skips].map(sign => sign?.test(code) ?? false);
  if ((manyHere || markHere || skipHere) && state.start === -1) state.start = state.offset;
  state.many ||= manyHere!;
  state.marked ||= markHere!;
  state.skipped ||= skipHere!;
  const opened = mark && !state.marked ? [] : openedOn(language, text, code);
  for (const { name, modifiers, word, before } of opened) {
    const repeated = state.many || state.loopAt !== -1 || table.test(modifiers) || loop.test(before);
    const runs = sure && !state.skipped && !off.test(modifiers) && !/^x(?:it|test)\b/.test(word);
    found.push({
      name,
      least: runs ? 1 : 0,
      most: repeated ? endless : 1,
      extent: 0,
      start: state.start === -1 ? state.offset : state.start,
    });
    Object.assign(state, { start: -1, many: false, marked: false, skipped: false });
  }
  const last = found.at(-1);
  if (opened.length === 0 && last && inner?.test(code)) last.most = state.loopAt === -1 ? last.most + 1 : endless;
  if (state.loopAt === -1 && loop.test(opened[0]?.before ?? code)) state.loopAt = indent;
}

interface Opened {
  name: string;
  modifiers: string;
  word: string;
  /** The code of the line up to it: a loop there runs around it, one behind it is its own. */
  before: string;
}

/** The tests that a line opens; what only a comment or a text says is none. */
function openedOn({ before, opens, quoted }: Language, text: string, code: string): Opened[] {
  const rest = before ? code.replace(before, '') : quoted ? text : code;
  return [...rest.matchAll(opens)]
    .filter(({ index }) => !quoted || code[index] !== ' ')
    .map(({ 0: word, 1: modifiers = '', 3: name = '', index }) => ({
      name,
      modifiers,
      word,
      before: code.slice(0, index),
    }));
}

/**
 * How many tests the change adds, as a bracket: at least what is there more than before, at most every test whose name is
 * new, and every call that may be one where a file of tests shows none that we know. Tables of cases have no upper end.
 * `unread`: changed tests in a language that we can't read.
 */
export async function addedTests(world: World): Promise<{ least: number; most: number; unread: string[] }> {
  const before: Found[] = [];
  const after: Found[] = [];
  const unread: string[] = [];
  let unknown = 0;
  for (const { kind, path, from = path } of world.changes) {
    const old = kind === 'added' ? undefined : await world.before(from);
    const now = kind === 'deleted' ? undefined : await world.files.read(path);
    const tests = now?.kind === 'text' ? testsIn(path, now.text) : [];
    const earlier = old === undefined ? [] : (testsIn(from, old) ?? []);
    if (!tests && otherLanguages.test(path) && isTest(path)) unread.push(path);
    if (tests && now?.kind === 'text' && tests.length + earlier.length === 0 && isTest(path))
      unknown += namedCalls(path, now.text);
    for (const test of earlier) before.push(test);
    for (const test of tests ?? []) after.push(test);
  }
  const sum = (tests: readonly Found[]) => tests.reduce((total, { least }) => total + least, 0);
  const most = newTests(before, after) + unknown;
  return { least: Math.min(most, Math.max(0, sum(after) - sum(before))), most, unread };
}

/** Calls at the start of a line that begin with a text, in code: projects have words of their own for a test. */
function namedCalls(path: string, text: string): number {
  const language = languages.find(({ endings }) => endings.test(path));
  const code = language ? blankComments(text, language.syntax).split('\n') : [];
  return text
    .split('\n')
    .filter((line, index) => /^\s*[\w.]{1,60}\(\s*['"`]/.test(line) && /\w\(/.test(code[index] ?? '')).length;
}

function newTests(before: readonly Found[], after: readonly Found[]): number {
  const known = new Map<string, Found[]>();
  for (const test of before) {
    const same = known.get(test.name);
    if (same) same.push(test);
    else known.set(test.name, [test]);
  }
  let most = 0;
  for (const test of after) {
    const old = known.get(test.name)?.pop();
    if (!old) most += test.most;
    else if (test.most < endless) most += Math.max(0, test.most - old.most);
    else if (old.most < endless || test.extent > old.extent) most = endless;
  }
  return most;
}
