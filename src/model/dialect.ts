import type { Report } from '../schema/shape.ts';
import type { Located, Node, Position } from '../syntax/located-value.ts';
import type { Settings } from './check.ts';
import type { ClaimRequests } from './claim-request.ts';
import type { Activity, AppliesTo, AttemptKind, Check, Origin } from './contract.ts';
import type { CrossCutting } from './cross-cutting.ts';

/** A way to write contracts. Pure and total: what is wrong is reported, nothing is thrown. */
export interface Dialect {
  name: string;
  /** Recognised by the keys of a document, never by the name of its file. */
  recognises(node: Node): boolean;
  compile(node: Node, settings: Settings, report: Report): ContractDraft | undefined;
}

/** The registry of dialects. */
export interface Dialects {
  /** A document belongs to the one that recognises it; none or two is a problem. */
  contracts: readonly Dialect[];
  epic: { recognises(node: Node): boolean; compile(node: Node, report: Report): Epic | undefined };
  /** Is this a list of checks without a contract around it? A `validation` fence in a body may hold one. */
  isBareValidation(node: Node): boolean;
}

/** A contract whose ids are not settled yet. */
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
  activity?: Activity;
  at: Position;
  /** The file of a claim, if it is not the contract's own. */
  path?: string;
  /** What was claimed, quoted. */
  claim?: string;
  /** The kind of attempts that it counts towards, if it is not its check's. */
  kind?: AttemptKind;
}

/** A document whose checks apply to every task: an epic's "always" boundaries. */
export interface Epic {
  id: string;
  always: readonly CrossCutting[];
  done: boolean;
  digest: string;
}
