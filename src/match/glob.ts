import micromatch from 'micromatch';
import { RE2JS } from 're2js';
import { cited } from '../syntax/text.ts';
import { matchesStars, readStars } from './stars.ts';

export interface Glob {
  matches(path: string): boolean;
  /** It has no special characters, so it can be looked up as a path. */
  literal: boolean;
  /** For each of its alternatives, the segments without special characters. Every matching path has all of one alternative. */
  segments: readonly (readonly string[])[];
}

/** A glob whose expression is compiled when a path may match for the first time. Most globs of a run never get there. */
interface LazyGlob extends Glob {
  compiles(): boolean;
}

const maxLength = 1_000;
const maxAlternatives = 256;
const maxTokens = 8_192;

/** Compiles a glob. Matching takes linear time for any pattern: RE2 never backtracks. */
export function parseGlob(pattern: string): Glob | { problem: string } {
  const glob = read(pattern, false);
  if ('problem' in glob || glob.compiles()) return glob;
  return { problem: `${cited(pattern)} can't be read as a glob; split it, or list the paths` };
}

/**
 * Whether a list of globs includes a path. Later entries win: `!glob` excludes, and a list of only such entries starts
 * with everything. A glob that can't be parsed matches nothing, so it must be refused where it is read.
 * `literalBrackets`: for labels and logins, where `[bot]` is part of a name and never a class.
 */
export function matchesAny(
  globs: readonly string[],
  path: string,
  { literalBrackets = false }: { literalBrackets?: boolean } = {},
): boolean {
  let included = globs.length > 0 && globs.every(isExclusion);
  for (const entry of globs) {
    const excludes = isExclusion(entry);
    // Skip entries that can't change the answer.
    if (included !== excludes) continue;
    const glob = read(excludes ? entry.slice(1) : entry, literalBrackets);
    if ('matches' in glob && glob.matches(path)) included = !excludes;
  }
  return included;
}

/** Whether globs include a changed path. A submodule is one path, which stands for everything below it. */
export function coversChange(globs: readonly string[], path: string, { submodule }: { submodule?: true }): boolean {
  return matchesAny(globs, path) || (submodule === true && matchesAny(globs, `${path}/_`));
}

/** Whether globs include a changed path or, of a submodule, a part. */
export function reachesChange(globs: readonly string[], path: string, change: { submodule?: true }): boolean {
  const isBelow = (glob: string) => change.submodule === true && glob.startsWith(`${path}/`);
  return coversChange(globs, path, change) || globs.some(isBelow);
}

/** A glob that matches exactly this path. */
export function escapeGlob(path: string): string {
  return path.replaceAll(/[*?[\]{}|!,\\]|(?<=[@+])\(|(?<=\))\+/g, '\\$&');
}

/** `!(a)` does not exclude `(a)`: it is an extended glob, which is not supported. */
function isExclusion(entry: string): boolean {
  return entry.startsWith('!') && !entry.startsWith('!(');
}

const maxCached = 1_000;
const cache = new Map<string, LazyGlob | { problem: string }>();

function read(pattern: string, literalBrackets: boolean): LazyGlob | { problem: string } {
  const key = `${literalBrackets ? 'b' : 'a'}${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  const made = build(pattern, literalBrackets);
  if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '');
  if (pattern.length <= maxCached) cache.set(key, made);
  return made;
}

function build(pattern: string, literalBrackets: boolean): LazyGlob | { problem: string } {
  if (pattern.length > maxLength) return { problem: `the glob is longer than ${maxLength} characters; shorten it` };
  if (pattern.startsWith('/')) {
    return { problem: `${cited(pattern)} starts with a slash; write it relative to the repository's top` };
  }
  const relative = pattern.replace(/^(?:\.\/)+/, '');
  if (relative === '') return { problem: 'the glob is empty; write a path' };
  if (/^[\w./-]*[\w.-]$/.test(relative)) return exact(relative, relative);
  const tokens = relative.match(literalBrackets ? nameTokens : pathTokens) ?? [];
  const problem = unsupported(tokens, literalBrackets);
  if (problem !== undefined) return { problem: `${problem} (in ${cited(pattern)})` };
  const alternatives = expandBraces(tokens);
  if (!alternatives) {
    return { problem: `${cited(pattern)} expands to more than ${maxAlternatives} alternatives; split it` };
  }
  if (alternatives.reduce((sum, { length }) => sum + length, 0) > maxTokens) {
    return { problem: `${cited(pattern)} expands to more than ${maxTokens} characters; split it` };
  }
  if (alternatives.length === 1 && isText(tokens)) {
    return exact(tokens.map(unescaped).join(''), relative);
  }
  const stars = alternatives.map(readStars);
  if (stars.every(each => each !== undefined)) {
    return {
      literal: false,
      segments: alternatives.map(segmentsOf),
      matches: path => stars.some(each => matchesStars(each!, path)),
      compiles: () => true,
    };
  }
  let compiled: RE2JS | null | undefined;
  const expression = () => {
    if (compiled === undefined) compiled = compile(alternatives);
    return compiled;
  };
  const texts = alternatives.map(textsOf);
  return {
    literal: false,
    segments: alternatives.map(segmentsOf),
    matches: path =>
      texts.some(all => all.every(text => path.includes(text))) && (expression()?.matches(path) ?? false),
    compiles: () => expression() !== null,
  };
}

