import type { DraftCriterion } from '../model/dialect.ts';
import type { Policy } from '../policy/schema.ts';
import type { JudgeBySchema } from '../schema/json-schema/judge.ts';
import type { OutputBlock } from './output/block.ts';

/** A text in which an agent makes claims about its work, and where a person finds it. */
export interface ClaimSource {
  path: string;
  text: string;
  /** The line of the file (the body, the message) on which the text starts, from 1. */
  line: number;
  /** What is in a file or a commit can be outdated; the body is always current. */
  from: 'file' | 'body' | 'commit';
  /** The id of the commit whose message it is. */
  commit?: string;
  /** The one block of the text that is meant, if there are several. */
  block?: OutputBlock;
  /** The text is YAML, not JSON. */
  yaml?: true;
  /** No contract asks for it. `freeform`: default validation applies, to which any fields will do. */
  unasked?: 'freeform' | 'strict';
}

export type ClaimPolicy = Pick<Policy, 'evidence' | 'roles' | 'outputs'> & {
  /** Role to its schema, compiled: see `withJudges`. */
  judges?: ReadonlyMap<string, JudgeBySchema>;
};

/** A format in which agents report on their work. Pure and total: what is wrong becomes a criterion that fails. */
export interface ClaimDialect<Request> {
  name: string;
  /** Each claim is a criterion of its own, at its own line. */
  compile(source: ClaimSource, request: Request, policy: ClaimPolicy): DraftCriterion[];
  /** What to tell the agent before it starts, from the same data that its claims are judged by. */
  prompt(request: Request, policy: ClaimPolicy, pre?: readonly string[]): string;
}
