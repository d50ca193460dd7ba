import type { Node, Position } from '../syntax/located-value.ts';
import type { ClaimRequests } from './claim-request.ts';
import type { Place } from './finding.ts';

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
  /** What agents must report; each claim that they make becomes a criterion once it is read. */
  asks?: ClaimRequests;
  digest: string;
  criteria: readonly Criterion[];
}

/** A contract that applies to the change. */
export interface Selected {
  contract: Contract;
  /** Why it applies, for the report. */
  why: string;
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
