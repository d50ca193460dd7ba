import type { Results } from '../model/results.ts';
import { inertJson } from './json.ts';
import { page } from './page.ts';
import type { Publication } from './publication.ts';
import { sizeOf } from './truncate.ts';

/** GitHub takes 65,536 characters; bytes are counted here, and there are never fewer of them. */
const most = 60_000;

/** The first line of the comment, by which it is found again. */
export const marker = '<!-- contract-gate:comment -->';

/** The report as a comment on a pull request. `state` is what the next run wants to know; it is hidden in the last line. */
export function comment(results: Results, publication: Publication, state: unknown): string {
  const last = stateLine(state);
  const room = most - sizeOf(`${marker}\n\n${last}`);
  return `${marker}\n\n${page(results, { most: room, publication, timed: false })}${last}`;
}

/** No state is longer; one that would be is left out. */
export const mostState = 20_000;
const stateStart = '<!-- contract-gate:state ';
const stateEnd = ' -->';

/** To be put at the end of a text that is already Markdown. */
export function stateLine(state: unknown): string {
  if (state === undefined) return '';
  const line = `\n\n${stateStart}${escaped(state)}${stateEnd}`;
  return sizeOf(line) <= mostState ? line : '';
}

/** The state in a text that ends with one; undefined where there is none, or not as we write it. */
export function stateIn(body: string): unknown {
  const last = body.trimEnd().split('\n').at(-1) ?? '';
  if (!last.startsWith(stateStart) || !last.endsWith(stateEnd)) return undefined;
  try {
    return JSON.parse(last.slice(stateStart.length, -stateEnd.length));
  } catch {
    return undefined;
  }
}

/** JSON in one line that can't end a comment: in its texts even the dashes and brackets are written as escapes. */
function escaped(state: unknown): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return inertJson(state, 0)
    .trimEnd()
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, words => words.replaceAll(/[<>-]/g, code));
}
