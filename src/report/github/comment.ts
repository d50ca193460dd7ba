import type { Results } from '../../model/results.ts';
import { inertJson } from '../json.ts';
import { page } from '../markdown/page.ts';
import type { Publication } from '../markdown/publication.ts';
import { sizeOf } from '../truncate.ts';

/** In bytes. GitHub takes 65,536 characters, of which there are never more. */
const most = 60_000;

/** The first line of the comment, by which the next run finds it. */
export const marker = '<!-- contract-gate:comment -->';

/** The report as a comment on a pull request. `state`, for the next run, is hidden in the last line. */
export function comment(results: Results, publication: Publication, state: unknown): string {
  const last = stateLine(state);
  const room = most - sizeOf(`${marker}\n\n${last}`);
  return `${marker}\n\n${page(results, { most: room, publication, timed: false })}${last}`;
}

/** A longer state is left out. */
export const mostState = 20_000;
const stateStart = '<!-- contract-gate:state ';
const stateEnd = ' -->';

/** The state as Markdown, to append to a text. */
export function stateLine(state: unknown): string {
  if (state === undefined) return '';
  const line = `\n\n${stateStart}${escaped(state)}${stateEnd}`;
  return sizeOf(line) <= mostState ? line : '';
}

/** The state at the end of a text; undefined if there is none in our form. */
export function stateIn(body: string): unknown {
  const last = body.trimEnd().split('\n').at(-1) ?? '';
  if (!last.startsWith(stateStart) || !last.endsWith(stateEnd)) return undefined;
  try {
    return JSON.parse(last.slice(stateStart.length, -stateEnd.length));
  } catch {
    return undefined;
  }
}

/** JSON in one line that can't close an HTML comment: dashes and angle brackets in strings are escaped. */
function escaped(state: unknown): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return inertJson(state, 0)
    .trimEnd()
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, words => words.replaceAll(/[<>-]/g, code));
}
