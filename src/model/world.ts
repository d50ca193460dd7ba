import type { Outcome } from './outcome.ts';

/** The only access that checks have to files, git, processes and GitHub. */
export interface World {
  /** The top folder of the tree that is checked. What commands print elsewhere names files as if they were in it. */
  top: string;
  files: Files;
  /** What the pull request changes, from the merge base to the tree that is checked. */
  changes: readonly Change[];
  /** Whether changes are relative to a base. If not, they are relative to the last commit. */
  compared: boolean;
  /** The text of a file before the change; undefined if it did not exist or can't be read. */
  before(path: string): Promise<string | undefined>;
  /** The commits of the branch, oldest first. */
  commits: readonly { id: string; message: string }[];
  /** The state before the change. */
  base: BaseRevision;
  /** Is this only asked by contracts of their own task? Then no failure is the base's, and nothing is compared with it. */
  ownDemand: boolean;
  /** The pull request's body, if there is one, and its name in messages. */
  body: { text: string; path: string };
  /** Whether a path is that of a contract file. */
  isContract(path: string): boolean;
  /** Whether an agent reports on its work in this file: a report, or a file with an output block. */
  isReport(path: string): boolean;
  search(query: Search): Promise<SearchResult>;
  /** `layer`: where the command is in the order of the run; setup is 0. */
  run(command: Command, layer?: number): Promise<Finished>;
  /** What keeps commands apart from the gate on this machine. Found out on the first call. */
  isolation(): Promise<Isolation>;
  /** Files that existed at the start and have changed since; sorted. */
  disturbed(): Promise<string[]>;
  /** Absent in a local run. */
  github?: Hosting;
  /** Whether the commit exists. The id may be abbreviated to seven hex digits. */
  hasCommit(id: string): Promise<boolean>;
  /** The commits of the branch with the files that each touched, oldest first; uncommitted files come last. */
  history(): Promise<readonly Past[]>;
  /** Path (the new one of a renamed file) → how many lines the change adds and removes; no entry for a binary file. */
  lineCounts(): Promise<ReadonlyMap<string, LineCount>>;
  /** The outcomes of the criteria of one kind in this run. Complete only for the last checks. */
  ran(type: string): readonly RanBefore[];
}

/** Data about the head that is available only on GitHub. */
export interface Hosting {
  /** The newest check runs of that name, without the gate's own. Waits until they have completed, or for `waitMs`. */
  checkRuns(asked: { name: string; workflow?: string; waitMs: number }): Promise<SeenRuns>;
  /** Check runs with the gate's name that others posted. */
  foreignRuns(): Promise<SeenRuns>;
}

export type SeenRuns =
  | { kind: 'seen'; runs: readonly SeenRun[] }
  /** `forbidden`: the token may not read them. */
  | { kind: 'unknown'; reason: string; forbidden: boolean };

export interface SeenRun {
  name: string;
  status: string;
  conclusion: string | null;
  url: string;
  /** The workflow of the job; null if it is not a job. */
  workflow: { name: string; path: string } | null;
  /** It belongs to GitHub Actions and is not a job: any workflow may have posted it. */
  unproven?: true;
}

/**
 * Whether GitHub's path of a workflow refers to this file. GitHub may append `@ref`, and a file name may contain an `@`:
 * both readings match, so that no name hides a file.
 */
export function isWorkflowFile(given: string, file: string): boolean {
  return given === file || given.startsWith(`${file}@`);
}

export interface Past {
  /** Empty for uncommitted files. */
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
  /** Null without a base branch. */
  trees: BaseTrees | null;
}

/** Separate worktrees of the base, created on first use and always removed. */
export interface BaseTrees {
  /** How to treat a failure that also occurs on the base. */
  preExisting: 'fail' | 'warn';
  /** The tip of the base, and the merge base. */
  commits: { tip: string; fork: string };
  /** On the tip of the base. */
  run(command: Command): Promise<Elsewhere>;
  /** Runs a command at the merge base, after copying files of the head and removing others. */
  runWith(command: Command, overlay: Overlay): Promise<Elsewhere>;
}

/** Files of the head that are copied into another tree, and files that are removed from it. */
export interface Overlay {
  lay: readonly string[];
  remove: readonly string[];
}

/**
 * The result of a command in another tree, or why it did not run there, as a sentence. `unsure`: a command of the head ran before it without a cage, and may have changed what it saw. It then proves nothing in
 * favour of the change.
 */
export type Elsewhere =
  | { kind: 'ran'; finished: Finished; unsure?: true }
  | { kind: 'not-run'; reason: string; setupFailed?: true };

export interface Files {
  /** Paths that git would keep, sorted: tracked, or untracked and not ignored. */
  readonly list: readonly string[];
  inspect(path: string): Promise<FileInfo>;
  /** The text of a file inside the checkout, decoded leniently (a wrong byte becomes U+FFFD). */
  read(path: string): Promise<Read>;
}

