/** Acts on all items, a few at a time, and keeps their order. */
export async function inTurn<T, R>(items: readonly T[], atOnce: number, act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await act(items[index]!);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
