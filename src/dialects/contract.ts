import type { OutputRequest, ReportRequest } from '../model/claim-request.ts';
import { idForm } from '../model/ids.ts';
import { object, optional, required } from '../schema/object.ts';
import { glob, globs, literalGlob, nameGlob, pathProblem } from '../schema/paths.ts';
import { boolean, integer, located, oneOf, oneOrMany, record, type Shape, text } from '../schema/shape.ts';
import { digestOf } from '../syntax/digest.ts';
import { entry, type Node, plain } from '../syntax/located-value.ts';
import { execShape, preShape } from './phases.ts';
import { verificationShape } from './verification-shape.ts';

export const idSpellings: readonly string[] = ['id', 'task', 'taskId', 'task_id', 'beads_id'];

const id = text({
  wants: 'an id',
  digits: true,
  pattern: idForm.source,
  check(value) {
    if (value.toLowerCase() === 'policy') return 'the id policy is reserved; use another';
    return idForm.test(value)
      ? undefined
      : `${JSON.stringify(value)} is not an id: use up to 64 letters, digits, '.', '_' and '-', a letter or digit first`;
  },
});

const length = integer({ min: 0 });
const reportRequest: Shape<ReportRequest> = object(
  {
    file: optional(glob, 'a path or glob (default: a JSON fence in the body of the pull request)'),
    role: optional(text(), 'the role that reports'),
    evidence: optional(
      object(
        {
          simple: optional(length, 'minimum length'),
          quality: optional(length, 'minimum length'),
          cross_task: optional(length, 'minimum length'),
          kinds: optional(record(oneOf('simple', 'quality', 'cross_task', 'cross-task')), 'check to its kind'),
        },
        { wants: 'an evidence {simple, quality, cross_task, kinds}' },
      ),
      "minimum lengths of evidence; they replace the policy's",
    ),
    accept_partial: optional(boolean, 'accept status: partial'),
  },
  { wants: 'a report {file, role, evidence, accept_partial}' },
);
const outputRequest: Shape<OutputRequest> = object(
  {
    agent: optional(text(), 'the agent whose output it is'),
    from: optional(
      text({ wants: 'pr-body, commits or a path', check: pathProblem }),
      'pr-body (default), commits or a path',
    ),
  },
  { wants: 'an output {agent, from}' },
);

/** The words of task trackers. What a worker says of its own task closes no contract. */
export const trackerStatuses = ['pending', 'in_progress', 'completed'] as const;

const ownStatus = oneOf('open', 'done');
const trackerStatus = oneOf(...trackerStatuses);

const status: Shape<'open' | 'done' | (typeof trackerStatuses)[number]> = {
  wants: ownStatus.wants,
  read: (node, report) => trackerStatus.read(node, () => {}) ?? ownStatus.read(node, report),
  schema: () => ({ enum: ['open', 'done', ...trackerStatuses] }),
};

/** Whether it is the record of a task tracker, which may have keys of its own. */
export function isTrackerRecord(node: Node): boolean {
  return hasAnyKey(node, ['subject', 'metadata']);
}

/** The keys of every contract document. */
export const contractKeys = {
  id: optional(id, 'the id of the contract', idSpellings.slice(1)),
  title: optional(text(), 'the title of the task', ['subject']),
  description: optional(text(), 'the task itself'),
  status: optional(status, 'open (default) or done; the words of a task tracker count as open'),
  applies_to: optional(
    object(
      {
        branches: optional(oneOrMany(nameGlob), 'globs of branches'),
        labels: optional(oneOrMany(literalGlob), 'globs of labels'),
        authors: optional(oneOrMany(literalGlob), 'globs of logins'),
        paths: optional(globs, 'globs of changed files'),
      },
      { wants: 'an applies_to {branches, labels, authors, paths}' },
    ),
    'the pull requests that this contract applies to; every list given must match',
  ),
  depends_on: optional(oneOrMany(located(id)), 'ids of contracts that must pass first'),
  fail_fast: optional(boolean, 'stop at the first failure'),
  pre: optional(preShape, 'checks that must pass on the base'),
  exec: optional(execShape, 'steps with their evidence'),
  prd: optional(text({ digits: true }), 'the product requirements that the task belongs to'),
  report: optional(oneOrMany(located(reportRequest)), "what the agent's report must be"),
  output: optional(oneOrMany(located(outputRequest)), "the agent's output block"),
  verificationContract: optional(verificationShape, 'what the work is verified by'),
  verification: optional(
    object(
      { contract: required(verificationShape, 'what the work is verified by') },
      { wants: 'a verification {contract}' },
    ),
    'the same in a chunk file',
  ),
};

/** The keys that a document may also have under `metadata`. */
export const metadataKeys = { id: contractKeys.id };

/** A digest of the contract without its status: setting it to done does not change it. */
export function contractDigest(node: Node): string {
  const value = plain(node);
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) delete value.status;
  return digestOf(value);
}

export function hasAnyKey(node: Node, keys: readonly string[]): boolean {
  return keys.some(key => entry(node, key) !== undefined);
}
