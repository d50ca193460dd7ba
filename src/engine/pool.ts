interface Waiting {
  priority: number;
  exclusive: boolean;
  start: () => Promise<void>;
}

export interface Pool {
  run<T>(task: () => Promise<T>, options: { priority: number; exclusive?: boolean }): Promise<T>;
  /** No task starts until the returned function is called. */
  hold(): () => void;
}

/** Runs at most `places` tasks at once, lowest priority number first. An exclusive task runs alone. */
export function makePool(places: number): Pool {
  let waiting: Waiting[] = [];
  /** Index of the first task that has not started. */
  let first = 0;
  let ordered = true;
  let running = 0;
  let alone = false;
  let scheduled = false;
  let holds = 0;

  const fill = () => {
    scheduled = false;
    if (holds > 0) return;
    if (!ordered) {
      waiting = waiting.slice(first).sort((a, b) => a.priority - b.priority);
      first = 0;
      ordered = true;
    }
    while (first < waiting.length && running < places && !alone) {
      const next = waiting[first]!;
      if (next.exclusive && running > 0) return;
      first++;
      running++;
      alone = next.exclusive;
      void next.start().finally(() => {
        running--;
        if (next.exclusive) alone = false;
        fill();
      });
    }
  };

  const schedule = () => {
    if (!scheduled) queueMicrotask(fill);
    scheduled = true;
  };

  return {
    run: (task, { priority, exclusive = false }) =>
      new Promise((resolve, reject) => {
        const entry: Waiting = { priority, exclusive, start: () => task().then(resolve, reject) };
        waiting.push(entry);
        ordered = false;
        // Tasks that are added synchronously are sorted before the first one starts.
        schedule();
      }),
    hold() {
      let held = true;
      holds++;
      return () => {
        if (!held) return;
        held = false;
        holds--;
        schedule();
      };
    },
  };
}
