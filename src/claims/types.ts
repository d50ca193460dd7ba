import type { DraftCriterion } from '../model/dialect.ts';
import type { Failure } from '../model/outcome.ts';
import type { Policy } from '../policy/schema.ts';
import type { JudgeBySchema } from '../schema/json-schema/judge.ts';
import type { Located, Node } from '../syntax/located-value.ts';
import type { OutputBlock } from './output/block.ts';

/** What a contract wants to hear from the agent. */
export interface Asks {
  reports: readonly Located<ReportRequest>[];
  outputs: readonly Located<OutputRequest>[];
}

export interface ReportRequest {
  /** A path or a glob; every file that matches is a report of its own. Absent: a JSON fence in the body. */
  file?: string;
  role?: string;
  /** Least lengths that hold for this report in the place of the policy's. */
  evidence?: EvidenceLengths;
  accept_partial?: boolean;
}

export interface OutputRequest {
  agent?: string;
  /** `pr-body`, `commits`, or the path of a file. */
  from?: string;
}

export interface EvidenceLengths {
  simple?: number;
  quality?: number;
  cross_task?: number;
  kinds?: Record<string, 'simple' | 'quality' | 'cross_task' | 'cross-task'>;
}

/** Words of the agent about its work, and where a person finds them. */
export interface Said {
  path: string;
  text: string;
  /** The line of the file (the body, the message) on which the text starts, from 1. */
  line: number;
  /** What is in a file or a commit has an age; the body's has none. */
  from: 'file' | 'body' | 'commit';
  /** The id of the commit whose message it is. */
  commit?: string;
  /** The one block of the text that is meant, where there are several. */
  block?: OutputBlock;
}

export type ClaimPolicy = Pick<Policy, 'evidence' | 'roles' | 'outputs'> & {
  /** Role to its schema, compiled: see `withJudges`. */
  judges?: ReadonlyMap<string, JudgeBySchema>;
};

/** A way in which agents speak of their work. Pure and total: what is wrong becomes a criterion that fails. */
export interface ClaimDialect<Request> {
  name: string;
  /** Does a JSON fence of a body hold such a thing? */
  recognises(node: Node, policy: ClaimPolicy): boolean;
  /** Each claim is a criterion of its own, at its own line. */
  lower(said: Said, request: Request, policy: ClaimPolicy): DraftCriterion[];
  /** What the agent must be told before it starts, from the same data that its words are judged by. */
  prompt(request: Request, policy: ClaimPolicy): string;
}

/** Something wrong with what was said itself, told without a look at the work. */
export interface Wrong {
  path: string;
  /** From 1. */
  line: number;
  message: string;
  /** How to put it right. */
  fix: string;
  /** A warning does not block. */
  warn?: true;
  /** Minor: ask once more. Major: ask with a stronger prompt. */
  failure: Failure;
}
