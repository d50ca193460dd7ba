export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

export interface Budget {
  /** False immediately if the wait would exceed the budget. `forAll`: no other request starts during the wait. */
  wait(ms: number, forAll: boolean): Promise<boolean>;
  /** Resolves when no wait for all requests is in progress. */
  untilClear(): Promise<void>;
  waited(): { times: number; ms: number };
}

/** One budget for all waits of a run. Overlapping waits count once. */
export function openBudget(budgetMs: number, { now, sleep }: Clock, signal: AbortSignal): Budget {
  let left = budgetMs;
  let times = 0;
  let countedUntil = 0;
  let blockedUntil = 0;
  return {
    async wait(ms, forAll) {
      const from = now();
      const until = from + ms;
      const more = Math.max(0, until - Math.max(from, countedUntil));
      if (more > left) return false;
      left -= more;
      times++;
      countedUntil = Math.max(countedUntil, until);
      if (forAll) blockedUntil = Math.max(blockedUntil, until);
      await sleep(ms, signal);
      return true;
    },
    async untilClear() {
      for (let ms = blockedUntil - now(); ms > 0; ms = blockedUntil - now()) await sleep(ms, signal);
    },
    waited: () => ({ times, ms: budgetMs - left }),
  };
}

/** Doubles with each attempt, with jitter. */
export function backoff(tries: number, { random }: Clock): number {
  return Math.round(1000 * 2 ** (tries - 1) * (0.5 + random() / 2));
}

/**
 * Spaces writes: after the first few, at least `apartMs` between the end of one and the start of the next, because GitHub
 * limits their rate by arrival.
 */
export function openPace(burst: number, apartMs: number, { now, sleep }: Clock, signal: AbortSignal) {
  let last: Promise<unknown> = Promise.resolve();
  let sent = 0;
  let endedAt = 0;
  return {
    /** Runs tasks one at a time, retries included. */
    inTurn<T>(task: () => Promise<T>): Promise<T> {
      const turn = last.then(task);
      last = turn.catch(() => {});
      return turn;
    },
    async spaced<T>(send: () => Promise<T>): Promise<T> {
      const early = sent >= burst ? endedAt + apartMs - now() : 0;
      if (early > 0) await sleep(early, signal);
      sent++;
      try {
        return await send();
      } finally {
        endedAt = now();
      }
    },
  };
}
