import { isTest } from './test-files.ts';
import type { World } from './world.ts';

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
  comment: RegExp;
  /** What makes the next test one of many. */
  many?: RegExp;
  /** A line that alone says that the next function is a test. */
  mark?: RegExp;
  /** A line that opens a test, with its name where it tells. */
  opens: RegExp;
  /** Tests inside a test, which some count and some don't. */
  inner?: RegExp;
}

const languages: readonly Language[] = [
  {
    endings: /\.[cm]?[jt]sx?$/,
    comment: /^\s*(?:\/\/|\*|\/\*)/,
    opens:
      /(?:^|[\s;{(>])(?:f?it|xit|f?test|xtest|specify|(?:Deno|QUnit|tap|Bun)\.test)((?:\.[a-zA-Z]{1,20}){0,4})\s?(?:<[^>]{0,80}>)?[(`]\s*(?:(['"`])(.{0,200}?)\2)?/,
    inner: /\bt\.test\(/,
  },
  {
    endings: /\.py$/,
    comment: /^\s*#/,
    many: /^\s*@(?:pytest\.mark\.parametrize|parameterized|given|ddt|data|unpack)\b/,
    opens: /^\s*(?:async\s+)?def\s+()()(test\w{0,200})\s*\(/,
    inner: /\bself\.subTest\(/,
  },
  {
    endings: /_test\.go$/,
    comment: /^\s*\/\//,
    opens: /^func\s+(?:\([^)]{0,100}\)\s*)?()()((?:Test(?!Main\()|Fuzz|Example)\w{0,200})\s*\(/,
    inner: /\bt\.Run\(/,
  },
  {
    endings: /\.rs$/,
    anywhere: true,
    comment: /^\s*\/\//,
    many: /^\s*#\[(?:rstest|case\b|test_case\b|values\b|parameterized)/,
    mark: /^\s*#\[(?:\w+::)*(?:test|rstest|test_case)\b/,
    opens: /^\s*(?:pub(?:\([^)]{0,20}\))?\s+)?(?:async\s+)?fn\s+()()(\w{1,200})/,
  },
  {
    endings: /\.(?:java|kt|groovy)$/,
    comment: /^\s*(?:\/\/|\*|\/\*)/,
    many: /@(?:ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|MethodSource|ValueSource|CsvSource)\b/,
    mark: /@(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\b/,
    opens: /()()\b([\w$]{1,200}|`[^`]{1,200}`)\s*\([^;]*$/,
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
  const state = { start: -1, many: false, marked: false, loopAt: -1, offset: 0 };
  for (const whole of text.split('\n')) {
    const line = whole.slice(0, longestLine);
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
  /** The indentation of the loop that is open; -1 where there is none. */
  loopAt: number;
  offset: number;
}

function scanLine(
  { comment, many, mark, opens, inner }: Language,
  line: string,
  state: State,
  found: (Found & { start: number })[],
  sure: boolean,
): void {
  if (line.trim() === '' || comment.test(line)) return;
  const indent = line.search(/\S/);
  if (indent <= state.loopAt && !/^\s*[})\]]/.test(line)) state.loopAt = -1;
  const [manyHere, markHere] = [many?.test(line) ?? false, mark?.test(line) ?? false];
  if ((manyHere || markHere) && state.start === -1) state.start = state.offset;
  state.many ||= manyHere;
  state.marked ||= markHere;
  const rest = mark ? line.replace(/^\s*(?:@\w+(?:\([^)]{0,500}\))?\s*)+/, '') : line;
  const [opened, modifiers = '', , name] = opens.exec(rest) ?? [];
  const last = found.at(-1);
  if (opened !== undefined && (!mark || state.marked)) {
    const repeated = state.many || state.loopAt !== -1 || table.test(modifiers) || loop.test(line);
    found.push({
      name: name ?? '',
      least: sure && !off.test(modifiers) && !/^\W?x(?:it|test)\b/.test(opened) ? 1 : 0,
      most: repeated ? endless : 1,
      extent: 0,
      start: state.start === -1 ? state.offset : state.start,
    });
    Object.assign(state, { start: -1, many: false, marked: false });
  } else if (inner?.test(line) && last) {
    last.most = state.loopAt === -1 ? last.most + 1 : endless;
  }
  if (loop.test(line) && state.loopAt === -1) state.loopAt = indent;
}

/**
 * How many tests the change adds, as a bracket: at least what is there more than before, at most every test whose name is
 * new. Tables of cases have no upper end. `unread`: changed tests in a language that we can't read.
 */
export async function addedTests(world: World): Promise<{ least: number; most: number; unread: string[] }> {
  const before: Found[] = [];
  const after: Found[] = [];
  const unread: string[] = [];
  for (const { kind, path, from = path } of world.changes) {
    const old = kind === 'added' ? undefined : await world.before(from);
    const now = kind === 'deleted' ? undefined : await world.files.read(path);
    const tests = now?.kind === 'text' ? testsIn(path, now.text) : [];
    if (tests === undefined && isTest(path) && otherLanguages.test(path)) unread.push(path);
    for (const test of (old === undefined ? undefined : testsIn(from, old)) ?? []) before.push(test);
    for (const test of tests ?? []) after.push(test);
  }
  const sum = (tests: readonly Found[]) => tests.reduce((total, { least }) => total + least, 0);
  const most = newTests(before, after);
  return { least: Math.min(most, Math.max(0, sum(after) - sum(before))), most, unread };
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
