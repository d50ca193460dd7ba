import { expandGlob, type Token } from './glob-parse.ts';

export interface Glob {
  matches(path: string): boolean;
  /** It has no special sign and can be looked up as a path. */
  literal: boolean;
}

type Segment = { kind: 'globstar' } | { kind: 'text'; text: string } | { kind: 'pattern'; tokens: Token[] };

/** Compiles a glob. Matching costs at most its length times the path's for each alternative, whatever the pattern. */
export function parseGlob(pattern: string): Glob | { problem: string } {
  return compile(pattern, false);
}

/**
 * Whether a list of globs takes a path in. Later entries win: `!glob` takes out again, and a list of nothing but those
 * starts from everything. A glob that can't be parsed matches nothing, so it must be refused where it is read.
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
    const glob = compile(out ? entry.slice(1) : entry, literalBrackets);
    if ('matches' in glob && glob.matches(path)) taken = !out;
  }
  return taken;
}

/** `!(a)` is no entry that takes `(a)` out, but a form that is not supported. */
function takesOut(entry: string): boolean {
  return entry.startsWith('!') && !entry.startsWith('!(');
}

const mostCached = 1_000;
const cache = new Map<string, Glob | { problem: string }>();

function compile(pattern: string, literalBrackets: boolean): Glob | { problem: string } {
  const key = `${literalBrackets ? 'b' : 'a'}${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  const made = build(pattern, literalBrackets);
  if (cache.size >= mostCached) cache.delete(cache.keys().next().value ?? '');
  if (pattern.length <= mostCached) cache.set(key, made);
  return made;
}

function build(pattern: string, literalBrackets: boolean): Glob | { problem: string } {
  const expanded = expandGlob(pattern, literalBrackets);
  if ('problem' in expanded) return expanded;
  const alternatives = expanded.alternatives.map(segmentsOf);
  const [first] = alternatives;
  const plain = alternatives.length === 1 && first?.every(segment => segment.kind === 'text') === true;
  return {
    literal: plain && !expanded.escaped,
    matches: path => {
      const segments = path.split('/');
      return alternatives.some(alternative => matchSegments(alternative, segments));
    },
  };
}

function segmentsOf(tokens: readonly Token[]): Segment[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'slash') parts.push([]);
    else parts.at(-1)!.push(token);
  }
  const segments: Segment[] = [];
  for (const [index, part] of parts.entries()) {
    const last = index === parts.length - 1;
    const everything = part.length === 2 && part.every(token => token.kind === 'star');
    if (everything || (last && index > 0 && part.length === 0)) {
      if (segments.at(-1)?.kind !== 'globstar') segments.push({ kind: 'globstar' });
      // At the end it stands for what is below, which is at least one segment.
      if (last) segments.push({ kind: 'pattern', tokens: [{ kind: 'star' }] });
    } else segments.push(segmentOf(part));
  }
  return segments;
}

function segmentOf(tokens: readonly Token[]): Segment {
  const codes = tokens.map(token => (token.kind === 'character' ? token.code : undefined));
  if (codes.every(code => code !== undefined)) return { kind: 'text', text: String.fromCodePoint(...codes) };
  const single = tokens.filter((token, index) => token.kind !== 'star' || tokens[index - 1]?.kind !== 'star');
  return { kind: 'pattern', tokens: single };
}

/** Only the last globstar is ever tried again: an earlier one could gain nothing by taking more. */
function matchSegments(pattern: readonly Segment[], path: readonly string[]): boolean {
  let at = 0;
  let index = 0;
  let globstar = -1;
  let resume = 0;
  while (index < path.length) {
    const segment = pattern[at];
    if (segment?.kind === 'globstar') {
      globstar = at++;
      resume = index;
    } else if (segment && matchSegment(segment, path[index]!)) {
      at++;
      index++;
    } else {
      if (globstar < 0) return false;
      at = globstar + 1;
      index = ++resume;
    }
  }
  while (pattern[at]?.kind === 'globstar') at++;
  return at === pattern.length;
}

/** The same for the stars of one segment. */
function matchSegment(segment: Exclude<Segment, { kind: 'globstar' }>, text: string): boolean {
  if (segment.kind === 'text') return segment.text === text;
  const { tokens } = segment;
  let at = 0;
  let index = 0;
  let star = -1;
  let resume = 0;
  while (index < text.length) {
    const token = tokens[at];
    if (token?.kind === 'star') {
      star = at++;
      resume = index;
    } else if (token && accepts(token, text.codePointAt(index)!)) {
      at++;
      index += width(text, index);
    } else {
      if (star < 0) return false;
      at = star + 1;
      resume += width(text, resume);
      index = resume;
    }
  }
  while (tokens[at]?.kind === 'star') at++;
  return at === tokens.length;
}

function accepts(token: Token, code: number): boolean {
  switch (token.kind) {
    case 'character':
      return token.code === code;
    case 'any':
      return true;
    case 'class':
      return token.ranges.some(([low, high]) => code >= low && code <= high) !== token.negated;
    default:
      return false;
  }
}

/** A character outside the basic plane takes two places. */
function width(text: string, index: number): number {
  return text.codePointAt(index)! > 0xffff ? 2 : 1;
}
