import type { Results } from '../model/results.ts';
import { page } from './page.ts';

/** The whole report as Markdown, whatever its length. */
export function markdown(results: Results): string {
  return `${page(results, { most: Number.POSITIVE_INFINITY, timed: true })}\n`;
}
