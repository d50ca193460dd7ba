import type { ContractResult, Results } from '../model/results.ts';
import type { Policy } from '../policy/schema.ts';

/** The result of a contract on one head of the pull request. It is shown, and never changes a verdict. */
interface JudgedHead {
  attempt: number;
  head: string;
  /** Empty if the contract did not fail. */
  failures: { check: string; message: string }[];
  /** Kind of check → on how many heads it has failed since all checks last passed. */
  times: Record<string, number>;
  /** The types of the messages that were sent about it. */
  sent: string[];
}

/** Contract id → the heads on which it was checked, oldest first. */
export type AttemptHistory = Record<string, JudgedHead[]>;

const kept = { heads: 20, contracts: 100, failures: 10, message: 200 };

/** Default retries after a kind of check fails. The policy can override them. */
const byDefault: Readonly<Record<string, number>> = {
  files_exist: 2,
  content_check: 2,
  lint: 2,
  tests: 3,
  command: 3,
  custom: 3,
  report: 2,
  output: 2,
  review: 3,
};
const otherwise = 2;

/** Ids are untrusted, so `constructor` must not find a property of Object. */
export function judgedBefore(history: AttemptHistory, id: string): readonly JudgedHead[] {
  return Object.hasOwn(history, id) ? history[id]! : [];
}

/**
 * Numbers each contract's attempts over the heads of a pull request, and adds retry data to those that failed. Another
 * run on the same head is the same attempt.
 */
export function withAttempts(
  results: Results,
  history: AttemptHistory,
  policy: Pick<Policy, 'attempts'>,
): { results: Results; history: AttemptHistory } {
  const head = results.target.head ?? '';
  const next = new Map(Object.entries(history));
  const contracts = results.contracts.map(contract => {
    // A contract that was skipped entirely does not count as an attempt.
    if (contract.criteria.every(({ status }) => status === 'skip')) return contract;
    const known = judgedBefore(history, contract.id);
    const before = known.filter(judged => judged.head !== head);
    const now = judgedNow(contract, head, known);
    next.delete(contract.id);
    next.set(contract.id, [...before, now].slice(-kept.heads));
    const counted = { ...contract, attempt: now.attempt };
    return contract.retry ? { ...counted, retry: retried(contract.retry.task, now, before, policy) } : counted;
  });
  const failed = contracts.filter(({ criteria }) => criteria.some(({ status }) => status === 'fail'));
  const isOver = failed.length > 0 && results.problems.length === 0 && failed.every(({ retry }) => retry?.escalated);
  return {
    results: { ...results, contracts, ...(isOver ? { next: 'ask' } : {}) },
    history: Object.fromEntries(baseLast(next, contracts).slice(-kept.contracts)),
  };
}

