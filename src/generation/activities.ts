import { commandParams, settleCommand } from '../checks/command.ts';
import { slug, uniqueNames } from '../contracts/ids.ts';
import type { Activity, Check, Contract, Criterion } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import { type Policy, settingsOf } from '../policy/schema.ts';
import { didYouMean } from '../syntax/text.ts';
import { type Detected, toolsFor } from '../tools/reading/detect.ts';
import { shellProblem, withPattern } from '../tools/reading/pattern-argument.ts';
import { checkTypeOf } from './verification.ts';

/** What decides how a verification contract is met here. */
export interface Surroundings {
  policy: Policy;
  /** What the base says of its tools; the checkout, where there is no base. */
  known: Detected;
  /** The same of the head, where there is a base. */
  head: Detected | null;
  /** Changed files that are neither documentation nor contracts. */
  files: readonly string[];
  event: string;
  /** Has the base branch a merge queue? */
  queue: boolean;
}

/** One way to do an activity: a command in a folder, or a check run that CI does anyway. */
export type Way = { why: string } & ({ run: string; cwd: string; findsFiles?: true } | { checkRun: string });

/**
 * The ways of an activity: the policy's, else those of the packages that the changed files belong to. What the base says
 * comes first, so that no change can put a command of its own in its place; a package that is new adds its own.
 */
export function waysOf(activity: string, { policy, known, head, files }: Surroundings): Way[] {
  const mapped = Object.hasOwn(policy.activities ?? {}, activity) ? policy.activities![activity] : undefined;
  if (typeof mapped === 'string') return [{ run: mapped, cwd: '.', why: 'activities in the policy' }];
  if (mapped) return [{ checkRun: mapped.check_run, why: 'activities in the policy' }];
  if (!head) return toolsFor(known, activity, files);
  // A package that is taken away whole has no tests left; its files count for the one around it.
  const left = known.tools.filter(({ cwd }) => head.has(cwd));
  const before = toolsFor({ tools: left }, activity, files);
  if (before.length === 0) return toolsFor(head, activity, files);
  const isNew = head.tools.filter(({ cwd }) => !known.folders.has(cwd));
  return [...before, ...toolsFor({ tools: isNew }, activity, files)];
}

/** Gives every activity of a contract its check. One that is done in several packages becomes as many criteria. */
export function settleActivities(
  contract: Contract,
  around: Surroundings,
  report: (problem: Problem) => void,
): Contract {
  const named = uniqueNames();
  const all = [...contract.criteria, ...implied(contract, around)];
  const criteria = all.flatMap(criterion => settle(criterion, contract, around, report));
  return { ...contract, criteria: criteria.map(each => ({ ...each, id: named(each.id) })) };
}

const minimal: readonly string[] = ['lint', 'typecheck'];

/** A task that needs no verification is linted and type-checked all the same, where that can be done. */
function implied({ id, type, path, line, criteria }: Contract, around: Surroundings): Criterion[] {
  if (type !== 'skip') return [];
  const asked = new Set(criteria.map(({ activity }) => activity?.name));
  return minimal
    .filter(name => !asked.has(name) && waysOf(name, around).length > 0)
    .map(name => {
      const activity = { name, description: name === 'lint' ? 'No lint errors' : 'No type errors' };
      const check = { type: checkTypeOf(name), params: {} };
      const words = name === check.type ? '' : `-${name}`;
      return {
        id: `${id}/${check.type}${words}`,
        title: `${name}: ${activity.description}`,
        check,
        activity,
        at: { path, line },
      };
    });
}

