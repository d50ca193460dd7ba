/** Loads each value once; a login or team in another letter case is the same. */
export function once<A extends string[], T>(load: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join('\n').toLowerCase();
    const value = loaded.get(key) ?? load(...args);
    loaded.set(key, value);
    return value;
  };
}