/** Sorts contracts of the base last, so that those of the pull request are dropped first. */
function baseLast(
  history: ReadonlyMap<string, JudgedHead[]>,
  contracts: readonly ContractResult[],
): [string, JudgedHead[]][] {
  const rank = new Map(contracts.map(({ id, source }) => [id, source.trust === 'base' ? 2 : 1]));
  return [...history].sort(([a], [b]) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

function judgedNow(contract: ContractResult, head: string, known: readonly JudgedHead[]): JudgedHead {
  const again = known.find(each => each.head === head);
  const before = known.filter(each => each !== again);
  const failures = failuresOf(contract);
  const last = before.at(-1)?.times ?? {};
  const kinds = [...new Set(failures.map(({ check }) => check))];
  return {
    attempt: again?.attempt ?? Math.max(0, ...known.map(({ attempt }) => attempt)) + 1,
    head,
    failures,
    // A head on which all checks passed resets every count; otherwise kinds that did not fail keep theirs.
    times:
      kinds.length === 0 ? {} : { ...last, ...Object.fromEntries(kinds.map(kind => [kind, countOf(last, kind) + 1])) },
    sent: again?.sent ?? [],
  };
}

function countOf(times: JudgedHead['times'], kind: string): number {
  return Object.hasOwn(times, kind) ? times[kind]! : 0;
}

function retried(
  task: string,
  { failures, times }: JudgedHead,
  before: readonly JudgedHead[],
  policy: Pick<Policy, 'attempts'>,
): NonNullable<ContractResult['retry']> {
  const kinds = [...new Set(failures.map(({ check }) => check))];
  const most = (kind: string) => policy.attempts?.[kind] ?? byDefault[kind] ?? otherwise;
  const left = kinds.map(kind => most(kind) + 1 - countOf(times, kind));
  return {
    task,
    max: kinds.length > 0 ? Math.min(...kinds.map(most)) : null,
    left: kinds.length > 0 ? Math.max(0, ...[Math.min(...left)]) : null,
    escalated: left.some(each => each <= 0),
    history: before
      .filter(judged => judged.failures.length > 0)
      .map(judged => ({ attempt: judged.attempt, head: judged.head, failures: judged.failures })),
  };
}

function failuresOf({ criteria }: ContractResult): JudgedHead['failures'] {
  return criteria
    .filter(({ status }) => status === 'fail')
    .slice(0, kept.failures)
    .map(({ kind, check, message }) => ({ check: kind ?? check, message: message.slice(0, kept.message) }));
}

/** The same history after messages were sent about contracts on a head. */
export function withSentMessages(
  history: AttemptHistory,
  head: string,
  sent: readonly { contract: string; type: string }[],
): AttemptHistory {
  const typesFor = (id: string) => sent.filter(({ contract }) => contract === id).map(({ type }) => type);
  const entries = Object.entries(history).map(([id, judged]): [string, JudgedHead[]] => [
    id,
    judged.map(each => (each.head === head ? { ...each, sent: [...new Set([...each.sent, ...typesFor(id)])] } : each)),
  ]);
  return Object.fromEntries(entries);
}

/** Reads an untrusted history. Drops anything malformed. */
export function historyFrom(value: unknown): AttemptHistory {
  const isObject = (each: unknown): each is Record<string, unknown> =>
    each !== null && typeof each === 'object' && !Array.isArray(each);
  const isFailure = (each: unknown) =>
    isObject(each) && typeof each.check === 'string' && typeof each.message === 'string';
  const isJudged = (each: unknown): each is JudgedHead =>
    isObject(each) &&
    typeof each.head === 'string' &&
    /^[0-9a-f]{40,64}$/.test(each.head) &&
    Number.isSafeInteger(each.attempt) &&
    isObject(each.times) &&
    Object.values(each.times).every(Number.isSafeInteger) &&
    Array.isArray(each.sent) &&
    each.sent.every(type => typeof type === 'string') &&
    Array.isArray(each.failures) &&
    each.failures.every(isFailure);
  if (!isObject(value)) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, JudgedHead[]] => Array.isArray(entry[1]) && entry[1].every(isJudged),
  );
  return Object.fromEntries(entries.slice(-kept.contracts).map(([id, heads]) => [id, heads.slice(-kept.heads)]));
}

/** Shortens a history to `most` characters: drops heads and failures first, then contracts. */
export function fitting(history: AttemptHistory, most: number): AttemptHistory {
  const size = (each: AttemptHistory) => JSON.stringify(each).length;
  const cut = (heads: number, failures: number): AttemptHistory =>
    Object.fromEntries(
      Object.entries(history).map(([id, judged]) => [
        id,
        judged.slice(-heads).map(each => ({ ...each, failures: each.failures.slice(0, failures) })),
      ]),
    );
  const smaller = [history, cut(10, 3), cut(4, 1), cut(1, 1), cut(1, 0)];
  const found = smaller.find(each => size(each) <= most);
  if (found) return found;
  const entries = Object.entries(smaller.at(-1)!);
  while (entries.length > 0 && size(Object.fromEntries(entries)) > most)
    entries.splice(0, Math.ceil(entries.length / 8));
  return Object.fromEntries(entries);
}
