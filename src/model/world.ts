import type { Outcome } from './outcome.ts';

/** Everything that a check may reach: files, git, processes and GitHub, and only through here. */
export interface World {
  files: Files;
  /** What the pull request changes, from the merge base to the tree that is judged. */
  changes: readonly Change[];
  /** Are changes counted from a base? If not, they are counted from the last commit. */
  compared: boolean;
  /** The text of a file before the change; undefined if it did not exist or can't be read. */
  before(path: string): Promise<string | undefined>;
  /** Those of the branch, oldest first. */
  commits: readonly { id: string; message: string }[];
  /** The state before the work. */
  base: BaseRevision;
  /** Is this only asked by contracts of their own task? Then no failure is the base's, and nothing is compared with it. */
  ownDemand: boolean;
  /** The pull request's body, if there is one, and its name in messages. */
  body: { text: string; path: string };
  /** Is this the path of a contract file? */
  isContract(path: string): boolean;
  /** Is this a file in which an agent reports on its work: a report, or one with an output block? */
  isReport(path: string): boolean;
  search(query: Search): Promise<SearchResult>;
  run(command: Command): Promise<Finished>;
  /** Files that existed at the start and have changed since; sorted. */
  disturbed(): Promise<string[]>;
  /** Absent in a local run. */
  github?: Hosting;
  /** Is there such a commit? Seven hex digits or more. */
  hasCommit(id: string): Promise<boolean>;
  /** The commits of the branch with the files that each touched, oldest first; what is not committed comes last. */
  history(): Promise<readonly Past[]>;
  /** Path (the new one of a renamed file) → how many lines the change adds and removes; no entry for a binary file. */
  lineCounts(): Promise<ReadonlyMap<string, LineCount>>;
  /** The outcomes of the criteria of one kind in this run. For the last checks only: before, nothing is known. */
  ran(type: string): readonly RanBefore[];
}

/** What only GitHub knows about the head. */
export interface Hosting {
  /** The newest check runs of that name, none of the gate's own; waits until they have ended, or the time is over. */
  checkRuns(asked: { name: string; workflow?: string; waitMs: number }): Promise<SeenRuns>;
  /** Check runs under the gate's name that are not the gate's. */
  foreignRuns(): Promise<SeenRuns>;
}

export type SeenRuns =
  | { kind: 'seen'; runs: readonly SeenRun[] }
  /** `forbidden`: GitHub answered that this token may not read them. */
  | { kind: 'unknown'; reason: string; forbidden: boolean };

export interface SeenRun {
  name: string;
  status: string;
  conclusion: string | null;
  url: string;
  /** The workflow that it is a job of; null if it is not a job. */
  workflow: { name: string; path: string } | null;
  /** It belongs to GitHub Actions and is not a job: any workflow may have posted it. */
  unproven?: true;
}

/**
 * Is this the path that GitHub gives for a workflow of this file? It may add `@ref`, and a file name may contain an `@`:
 * both readings match, so that no name hides a file.
 */
export function isWorkflowFile(given: string, file: string): boolean {
  return given === file || given.startsWith(`${file}@`);
}

export interface Past {
  /** Empty for what is not committed. */
  id: string;
  files: readonly string[];
}

export interface LineCount {
  added: number;
  removed: number;
}

export interface RanBefore {
  /** The id of the criterion. */
  id: string;
  outcome: Outcome;
}

/** The world before a run, which adds what ran and who asks. */
export type OutsideWorld = Omit<World, 'ran' | 'ownDemand'>;

export interface BaseRevision {
  /** For people: "main@1a2b3c4". */
  name: string;
  files(): Promise<Files>;
  /** Null if there is no base branch to run anything on. */
  trees: BaseTrees | null;
}