/** A glob of one path. */
function exact(text: string, pattern: string): LazyGlob {
  return {
    literal: text === pattern,
    segments: [text.split('/').filter(each => each !== '' && each !== '.')],
    matches: path => path === text,
    compiles: () => true,
  };
}

function compile(alternatives: readonly (readonly string[])[]): RE2JS | null {
  try {
    return RE2JS.compile(alternatives.map(expressionOf).join('|'), RE2JS.DOTALL);
  } catch {
    return null;
  }
}

function segmentsOf(tokens: readonly string[]): string[] {
  const segments = [''];
  const special = new Set<number>();
  for (const token of tokens) {
    if (token === '/' || token === '\\/') segments.push('');
    else if (/^[*?]/.test(token) || isClass(token)) special.add(segments.length - 1);
    else segments.push(segments.pop() + unescaped(token));
  }
  return segments.filter((each, index) => !special.has(index) && each !== '' && each !== '.');
}

/** The texts that every matching path contains: whatever is between stars, classes and slashes. */
function textsOf(tokens: readonly string[]): string[] {
  const texts = [''];
  for (const token of tokens) {
    const special = /^(?:[*?]|\\?\/$)/.test(token) || isClass(token);
    if (special) texts.push('');
    else texts.push(texts.pop() + unescaped(token));
  }
  // A segment `.` means the folder itself, and may be missing.
  return texts.filter(text => text !== '' && text !== '.');
}

/** A token is an escaped character, a class such as `[a-z]` (closed before the next slash), a run of stars, or a character. */
const pathTokens = /\\.|\[[!^]?(?:\]|\\[^/]|[^\\\]/])(?:\\[^/]|[^\\\]/])*\]|\*+|./gsu;
const nameTokens = /\\.|\*+|./gsu;

const isClass = (token: string) => token.length > 1 && token.startsWith('[');
const isText = (tokens: readonly string[]) =>
  !tokens.some(token => /^[*?]/.test(token) || isClass(token)) && tokens.at(-1) !== '/';
const unescaped = (token: string) => (token.length > 1 ? token.replaceAll(/\\(.)/gsu, '$1') : token);

const insteadOf: Readonly<Record<string, string>> = {
  '@': 'write {a,b}',
  '?': 'write {a,}',
  '+': 'write a glob for each alternative',
  '*': 'write a glob for each alternative',
  '!': 'list what you mean, or exclude files with an entry that starts with !',
};

/** Why a glob is not supported, if so. A glob that other tools read differently would silently match nothing. */
function unsupported(tokens: readonly string[], literalBrackets: boolean): string | undefined {
  const open: number[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1] ?? '';
    if (token === '(' && /^(?:[@!+?]|\*+)$/.test(before)) {
      return `${before.at(-1)}(…) is not supported; ${insteadOf[before.at(-1)!]}`;
    }
    if (token === '|') return '| is not supported; write {a,b}, or \\| for the character itself';
    if (token === '+' && (isClass(before) || before === '}' || before === ')')) {
      return `+ after ${before.at(-1)} repeats nothing; write *, or \\+ for the character itself`;
    }
    const letter = token.match(/\\./gs)?.find(each => /\w/.test(each));
    if (letter) {
      return `${letter} is not supported; write a class such as [0-9], or the character without its backslash`;
    }
    if (token === '{') open.push(at);
    if (token === '}') {
      const inside = tokens.slice((open.pop() ?? at) + 1, at);
      if (inside.some((each, index) => each === '.' && inside[index + 1] === '.')) {
        return 'a range such as {1..3} is not supported; write {1,2,3}';
      }
    }
    if (token === '[' && !literalBrackets && containsSlash(tokens.slice(at + 1))) {
      return 'a slash in [ ] is not supported; remove it, or write \\[ for a bracket in a name';
    }
    if (isClass(token)) {
      if (token.includes('[:', 1)) return 'classes such as [:alpha:] are not supported; write [a-z]';
      if (rangesOf(token).some(([low, high]) => low > high)) {
        return 'a range in [ ] runs backwards; swap its ends, or write \\[ for a bracket in a name';
      }
    }
  }
  return undefined;
}

/** Whether the class that starts before these tokens contains a slash, as micromatch reads it. */
function containsSlash(tokens: readonly string[]): boolean {
  const end = tokens.findIndex(token => token === ']' || isClass(token));
  return tokens.slice(0, Math.max(end, 0)).some(token => token === '/' || token === '\\/');
}

