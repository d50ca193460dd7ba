import { cited } from './text.ts';

/** What one character of a path is held against; `star` is any number of characters, none of them a slash. */
export type Token =
  | { kind: 'character'; code: number }
  | { kind: 'any' }
  | { kind: 'star' }
  | { kind: 'class'; negated: boolean; ranges: readonly (readonly [number, number])[] }
  | { kind: 'slash' };

type Mark = Token | { kind: 'open' | 'close' | 'comma'; code: number };

const longest = 1_000;
const mostAlternatives = 256;
const signs: Readonly<Record<string, Mark>> = {
  '*': { kind: 'star' },
  '?': { kind: 'any' },
  '/': { kind: 'slash' },
  '{': { kind: 'open', code: 0x7b },
  '}': { kind: 'close', code: 0x7d },
  ',': { kind: 'comma', code: 0x2c },
};

/** The alternatives that the braces of a glob stand for. `escaped`: a backslash took the meaning from a character. */
export function expandGlob(
  pattern: string,
  literalBrackets: boolean,
): { alternatives: Token[][]; escaped: boolean } | { problem: string } {
  if (pattern === '') return { problem: 'the glob is empty; write a path' };
  if (pattern.length > longest) return { problem: `the glob is longer than ${longest} characters; shorten it` };
  if (pattern.startsWith('/')) {
    return { problem: `${cited(pattern)} starts with a slash; write it relative to the repository's top` };
  }
  const characters = [...pattern.replace(/^(?:\.\/)+/, '')];
  const read = readMarks(characters, literalBrackets);
  if ('problem' in read) return { problem: `${read.problem} (in ${cited(pattern)})` };
  const marks = resolveBraces(read.marks);
  const alternatives = expand(marks, 0, marks.length);
  if (alternatives) return { alternatives, escaped: read.escaped };
  return { problem: `${cited(pattern)} stands for more than ${mostAlternatives} alternatives; split it` };
}

function readMarks(
  characters: readonly string[],
  literalBrackets: boolean,
): { marks: Mark[]; escaped: boolean } | { problem: string } {
  const marks: Mark[] = [];
  let escaped = false;
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index]!;
    const next = characters[index + 1];
    if (next === '(' && '@!+*?'.includes(character)) {
      return { problem: `${character}(…) is not supported; write {a,b}` };
    }
    if (character === '\\' && next !== undefined) {
      marks.push(literally(next));
      escaped = true;
      index++;
    } else if (character === '[' && !literalBrackets) {
      const read = readClass(characters, index);
      if (read && 'problem' in read) return read;
      marks.push(read ? read.token : literally(character));
      index = read ? read.end : index;
    } else {
      marks.push(Object.hasOwn(signs, character) ? signs[character]! : literally(character));
    }
  }
  return { marks, escaped };
}

function literally(character: string): Token {
  return { kind: 'character', code: character.codePointAt(0) ?? 0 };
}

/** A class such as `[a-z]` that opens at `start`; undefined where it is never closed before a slash, so no class. */
function readClass(
  characters: readonly string[],
  start: number,
): { token: Token; end: number } | { problem: string } | undefined {
  let index = start + 1;
  const negated = characters[index] === '!' || characters[index] === '^';
  if (negated) index++;
  const members: { code: number; dash: boolean }[] = [];
  for (const first = index; characters[index] !== ']' || index === first; index++) {
    if (characters[index] === '[' && characters[index + 1] === ':') {
      return { problem: 'classes such as [:alpha:] are not supported; write [a-z]' };
    }
    const dash = characters[index] === '-';
    if (characters[index] === '\\') index++;
    const character = characters[index];
    if (character === undefined || character === '/') return undefined;
    members.push({ code: character.codePointAt(0) ?? 0, dash });
  }
  const ranges: [number, number][] = [];
  for (let at = 0; at < members.length; at++) {
    const low = members[at]!.code;
    const high = members[at + 1]?.dash ? members[at + 2]?.code : undefined;
    if (high !== undefined && high < low) return { problem: 'a range in [ ] runs backwards; swap its ends' };
    ranges.push([low, high ?? low]);
    if (high !== undefined) at += 2;
  }
  return { token: { kind: 'class', negated, ranges }, end: index };
}

/** Braces that are never closed, or that hold no comma, stand for themselves; so do commas outside of braces. */
function resolveBraces(marks: readonly Mark[]): Mark[] {
  const result = [...marks];
  const open: { at: number; commas: number[] }[] = [];
  const plainly = (at: number) => {
    const mark = result[at]!;
    if (mark.kind === 'open' || mark.kind === 'close' || mark.kind === 'comma') {
      result[at] = { kind: 'character', code: mark.code };
    }
  };
  for (const [at, mark] of marks.entries()) {
    if (mark.kind === 'open') open.push({ at, commas: [] });
    else if (mark.kind === 'comma') {
      const group = open.at(-1);
      if (group) group.commas.push(at);
      else plainly(at);
    } else if (mark.kind === 'close') {
      const group = open.pop();
      if (group && group.commas.length > 0) continue;
      plainly(at);
      if (group) plainly(group.at);
    }
  }
  for (const group of open) for (const at of [group.at, ...group.commas]) plainly(at);
  return result;
}

/** Every way to choose from the braces between two places; undefined where there are too many. */
function expand(marks: readonly Mark[], from: number, to: number): Token[][] | undefined {
  let results: Token[][] = [[]];
  for (let at = from; at < to; at++) {
    const mark = marks[at]!;
    if (mark.kind !== 'open') {
      for (const result of results) result.push(mark as Token);
      continue;
    }
    const options: Token[][] = [];
    let start = at + 1;
    for (const end of boundaries(marks, at)) {
      const found = expand(marks, start, end);
      if (!found || options.length + found.length > mostAlternatives) return undefined;
      options.push(...found);
      start = end + 1;
    }
    if (results.length * options.length > mostAlternatives) return undefined;
    results = results.flatMap(result => options.map(option => [...result, ...option]));
    at = start - 1;
  }
  return results;
}

/** Where the options of the brace at `open` end: its commas, and its closing brace. */
function boundaries(marks: readonly Mark[], open: number): number[] {
  const ends: number[] = [];
  let depth = 0;
  for (let at = open; at < marks.length; at++) {
    const { kind } = marks[at]!;
    if (kind === 'open') depth++;
    if (kind === 'close') depth--;
    if (depth === 1 && kind === 'comma') ends.push(at);
    if (depth === 0) return [...ends, at];
  }
  return ends;
}
