import micromatch from 'micromatch';
import { RE2JS } from 're2js';
import { cited } from '../syntax/text.ts';

export interface Glob {
  matches(path: string): boolean;
  /** It has no special sign and can be looked up as a path. */
  literal: boolean;
}

/** A glob whose expression is compiled when the first path may match it: most globs of a run never see one. */
interface LazyGlob extends Glob {
  compiles(): boolean;
}

const longest = 1_000;
const mostAlternatives = 256;
const mostSigns = 8_192;

/** Compiles a glob. Matching is linear in the path, whatever the pattern: RE2 never backtracks. */
export function parseGlob(pattern: string): Glob | { problem: string } {
  const glob = read(pattern, false);
  if ('problem' in glob || glob.compiles()) return glob;
  return { problem: `${cited(pattern)} can't be read as a glob; split it, or list the paths` };
}

/**
 * Whether a list of globs takes a path in. Later entries win: `!glob` takes out again, and a list of nothing but those
 * starts from everything. A glob that can't be parsed matches nothing, so it must be refused where it is read.
 * `literalBrackets`: for labels and logins, where `[bot]` is part of a name and never a class.
 */
export function matchesAny(
  globs: readonly string[],
  path: string,
  { literalBrackets = false }: { literalBrackets?: boolean } = {},
): boolean {
  let taken = globs.length > 0 && globs.every(takesOut);
  for (const entry of globs) {
    const out = takesOut(entry);
    // What can't change the answer is not asked.
    if (taken !== out) continue;
    const glob = read(out ? entry.slice(1) : entry, literalBrackets);
    if ('matches' in glob && glob.matches(path)) taken = !out;
  }
  return taken;
}

/** A path as a glob that matches just that path. */
export function escapeGlob(path: string): string {
  return path.replaceAll(/[*?[\]{}|!,\\]|(?<=[@+])\(|(?<=\))\+/g, '\\$&');
}

/** `!(a)` is no entry that takes `(a)` out, but a form that is not supported. */
function takesOut(entry: string): boolean {
  return entry.startsWith('!') && !entry.startsWith('!(');
}

const mostCached = 1_000;
const cache = new Map<string, LazyGlob | { problem: string }>();

function read(pattern: string, literalBrackets: boolean): LazyGlob | { problem: string } {
  const key = `${literalBrackets ? 'b' : 'a'}${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  const made = build(pattern, literalBrackets);
  if (cache.size >= mostCached) cache.delete(cache.keys().next().value ?? '');
  if (pattern.length <= mostCached) cache.set(key, made);
  return made;
}

function build(pattern: string, literalBrackets: boolean): LazyGlob | { problem: string } {
  if (pattern.length > longest) return { problem: `the glob is longer than ${longest} characters; shorten it` };
  if (pattern.startsWith('/')) {
    return { problem: `${cited(pattern)} starts with a slash; write it relative to the repository's top` };
  }
  const relative = pattern.replace(/^(?:\.\/)+/, '');
  if (relative === '') return { problem: 'the glob is empty; write a path' };
  const signs = relative.match(literalBrackets ? signsOfNames : signsOfPaths) ?? [];
  const problem = unsupported(signs, literalBrackets);
  if (problem !== undefined) return { problem: `${problem} (in ${cited(pattern)})` };
  const alternatives = expandBraces(signs);
  if (!alternatives) {
    return { problem: `${cited(pattern)} stands for more than ${mostAlternatives} alternatives; split it` };
  }
  if (alternatives.reduce((sum, { length }) => sum + length, 0) > mostSigns) {
    return { problem: `${cited(pattern)} stands for more than ${mostSigns} characters in all; split it` };
  }
  if (alternatives.length === 1 && isText(signs)) {
    const text = signs.map(unescaped).join('');
    return { literal: text === relative, matches: path => path === text, compiles: () => true };
  }
  let compiled: RE2JS | null | undefined;
  const expression = () => {
    if (compiled === undefined) compiled = compile(alternatives);
    return compiled;
  };
  const texts = alternatives.map(textsOf);
  return {
    literal: false,
    matches: path =>
      texts.some(all => all.every(text => path.includes(text))) && (expression()?.matches(path) ?? false),
    compiles: () => expression() !== null,
  };
}

function compile(alternatives: readonly (readonly string[])[]): RE2JS | null {
  try {
    return RE2JS.compile(alternatives.map(expressionOf).join('|'), RE2JS.DOTALL);
  } catch {
    return null;
  }
}

