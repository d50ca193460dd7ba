import type { Report } from '../schema/shape.ts';
import type { Located, Node, Position } from '../syntax/located-value.ts';
import type { Settings } from './check.ts';
import type { ClaimRequests } from './claim-request.ts';
import type { Activity, AppliesTo, AttemptKind, Check, Origin } from './contract.ts';
import type { CrossCutting } from './cross-cutting.ts';

/** A way to write contracts. Reports problems and never throws. */
export interface Dialect {
  name: string;
  /** Recognised by the keys of a document, never by the name of its file. */
  recognises(node: Node): boolean;
  compile(node: Node, settings: Settings, report: Report): ContractDraft | undefined;
}

/** The registry of dialects. */
export interface Dialects {
  /** Exactly one must recognise a document; none or several is a problem. */
  contracts: readonly Dialect[];
  epic: { recognises(node: Node): boolean; compile(node: Node, report: Report): Epic | undefined };
  /** A file in which an orchestrator keeps the state of several tasks, each of which may have a contract. */
  state: { recognises(node: Node): boolean; records(node: Node): StateRecord[] };
  /** Whether it is a list of checks without a contract around it. A `validation` fence in a body may contain one. */
  isBareValidation(node: Node): boolean;
}

/** A task in a state file, as a contract document. */
export interface StateRecord {
  node: Node;
  /** Whether it is the task that is worked on. */
  current: boolean;
}

/** A contract before ids are assigned. */
export interface ContractDraft {
  id?: string;
  title?: string;
  description: string;
  type: string;
  origin?: Origin;
  done: boolean;
  failFast: boolean;
  dependsOn: readonly Located<string>[];
  appliesTo?: AppliesTo;
  asks?: ClaimRequests;
  digest: string;
  criteria: readonly DraftCriterion[];
}

export interface DraftCriterion {
  title: string;
  label: string;
  check: Check;
  crossCutting?: string;
  paths?: readonly string[];
  activity?: Activity;
  at: Position;
  /** The file of a claim, if it differs from the contract's. */
  path?: string;
  /** The quoted claim. */
  claim?: string;
  /** The kind of attempts that it counts towards, if it differs from its check. */
  kind?: AttemptKind;
}

/** A document whose checks apply to every task: an epic's "always" boundaries. */
export interface Epic {
  id: string;
  always: readonly CrossCutting[];
  done: boolean;
  digest: string;
}
