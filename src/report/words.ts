import { type Status, statuses } from '../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import { cut } from './sanitize.ts';

/** The same words in every report. */
const statusWords: Record<Status, string> = {
  pass: 'passed',
  fail: 'failed',
  warn: 'passed with a warning',
  skip: 'skipped',
  pending: 'waiting for a person',
  error: 'could not be told',
};

export const icons: Record<Status, string> = {
  pass: '✅',
  fail: '❌',
  warn: '⚠️',
  skip: '⏭️',
  pending: '✋',
  error: '💥',
};

export const nextWords: Record<Results['next'], string> = {
  none: 'nothing to do',
  fix: 'fix what failed and run it again',
  commit: 'commit the work: it holds, but not all of it is committed',
  ask: 'ask a person: this is not for the author to mend',
  rerun: 'mend the machine or the set-up, then run it again: nothing could be told',
};

export const trustWords: Record<ContractResult['source']['trust'], string> = {
  base: 'from the base',
  head: 'written with the work',
  body: 'from the pull request body',
  generated: 'generated',
  policy: 'from the policy',
};

/** "5 passed, 1 failed" */
export function countWords(counts: Readonly<Record<string, number>>, order: readonly Status[] = statuses): string {
  const parts = order.flatMap(status =>
    (counts[status] ?? 0) > 0 ? [`${counts[status]} ${statusWords[status]}`] : [],
  );
  return parts.join(', ') || 'no criteria';
}

export function countsOf(criteria: readonly CriterionResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of criteria) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** "1 criterion", "12 criteria" */
export function number(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** "attempt 2, 1 try left"; empty for a local run. */
export function attemptWords({ attempt, retry }: ContractResult): string {
  if (attempt === null) return '';
  const left = retry?.left ?? null;
  if (left === null) return `attempt ${attempt}`;
  return `attempt ${attempt}, ${left === 0 ? 'none' : number(left, 'try', 'tries')} left`;
}

/** Why none of its criteria was looked at, where that is so. */
export function unrunWords({ criteria }: ContractResult): string | undefined {
  const [first] = criteria;
  const isSame = criteria.every(({ standsFor, message }) => standsFor !== undefined && message === first!.message);
  return first && isSame ? first.message.replace(', on which this contract depends,', '') : undefined;
}

/** The command that shows one criterion again, to be pasted as it is. */
export function reproduce({ id }: CriterionResult, { source }: ContractResult): string {
  const body = isFile(source.path) ? source.path : 'body.md';
  const where =
    source.trust === 'body'
      ? `--body ${quoted(body)} `
      : source.selected === 'selected by hand'
        ? `${quoted(source.path)} `
        : '';
  return `contract-gate verify ${where}--only ${quoted(id)}`;
}

function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Places in the body of a pull request, in a commit and in what was generated are named like files, and are none. */
export function isFile(path: string): boolean {
  return !/^(?:pull request (?:#\d+ )?bod(?:y|ies)|generated contract|commit [0-9a-f]{7,40})$/.test(path);
}

/** What to look at first. */
export const importance: readonly Status[] = ['fail', 'error', 'pending', 'warn', 'skip', 'pass'];

/** Failures first, what is fine last. */
export function byImportance(criteria: readonly CriterionResult[]): CriterionResult[] {
  return [...criteria].sort((a, b) => importance.indexOf(a.status) - importance.indexOf(b.status));
}

/** The same for contracts. */
export function contractsByImportance(contracts: readonly ContractResult[]): ContractResult[] {
  return [...contracts].sort((a, b) => importance.indexOf(a.verdict) - importance.indexOf(b.verdict));
}

/** The last lines of what a command printed, each of a length that can be read; the first is `…` where there was more. */
export function lastLines({ tail, truncated }: NonNullable<CriterionResult['output']>, most: number): string[] {
  if (tail.trim() === '') return [];
  const lines = tail.trimEnd().split('\n');
  const kept = lines.slice(-most).map(line => cut(line, 300));
  return lines.length > most || truncated ? ['…', ...kept] : kept;
}

export function targetWords({ target, policy }: Results): string {
  const base = target.base ? ` against ${shortCommit(target.base)}` : ' without a base';
  return `${shortCommit(target.head)}${target.dirty.length > 0 && !target.committed ? ' with uncommitted work' : ''}${base}, policy: ${policy.source}`;
}

export function shortCommit(commit: string | null): string {
  return commit?.slice(0, 7) ?? 'no commit';
}

const shownPlaces = 20;

/** Every place that is wrong, one a line, where there are several; the rest is counted. */
export function placeWords({ places = [] }: CriterionResult): string[] {
  if (places.length < 2) return [];
  const lines = places.slice(0, shownPlaces).map(({ path, line, message }) => `${path}:${line}  ${message}`);
  const left = places.length - lines.length;
  return left > 0 ? [...lines, `and ${left} more`] : lines;
}
