import { RE2JS } from 're2js';

/** How often a pattern occurs in a text, and the lines (from 1) on which the first few matches start. */
export interface Matches {
  count: number;
  lines: number[];
}

const mostLines = 5;
const maxCompiled = 2_000;
const compiled = new Map<string, RE2JS>();

/** Compiles a pattern in RE2 syntax, once. Throws if it can't be compiled. `flags`: letters out of `ims`. */
export function compilePattern(pattern: string, flags: string): RE2JS {
  const key = `${flags}/${pattern}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = RE2JS.compile(pattern, flagBits(flags));
  if (compiled.size >= maxCompiled) compiled.delete(compiled.keys().next().value ?? '');
  compiled.set(key, made);
  return made;
}

function flagBits(flags: string): number {
  const bits = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL };
  return [...flags].reduce((sum, flag) => sum | (bits[flag as keyof typeof bits] ?? 0), 0);
}

const plainPattern = /^(?:[^\\.+*?()|[\]{}^$\ud800-\udfff]|\\[\\.+*?()|[\]{}^$/"'#%&,:;<=>@`~! -])+$/;

/** The text that a pattern stands for if it has no special characters: most patterns are a piece of code. */
export function plainText(pattern: string, flags: string): string | undefined {
  return flags.includes('i') || !plainPattern.test(pattern) ? undefined : pattern.replaceAll(/\\(.)/g, '$1');
}

/**
 * All matches, however long it takes: linear for a match, but a hostile pattern may look ahead again for each. Of several
 * texts, the matches in each are counted.
 */
export function findAll(pattern: string, flags: string, text: string | readonly string[]): Matches {
  if (typeof text !== 'string') {
    return { count: text.reduce((sum, each) => sum + findAll(pattern, flags, each).count, 0), lines: [] };
  }
  const plain = plainText(pattern, flags);
  return plain === undefined ? findWith(compilePattern(pattern, flags), text, Infinity)! : findPlain(plain, text);
}

/** Steps of the engine that take a few milliseconds. */
const fewSteps = 1_000_000;

/** All matches, if it is certain that they are found within a few milliseconds. */
export function findQuickly(pattern: string, flags: string, text: string): Matches | undefined {
  const plain = plainText(pattern, flags);
  if (plain !== undefined) return findPlain(plain, text);
  const expression = compilePattern(pattern, flags);
  const search = Math.max(text.length, 1) * expression.programSize();
  return search > fewSteps ? undefined : findWith(expression, text, Math.floor(fewSteps / search));
}

/** `atMost`: how often the text may be searched. */
function findWith(expression: RE2JS, text: string, atMost: number): Matches | undefined {
  // Whether there is a match is decided many times faster than where.
  if (!expression.test(text)) return { count: 0, lines: [] };
  const matcher = expression.matcher(text);
  const starts: number[] = [];
  let count = 0;
  for (; matcher.find(); count++) {
    if (count + 2 > atMost) return undefined;
    if (count < mostLines) starts.push(matcher.start());
  }
  return { count, lines: linesOf(text, starts) };
}

function findPlain(plain: string, text: string): Matches {
  const starts: number[] = [];
  let count = 0;
  for (let at = text.indexOf(plain); at !== -1; at = text.indexOf(plain, at + plain.length)) {
    if (count < mostLines) starts.push(at);
    count++;
  }
  return { count, lines: linesOf(text, starts) };
}

function linesOf(text: string, starts: readonly number[]): number[] {
  const lines = new Set<number>();
  let line = 1;
  let newline = starts.length > 0 ? text.indexOf('\n') : -1;
  for (const start of starts) {
    for (; newline !== -1 && newline < start; newline = text.indexOf('\n', newline + 1)) line++;
    lines.add(line);
  }
  return [...lines];
}
