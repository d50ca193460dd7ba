import type { Shape } from '../schema/shape.ts';
import type { Located, Plain } from '../syntax/located-value.ts';
import type { Outcome } from './outcome.ts';
import type { Shell, World } from './world.ts';

/**
 * One kind of check: how it is written in a contract, how it is told to a person, and how it is run. `P` is its
 * parameters as plain data, so that equal checks are equal text and run once.
 */
export interface CheckType<P = never> {
  /** The key that the contract's author writes; also the file's name, the test's and the heading in the docs. */
  type: string;
  /**
   * Commands wait for a free place and for the static checks before them. What asks GitHub may take its time beside
   * them. The last checks wait for all of these.
   */
  runs: 'static' | 'command' | 'remote' | 'last';
  /** With these parameters it is one of the last checks, whatever `runs` says. */
  waits?(params: P): boolean;
  /** Told only when it does not pass: what the gate asks of every change is no news while it holds. */
  quiet?: true;
  /** What may stand under the key in `validation`. Absent where the gate itself adds the check. */
  written?: Written<P>;
  /** The criterion as a sentence: "src/auth.ts exists". */
  title(params: P): string;
  /** How to put it right where it does not hold: told to people and to the agent that tries again. */
  fix?(params: P): string;
  /** What is wrong with it before it is run, for `lint`; running it fails in the same words. */
  objection?(params: P): string | undefined;
  /** The globs of files that it goes by, for `lint`: one that names a folder matches nothing in it. */
  globs?(params: P): readonly string[];
  /** What tells this criterion from others of its type, for its id. */
  label(params: P): string;
  run(params: P, world: World): Promise<Outcome>;
}

export interface Written<P> {
  /** Every entry is one criterion. */
  entries: Shape<Located<P>[]>;
  /** The same as one flat object beside `name` and `type`, in `cross_cutting`. */
  flat: Shape<P[]>;
  /** Fills in what the policy decides; a problem where the policy does not allow it. */
  settle?(params: P, settings: Settings): { value: P } | { problem: string };
}

/** What the policy says about commands. */
export interface Settings {
  timeoutMs: number;
  maxTimeoutMs: number;
  shell: Shell;
}

/** A check whose parameters are hidden, for lists of all kinds. */
export type AnyCheck = CheckType<Plain>;

/** Forgets the type of the parameters: they only ever come back to the check that made them. */
export function anyCheck<P>(check: CheckType<P>): AnyCheck {
  return check as unknown as AnyCheck;
}
