import type { DraftCriterion } from '../model/dialect.ts';
import type { Failure } from '../model/outcome.ts';
import type { Policy } from '../policy/schema.ts';
import type { JudgeBySchema } from '../schema/json-schema/judge.ts';
import type { Node } from '../syntax/located-value.ts';
import type { OutputBlock } from './output/block.ts';

export type { EvidenceLengths, OutputRequest, ReportRequest } from '../model/claim-request.ts';

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
