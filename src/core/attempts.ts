import type { Policy } from './policy.ts';
import type { ContractResult, Results } from './results.ts';

/** What came of a contract on one head of the pull request. It is shown, and never feeds a verdict. */
interface Judged {
  attempt: number;
  head: string;
  /** Empty where the contract did not fail. */
  failures: { check: string; message: string }[];
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
  const next: History = { ...history };
  const contracts = results.contracts.map(contract => {
    const before = (history[contract.id] ?? []).filter(judged => judged.head !== head);
    const attempt = attemptOn(head, history[contract.id] ?? []);
    next[contract.id] = [...before, { attempt, head, failures: failuresOf(contract) }].slice(-kept.heads);
    const counted = { ...contract, attempt };
    return contract.retry ? { ...counted, retry: retried(counted, contract.retry.task, before, policy) } : counted;
  });
  const ids = new Set(contracts.map(({ id }) => id));
  const others = Object.keys(next).filter(id => !ids.has(id));
  const ordered = [...others, ...ids].slice(-kept.contracts);
  return {
    results: { ...results, contracts },
    history: Object.fromEntries(ordered.map(id => [id, next[id]!])),
  };
}

function attemptOn(head: string, judged: readonly Judged[]): number {
  return judged.find(each => each.head === head)?.attempt ?? Math.max(0, ...judged.map(({ attempt }) => attempt)) + 1;
}

function retried(
  contract: ContractResult,
  task: string,
  before: readonly Judged[],
  policy: Pick<Policy, 'attempts'>,
): NonNullable<ContractResult['retry']> {
  const kinds = [...new Set(failuresOf(contract).map(({ check }) => check))];
  const most = (kind: string) => policy.attempts?.[kind] ?? byDefault[kind] ?? otherwise;
  // A head on which all held starts the count anew.
  const since = before.slice(before.findLastIndex(({ failures }) => failures.length === 0) + 1);
  const times = (kind: string) => since.filter(({ failures }) => failures.some(({ check }) => check === kind)).length;
  return {
    task,
    max: kinds.length > 0 ? Math.min(...kinds.map(most)) : null,
    escalated: kinds.some(kind => times(kind) + 1 > most(kind)),
    history: before.filter(({ failures }) => failures.length > 0),
  };
}

function failuresOf({ criteria }: ContractResult): Judged['failures'] {
  return criteria
    .filter(({ status }) => status === 'fail')
    .slice(0, kept.failures)
    .map(({ check, message }) => ({ check, message: message.slice(0, kept.message) }));
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
  const smaller = [history, cut(10, 3), cut(4, 1), cut(1, 1)];
  const found = smaller.find(each => size(each) <= most);
  if (found) return found;
  const entries = Object.entries(smaller.at(-1)!);
  while (entries.length > 0 && size(Object.fromEntries(entries)) > most)
    entries.splice(0, Math.ceil(entries.length / 8));
  return Object.fromEntries(entries);
}