/** What stands in every path that matches: the plain text between stars, classes and slashes. */
function textsOf(signs: readonly string[]): string[] {
  const texts = [''];
  for (const sign of signs) {
    const special = /^(?:[*?]|\\?\/$)/.test(sign) || isClass(sign);
    if (special) texts.push('');
    else texts.push(texts.pop() + unescaped(sign));
  }
  // A segment `.` stands for its folder, and need not be there.
  return texts.filter(text => text !== '' && text !== '.');
}

/** A sign is an escaped character, a class such as `[a-z]` (closed before the next slash), a run of stars, or a character. */
const signsOfPaths = /\\.|\[[!^]?(?:\]|\\[^/]|[^\\\]/])(?:\\[^/]|[^\\\]/])*\]|\*+|./gsu;
const signsOfNames = /\\.|\*+|./gsu;

const isClass = (sign: string) => sign.length > 1 && sign.startsWith('[');
const isText = (signs: readonly string[]) =>
  !signs.some(sign => /^[*?]/.test(sign) || isClass(sign)) && signs.at(-1) !== '/';
const unescaped = (sign: string) => (sign.length > 1 ? sign.replaceAll(/\\(.)/gsu, '$1') : sign);

const insteadOf: Readonly<Record<string, string>> = {
  '@': 'write {a,b}',
  '?': 'write {a,}',
  '+': 'write a glob for each form that is meant',
  '*': 'write a glob for each form that is meant',
  '!': 'list what is meant, or take files out by an entry of their own that starts with !',
};

/** Why a glob is refused, or undefined: one that other tools read in another way would guard nothing, and nobody would know. */
function unsupported(signs: readonly string[], literalBrackets: boolean): string | undefined {
  const open: number[] = [];
  for (const [at, sign] of signs.entries()) {
    const before = signs[at - 1] ?? '';
    if (sign === '(' && /^(?:[@!+?]|\*+)$/.test(before)) {
      return `${before.at(-1)}(…) is not supported; ${insteadOf[before.at(-1)!]}`;
    }
    if (sign === '|') return '| is not supported; write {a,b}, or \\| for the character itself';
    if (sign === '+' && (isClass(before) || before === '}' || before === ')')) {
      return `+ after ${before.at(-1)} repeats nothing; write *, or \\+ for the character itself`;
    }
    const letter = sign.match(/\\./gs)?.find(each => /\w/.test(each));
    if (letter) {
      return `${letter} is not supported; write a class such as [0-9], or the character without its backslash`;
    }
    if (sign === '{') open.push(at);
    if (sign === '}') {
      const inside = signs.slice((open.pop() ?? at) + 1, at);
      if (inside.some((each, index) => each === '.' && inside[index + 1] === '.')) {
        return 'a range such as {1..3} is not supported; write {1,2,3}';
      }
    }
    if (sign === '[' && !literalBrackets && holdsSlash(signs.slice(at + 1))) {
      return 'a slash in [ ] is not supported; a class never holds one, so leave it out, or write \\[ for a bracket in a name';
    }
    if (isClass(sign)) {
      if (sign.includes('[:', 1)) return 'classes such as [:alpha:] are not supported; write [a-z]';
      if (rangesOf(sign).some(([low, high]) => low > high)) {
        return 'a range in [ ] runs backwards; swap its ends, or write \\[ for a bracket in a name';
      }
    }
  }
  return undefined;
}

/** Whether the class that begins before these signs, as micromatch reads it, holds a slash. */
function holdsSlash(signs: readonly string[]): boolean {
  const end = signs.findIndex(sign => sign === ']' || isClass(sign));
  return signs.slice(0, Math.max(end, 0)).some(sign => sign === '/' || sign === '\\/');
}

/**
 * Every way to choose from the braces; undefined where there are too many. micromatch's own braces are not used: it would
 * read `**` inside of them in another way than outside, and expands without a limit.
 */
function expandBraces(signs: readonly string[]): string[][] | undefined {
  const marks = braceMarks(signs);
  const groups: { options: string[][]; current: string[][] }[] = [{ options: [], current: [[]] }];
  for (const [at, sign] of signs.entries()) {
    const group = groups.at(-1)!;
    if (!marks.has(at)) for (const each of group.current) each.push(sign);
    else if (sign === '{') groups.push({ options: [], current: [[]] });
    else {
      group.options.push(...group.current);
      group.current = [[]];
      if (group.options.length > mostAlternatives) return undefined;
      if (sign === ',') continue;
      groups.pop();
      const outer = groups.at(-1)!;
      if (outer.current.length * group.options.length > mostAlternatives) return undefined;
      outer.current = outer.current.flatMap(before => group.options.map(option => [...before, ...option]));
    }
  }
  return groups[0]!.current;
}

