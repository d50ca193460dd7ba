/** A command of the repository itself for an activity, and how it is known. */
export interface Tool {
  activity: string;
  /** May hold `{pattern}`. */
  run: string;
  /** The folder that it runs in, `.` for the top. */
  cwd: string;
  /** "package.json has the script test". */
  why: string;
  /** Endings of the files that it is for; none where it is for any. */
  speaks: readonly string[];
  /** Paths of tests may be added to its line. */
  takesPaths?: boolean;
  /** Its pattern also finds tests by the name of their file, or in whatever case they are written. */
  findsFiles?: true;
}

/** A folder with a manifest, as the stacks look at it. */
export interface Place {
  folder: string;
  /** The names of the files right in it. */
  names: ReadonlySet<string>;
  /** The text of a manifest in it; undefined where it is not there or can't be read. */
  text(name: string): string | undefined;
  /** The folders with manifests around it, nearest first. */
  above: readonly Place[];
  /** Tests below it that belong to no place further down, as paths from it. */
  tests: readonly string[];
}

export type Stack = (place: Place) => readonly Tool[];

/** Makes a tool of a place: where it runs and for which files is the same for all of a stack. */
export function toolIn(
  { folder }: Place,
  speaks: readonly string[],
): (activity: string, run: string, why: string, more?: Pick<Tool, 'takesPaths' | 'findsFiles'>) => Tool {
  return (activity, run, why, more = {}) => ({ activity, run, cwd: folder, why, speaks, ...more });
}

/** The first name of a list that the place has. */
export function firstOf({ names }: Place, wanted: RegExp): string | undefined {
  return [...names].sort().find(name => wanted.test(name));
}
