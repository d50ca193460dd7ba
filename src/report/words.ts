import type { Place } from '../model/finding.ts';
import { type Skipped, type Status, statuses } from '../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import { cut, plainWords } from './sanitize.ts';

/** The same words in every report. */
const statusWords: Record<Status, string> = {
  pass: 'passed',
  fail: 'failed',
  warn: 'passed with a warning',
  skip: 'skipped',
  pending: 'waiting for a person',
  error: 'inconclusive',
};

export const icons: Record<Status, string> = {
  pass: '✅',
  fail: '❌',
  warn: '⚠️',
  skip: '⏭️',
  pending: '✋',
  error: '💥',
};

/** What the facts about a criterion are called. */
export const labels = { fix: 'Fix', want: 'Expected', got: 'Got', at: 'Where', again: 'Reproduce' } as const;

export const nextWords: Record<Results['next'], string> = {
  none: 'nothing to do',
  fix: 'fix what failed and run it again',
  commit: 'all checks passed; commit your work',
  ask: 'ask a maintainer: the author cannot fix this',
  rerun: 'fix the runner or the setup, then run it again',
};

export const trustWords: Record<ContractResult['source']['trust'], string> = {
  base: 'from the base branch',
  head: 'added by this pull request',
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

/** Why nothing of a contract was run; undefined if something was, or nothing was required. */
export function unrunReason({ criteria }: ContractResult): (Skipped & { message: string }) | undefined {
  const [first] = criteria;
  if (!first?.skipped) return undefined;
  const { code, by } = first.skipped;
  const isSame = ({ standsFor, skipped }: CriterionResult) =>
    standsFor !== undefined && skipped?.code === code && skipped.by === by;
  return criteria.every(isSame) ? { ...first.skipped, message: first.message } : undefined;
}

/** The command that checks a criterion or a contract again, ready to paste on any machine with the checkout. */
export function reproduce({ id }: { id: string }, { source }: ContractResult, { tool }: Pick<Results, 'tool'>): string {
  const body = isFile(source) ? source.path : 'body.md';
  // Where contracts are looked for anyway, the id is enough.
  const isNamed = source.by === 'hand' && !/^\.contracts\/.*\.(?:ya?ml|json)$/.test(source.path);
  const where = source.trust === 'body' ? `--body ${quoted(body)} ` : isNamed ? `${quoted(source.path)} ` : '';
  return `npx contract-gate@${quoted(tool.version)} verify ${where}--only ${quoted(id)}`;
}

/** The command that a criterion runs, as it can be typed; undefined if it has none, or one of many lines. */
export function rawCommand({ command }: CriterionResult): string | undefined {
  if (!command || command.run.trim().includes('\n') || command.run.length > 300) return undefined;
  return command.cwd === '.' ? command.run.trim() : `cd ${quoted(command.cwd)} && ${command.run.trim()}`;
}

/** What its own messages may quote of the change without a mark: paths, and what its contract names. */
export function namedWords({ label, at, places = [], task }: CriterionResult): string[] {
  return [label, task, at.path, ...places.map(({ path }) => path)].flatMap(each => (each ? [each] : []));
}

/** What a criterion is called beside its contract: "tests: npm test". */
export function criterionName({ check, label, crossCutting, title }: CriterionResult): string {
  const own = crossCutting === undefined ? check : `${check} (${crossCutting})`;
  return `${own}: ${cut(label ?? plainWords(title), 120)}`;
}

function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Whether a place is in a file, and not in a pull request's body, a commit's message or a generated contract. */
export function isFile({ kind }: Pick<Place, 'kind'>): boolean {
  return kind === undefined;
}

/** "src/a.ts:3", or "src/a.ts:3:7" if the column is known. */
export function placeName({ path, line, column }: Place): string {
  return `${path}:${line}${column ? `:${column}` : ''}`;
}

/** Whether what was found says more than the message: it names something, or counts. */
export function gotTellsMore({ message, got, output }: CriterionResult): boolean {
  const isRead = (output?.failing ?? output?.findings) !== undefined;
  return !isRead && !message.includes(got) && /[`"“\d]/.test(got);
}

/** What to look at first. */
export const importance: readonly Status[] = ['fail', 'error', 'pending', 'warn', 'skip', 'pass'];

/** Failures first, passes last. */
export function byImportance(criteria: readonly CriterionResult[]): CriterionResult[] {
  return [...criteria].sort((a, b) => importance.indexOf(a.status) - importance.indexOf(b.status));
}

/** The same for contracts. */
export function contractsByImportance(contracts: readonly ContractResult[]): ContractResult[] {
  // A setup that failed is the cause of what follows.
  const hasSetup = ({ criteria }: ContractResult) =>
    criteria.some(({ check, status }) => check === 'setup' && (status === 'fail' || status === 'error'));
  return [...contracts].sort(
    (a, b) =>
      Number(hasSetup(b)) - Number(hasSetup(a)) || importance.indexOf(a.verdict) - importance.indexOf(b.verdict),
  );
}

/** The last lines of a command's output, long lines shortened; the first is `…` if there was more. */
export function lastLines({ tail, truncated }: NonNullable<CriterionResult['output']>, most: number): string[] {
  if (tail.trim() === '') return [];
  const lines = tail.trimEnd().split('\n');
  const kept = lines.slice(-most).map(line => cut(line, 300));
  return lines.length > most || truncated ? ['…', ...kept] : kept;
}

export function targetWords({ target, policy }: Results): string {
  const base = target.base ? ` against ${shortCommit(target.base)}` : ' without a base branch';
  return `${shortCommit(target.head)}${dirtyWords(target)}${base}, policy: ${policy.source}`;
}

/** The first line of a report where the repository has no policy file; undefined elsewhere. */
export function trialWords({ policy }: Results): string | undefined {
  if (!policy.trial) return undefined;
  return 'This is a trial: no contract-gate.yml is in force, so contracts that come with the change count.';
}

/** " with uncommitted changes", if they were judged. */
export function dirtyWords({ dirty, committed }: Results['target']): string {
  return dirty.length > 0 && !committed ? ' with uncommitted changes' : '';
}

/** What commands ran in; undefined if none was to run. */
export function cageWords({ cage }: Results): string | undefined {
  if (!cage) return undefined;
  if (cage.kind === 'none') return `commands ran without a cage: ${cage.why ?? 'none works here'}`;
  return `commands ran in a cage (${cage.kind}${cage.network === 'none' ? ', without network' : ''})`;
}

export function shortCommit(commit: string | null): string {
  return commit?.slice(0, 7) ?? 'no commit';
}

/** The address of the repository; undefined if it is not known. */
export function repositoryUrl({ repository, server = 'https://github.com' }: Results['target']): string | undefined {
  const known = /^[\w.-]+\/[\w.-]+$/.test(repository ?? '') && /^https?:\/\/[\w.:-]+$/.test(server);
  return known ? `${server}/${repository}` : undefined;
}
