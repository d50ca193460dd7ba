import type { Results } from '../core/results.ts';

/** The results file itself. */
export function json(results: Results): string {
  return `${JSON.stringify(results, null, 2)}\n`;
}
