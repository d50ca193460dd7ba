import { content_check } from '../checks/content_check.ts';
import { exec, type StepEvidence } from '../checks/exec.ts';
import { files_exist } from '../checks/files_exist.ts';
import { pre } from '../checks/pre.ts';
import { anyCheck } from '../model/check.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyPath } from '../schema/paths.ts';
import { as, list, located, type Reading, type Shape, text } from '../schema/shape.ts';
import type { Plain, Position } from '../syntax/located-value.ts';

interface Pre {
  type: 'files_exist' | 'content_check';
  params: Plain;
  at: Position;
}

/** `pre`: checks of files that must pass on the base. */
export const preShape: Shape<Pre[]> = as(
  object(
    {
      files_exist: optional(anyCheck(files_exist).written!.entries, 'paths that must exist'),
      content_check: optional(anyCheck(content_check).written!.entries, 'what files must contain'),
    },
    {
      wants: 'a pre {files_exist, content_check}',
      hint: () => 'pre takes files_exist and content_check only',
    },
  ),
  ({ files_exist: files = [], content_check: contents = [] }) => ({
    value: [
      ...files.map(({ value, at }) => ({ type: 'files_exist' as const, params: value, at })),
      ...contents.map(({ value, at }) => ({ type: 'content_check' as const, params: value, at })),
    ],
  }),
);

export function preCriteria(entries: readonly Pre[]): DraftCriterion[] {
  return entries.map(({ at, ...params }) => ({
    title: pre.title(params),
    label: pre.label(params),
    check: { type: 'pre', params },
    at,
  }));
}

const evidence = as(
  object(
    {
      file: optional(anyPath, 'a file that the step leaves'),
      trailer: optional(text({ wants: 'the name of a trailer' }), 'a trailer in a commit of the branch'),
      check: optional(text({ wants: 'the name of a check' }), "a check in the agent's report"),
    },
    { wants: 'an evidence {file}, {trailer} or {check}' },
  ),
  (given): Reading<StepEvidence> => {
    const kinds = (['file', 'trailer', 'check'] as const).filter(kind => given[kind] !== undefined);
    const [kind, ...more] = kinds;
    if (kind === undefined || more.length > 0) return { problem: 'name one of file, trailer and check' };
    return { value: { kind, name: given[kind]! } };
  },
);

export const execShape = list(
  located(
    object(
      { step: required(text(), 'what is to be done'), evidence: required(evidence, 'what shows that it was done') },
      { wants: 'a step {step, evidence}' },
    ),
  ),
  { wants: 'a list of steps {step, evidence}', min: 1 },
);

export function execCriteria(
  steps: readonly { value: { step: string; evidence: StepEvidence }; at: Position }[],
): DraftCriterion[] {
  return steps.map(({ value, at }) => ({
    title: exec.title(value),
    label: exec.label(value),
    check: { type: 'exec', params: value },
    at,
  }));
}
