interface Waiting {
  priority: number;
  exclusive: boolean;
  start: () => Promise<void>;
}

/** Runs at most `places` tasks at once, lowest priority number first. An exclusive task runs alone. */
export function makePool(
  places: number,
): <T>(task: () => Promise<T>, options: { priority: number; exclusive: boolean }) => Promise<T> {
  let waiting: Waiting[] = [];
  /** Index of the first task that has not started. */
  let first = 0;
  let ordered = true;
  let running = 0;
  let alone = false;
  let scheduled = false;

  const fill = () => {
    scheduled = false;
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

  return (task, { priority, exclusive }) =>
    new Promise((resolve, reject) => {
      const entry: Waiting = { priority, exclusive, start: () => task().then(resolve, reject) };
      waiting.push(entry);
      ordered = false;
      // Tasks that are added synchronously are sorted before the first one starts.
      if (!scheduled) queueMicrotask(fill);
      scheduled = true;
    });
}
