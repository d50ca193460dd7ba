import { severalPlaces } from '../engine/places.ts';
import { matchesAny } from '../match/glob.ts';
import type { CheckType } from '../model/check.ts';
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
  fix: () => 'Take the files that are outside the scope out of the change; what may be touched is decided on the base.',
  async run(params, world) {
    const touched = [...new Set(world.changes.flatMap(({ path, from }) => (from ? [path, from] : [path])))];
    // The contract itself comes with the work; that it is not loosened is contract_unchanged's business.
    const work = touched.filter(path => !world.isContract(path));
    const outside = params.allowed ? work.filter(path => !matchesAny(params.allowed!, path)) : [];
    const forbidden = params.forbidden ? touched.filter(path => matchesAny(params.forbidden!, path)) : [];
    const wrong = [...new Set([...forbidden, ...outside])];
    const want = this.title(params);
    const files = world.changes.filter(({ path }) => !world.isContract(path)).length;
    const most = params.maxFiles ?? Number.POSITIVE_INFINITY;
    const faults = [
      ...(forbidden.length > 0 ? [`touches ${shown(forbidden)}, which ${verb(forbidden.length)} forbidden`] : []),
      ...(outside.length > 0 ? [`touches ${shown(outside)}, which ${verb(outside.length)} outside its scope`] : []),
      ...(files > most ? [`touches ${counted(files)}, ${most} ${verb(most)} allowed`] : []),
    ];
    if (faults.length > 0) {
      const [first] = wrong;
      const gone = world.changes.some(change => change.kind === 'deleted' && change.path === first);
      return {
        status: 'fail',
        message: `the change ${faults.join('; it ')}`,
        want,
        got: [...wrong.slice(0, 20), ...(files > most ? [counted(files)] : [])].join(', '),
        ...(first === undefined || gone ? {} : { at: { path: first, line: 1 } }),
        ...(first === undefined
          ? { fix: `Split the change, so that no part of it touches more than ${counted(most)}.` }
          : {}),
        ...severalPlaces(
          wrong.map(path => ({
            path,
            line: 1,
            message: `${path} is ${forbidden.includes(path) ? 'forbidden' : 'outside the scope'}`,
          })),
        ),
      };
    }
    return { status: 'pass', message: `${counted(files)} in scope` };
  },
};

function shown(paths: readonly string[]): string {
  return paths.length === 1 ? paths[0]! : `${paths[0]} and ${paths.length - 1} more`;
}

function counted(files: number): string {
  return files === 1 ? '1 file' : `${files} files`;
}

function verb(count: number): string {
  return count === 1 ? 'is' : 'are';
}
