import type { Change, World } from './world.ts';

/** A checkout as the gate sees it: two ends of a change, and the world for its checks. */
export interface Checkout {
  base: { branch: string; commit: string } | null;
  head: string | null;
  branch: string | null;
  /** From the merge base (or the last commit, where there is no base) to the tree that is judged. */
  changes: readonly Change[];
  /** The last commit is judged, instead of the working tree. */
  committed: boolean;
  /** Paths that are not committed. */
  dirty: readonly string[];
  /** Those of the branch, oldest first. */
  commits: readonly { id: string; message: string }[];
  /** Files of one end that are wanted, with their bytes; one that may not be read comes with the reason as a sentence. */
  read(end: End, wanted: (path: string) => boolean): Promise<ReadonlyMap<string, Uint8Array | string>>;
  /** The commits of the branch with what each touched, oldest first, and the files of each that are wanted. */
  steps(wanted: (path: string) => boolean): Promise<readonly CommitStep[]>;
  world(options: WorldOptions): World;
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

interface WorldOptions extends Pick<World, 'body' | 'isContract'> {
  /** Names of variables that commands may see beside the usual ones. */
  pass: readonly string[];
}
