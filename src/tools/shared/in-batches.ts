const batchSize = 500;

/** Calls it for many items at a time, since what they read from git is then read at once. */
export async function inBatches<T, R>(items: readonly T[], call: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += batchSize)
    results.push(...(await Promise.all(items.slice(from, from + batchSize).map(call))));
  return results;
}
