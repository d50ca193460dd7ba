import type { Results } from '../model/results.ts';
import { hidden } from './sanitize.ts';

/** The results file itself. */
export function json(results: Results): string {
  return inertJson(results);
}

/** JSON that is harmless as text: invisible characters and `##[` are escaped. */
export function inertJson(value: unknown, indent = 2): string {
  const escaped = (character: string) =>
    [...Array(character.length).keys()]
      .map(at => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join('');
  const text = JSON.stringify(value, null, indent).replaceAll(hidden, escaped).replaceAll('##[', '#\\u0023[');
  return `${text}\n`;
}
