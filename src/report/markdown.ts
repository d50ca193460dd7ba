import type { Results } from '../model/results.ts';
import { page } from './markdown/page.ts';

/** The full report as Markdown, whatever its length. */
export function markdown(results: Results): string {
  return `${page(results, { most: Number.POSITIVE_INFINITY, timed: true })}\n`;
}