/**
 * All alternatives of the braces; undefined if there are too many. micromatch's own expansion is not used: it reads `**`
 * inside braces differently than outside, and has no limit.
 */
function expandBraces(tokens: readonly string[]): string[][] | undefined {
  const marks = braceMarks(tokens);
  const groups: { options: string[][]; current: string[][] }[] = [{ options: [], current: [[]] }];
  for (const [at, token] of tokens.entries()) {
    const group = groups.at(-1)!;
    if (!marks.has(at)) for (const each of group.current) each.push(token);
    else if (token === '{') groups.push({ options: [], current: [[]] });
    else {
      group.options.push(...group.current);
      group.current = [[]];
      if (group.options.length > maxAlternatives) return undefined;
      if (token === ',') continue;
      groups.pop();
      const outer = groups.at(-1)!;
      if (outer.current.length * group.options.length > maxAlternatives) return undefined;
      outer.current = outer.current.flatMap(before => group.options.map(option => [...before, ...option]));
    }
  }
  return groups[0]!.current;
}

/** Unclosed braces, braces without a comma, and commas outside braces are literal. */
function braceMarks(tokens: readonly string[]): Set<number> {
  const marks = new Set<number>();
  const open: number[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (token === '{') open.push([at]);
    if (token === ',') open.at(-1)?.push(at);
    const group = token === '}' ? open.pop() : undefined;
    if (group && group.length > 1) for (const each of [...group, at]) marks.add(each);
  }
  return marks;
}

const options = { dot: true, strictSlashes: true, fastpaths: false, windows: false };
const toSource = micromatch.makeRe as unknown as (glob: string, options: object, returnOutput: true) => string;

/** Look-aheads of micromatch that are always true in a repository: no path has an empty segment, a `.` or a `..`. */
const lookAheads = ['(?=.)', '(?!\\.{0,1}(?:\\/|$))', '(?!\\.{1,2}(?:\\/|$))', '(?!(?:^|\\/)\\.{1,2}(?:\\/|$))'];

/**
 * The RE2 expression of a glob without braces. micromatch translates stars, question marks, dots and slashes. Any other
 * token is replaced by a private character first, and put back afterwards.
 */
function expressionOf(tokens: readonly string[]): string {
  if (tokens.length === 0) return '';
  const sources = new Map<string, string>();
  const glob = tokens.map(token => {
    const character = token === '\\/' || token === '\\.' ? token[1]! : token;
    if (/^(?:[\w/.?-]|\*+)$/.test(character)) return character;
    const standIn = String.fromCharCode(0xe000 + sources.size);
    sources.set(standIn, isClass(token) ? classSource(token) : RE2JS.quote(unescaped(token)));
    return standIn;
  });
  const below = tokens.at(-1) === '/' ? '**' : '';
  // Three stars are one (micromatch 4.0.8 loses the text that follows them), and `**.ts` is `**/*.ts` by its fast path.
  const usual = (glob.join('') + below).replaceAll(/\*{3,}/g, '*').replace(/^\*\*(?=(?:\.\w+)+$)/, '**/*');
  const source = toSource(usual, options, true);
  // `a/**/*` must not match `a`. Without the look-ahead, the star could be empty, so the early end is removed.
  const plain = lookAheads.reduce((text, each) => text.replaceAll(each, ''), source).replaceAll('\\/|$)', '\\/)');
  return plain.replaceAll(/[\ue000-\uf8ff]/g, standIn => sources.get(standIn)!);
}

/** Matches one character of the class, or the literal text: folders named `[id]` are common. */
function classSource(token: string): string {
  const code = (point: number) => `\\x{${point.toString(16)}}`;
  const slash = 0x2f;
  const ranges = isNegated(token)
    ? [...rangesOf(token), [slash, slash] as const]
    : rangesOf(token).flatMap(([low, high]) =>
        low < slash && slash < high ? [[low, slash - 1] as const, [slash + 1, high] as const] : [[low, high] as const],
      );
  const members = ranges.map(([low, high]) => `${code(low)}-${code(high)}`).join('');
  return `(?:[${isNegated(token) ? '^' : ''}${members}]|${RE2JS.quote(unescaped(token))})`;
}

const isNegated = (token: string) => /^\[[!^]./s.test(token.slice(0, -1));

function rangesOf(token: string): (readonly [number, number])[] {
  const members = token.slice(isNegated(token) ? 2 : 1, -1).match(/\\.|./gsu) ?? [];
  const codeOf = (member: string) => member.codePointAt(member.length > 1 && member.startsWith('\\') ? 1 : 0)!;
  const ranges: (readonly [number, number])[] = [];
  for (let at = 0; at < members.length; at++) {
    const last = members[at + 1] === '-' ? members[at + 2] : undefined;
    ranges.push([codeOf(members[at]!), codeOf(last ?? members[at]!)]);
    if (last !== undefined) at += 2;
  }
  return ranges;
}
