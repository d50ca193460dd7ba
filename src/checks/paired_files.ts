import { escapeGlob, matchesAny, reachesChange } from '../match/glob.ts';
import type { CheckType } from '../model/check.ts';
import type { Finding } from '../model/finding.ts';
import { andMore, outcomeOf } from '../model/outcome.ts';
import type { Change } from '../model/world.ts';
import { object, optional, required } from '../schema/object.ts';
import { glob, globProblem, isGlob } from '../schema/paths.ts';
import { as, located, oneOrMany, text } from '../schema/shape.ts';

interface Params {
  pattern: string;
  exclude: string[];
  companion: string;
  message?: string;
}

const companion = text({
  wants: 'a path or glob, which may hold {dir}, {name} and {ext}',
  check: value => globProblem(filled(value, 'a/b.c')),
});
const one = as(
  object(
    {
      pattern: required(glob, 'the changed files that need a companion'),
      exclude: optional(oneOrMany(glob), 'those that need none'),
      companion: required(
        companion,
        'the file that must be changed with each; {dir}, {name} and {ext} are parts of its path',
      ),
      message: optional(text(), 'advice to the author'),
    },
    { wants: 'a paired_files {pattern, companion}' },
  ),
  ({ pattern, exclude, companion, message }) => ({
    value: { pattern, exclude: exclude ?? [], companion, ...(message ? { message } : {}) } satisfies Params as Params,
  }),
);

export const paired_files: CheckType<Params> = {
  type: 'paired_files',
  runs: 'static',
  written: { entries: oneOrMany(located(one)), flat: as(one, value => ({ value: [value] })) },
  title: ({ pattern, companion }) => `a change to ${pattern} comes with a change to ${companion}`,
  label: ({ pattern }) => pattern,
  globs: ({ pattern, exclude, companion }) => [pattern, ...exclude, companion],
  fix: ({ companion }) => `Change ${companion} together with the file that needs it.`,
  async run(params, world) {
    const changes = world.changes.flatMap(apart);
    const needing = changes.filter(
      change => reachesChange([params.pattern], change.path, change) && !matchesAny(params.exclude, change.path),
    );
    const byPath = new Map(changes.map(change => [change.path, change]));
    const alone = needing.filter(change => !hasCompanion(change, params.companion, byPath));
    const findings = alone.map(({ path, kind }): Finding => {
      return {
        code: 'missing_companion',
        severity: 'fail',
        message: `changed without ${filled(params.companion, path)}`,
        at: { path, line: 1 },
        ...(kind === 'deleted' ? { missing: true } : {}),
      };
    });
    const text = { want: this.title(params), pass: passed(params, needing.length) };
    const [first] = alone;
    if (!first) return outcomeOf([], text);
    const wanted = filled(params.companion, first.path);
    const subject = `${first.path}${andMore(alone.length)}`;
    const message = `${subject} is changed without ${wanted}${params.message ? `: ${params.message}` : ''}`;
    return outcomeOf(findings, { ...text, message, got: `no change to ${wanted}` });
  },
};

function passed({ pattern }: Params, count: number): string {
  if (count === 0) return `nothing in ${pattern} is changed`;
  return count === 1 ? '1 changed with its companion' : `${count} changed with their companions`;
}

/** A rename takes one file away and adds another. */
function apart({ from, ...change }: Change): Change[] {
  if (change.kind !== 'renamed' || from === undefined) return [change];
  return [
    { ...change, kind: 'deleted', path: from },
    { ...change, kind: 'added' },
  ];
}

/** A deletion is company for a deletion only; a companion needs none. */
function hasCompanion(change: Change, template: string, changes: ReadonlyMap<string, Change>): boolean {
  const wanted = filled(template, change.path);
  const fits = (other: Change | undefined) =>
    other !== undefined && (other.kind !== 'deleted' || change.kind === 'deleted');
  const isCompanion = isGlob(wanted) ? matchesAny([wanted], change.path) : change.path === wanted;
  if (isCompanion) return true;
  if (!isGlob(wanted)) return fits(changes.get(wanted));
  return [...changes.values()].some(other => fits(other) && matchesAny([wanted], other.path));
}

function filled(template: string, path: string): string {
  const slash = path.lastIndexOf('/');
  const base = path.slice(slash + 1);
  const dot = base.lastIndexOf('.');
  const parts: Record<string, string> = {
    dir: slash < 0 ? '.' : path.slice(0, slash),
    name: dot > 0 ? base.slice(0, dot) : base,
    ext: dot > 0 ? base.slice(dot + 1) : '',
  };
  return template
    .replaceAll(/\{(dir|name|ext)\}/g, (_, part: string) => escapeGlob(parts[part]!))
    .replaceAll(/(^|\/)\.\//g, '$1');
}
