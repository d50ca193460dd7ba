import type { Change, Command, OutsideWorld, World } from './world.ts';

/**
 * Does the head change these files exactly as that commit did, from the same content to the same content? A file that is
 * as it was approved, on a base that has moved on, is another change. Undefined if it can't be determined.
 */
export type SameFiles = (commit: string, paths: readonly string[]) => Promise<boolean | undefined>;

/** A checkout: the revisions of a change, and the world for its checks. */
export interface Checkout {
  base: { branch: string; commit: string } | null;
  head: string | null;
  branch: string | null;
  /** From the merge base (or the last commit, if there is no base) to the tree that is judged. */
  changes: readonly Change[];
  /** The last commit is judged, instead of the working tree. */
  committed: boolean;
  /** Paths that are not committed. */
  dirty: readonly string[];
  /** Those of the branch, oldest first. */
  commits: readonly { id: string; message: string }[];
  /** The wanted files of one revision with their bytes; one that may not be read comes with the reason as a sentence. */
  read(end: End, wanted: (path: string) => boolean): Promise<ReadonlyMap<string, Uint8Array | string>>;
  sameFiles: SameFiles;
  /** The commits of the branch with what each touched, oldest first, and the files of each that are wanted. */
  steps(wanted: (path: string) => boolean): Promise<readonly CommitStep[]>;
  /** Every path of one revision, sorted. */
  list(end: End): Promise<readonly string[]>;
  world(options: WorldOptions): OutsideWorld;
}

export interface CommitStep {
  id: string;
  /** `Name <email>` */
  author: string;
  message: string;
  /** When it was committed, in milliseconds since 1970. */
  time: number;
  paths: readonly string[];
  files: ReadonlyMap<string, Uint8Array>;
}

/** `base`: the tip of the base branch. `fork`: where the branch left it. `head`: the tree that is judged. */
export type End = 'base' | 'fork' | 'head';

interface WorldOptions extends Pick<World, 'body' | 'isContract' | 'isReport' | 'github'> {
  /** Names of more variables that commands may see. */
  pass: readonly string[];
  /** How a failure that the base has too is treated. */
  preExisting: 'fail' | 'warn';
  /** Runs once in each tree before any other command. */
  setup?: Command;
}
