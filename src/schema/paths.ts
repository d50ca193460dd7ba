import { parseGlob } from '../match/glob.ts';
import { oneOrMany, type Shape, text } from './shape.ts';

const longestPath = 4096;

export function tooLong(path: string): string | undefined {
  return path.length > longestPath ? `the path has ${path.length} characters; the limit is ${longestPath}` : undefined;
}

/** The problem with a path, if there is one. Paths are relative to the repository root, with forward slashes. */
export function pathProblem(path: string): string | undefined {
  if (path.includes('\0')) return 'the path contains a NUL character; remove it';
  if (path.includes('\\')) return `${JSON.stringify(path)} has a backslash; write paths with forward slashes`;
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) {
    return `${JSON.stringify(path)} is absolute; write it relative to the repository's top`;
  }
  const segments = path.split('/');
  if (segments.includes('..')) return `${JSON.stringify(path)} leaves the repository; remove the '..'`;
  if (segments.some(segment => segment.toLowerCase() === '.git')) {
    return `${JSON.stringify(path)} is inside .git, which no contract may read`;
  }
  return undefined;
}

/** The path without `./` and trailing slashes. */
export function normalisePath(path: string): string {
  return path.replace(/^(\.\/)+/, '').replace(/\/+$/, '') || '.';
}

/** Whether a path contains a glob character, supported or not. */
export function isGlob(path: string): boolean {
  return /[*?[{\\|]|[@!+]\(/.test(path);
}

/** The problem with a path or glob, if there is one. */
export function globProblem(pattern: string): string | undefined {
  const glob = pattern.replace(/^!(?!\()/, '');
  const path = glob.replaceAll(/\\([*?[\]{}()|+@!,\\])/g, '$1');
  return pathProblem(path) ?? patternOnly(pattern);
}

/** Globs for branches; and for labels and logins, where brackets are part of the name: `*[bot]`. */
export const nameGlob: Shape<string> = text({ wants: 'a name or glob', check: value => patternOnly(value) });
export const literalGlob: Shape<string> = text({
  wants: 'a name or glob',
  check: value => patternOnly(value.replaceAll(/[[\]]/g, '\\$&')),
});

function patternOnly(pattern: string): string | undefined {
  const parsed = parseGlob(pattern.replace(/^!(?!\()/, ''));
  return 'problem' in parsed ? parsed.problem : undefined;
}

/** Why a glob would match no path of any repository, though nothing in it is refused. */
function neverMatches(pattern: string): string | undefined {
  const shown = JSON.stringify(pattern);
  if (pattern.trim() !== pattern)
    return `${shown} starts or ends with a space; remove it, or write [ ] where it is meant`;
  const segments = pattern
    .replace(/^!?(?:\.\/)*/, '')
    .replace(/\/$/, '')
    .split('/');
  if (segments.length === 1 && segments[0] === '.')
    return `${shown} is the repository's top, which is no file; write **`;
  if (segments.some(segment => segment === '' || segment === '.')) {
    return `${shown} has a '.' or nothing between two slashes; remove it`;
  }
  return undefined;
}

/** The problem of an entry in a list of globs. */
export function entryProblem(pattern: string): string | undefined {
  return globProblem(pattern) ?? neverMatches(pattern);
}

export const glob: Shape<string> = text({ wants: 'a path or glob', check: entryProblem });
export const globs: Shape<string[]> = oneOrMany(glob);

/** A path or glob in a criterion. A path that may not be read fails its own criterion, not the whole contract. */
export const anyPath: Shape<string> = text({
  wants: 'a path or glob',
  check(value) {
    if (tooLong(value)) return tooLong(value);
    if (pathProblem(value) !== undefined) return undefined;
    const parsed = isGlob(value) ? parseGlob(value) : undefined;
    if (parsed && 'problem' in parsed) return parsed.problem;
    if (parsed && value.startsWith('!')) {
      return `${JSON.stringify(value)}: ! takes out in a list of globs only; write \\! for the character itself`;
    }
    return isGlob(value) || value.trim() !== value ? neverMatches(value) : undefined;
  },
});
