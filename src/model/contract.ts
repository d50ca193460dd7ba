import type { Located, Node } from '../syntax/located-value.ts';
import type { ClaimRequests } from './claim-request.ts';
import type { Place } from './finding.ts';

/** What made a contract apply. */
export const selectors = ['hand', 'all', 'body', 'revision', 'name', 'applies_to', 'dependency'] as const;
export type Selector = (typeof selectors)[number];

/** Why a contract does not apply. `github_only`: it depends on labels or an author that only GitHub knows. */
export const unselectedCodes = ['not_asked', 'done', 'refused', 'not_named', 'no_match', 'github_only'] as const;
export type UnselectedCode = (typeof unselectedCodes)[number];

export type Trust = 'base' | 'head' | 'body' | 'generated' | 'policy';

/** One YAML or JSON document of a file or a body. */
export interface Document {
  path: string;
  trust: Trust;
  node: Node;
  /** It is a task in a state file: the one that is worked on, or one of the others. */
  state?: 'current' | 'listed';
}

export interface Contract {
  id: string;
  title: string;
  description: string;
  dialect: string;
  type: string;
  /** The origin that a verification contract states. */
  origin?: Origin;
  path: string;
  line: number;
  trust: Trust;
  /** It is from a state file, which repeats what may be written elsewhere. */
  state?: 'current' | 'listed';
  done: boolean;
  failFast: boolean;
  dependsOn: readonly Located<string>[];
  appliesTo?: AppliesTo;
  /** What agents must report. Each claim in a report becomes a criterion. */
  asks?: ClaimRequests;
  digest: string;
  criteria: readonly Criterion[];
  /** In a merge group: the number of the pull request that it applies to, whose change its checks see. */
  pull?: number;
}

/** A contract that applies to the change. */
export interface Selected {
  contract: Contract;
  /** Why it applies, for the report. */
  why: string;
  by?: Selector;
}

/** A contract that may apply. */
export interface Candidate {
  contract: Contract;
  /** Why the pull request itself makes it apply; undefined if it does not. */
  because?: string;
  /** What the pull request does to a contract of the base whose file it touches. `closed`: its status becomes done. */
  edit?: 'closed' | 'altered' | 'same';
  /** Why the policy does not accept it; undefined if it does. */
  refused?: string;
}

export function idsOf(candidates: readonly Pick<Selected, 'contract'>[]): string[] {
  return candidates.map(({ contract }) => contract.id);
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
  /** Set for cross-cutting criteria: they run only if all of the contract's own pass. */
  crossCutting?: string;
  /** Globs: it runs only if the change touches a file that they match. */
  paths?: readonly string[];
  /** Its origin, if it differs from the contract's. */
  trust?: Trust;
  /** What the agent claimed, quoted, if this criterion verifies a claim. */
  claim?: string;
  /** The task of a session whose acceptance check it is. */
  task?: string;
  /** The kind of attempts that it counts towards, if it differs from its check. */
  kind?: AttemptKind;
  /** Its activity in a verification contract. Its check is assigned when the contract applies. */
  activity?: Activity;
  /** Why it is not run now: deferred, advisory, or decided by GitHub. */
  skip?: string;
  /** The contract's own line, if nothing better is known. */
  at: Place;
}

/** What the task itself demands, unlike what every task must meet, or what was generated from the repository. */
export function isOwnDemand({ trust }: Contract, { crossCutting }: Criterion): boolean {
  return crossCutting === undefined && trust !== 'generated' && trust !== 'policy';
}

export type AttemptKind = 'report' | 'output' | 'review';

export interface Origin {
  generatedFrom?: 'auto' | 'user' | 'prd';
  generatedAt?: string;
}

/** A criterion as a verification contract describes it. */
export interface Activity {
  name: string;
  description: string;
  pattern?: string;
  timing?: 'immediate' | 'deferred';
  /** Where its command comes from, for people. */
  why?: string;
}

export interface Check {
  type: string;
  params: unknown;
}