function settle(
  criterion: Criterion,
  { type }: Contract,
  around: Surroundings,
  report: (problem: Problem) => void,
): Criterion[] {
  const { activity, check } = criterion;
  if (check.type === 'advisory') return [{ ...criterion, check: asking(check, around.policy) }];
  if (!activity) return [criterion];
  if (type === 'advisory') return [{ ...criterion, skip: 'the contract is advisory: nothing is run' }];
  if (type === 'skip' && !minimal.includes(activity.name))
    return [{ ...criterion, skip: 'the contract says skip: lint and typecheck only' }];
  const ways = waysOf(activity.name, around);
  if (ways.length === 0 && activity.name === 'critic') return [reviewed(criterion, activity)];
  const settled = ways.flatMap(way => {
    const one = checkFor(way, check.type, activity, around.policy);
    if ('problem' in one) report({ code: 'bad_value', message: one.problem, at: criterion.at });
    return 'problem' in one ? [] : [{ way, check: one.check }];
  });
  if (ways.length === 0) report({ code: 'no_command', message: unmapped(activity.name, around), at: criterion.at });
  return settled.map(({ way, check: one }) => ({
    ...criterion,
    id: settled.length > 1 && 'cwd' in way ? `${criterion.id}-${slug(way.cwd) || 'top'}` : criterion.id,
    title: settled.length > 1 && 'cwd' in way ? `${criterion.title} (in ${way.cwd})` : criterion.title,
    check: one,
    // Whoever names the activity, its command is the project's own.
    trust: 'policy' as const,
    activity: { ...activity, why: told(way, activity) },
    ...deferred(activity, around),
  }));
}

/** Where a command comes from, with the pattern in its place for people to see. */
function told(way: Way, { pattern }: Activity): string {
  if ('checkRun' in way) return `the check run ${way.checkRun}: ${way.why}`;
  const line =
    pattern === undefined
      ? withPattern(way.run, undefined).run
      : way.run.replaceAll('{pattern}', JSON.stringify(pattern));
  return `\`${line}\`${way.cwd === '.' ? '' : ` in ${way.cwd}`}: ${way.why}`;
}

function asking({ type, params }: Check, { promptForAdvisory }: Policy): Check {
  const { prd } = params as { prd: boolean };
  const ask = promptForAdvisory
    ? 'the policy wants a person to look at such tasks'
    : prd
      ? 'it belongs to product requirements, which may be unclear'
      : undefined;
  return { type, params: { ...(params as object), ...(ask ? { ask } : {}) } };
}

function reviewed(criterion: Criterion, { description }: Activity): Criterion {
  return { ...criterion, check: { type: 'critic', params: { description } } };
}

function checkFor(
  way: Way,
  type: string,
  { name, pattern }: Activity,
  policy: Policy,
): { check: Check } | { problem: string } {
  if ('checkRun' in way) return { check: { type: 'check_run', params: { name: way.checkRun, waitMs: 0 } } };
  const settings = settingsOf(policy);
  const problem = shellProblem(way.run, settings.shell);
  if (problem) return { problem };
  const { run, env } = withPattern(way.run, pattern);
  const settled = settleCommand(commandParams(run, { cwd: way.cwd, env }), settings);
  if ('problem' in settled) return settled;
  const isDropped = pattern !== undefined && !way.run.includes('{pattern}');
  const params = isDropped ? { ...settled.value, caveat: droppedPattern(name, pattern, way.run) } : settled.value;
  return { check: { type: type === 'critic' ? 'command' : type, params } };
}

function droppedPattern(name: string, pattern: string, line: string): string {
  const example = `activities:\n  ${name}: the command with {pattern} in the place of what it is to match`;
  return `the pattern ${JSON.stringify(pattern)} was not used, since \`${line}\` takes none: everything ran; say in contract-gate.yml how it takes one:\n${example}`;
}

/** What the merge queue runs need not run on the pull request, too. */
function deferred({ timing }: Activity, { policy, event, queue }: Surroundings): Pick<Criterion, 'skip'> {
  const later = policy.deferred ? policy.deferred === 'merge_group' : queue;
  const now = event === 'merge_group' || event === 'push';
  return timing === 'deferred' && later && !now ? { skip: 'deferred: it runs in the merge queue' } : {};
}

function unmapped(name: string, { policy, known, head }: Surroundings): string {
  const tools = [...known.tools, ...(head?.tools ?? [])].map(({ activity }) => activity);
  const names = [...new Set([...Object.keys(policy.activities ?? {}), ...tools, 'critic'])];
  const line = `activities:\n  ${name}: the command that does it   # {pattern} stands for the criterion's pattern`;
  return `there is no command for the activity ${name}${didYouMean(name, names)}; add to contract-gate.yml, for example:\n${line}`;
}
