import type { CageOptions, Change, Command, OutsideWorld, World } from './world.ts';

/**
 * Whether the head changes these files exactly as that commit did: same content before, same content after. The approved
 * content on a base with other content is a different change. Undefined if it can't be determined.
 */
export type SameFiles = (commit: string, paths: readonly string[]) => Promise<boolean | undefined>;

/** A checkout: the revisions of a change, and the world for its checks. */
export interface Checkout {
  base: { branch: string; commit: string } | null;
  head: string | null;
  branch: string | null;
  /** From the merge base (or the last commit, if there is no base) to the tree that is checked. */
  changes: readonly Change[];
  /** Whether the last commit is checked instead of the working tree. */
  committed: boolean;
  /** Paths that are not committed. */
  dirty: readonly string[];
  /** The commits of the branch, oldest first. */
  commits: readonly { id: string; message: string }[];
  /** The bytes of the `wanted` files of one revision; for a file that may not be read, the reason as a sentence. */
  read(end: End, wanted: (path: string) => boolean): Promise<ReadonlyMap<string, Uint8Array | string>>;
  sameFiles: SameFiles;
  /** The commits of the branch with the paths that each touched and the content of `wanted` files, oldest first. */
  steps(wanted: (path: string) => boolean): Promise<readonly CommitStep[]>;
  /** Every path of one revision, sorted. */
  list(end: End): Promise<readonly string[]>;
  world(options: WorldOptions): OutsideWorld;
  /** In a merge group: what each pull request changes, in their order. Commands of all of them run on the group's head. */
  entries?: readonly Checkout[];
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

/** `base`: the tip of the base branch. `fork`: where the branch left it. `head`: the tree that is checked. */
export type End = 'base' | 'fork' | 'head';

interface WorldOptions extends Pick<World, 'body' | 'isContract' | 'isReport' | 'github'> {
  /** Additional environment variables that commands may see. */
  pass: readonly string[];
  cage?: CageOptions;
  /** Whether a file is evidence: no command may change its content. */
  isEvidence(path: string): boolean;
  /** How to treat a failure that also occurs on the base. */
  preExisting: 'fail' | 'warn';
  /** Run once in each tree, in this order, before any other command. */
  setup?: readonly Command[];
}
