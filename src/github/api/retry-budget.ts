export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rejects when the signal ends everything. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

export interface Budget {
  /** False, and at once, where waiting so long would pass the budget. `everybody`: no other request starts meanwhile. */
  wait(ms: number, everybody: boolean): Promise<boolean>;
  /** Resolves when nobody is asked to hold back. */
  quiet(): Promise<void>;
  waited(): { times: number; ms: number };
}

/** One budget for all the waiting of a run. Waits at the same time count once. */
export function openBudget(budgetMs: number, { now, sleep }: Time, signal: AbortSignal): Budget {
  let left = budgetMs;
  let times = 0;
  let countedUntil = 0;
  let quietUntil = 0;
  return {
    async wait(ms, everybody) {
      const from = now();
      const until = from + ms;
      const more = Math.max(0, until - Math.max(from, countedUntil));
      if (more > left) return false;
      left -= more;
      times++;
      countedUntil = Math.max(countedUntil, until);
      if (everybody) quietUntil = Math.max(quietUntil, until);
      await sleep(ms, signal);
      return true;
    },
    async quiet() {
      for (let ms = quietUntil - now(); ms > 0; ms = quietUntil - now()) await sleep(ms, signal);
    },
    waited: () => ({ times, ms: budgetMs - left }),
  };
}

/** Longer after each try, and never the same for two who failed together. */
export function backoff(tries: number, { random }: Time): number {
  return Math.round(1000 * 2 ** (tries - 1) * (0.5 + random() / 2));
}

/**
 * One after the other; past the first few at least so long apart, counted from the end of the one before, since GitHub
 * sees when they arrive.
 */
export function openPace(burst: number, apartMs: number, { now, sleep }: Time, signal: AbortSignal) {
  let last: Promise<unknown> = Promise.resolve();
  let sent = 0;
  let endedAt = 0;
  return {
    /** Holds the turn for as long as the task takes, its retries included. */
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
