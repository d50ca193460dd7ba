import type { ContractResult, CriterionResult, Results } from '../core/results.ts';
import type { Status } from '../core/types.ts';

/** The same words in every report. */
const statusWords: Record<Status, string> = {
  pass: 'passed',
  fail: 'failed',
  warn: 'passed with a warning',
  skip: 'skipped',
  pending: 'waiting for a person',
  error: 'could not be told',
};

export const nextWords: Record<Results['next'], string> = {
  none: 'nothing to do',
  fix: 'fix what failed and run it again',
  commit: 'commit the work: it holds, but not all of it is committed',
  ask: 'ask a person: this is not for the author to mend',
  rerun: 'mend the machine or the set-up, then run it again: nothing could be told',
};

/** "5 passed, 1 failed" */
export function countWords(counts: Results['counts']): string {
  const parts = (Object.keys(statusWords) as Status[]).flatMap(status =>
    (counts[status] ?? 0) > 0 ? [`${counts[status]} ${statusWords[status]}`] : [],
  );
  return parts.join(', ') || 'no criteria';
}

/** The command that shows one criterion again. */
export function reproduce({ id }: CriterionResult, { source }: ContractResult): string {
  const quoted = /^[\w./-]+$/.test(source.path) ? source.path : `'${source.path.replaceAll("'", "'\\''")}'`;
  const where =
    source.trust === 'body' ? `--body ${quoted} ` : source.selected === 'selected by hand' ? `${quoted} ` : '';
  return `contract-gate verify ${where}--only ${id}`;
}

/** Failures first, what is fine last. */
export function byImportance(criteria: readonly CriterionResult[]): CriterionResult[] {
  const order: Status[] = ['fail', 'error', 'pending', 'warn', 'skip', 'pass'];
  return [...criteria].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

export function targetWords({ target, policy }: Results): string {
  const short = (commit: string | null) => commit?.slice(0, 7) ?? 'no commit';
  const base = target.base ? ` against ${short(target.base)}` : ' without a base';
  return `${short(target.head)}${target.dirty.length > 0 && !target.committed ? ' with uncommitted work' : ''}${base}, policy: ${policy.source}`;
}

const shownPlaces = 20;

/** Every place that is wrong, one a line, where there are several; the rest is counted. */
export function placeWords({ places = [] }: CriterionResult): string[] {
  if (places.length < 2) return [];
  const lines = places.slice(0, shownPlaces).map(({ path, line, message }) => `${path}:${line}  ${message}`);
  const left = places.length - lines.length;
  return left > 0 ? [...lines, `and ${left} more`] : lines;
}
