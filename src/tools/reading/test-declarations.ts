import type { World } from '../../model/world.ts';
import { blankComments } from '../../syntax/blank-comments.ts';
import { tools } from '../index.ts';
import { inBatches } from '../shared/in-batches.ts';
import type { Declarations, TestLanguage } from '../tool.ts';
import { anyOf } from './join.ts';
import { isTest } from './test-files.ts';

/** A declared test as a line scanner sees it: at least so many run, at most so many. */
interface DeclaredTest {
  name: string;
  least: number;
  most: number;
  /** Characters up to the next one: a table of cases that grows makes it grow. */
  extent: number;
}

/** A language with what all of its tools add to it. */
interface Scanner extends Omit<TestLanguage, 'opens' | 'aliases'> {
  /** What opens a test in this text. */
  opensIn(text: string): RegExp;
  many: RegExp | undefined;
  mark: RegExp | undefined;
  skips: RegExp | undefined;
  inner: RegExp | undefined;
}

const declarations = tools.flatMap(({ declares }) => declares ?? []);
const scanners: readonly Scanner[] = [...new Set(declarations.map(({ language }) => language))].map(language =>
  scannerFor(
    language,
    declarations.filter(each => each.language === language),
  ),
);

function scannerFor(language: TestLanguage, all: readonly Declarations[]): Scanner {
  const calls = [...new Set(all.flatMap(each => each.calls ?? []))];
  const modules = anyOf(all.map(each => each.modules));
  const usual = language.opens(calls);
  return {
    ...language,
    opensIn(text) {
      const aliases = (modules && language.aliases?.(text, modules, calls)) ?? [];
      return aliases.length > 0 ? language.opens([...calls, ...aliases]) : usual;
    },
    many: anyOf(all.map(({ many }) => many)),
    mark: anyOf(all.map(({ mark }) => mark)),
    skips: anyOf(all.map(({ skips }) => skips)),
    inner: anyOf(all.map(({ inner }) => inner)),
  };
}

/** The reader of a file's language, if it is known. */
function scannerOf(path: string): Scanner | undefined {
  return scanners.find(({ endings }) => endings.test(path));
}

/** The text that marks tests beside the code that they test, in a file whose language has such. */
export function inlineTestMark(path: string): string | undefined {
  return scannerOf(path)?.inline;
}

/**
 * The part of a file from its first test on, where tests may stand beside the code that they test; undefined where there is
 * none.
 */
export function inlineTests(path: string, text: string): string | undefined {
  const scanner = scannerOf(path);
  if (scanner?.inline === undefined || !scanner.mark) return undefined;
  const at = text.search(new RegExp(scanner.mark.source, 'm'));
  return at === -1 ? undefined : text.slice(at);
}

/** The examples in the documentation of code that a runner takes for tests: each is a line. */
export function docExamples(path: string, text: string): string[] {
  const example = scannerOf(path)?.example;
  return example ? text.split('\n').filter(line => example.test(line)) : [];
}

/** The upper end is open. */
const endless = Number.POSITIVE_INFINITY;
/** Where tests are written that we can't read; what else lies beside tests is data. */
const otherLanguages =
  /\.(?:rb|php|cs|fs|vb|swift|scala|exs?|erl|c|cc|cpp|cxx|m|mm|dart|lua|pl|t|r|R|hs|clj[cs]?|jl|zig|nim|sh|bats|ps1)$/;
const loop = /^\s*(?:for\b|while\b)|\.(?:forEach|map)\(/;
const longestLine = 2000;

/** The tests of a file; undefined if we can't read its language. */
export function testsIn(path: string, text: string): DeclaredTest[] | undefined {
  const scanner = scannerOf(path);
  if (!scanner) return undefined;
  const sure = scanner.inline !== undefined || isTest(path);
  const found: (DeclaredTest & { start: number })[] = [];
  const state = { start: -1, many: false, marked: false, skipped: false, loopAt: -1, offset: 0 };
  const opens = scanner.opensIn(text);
  const code = blankComments(text, scanner.syntax).split('\n');
  const reader = { ...scanner, opens, sure };
  for (const [index, whole] of text.split('\n').entries()) {
    const line = { text: whole.slice(0, longestLine), code: code[index]!.slice(0, longestLine) };
    scanLine(reader, line, state, found);
    state.offset += whole.length + 1;
  }
  return found.map(({ start, ...test }, index) => ({
    ...test,
    extent: (found[index + 1]?.start ?? text.length) - start,
  }));
}

interface State {
  /** Where the signs of the next test begin; -1 if there are none yet. */
  start: number;
  many: boolean;
  marked: boolean;
  skipped: boolean;
  /** The indentation of the loop that is open; -1 if there is none. */
  loopAt: number;
  offset: number;
}

function scanLine(
  scanner: Scanner & { opens: RegExp; sure: boolean },
  { text, code }: { text: string; code: string },
  state: State,
  found: (DeclaredTest & { start: number })[],
): void {
  if (code.trim() === '') return;
  const { many, mark, skips, inner, table, off, offCall, sure } = scanner;
  const indent = code.search(/\S/);
  if (indent <= state.loopAt && !/^\s*[})\]]/.test(code)) state.loopAt = -1;
  const [manyHere, markHere, skipHere] = [many?.test(code), mark?.test(code), skips?.test(code)];
  if ((manyHere || markHere || skipHere) && state.start === -1) state.start = state.offset;
  state.many ||= manyHere === true;
  state.marked ||= markHere === true;
  state.skipped ||= skipHere === true;
  const last = found.at(-1);
  const isInner = inner?.test(code) === true && last !== undefined;
  const opened = (mark && !state.marked) || (isInner && indent > 0) ? [] : openedOn(scanner, text, code);
  for (const { name, modifiers, word, before } of opened) {
    const repeated = state.many || state.loopAt !== -1 || table?.test(modifiers) || isLoop(scanner, before);
    const runs = sure && !state.skipped && !off?.test(modifiers) && !offCall?.test(word);
    found.push({
      name,
      least: runs ? 1 : 0,
      most: repeated ? endless : 1,
      extent: 0,
      start: state.start === -1 ? state.offset : state.start,
    });
    Object.assign(state, { start: -1, many: false, marked: false, skipped: false });
  }
  if (isInner && opened.length === 0) last.most = state.loopAt === -1 ? last.most + 1 : endless;
  if (state.loopAt === -1 && isLoop(scanner, opened[0]?.before ?? code)) state.loopAt = indent;
}

