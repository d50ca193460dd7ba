interface Waiting {
  priority: number;
  exclusive: boolean;
  start: () => Promise<void>;
}

/** Runs tasks up to a number at once, lowest priority number first; an exclusive one runs alone. */
export function makePool(
  places: number,
): <T>(task: () => Promise<T>, options: { priority: number; exclusive: boolean }) => Promise<T> {
  const waiting: Waiting[] = [];
  let running = 0;
  let alone = false;
  let scheduled = false;

  const fill = () => {
    scheduled = false;
    while (waiting.length > 0 && running < places && !alone) {
      const next = waiting[0]!;
      if (next.exclusive && running > 0) return;
      waiting.shift();
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
      waiting.splice(waiting.findLastIndex(other => other.priority <= priority) + 1, 0, entry);
      // All that is asked for in one go is ordered before the first one starts.
      if (!scheduled) queueMicrotask(fill);
      scheduled = true;
    });
}