export type FileInfo =
  /** `kept`: git would keep it; otherwise it is ignored, or below a submodule. `lfs`: it is a pointer to the content. */
  | { kind: 'file'; size: number; kept: boolean; lfs: boolean }
  /** `kept`: it contains at least one file that git would keep. `submodule`: these are files of another repository. */
  | { kind: 'directory'; kept: boolean; submodule?: true }
  /** `nearest`: a path that differs in letter case only. */
  | { kind: 'missing'; nearest?: string }
  /** It is outside the checkout, not a regular file, too large, or unreadable; the reason is a sentence. */
  | { kind: 'refused'; reason: string };

export type Read = { kind: 'text'; text: string } | Extract<FileInfo, { kind: 'missing' | 'refused' | 'directory' }>;

export interface Change {
  kind: 'added' | 'modified' | 'deleted' | 'renamed';
  path: string;
  /** Where a renamed file came from. */
  from?: string;
  /** Before or after, it is something else than a plain file: a program, a link or a submodule. */
  irregular?: true;
  /** It is a link now, and was none before, or did not exist. */
  becomesLink?: true;
  /** Before or after, it is a submodule: one path that stands for everything below it. */
  submodule?: true;
}

/** The paths of a change: both, if it is a rename. */
export function pathsOf({ path, from }: Change): string[] {
  return from ? [path, from] : [path];
}

export interface Search {
  pattern: string;
  /** Letters out of `ims`. */
  flags: string;
  /** Of several texts, the matches in each are counted. */
  text: string | readonly string[];
}

export type SearchResult =
  /** `lines`: the lines (from 1) on which the first few matches start, of a single text. */
  | { kind: 'counted'; count: number; lines: number[] }
  /** The deadline passed, or the pattern could not be compiled; the reason is a sentence. */
  | { kind: 'unknown'; reason: string };

/** Characters that have a special meaning in a shell. */
export const shellMetacharacters = /[|&;<>()$`\\"'*?[\]{}!#~\r\n\0]/;

export const shells = ['bash', 'sh', 'zsh', 'pwsh', 'python', 'node'] as const;
export type Shell = (typeof shells)[number];

/** Variables that no command inherits, even if named: the runner's secrets and files, and those that make tools run other code. */
export const neverPassed =
  /^(ACTIONS_.*|INPUT_.*|GIT_.*|(GITHUB|GH)_.*TOKEN|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|RUNNER_TEMP|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|BASH_FUNC_.*|NODE_OPTIONS|LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES)$/s;

export interface Command {
  run: string;
  shell: Shell;
  /** Relative to the top of the checkout; '.' for the top. */
  cwd: string;
  env: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Globs of files to return that the command writes. */
  collect?: readonly string[];
  /** No other command may run at the same time. */
  exclusive?: boolean;
}

export const cageModes = ['auto', 'required', 'none'] as const;
export const gitAccess = ['private', 'read-only', 'write'] as const;

/** How the policy wants commands to be kept apart; what is absent has its default. */
export interface CageOptions {
  mode?: (typeof cageModes)[number];
  network?: 'allow' | 'none';
  git?: (typeof gitAccess)[number];
  docker?: boolean;
}

export const isolationKinds = ['bwrap', 'unshare', 'sudo unshare', 'none'] as const;

/** What keeps the commands of a run apart from the gate and the machine. */
export interface Isolation {
  /** The program that makes their cage. `none`: only a process group. */
  kind: (typeof isolationKinds)[number];
  network: 'allow' | 'none';
  /** Why there is no cage. */
  why?: string;
}

export interface Finished {
  ending:
    | { kind: 'exit'; code: number }
    | { kind: 'signal'; signal: string }
    | { kind: 'timeout' }
    /** Not started: the shell is not installed (`runner`), or the folder does not exist (`author`). The reason is a sentence. */
    | { kind: 'unstarted'; reason: string; fault: 'author' | 'runner' }
    /** Nothing runs here, and this command is not among the recorded ones. */
    | { kind: 'unrecorded' };
  /** At most 512 KiB of each stream: its start and its end. */
  stdout: string;
  stderr: string;
  output: CommandOutput;
  /** Files that match `collect` and were written while the command ran; a file that existed before is not evidence. */
  collected: readonly CollectedFile[];
  /** Processes that the command left behind. */
  survivors: 'none' | 'killed' | 'alive';
  /** From its start to its end. */
  durationMs: number;
}

/** Both streams in order of arrival. `truncated`: `tail` is not all of it. The hash is of all bytes. */
export interface CommandOutput {
  tail: string;
  truncated: boolean;
  sha256: string;
}

export interface CollectedFile {
  path: string;
  text: string;
}
