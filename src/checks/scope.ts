import { coversChange, reachesChange } from '../match/glob.ts';
import type { CheckType } from '../model/check.ts';
import type { Finding } from '../model/finding.ts';
import { outcomeOf, someOf } from '../model/outcome.ts';
import { pathsOf } from '../model/world.ts';
import { object, optional } from '../schema/object.ts';
import { glob } from '../schema/paths.ts';
import { as, integer, list, located, type Reading } from '../schema/shape.ts';

interface Params {
  allowed?: string[];
  forbidden?: string[];
  maxFiles?: number;
}

const globs = list(glob, { min: 1 });
const written = as(
  object(
    {
      allowed: optional(globs, 'the change may touch only these'),
      forbidden: optional(globs, 'the change may touch none of these'),
      max_files: optional(integer({ min: 0 }), 'how many files the change may touch'),
    },
    { wants: 'a scope {allowed, forbidden, max_files}' },
  ),
  ({ allowed, forbidden, max_files }): Reading<Params> => {
    if (!allowed && !forbidden && max_files === undefined)
      return { problem: 'a scope needs allowed, forbidden or max_files' };
    const value: Params = {
      ...(allowed ? { allowed } : {}),
      ...(forbidden ? { forbidden } : {}),
      ...(max_files === undefined ? {} : { maxFiles: max_files }),
    };
    return { value };
  },
);

export const scope: CheckType<Params> = {
  type: 'scope',
  runs: 'static',
  written: {
    entries: as(located(written), value => ({ value: [value] })),
    flat: as(written, value => ({ value: [value] })),
  },
  title({ allowed, forbidden, maxFiles }) {
    const parts = [
      ...(allowed ? [`touches only ${allowed.join(', ')}`] : []),
      ...(forbidden ? [`touches none of ${forbidden.join(', ')}`] : []),
      ...(maxFiles === undefined ? [] : [`touches at most ${counted(maxFiles)}`]),
    ];
    return `the change ${parts.join(' and ')}`;
  },
  label: () => '',
  globs: ({ allowed = [], forbidden = [] }) => [...allowed, ...forbidden],
  fix: () => 'Remove the files that are outside the scope from the change; only the base can widen the scope.',
  async run(params, world) {
    const { allowed, forbidden: banned = [] } = params;
    const touched = new Map(world.changes.flatMap(change => pathsOf(change).map(path => [path, change] as const)));
    // The contract itself comes with the work; that it is not loosened is contract_unchanged's business.
    const work = [...touched].filter(([path]) => !world.isContract(path));
    const outside = allowed ? work.filter(([path, change]) => !coversChange(allowed, path, change)).map(first) : [];
    const forbidden = [...touched].filter(([path, change]) => reachesChange(banned, path, change)).map(first);
    const files = world.changes.filter(({ path }) => !world.isContract(path)).length;
    const most = params.maxFiles ?? Number.POSITIVE_INFINITY;
    const tooMany = files > most ? [counted(files)] : [];
    const faults = [
      ...(forbidden.length > 0 ? [`touches ${someOf(forbidden, 1)}, which ${verb(forbidden.length)} forbidden`] : []),
      ...(outside.length > 0 ? [`touches ${someOf(outside, 1)}, which ${verb(outside.length)} outside its scope`] : []),
      ...tooMany.map(number => `touches ${number}, ${most} ${verb(most)} allowed`),
    ];
    const message = `the change ${faults.join('; it ')}`;
    const want = this.title(params);
    const wrong = [...new Set([...forbidden, ...outside])];
    if (wrong.length === 0 && tooMany.length > 0) {
      const fix = `Split the change, so that no part of it touches more than ${counted(most)}.`;
      return { status: 'fail', message, want, got: counted(files), fix };
    }
    const deleted = new Set(world.changes.flatMap(({ kind, path }) => (kind === 'deleted' ? [path] : [])));
    const isForbidden = new Set(forbidden);
    const findings = wrong.map((path): Finding => {
      const [code, words] = isForbidden.has(path) ? ['forbidden', 'forbidden'] : ['outside_scope', 'outside the scope'];
      const message = `${path} is ${words}`;
      return {
        code,
        severity: 'fail',
        message,
        at: { path, line: 1 },
        ...(deleted.has(path) ? { missing: true } : {}),
      };
    });
    const got = [...wrong.slice(0, 20), ...tooMany].join(', ');
    return outcomeOf(findings, { want, pass: `${counted(files)} in scope`, message, got });
  },
};

function first<T>([one]: readonly [T, unknown]): T {
  return one;
}

function counted(files: number): string {
  return files === 1 ? '1 file' : `${files} files`;
}

function verb(count: number): string {
  return count === 1 ? 'is' : 'are';
}
