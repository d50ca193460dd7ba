import type { Glob } from './glob.ts';

/** Paths that globs are matched with, grouped by the names in them, so that a glob looks only at those that it may match. */
interface PathIndex {
  matching(glob: Glob): readonly string[];
}

interface Indexes {
  has(path: string): boolean;
  files: PathIndex;
  folders(): PathIndex;
}

const indexes = new WeakMap<readonly string[], Indexes>();

export function hasPath(paths: readonly string[], path: string): boolean {
  return indexesOf(paths).has(path);
}

/** The paths of a list that a glob matches, in the order of the list. */
export function matchingPaths(paths: readonly string[], glob: Glob): readonly string[] {
  return indexesOf(paths).files.matching(glob);
}

/** The folders above the paths of a list that a glob matches. */
export function matchingFolders(paths: readonly string[], glob: Glob): readonly string[] {
  return indexesOf(paths).folders().matching(glob);
}

/** Each list is indexed once; nothing adds to it afterwards. */
function indexesOf(paths: readonly string[]): Indexes {
  let folders: PathIndex | undefined;
  let all: ReadonlySet<string> | undefined;
  const known = indexes.get(paths) ?? {
    has: path => {
      all ??= new Set(paths);
      return all.has(path);
    },
    files: indexPaths(paths),
    folders: () => {
      folders ??= indexPaths(foldersOf(paths));
      return folders;
    },
  };
  indexes.set(paths, known);
  return known;
}

function indexPaths(paths: readonly string[]): PathIndex {
  const found = new WeakMap<Glob, readonly string[]>();
  let places: Map<string, number[]> | undefined;
  const candidates = (glob: Glob): readonly string[] => {
    places ??= placesOf(paths);
    const all = new Set<number>();
    for (const segments of glob.segments) {
      const rarest = rarestOf(segments, places);
      if (rarest === undefined) return paths;
      for (const place of rarest) all.add(place);
    }
    return [...all].sort((a, b) => a - b).map(place => paths[place]!);
  };
  return {
    matching(glob) {
      const known = found.get(glob) ?? candidates(glob).filter(path => glob.matches(path));
      found.set(glob, known);
      return known;
    },
  };
}

/** The places of the name that the fewest paths have; undefined without a name. */
function rarestOf(
  names: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
): readonly number[] | undefined {
  const [first, ...rest] = names.map(name => places.get(name) ?? []);
  return rest.reduce((least, each) => (each.length < least!.length ? each : least), first);
}

function placesOf(paths: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, path] of paths.entries()) {
    for (const name of path.split('/')) {
      const known = places.get(name);
      if (!known) places.set(name, [place]);
      else if (known.at(-1) !== place) known.push(place);
    }
  }
  return places;
}

function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  }
  return [...folders];
}
