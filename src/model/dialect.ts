import type { Report } from '../schema/shape.ts';
import type { Node, Position } from '../syntax/located-value.ts';
import type { Settings } from './check.ts';
import type { ClaimRequests } from './claim-request.ts';
import type { Activity, AppliesTo, AttemptKind, Check, Located, Origin } from './contract.ts';

/** A way to write contracts. Pure and total: what is wrong is reported, nothing is thrown. */
export interface Dialect {
  name: string;
  /** Told by the keys of a document, never by the name of its file. */
  recognises(node: Node): boolean;
  lower(node: Node, settings: Settings, report: Report): Draft | undefined;
}

/** A contract whose ids are not settled yet. */
export interface Draft {
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
  /** The file of a claim, where that is not the contract's own. */
  path?: string;
  /** What was claimed, as it stands there. */
  claim?: string;
  /** The kind of attempts that it counts among, where that is not its check's. */
  kind?: AttemptKind;
}
