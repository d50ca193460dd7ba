import type { ContractResult, Results } from '../model/results.ts';
import type { Policy } from '../policy/schema.ts';

/** What came of a contract on one head of the pull request. It is shown, and never feeds a verdict. */
interface Judged {
  attempt: number;
  head: string;
  /** Empty where the contract did not fail. */
  failures: { check: string; message: string }[];
  /** Kind of check → on how many heads it has failed by now, since all held for the last time. */
  times: Record<string, number>;
  /** The messages that were sent about it. */
  told: string[];
}

/** Contract id → the heads on which it was judged, oldest first. */
export type History = Record<string, Judged[]>;

const kept = { heads: 20, contracts: 100, failures: 10, message: 200 };

/** How often work that failed a kind of check may be tried again; the policy may say otherwise. */
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

/** Ids are other people's words, and some of them are names that every object has. */
export function judgedBefore(history: History, id: string): readonly Judged[] {
  return Object.hasOwn(history, id) ? history[id]! : [];
}

/**
 * Numbers each contract's attempts over the heads of a pull request, and says of those that failed what the next attempt
 * needs to know. Judging the same head again is the same attempt.
 */
export function withAttempts(
  results: Results,
  history: History,
  policy: Pick<Policy, 'attempts'>,
): { results: Results; history: History } {
  const head = results.target.head ?? '';
  const next = new Map(Object.entries(history));
  const contracts = results.contracts.map(contract => {
    // What was not run at all, for want of something else, was no attempt.
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

/** Where there is room for some only, those that the work itself brought along go first. */
function baseLast(history: ReadonlyMap<string, Judged[]>, contracts: readonly ContractResult[]): [string, Judged[]][] {
  const rank = new Map(contracts.map(({ id, source }) => [id, source.trust === 'base' ? 2 : 1]));
  return [...history].sort(([a], [b]) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

function judgedNow(contract: ContractResult, head: string, known: readonly Judged[]): Judged {
  const again = known.find(each => each.head === head);
  const before = known.filter(each => each !== again);
  const failures = failuresOf(contract);
  const last = before.at(-1)?.times ?? {};
  const kinds = [...new Set(failures.map(({ check }) => check))];
  return {
    attempt: again?.attempt ?? Math.max(0, ...known.map(({ attempt }) => attempt)) + 1,
    head,
    failures,
    // A head on which all held starts the count anew; kinds that did not fail now keep theirs.
    times:
      kinds.length === 0 ? {} : { ...last, ...Object.fromEntries(kinds.map(kind => [kind, countOf(last, kind) + 1])) },
    told: again?.told ?? [],
  };
}

function countOf(times: Judged['times'], kind: string): number {
  return Object.hasOwn(times, kind) ? times[kind]! : 0;
}

function retried(
  task: string,
  { failures, times }: Judged,
  before: readonly Judged[],
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

function failuresOf({ criteria }: ContractResult): Judged['failures'] {
  return criteria
    .filter(({ status }) => status === 'fail')
    .slice(0, kept.failures)
    .map(({ kind, check, message }) => ({ check: kind ?? check, message: message.slice(0, kept.message) }));
}

/** The same history after messages were sent about contracts on a head. */
export function withTold(history: History, head: string, sent: readonly { contract: string; type: string }[]): History {
  const told = (id: string) => sent.filter(({ contract }) => contract === id).map(({ type }) => type);
  const entries = Object.entries(history).map(([id, judged]): [string, Judged[]] => [
    id,
    judged.map(each => (each.head === head ? { ...each, told: [...new Set([...each.told, ...told(id)])] } : each)),
  ]);
  return Object.fromEntries(entries);
}

/** A history that was kept in a place where others may have written: only what has its form is taken. */
export function historyFrom(value: unknown): History {
  const isObject = (each: unknown): each is Record<string, unknown> =>
    each !== null && typeof each === 'object' && !Array.isArray(each);
  const isFailure = (each: unknown) =>
    isObject(each) && typeof each.check === 'string' && typeof each.message === 'string';
  const isJudged = (each: unknown): each is Judged =>
    isObject(each) &&
    typeof each.head === 'string' &&
    /^[0-9a-f]{40,64}$/.test(each.head) &&
    Number.isSafeInteger(each.attempt) &&
    isObject(each.times) &&
    Object.values(each.times).every(Number.isSafeInteger) &&
    Array.isArray(each.told) &&
    each.told.every(type => typeof type === 'string') &&
    Array.isArray(each.failures) &&
    each.failures.every(isFailure);
  if (!isObject(value)) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, Judged[]] => Array.isArray(entry[1]) && entry[1].every(isJudged),
  );
  return Object.fromEntries(entries.slice(-kept.contracts).map(([id, heads]) => [id, heads.slice(-kept.heads)]));
}

/** As much of a history as fits: fewer heads and failures first, then fewer contracts. */
export function fitting(history: History, most: number): History {
  const size = (each: History) => JSON.stringify(each).length;
  const cut = (heads: number, failures: number): History =>
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
