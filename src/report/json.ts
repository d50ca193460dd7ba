import type { Results } from '../core/results.ts';

/** The results file itself. */
export function json(results: Results): string {
  // The runner takes ##[ anywhere in a log for a command; as JSON this is the same text.
  return `${JSON.stringify(results, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
