import { parseGlob } from '../match/glob.ts';
import { type Shape, text } from './shape.ts';

const longestPath = 4096;

export function tooLong(path: string): string | undefined {
  return path.length > longestPath ? `the path has ${path.length} characters; ${longestPath} is the most` : undefined;
}

/** Why this path may not be asked for, or undefined. Paths are relative to the repository's top, with forward slashes. */
export function pathProblem(path: string): string | undefined {
  if (path.includes('\0')) return 'the path holds a NUL character; remove it';
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

/** The same path without `./` and a closing slash. */
export function normalisePath(path: string): string {
  return path.replace(/^(\.\/)+/, '').replace(/\/+$/, '') || '.';
}

/** Has it a sign that a glob gives a meaning, or one that is refused there? */
export function isGlob(path: string): boolean {
  return /[*?[{\\|]|[@!+]\(/.test(path);
}

/** The problem of a path that may be a glob. */
export function globProblem(pattern: string): string | undefined {
  const glob = pattern.replace(/^!(?!\()/, '');
  const path = glob.replaceAll(/\\([*?[\]{}()|+@!,\\])/g, '$1');
  return pathProblem(path) ?? patternOnly(pattern);
}

/** Globs of branches; and of labels and logins, where a bracket is part of the name: `*[bot]`. */
export const nameGlob: Shape<string> = text({ wants: 'a name or glob', check: value => patternOnly(value) });
export const literalGlob: Shape<string> = text({
  wants: 'a name or glob',
  check: value => patternOnly(value.replaceAll(/[[\]]/g, '\\$&')),
});

function patternOnly(pattern: string): string | undefined {
  const parsed = parseGlob(pattern.replace(/^!(?!\()/, ''));
  return 'problem' in parsed ? parsed.problem : undefined;
}

export const glob: Shape<string> = text({ wants: 'a path or glob', check: globProblem });

/** A path or glob that a criterion asks for: one that may not be read fails there, beside the other criteria. */
export const anyPath: Shape<string> = text({
  wants: 'a path or glob',
  check(value) {
    if (tooLong(value)) return tooLong(value);
    const parsed = pathProblem(value) === undefined && isGlob(value) ? parseGlob(value) : undefined;
    return parsed && 'problem' in parsed ? parsed.problem : undefined;
  },
});
