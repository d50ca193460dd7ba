import type { Shape } from '../schema/shape.ts';
import type { Located, Plain } from '../syntax/located-value.ts';
import type { Check, Criterion } from './contract.ts';
import type { Place } from './finding.ts';
import type { Outcome } from './outcome.ts';
import type { Command, Shell, World } from './world.ts';

/** One kind of check. `P` is its parameters as plain data, so that equal checks are equal text and run once. */
export interface CheckType<P = never> {
  /** The key that the contract's author writes; also the file's name, the test's and the heading in the docs. */
  type: string;
  /**
   * Commands wait for a free slot and for the static checks before them. Remote checks query GitHub while commands run.
   * The last checks wait for all of these.
   */
  runs: 'static' | 'command' | 'remote' | 'last';
  /** True if it runs with the last checks for these parameters, regardless of `runs`. */
  waits?(params: P): boolean;
  /** Left out of the report when it passes: for checks that the gate adds to every pull request. */
  quiet?: true;
  /** It protects the rules of the gate: nobody can waive its failure. */
  guard?: true;
  /** How it is written under its key in `validation`. Absent for checks that only the gate adds. */
  written?: Written<P>;
  /** The criterion as a sentence: "src/auth.ts exists". */
  title(params: P): string;
  /** How to fix a failure: shown to people and to the agent that tries again. */
  fix?(params: P): string;
  /** A problem with the parameters, for `lint`. Running the check fails with the same message. */
  objection?(params: P): string | undefined;
  /** The globs that it matches files with, for `lint`: a glob that names a folder matches nothing in it. */
  globs?(params: P): readonly string[];
  /** What distinguishes this criterion from others of its type, for its id. */
  label(params: P): string;
  /** The command that it runs on the head. Equal ones run once for all checks. */
  command?(params: P): Command;
  /** Asks the base, before any command of the change has run, what `run` compares with later. */
  before?(params: P, world: World): Promise<void>;
  run(params: P, world: World): Promise<Outcome>;
}

export interface Written<P> {
  /** Every entry is one criterion. */
  entries: Shape<Located<P>[]>;
  /** The same as one flat object with `name` and `type`, in `cross_cutting`. */
  flat: Shape<P[]>;
  /** Fills in the policy's defaults. A problem if the policy does not allow the parameters. */
  settle?(params: P, settings: Settings): { value: P } | { problem: string };
}

/** The policy's settings for commands. */
export interface Settings {
  timeoutMs: number;
  maxTimeoutMs: number;
  shell: Shell;
}

/** A check whose parameters are hidden, for lists of all kinds. */
export type AnyCheck = CheckType<Plain>;

/** In the order in which the criteria of a contract run. */
export type Checks = readonly AnyCheck[];

/** Erases the type of the parameters. Safe, because only the check that made them reads them. */
export function anyCheck<P>(check: CheckType<P>): AnyCheck {
  return check as unknown as AnyCheck;
}

export function findCheck(checks: Checks, type: string): AnyCheck | undefined {
  return checks.find(check => check.type === type);
}

export function isCommand(checks: Checks, { check }: Criterion): boolean {
  return findCheck(checks, check.type)?.runs === 'command';
}

/** A criterion that the gate itself adds, with its label as a temporary id. */
export function addedCriterion(checks: Checks, check: Check, at: Place, label = ''): Criterion {
  return { id: label, title: findCheck(checks, check.type)!.title(check.params as never), check, at };
}
