/** One pattern for what any of these matches; undefined if there are none. Each is taken once. */
export function anyOf(patterns: readonly (RegExp | undefined)[]): RegExp | undefined {
  const known = patterns.filter(each => each !== undefined);
  const sources = [...new Set(known.map(({ source }) => source))];
  return sources.length > 0 ? new RegExp(sources.map(source => `(?:${source})`).join('|'), known[0]!.flags) : undefined;
}
