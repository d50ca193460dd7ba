/** A segment of a glob that has stars only: any folders, or the texts between its stars. */
export type StarSegment = typeof anyFolders | readonly string[];

export const anyFolders = '**';

/**
 * The segments of a glob whose only special characters are stars; undefined for any other, and for uses of `**` that are
 * not plain. Most globs are of this kind, and need no expression.
 */
export function readStars(tokens: readonly string[]): StarSegment[] | undefined {
  if (!tokens.every(token => /^(?:[\w.@-]|\/|\*\*?)$/.test(token))) return undefined;
  const segments: StarSegment[] = [];
  for (const segment of tokens.join('').split('/')) {
    if (segment === '' || segment === '.' || segment === '..') return undefined;
    if (segment === '**' && segments.at(-1) !== anyFolders) segments.push(anyFolders);
    else if (segment.includes('**')) return undefined;
    else segments.push(segment.split('*'));
  }
  // `a/**` matches what is below `a`, not `a` itself.
  if (segments.at(-1) === anyFolders) segments.splice(-1, 0, ['', '']);
  return segments;
}

/** Whether the segments match a path. On a mismatch only the last `**` takes one folder more, so time is bounded. */
export function matchesStars(segments: readonly StarSegment[], path: string): boolean {
  const names = path.split('/');
  let [at, name] = [0, 0];
  let retry: { at: number; name: number } | undefined;
  while (name < names.length) {
    const segment = segments[at];
    if (segment === anyFolders) {
      retry = { at: at + 1, name };
      at++;
    } else if (segment !== undefined && matchesSegment(segment, names[name]!)) {
      at++;
      name++;
    } else if (retry) {
      retry = { at: retry.at, name: retry.name + 1 };
      at = retry.at;
      name = retry.name;
    } else return false;
  }
  return segments.slice(at).every(segment => segment === anyFolders);
}

function matchesSegment(texts: readonly string[], name: string): boolean {
  const [first, ...rest] = texts as [string, ...string[]];
  const last = rest.pop();
  if (last === undefined) return name === first;
  if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last)) return false;
  let from = first.length;
  const end = name.length - last.length;
  for (const text of rest) {
    const found = name.indexOf(text, from);
    if (found === -1 || found + text.length > end) return false;
    from = found + text.length;
  }
  return true;
}
