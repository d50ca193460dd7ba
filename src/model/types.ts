import type { Asks } from '../claims/types.ts';
import type { Node, Position } from '../syntax/located-value.ts';
import type { Signature } from './results.ts';
import type { Output } from './world.ts';

/** A place in a file that a person can open. */
export interface Place {
  path: string;
  line: number;
  column?: number;
}

/** Something that could not be read or does not fit its grammar. It blocks, whatever else holds. */
export interface Problem {
  code: string;
  message: string;
  at: Place;
  /** Not for the author of the change to mend: `base`: it was there before; `person`: someone who may merge must act. */
  owner?: 'base' | 'person';
}

export type Trust = 'base' | 'head' | 'body' | 'generated' | 'policy';

/** One YAML or JSON document, wherever it stood. */
export interface Document {
  path: string;
  trust: Trust;
  node: Node;
}

export interface Contract {
  id: string;
  title: string;
  description: string;
  dialect: string;
  type: string;
  /** What a verification contract says of where it comes from. */
  origin?: Origin;
  path: string;
  line: number;
  trust: Trust;
  done: boolean;
  failFast: boolean;
  dependsOn: readonly Located<string>[];
  appliesTo?: AppliesTo;
  /** What it wants to hear from agents; what they say becomes criteria once it is read. */
  asks?: Asks;
  digest: string;
  criteria: readonly Criterion[];
}

export interface Located<T> {
  value: T;
  at: Position;
}

/** Lists of globs; every list that is given must match. */
export interface AppliesTo {
  branches?: readonly string[];
  labels?: readonly string[];
  authors?: readonly string[];
  paths?: readonly string[];
}

/** One check with its parameters, as data. */
export interface Criterion {
  id: string;
  title: string;
  check: Check;
  /** Own criteria come first; cross-cutting ones only when all of these hold. */
  crossCutting?: string;
  /** Whose word it is, where that is not the contract's own. */
  trust?: Trust;
  /** What the agent claimed, as it stands there, where this holds a claim against what is so. */
  claim?: string;
  /** The kind of attempts that it counts among, where that is not its check's. */
  kind?: AttemptKind;
  /** Where a verification contract asks for it: what it is called there. Its check is settled when the contract applies. */
  activity?: Activity;
  /** Why it is not run, where nothing asks for that now: deferred, advisory, for GitHub to decide. */
  skip?: string;
  /** The contract's own line, where nothing better is known. */
  at: Place;
}

export type AttemptKind = 'report' | 'output' | 'review';

export interface Origin {
  generatedFrom?: 'auto' | 'user' | 'prd';
  generatedAt?: string;
}

/** What a verification contract calls its criterion. */
export interface Activity {
  name: string;
  description: string;
  pattern?: string;
  timing?: 'immediate' | 'deferred';
  /** Where its command comes from, in words. */
  why?: string;
}

export interface Check {
  type: string;
  params: unknown;
}

export const statuses = ['pass', 'fail', 'warn', 'skip', 'pending', 'error'] as const;
export type Status = (typeof statuses)[number];
export type Verdict = 'pass' | 'fail' | 'pending' | 'error';
export type Owner = 'author' | 'base' | 'runner' | 'person';

interface Finding {
  message: string;
  want: string;
  got: string;
  /** The file and line that is wrong; the contract's own line where there is none. */
  at?: Place;
  /** Every place that is wrong, where there are several; the first is `at`. */
  places?: readonly { path: string; line: number; message: string }[];
  /** The files that a signature for this is bound to; it is bound to the head where there are none. */
  about?: readonly string[];
  /** Who may sign it, where that is not decided by the policy's `sign_off` alone. */
  by?: 'critics';
  owner?: Owner;
  /** How to put this very case right, where that says more than the check's own word. */
  fix?: string;
  output?: Output;
  /** The names of the tests that failed, where the run wrote them down. */
  failedTests?: readonly string[];
  /** What was said falls a little short (ask once more), or is no proof at all (ask with a stronger prompt). */
  failure?: Failure;
}

export type Failure = 'minor' | 'major';

export type Outcome =
  | { status: 'pass'; message: string; output?: Output; signed?: Signature }
  | ({ status: 'fail' | 'error' | 'pending' } & Finding)
  | ({ status: 'warn'; flaky?: true } & Finding)
  /** `standsFor`: required work that was not done, and the verdict that this leads to; absent where nothing was required. */
  | { status: 'skip'; message: string; standsFor?: 'fail' | 'error' };
