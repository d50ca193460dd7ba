import { parseGlob } from '../match/glob.ts';
import { matchingFolders, matchingPaths } from '../match/path-index.ts';
import type { CheckType } from '../model/check.ts';
import type { Outcome } from '../model/outcome.ts';
import type { FileInfo, World } from '../model/world.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyPath, globProblem, isGlob, normalisePath } from '../schema/paths.ts';
import { as, byKind, integer, list, located, oneOf } from '../schema/shape.ts';

interface Params {
  path: string;
  type: 'any' | 'file' | 'dir';
  minSize?: number;
}

const described = object(
  {
    path: required(anyPath, 'the path or glob that must exist'),
    type: optional(oneOf('any', 'file', 'dir'), 'what it must be (default any)'),
    min_size: optional(integer({ min: 0 }), 'its least size in bytes'),
  },
  { wants: 'a mapping {path, type, min_size}' },
);

const bare = as(anyPath, path => ({ value: { path } as { path: string; type?: Params['type']; min_size?: number } }));

const one = as(byKind({ text: bare, map: described }), ({ path, type, min_size }) => ({
  value: {
    path: normalisePath(path),
    type: type ?? (path.endsWith('/') ? 'dir' : 'any'),
    ...(min_size === undefined ? {} : { minSize: min_size }),
  } satisfies Params as Params,
}));

export const files_exist: CheckType<Params> = {
  type: 'files_exist',
  runs: 'static',
  written: {
    entries: list(located(one), { wants: 'a list of paths', min: 1 }),
    flat: as(
      object(
        { files: required(list(one, { min: 1 }), 'the paths that must exist', ['files_exist']) },
        { wants: 'a cross-cutting files_exist' },
      ),
      ({ files }) => ({ value: files }),
    ),
  },
  title: ({ path, type, minSize }) =>
    `${path} exists${type === 'file' ? ' as a file' : type === 'dir' ? ' as a directory' : ''}${minSize ? ` with at least ${minSize} ${minSize === 1 ? 'byte' : 'bytes'}` : ''}`,
  label: ({ path }) => path,
  objection: ({ path }) => globProblem(path),
  fix: ({ path }) => `Create ${path} under exactly this name; git must not ignore it.`,
  async run(params, world) {
    const want = this.title(params);
    const objection = this.objection?.(params);
    if (objection) return { status: 'fail', message: objection, want, got: 'a path that may not be read' };
    if (params.path.includes('\\')) return matchGlob(params, want, world);
    const look = await world.files.inspect(params.path);
    // A name such as app/[id]/page.tsx is first taken literally.
    if (look.kind === 'missing' && isGlob(params.path)) return matchGlob(params, want, world);
    return judge(params, want, look);
  },
};

async function matchGlob(params: Params, want: string, world: World): Promise<Outcome> {
  const parsed = parseGlob(params.path);
  if ('problem' in parsed) return { status: 'fail', message: parsed.problem, want, got: 'an unusable glob' };
  const { list } = world.files;
  const matches = [
    ...(params.type === 'dir' ? [] : matchingPaths(list, parsed)),
    ...(params.type === 'file' ? [] : matchingFolders(list, parsed)),
  ];
  let best: Outcome | undefined;
  for (const path of matches) {
    const outcome = judge(params, want, await world.files.inspect(path), path);
    if (outcome.status === 'pass') return outcome;
    if (!best || outcome.status === 'warn') best = outcome;
  }
  return best ?? { status: 'fail', message: `no file matches ${params.path}`, want, got: 'no match' };
}

function judge(params: Params, want: string, look: FileInfo, path = params.path): Outcome {
  const fail = (message: string, got: string): Outcome => ({ status: 'fail', message, want, got });
  switch (look.kind) {
    case 'refused':
      return fail(`${path} is refused: ${look.reason}`, look.reason);
    case 'missing':
      return look.nearest
        ? fail(`${path} does not exist, but ${look.nearest} does: the letter case differs`, look.nearest)
        : fail(`${path} does not exist`, 'no such file');
    case 'directory':
      if (look.submodule) return fail(`${path} is a submodule: its files are in another repository`, 'a submodule');
      if (params.type === 'file') return fail(`${path} is a directory; expected a file`, 'a directory');
      if (params.minSize !== undefined) return fail(`${path} is a directory; min_size is for files`, 'a directory');
      if (!look.kept)
        return fail(
          `${path} has no file that git would keep, so it is not in the change`,
          'an empty or ignored directory',
        );
      return { status: 'pass', message: `${path} exists` };
    case 'file':
      if (params.type === 'dir') return fail(`${path} is a file; expected a directory`, 'a file');
      if (!look.kept)
        return fail(`${path} is ignored by git or is in a submodule, so it is not in the change`, 'an ignored file');
      return judgeFile(params, want, look, path);
  }
}

function judgeFile(
  { minSize }: Params,
  want: string,
  look: Extract<FileInfo, { kind: 'file' }>,
  path: string,
): Outcome {
  const bytes = (count: number) => `${count} ${count === 1 ? 'byte' : 'bytes'}`;
  const fix = 'Fetch what Git LFS keeps before the gate runs: actions/checkout does so with lfs: true.';
  if (look.lfs && minSize !== undefined) {
    const message = `${path} is a Git LFS pointer here, so its size is unknown`;
    return { status: 'error', message, want, got: 'a Git LFS pointer', owner: 'runner', fix };
  }
  if (look.lfs) {
    const message = `${path} is a Git LFS pointer here: its content was not fetched`;
    return { status: 'warn', message, want, got: 'a Git LFS pointer', owner: 'runner', fix };
  }
  if (minSize !== undefined && look.size < minSize) {
    return {
      status: 'fail',
      message: `${path} has ${bytes(look.size)}; at least ${minSize} required`,
      want,
      got: bytes(look.size),
      fix: `Fill ${path}: it must have at least ${bytes(minSize)}.`,
    };
  }
  return { status: 'pass', message: `${path} exists` };
}
