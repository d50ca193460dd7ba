import type { Activity, Origin } from '../model/contract.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import { object, optional, required } from '../schema/object.ts';
import { type Infer, list, located, oneOf, text } from '../schema/shape.ts';
import { entry, type Node, type Position } from '../syntax/located-value.ts';
import { patternValueProblem } from '../tools/reading/pattern-argument.ts';

const activityName = text({
  wants: 'the name of an activity',
  check: name =>
    /^[A-Za-z][\w:-]{0,63}$/.test(name)
      ? undefined
      : `${JSON.stringify(name)} is not a valid activity name: use a letter, then letters, digits, '_', ':' and '-'`,
});

export function dateTimeProblem(value: string): string | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value))
    ? undefined
    : `${JSON.stringify(value)} is not a valid date and time; write it as 2026-02-28T10:00:00Z`;
}

const dateTime = text({ wants: 'a date and time such as 2026-02-28T10:00:00Z', check: dateTimeProblem });

const criterionShape = object(
  {
    activity: required(activityName, 'unit-test, e2e, typecheck, lint, critic, or a name of your own'),
    description: required(text(), 'what must be true'),
    pattern: optional(text({ wants: 'a pattern', check: patternValueProblem }), 'which tests'),
    timing: optional(oneOf('immediate', 'deferred'), 'immediate (default), or deferred to the merge queue'),
  },
  { wants: 'a criterion {activity, description}' },
);

/** The value of `verificationContract`: criteria that were set before the work began, each an activity of the project. */
export const verificationShape = object(
  {
    type: required(oneOf('verifiable', 'advisory', 'skip'), 'verifiable, advisory or skip'),
    criteria: required(list(located(criterionShape)), 'what the work is verified by'),
    generatedFrom: optional(oneOf('auto', 'user', 'prd'), 'where it comes from'),
    generatedAt: optional(dateTime, 'when it was made'),
  },
  {
    wants: 'a verificationContract {type, criteria}',
    check: ({ type, criteria }) =>
      type === 'verifiable' && (criteria as unknown[]).length === 0
        ? { key: 'criteria', problem: 'a verifiable contract needs at least one criterion' }
        : undefined,
  },
);

export type Verification = Infer<typeof verificationShape>;
type Written = Verification['criteria'][number];

/** The check type of an activity, by its name. */
function checkTypeOf(activity: string): 'tests' | 'lint' | 'command' | 'critic' {
  if (activity === 'critic') return 'critic';
  if (/(?:^|[-:_])(?:tests?|e2e|spec|integration|smoke)(?:$|[-:_])/i.test(activity)) return 'tests';
  return /^(?:lint|format)(?:$|[-:_])/i.test(activity) ? 'lint' : 'command';
}

export function isVerification(node: Node): boolean {
  return ['verificationContract', 'verification'].some(key => entry(node, key) !== undefined);
}

export function originOf({ generatedFrom, generatedAt }: Verification): Origin {
  return { ...(generatedFrom ? { generatedFrom } : {}), ...(generatedAt ? { generatedAt } : {}) };
}

/** Criteria whose checks are filled in once it is known that the contract applies, and to which files. */
export function verificationCriteria(
  { type, criteria, generatedFrom }: Verification,
  prd: boolean,
  at: Position,
): DraftCriterion[] {
  const own = criteria.map(one => activityCriterion(one));
  if (type !== 'advisory') return own;
  const params = { prd: prd || generatedFrom === 'prd' };
  return [{ title: 'a person reviews the output', label: '', check: { type: 'advisory', params }, at }, ...own];
}

function activityCriterion({ value, at }: Written): DraftCriterion {
  const { activity: name, description, pattern, timing } = value;
  const activity: Activity = { name, description, ...(pattern ? { pattern } : {}), ...(timing ? { timing } : {}) };
  const type = checkTypeOf(name);
  const which = pattern ?? (type === 'critic' ? description : '');
  const label = [...(type === name ? [] : [name]), ...(which ? [which] : [])].join('-');
  return { title: activityTitle(activity), label, check: { type, params: {} }, activity, at };
}

function activityTitle({ name, description, pattern }: Activity): string {
  return `${name}${pattern ? ` ${JSON.stringify(pattern)}` : ''}: ${description}`;
}