/** Does the code run what follows or what stands inside more than once? */
function isLoop({ groupTable }: Scanner, code: string): boolean {
  return loop.test(code) || groupTable?.test(code) === true;
}

interface Opened {
  name: string;
  modifiers: string;
  word: string;
  /** The code of the line up to it: a loop there runs around it, one behind it is its own. */
  before: string;
}

/** The tests that a line opens; what only a comment or a text says is none. */
function openedOn({ before, opens, quoted, other }: Scanner & { opens: RegExp }, text: string, code: string): Opened[] {
  const rest = before ? code.replace(before, '') : quoted ? text : code;
  if (rest.search(opens) === -1) return [];
  return [...rest.matchAll(opens)]
    .filter(({ index, 1: modifiers = '' }) => !(quoted && code[index] === ' ') && !other?.test(modifiers))
    .map(({ 0: word, 1: modifiers = '', 3: name = '', index }) => ({
      name,
      modifiers,
      word,
      before: code.slice(0, index),
    }));
}

/**
 * How many tests the change adds, as a bracket: at least what is there more than before, at most every test whose name is
 * new, and every call that may be one if a file of tests shows none that we know. Tables of cases have no upper end.
 * `unread`: changed tests in a language that we can't read.
 */
export async function addedTests(world: World): Promise<{ least: number; most: number; unread: string[] }> {
  const read = await inBatches(world.changes, async ({ kind, path, from = path }) => {
    const old = kind === 'added' ? undefined : await world.before(from);
    const now = kind === 'deleted' ? undefined : await world.files.read(path);
    const earlier = old === undefined ? [] : (testsIn(from, old) ?? []);
    const tests = now?.kind === 'text' ? testsIn(path, now.text) : [];
    const isUnread = !tests && otherLanguages.test(path) && isTest(path);
    const isUnknown = tests && now?.kind === 'text' && tests.length + earlier.length === 0 && isTest(path);
    return {
      earlier,
      tests: tests ?? [],
      unread: isUnread ? [path] : [],
      unknown: isUnknown ? namedCalls(path, now.text) : 0,
    };
  });
  const before = read.flatMap(({ earlier }) => earlier);
  const after = read.flatMap(({ tests }) => tests);
  const unread = read.flatMap(each => each.unread);
  const unknown = read.reduce((total, each) => total + each.unknown, 0);
  const sum = (tests: readonly DeclaredTest[]) => tests.reduce((total, { least }) => total + least, 0);
  const most = newTests(before, after) + unknown;
  return { least: Math.min(most, Math.max(0, sum(after) - sum(before))), most, unread };
}

/** How many tests a file declares, those inside of others too; undefined if we can't read its language. */
export function countDeclared(path: string, text: string): { all: number; sure: number } | undefined {
  const tests = testsIn(path, text);
  if (!tests) return undefined;
  const all = tests.reduce((total, { most }) => total + (most === endless ? 1 : most), 0);
  const sure = tests.reduce((total, { least }) => total + least, 0);
  return { all: tests.length > 0 ? all : callsWithFunction(text), sure };
}

/** Calls at the start of a line with a name and a function: tests under a word of the project's own. */
function callsWithFunction(text: string): number {
  const call =
    /^[ \t]*(?:await )?[\w$.]{1,60}\([ \t]*(['"`])[^'"`\n]{0,200}\1,[ \t]*(?:async\b|function\b|\(|[\w$]{1,60} ?=>|[\w$]{1,60}\);?$)/gm;
  return text.match(call)?.length ?? 0;
}

/** Calls at the start of a line that begin with a text, in code: projects have words of their own for a test. */
function namedCalls(path: string, text: string): number {
  const scanner = scannerOf(path);
  const code = scanner ? blankComments(text, scanner.syntax).split('\n') : [];
  return text
    .split('\n')
    .filter((line, index) => /^\s*[\w.]{1,60}\(\s*['"`]/.test(line) && /\w\(/.test(code[index] ?? '')).length;
}

function newTests(before: readonly DeclaredTest[], after: readonly DeclaredTest[]): number {
  const known = new Map<string, DeclaredTest[]>();
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
