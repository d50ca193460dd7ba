import type { Results } from '../../model/results.ts';
import { page } from '../markdown/page.ts';
import type { Publication } from '../markdown/publication.ts';

/** GitHub drops a job summary of more than 1 MiB silently; other steps may have written to it before. */
const most = 1_000_000;

/** The report as the summary of a job. */
export function summary(results: Results, publication: Publication): string {
  return `${page(results, { most, publication, timed: true })}\n`;
}