/** The base's code in trees of its own, created on first use and always removed. */
export interface BaseTrees {
  /** How a failure that the base has too is treated. */
  preExisting: 'fail' | 'warn';
  /** The top folder of the tree that is checked. */
  top: string;
  /** On the tip of the base. What it prints names files as if they were in the tree that is checked. */
  run(command: Command): Promise<Elsewhere>;
  /** Where the branch left the base, with these files of the head added and those removed. */
  runWith(command: Command, overlay: { lay: readonly string[]; remove: readonly string[] }): Promise<Elsewhere>;
}

/** The result of a command in another tree, or why it did not run there, as a sentence. */
export type Elsewhere = { kind: 'ran'; finished: Finished } | { kind: 'not-run'; reason: string };

export interface Files {
  /** Paths that git would keep, sorted: tracked, or untracked and not ignored. */
  readonly list: readonly string[];
  look(path: string): Promise<Look>;
  /** The text of a file inside the checkout, decoded leniently (a wrong byte becomes U+FFFD). */
  read(path: string): Promise<Read>;
}

export type Look =
  /** `kept`: git would keep it; otherwise it is ignored, or below a submodule. `lfs`: a pointer in the place of the content. */
  | { kind: 'file'; size: number; kept: boolean; lfs: boolean }
  /** `kept`: it contains at least one file that git would keep. */
  | { kind: 'directory'; kept: boolean }
  /** `nearest`: a path that differs in letter case only. */
  | { kind: 'missing'; nearest?: string }
  /** It is outside the checkout, not a regular file, too large, or unreadable; the reason is a sentence. */
  | { kind: 'refused'; reason: string };

export type Read = { kind: 'text'; text: string } | Extract<Look, { kind: 'missing' | 'refused' | 'directory' }>;

export interface Change {
  kind: 'added' | 'modified' | 'deleted' | 'renamed';
  path: string;
  /** Where a renamed file came from. */
  from?: string;
}

export interface Search {
  pattern: string;
  /** Letters out of `ims`. */
  flags: string;
  text: string;
}

export type SearchResult =
  /** `lines`: the lines (from 1) on which the first matches start, a few at the most. */
  | { kind: 'counted'; count: number; lines: number[] }
  /** The deadline passed, or the pattern could not be compiled; the reason is a sentence. */
  | { kind: 'unknown'; reason: string };

/** Characters that make a shell do more than pass words on. */
export const shellMetacharacters = /[|&;<>()$`\\"'*?[\]{}!#~\r\n\0]/;

export const shells = ['bash', 'sh', 'zsh', 'pwsh', 'python', 'node'] as const;
export type Shell = (typeof shells)[number];

/** Variables that no command inherits, not even by name: the runner's secrets and files, and what makes a tool run other code. */
export const neverPassed =
  /^(ACTIONS_.*|INPUT_.*|GIT_.*|(GITHUB|GH)_.*TOKEN|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|RUNNER_TEMP|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|BASH_FUNC_.*|NODE_OPTIONS|LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES)$/s;

export interface Command {
  run: string;
  shell: Shell;
  /** Relative to the top of the checkout; '.' for the top. */
  cwd: string;
  env: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** A glob of files that the command writes and that are wanted back. */
  collect?: string;
}

export interface Finished {
  ending:
    | { kind: 'exit'; code: number }
    | { kind: 'signal'; signal: string }
    | { kind: 'timeout' }
    /** Never started: no such shell (the runner's), no such folder (the author's). The reason is a sentence. */
    | { kind: 'unstarted'; reason: string; fault: 'author' | 'runner' };
  /** What was kept of each stream: at most 512 KiB, its head and its tail. */
  stdout: string;
  stderr: string;
  output: CommandOutput;
  /** Files that match `collect` and were written while the command ran; a file that existed before is not evidence. */
  collected: readonly CollectedFile[];
  /** Processes that the command left behind. */
  survivors: 'none' | 'killed' | 'alive';
}

/** Both streams as they arrived. `tail` is for people; `truncated` says that something was dropped; the hash is of all bytes. */
export interface CommandOutput {
  tail: string;
  truncated: boolean;
  sha256: string;
}

export interface CollectedFile {
  path: string;
  text: string;
}