/** Braces that are never closed, or that hold no comma, stand for themselves; so do commas outside of braces. */
function braceMarks(signs: readonly string[]): Set<number> {
  const marks = new Set<number>();
  const open: number[][] = [];
  for (const [at, sign] of signs.entries()) {
    if (sign === '{') open.push([at]);
    if (sign === ',') open.at(-1)?.push(at);
    const group = sign === '}' ? open.pop() : undefined;
    if (group && group.length > 1) for (const each of [...group, at]) marks.add(each);
  }
  return marks;
}

const options = { dot: true, strictSlashes: true, fastpaths: false, windows: false };
const toSource = micromatch.makeRe as unknown as (glob: string, options: object, returnOutput: true) => string;

/** What micromatch looks ahead for is always so in a repository: no path in it has an empty segment, a `.` or a `..`. */
const lookAheads = ['(?=.)', '(?!\\.{0,1}(?:\\/|$))', '(?!\\.{1,2}(?:\\/|$))', '(?!(?:^|\\/)\\.{1,2}(?:\\/|$))'];

/**
 * The RE2 expression of a glob without braces. micromatch gives stars, question marks, dots and slashes their meaning;
 * any other sign is shown to it as a private character, and put in afterwards.
 */
function expressionOf(signs: readonly string[]): string {
  if (signs.length === 0) return '';
  const sources = new Map<string, string>();
  const glob = signs.map(sign => {
    const character = sign === '\\/' || sign === '\\.' ? sign[1]! : sign;
    if (/^(?:[\w/.?-]|\*+)$/.test(character)) return character;
    const standIn = String.fromCharCode(0xe000 + sources.size);
    sources.set(standIn, isClass(sign) ? classSource(sign) : RE2JS.quote(unescaped(sign)));
    return standIn;
  });
  const below = signs.at(-1) === '/' ? '**' : '';
  // Three stars are one (micromatch 4.0.8 loses the text that follows them), and `**.ts` is `**/*.ts` by its fast path.
  const usual = (glob.join('') + below).replaceAll(/\*{3,}/g, '*').replace(/^\*\*(?=(?:\.\w+)+$)/, '**/*');
  const source = toSource(usual, options, true);
  // `a/**/*` is not `a`: without its look-ahead, the star could be nothing, so what ends early is taken out.
  const plain = lookAheads.reduce((text, each) => text.replaceAll(each, ''), source).replaceAll('\\/|$)', '\\/)');
  return plain.replaceAll(/[\ue000-\uf8ff]/g, standIn => sources.get(standIn)!);
}

/** One character of the class, or the name as it is written: folders called `[id]` are common. */
function classSource(sign: string): string {
  const code = (point: number) => `\\x{${point.toString(16)}}`;
  const slash = 0x2f;
  const ranges = isNegated(sign)
    ? [...rangesOf(sign), [slash, slash] as const]
    : rangesOf(sign).flatMap(([low, high]) =>
        low < slash && slash < high ? [[low, slash - 1] as const, [slash + 1, high] as const] : [[low, high] as const],
      );
  const members = ranges.map(([low, high]) => `${code(low)}-${code(high)}`).join('');
  return `(?:[${isNegated(sign) ? '^' : ''}${members}]|${RE2JS.quote(unescaped(sign))})`;
}

const isNegated = (sign: string) => /^\[[!^]./s.test(sign.slice(0, -1));

function rangesOf(sign: string): (readonly [number, number])[] {
  const members = sign.slice(isNegated(sign) ? 2 : 1, -1).match(/\\.|./gsu) ?? [];
  const codeOf = (member: string) => member.codePointAt(member.length > 1 && member.startsWith('\\') ? 1 : 0)!;
  const ranges: (readonly [number, number])[] = [];
  for (let at = 0; at < members.length; at++) {
    const last = members[at + 1] === '-' ? members[at + 2] : undefined;
    ranges.push([codeOf(members[at]!), codeOf(last ?? members[at]!)]);
    if (last !== undefined) at += 2;
  }
  return ranges;
}
