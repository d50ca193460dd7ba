import { didYouMean } from '../match/suggest.ts';
import { type CommandParams, commandParams, settleCommand } from '../model/command.ts';
import type { Activity, Check, Contract, Criterion, Selected } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import { slug, uniqueNames } from '../model/ids.ts';
import { type Policy, settingsOf } from '../policy/schema.ts';
import { type Detected, distinct, toolsFor } from '../tools/reading/detect.ts';
import { shellProblem, withPattern } from '../tools/reading/pattern-argument.ts';

export interface ActivityContext {
  policy: Policy;
  /** The tools of the base; of the checkout, if there is no base. */
  detected: Detected;
  /** The tools of the head; null if there is no base. */
  detectedOnHead: Detected | null;
  /** Changed files, without documentation and contracts. */
  files: readonly string[];
  event: string;
  /** Whether the base branch has a merge queue. */
  queue: boolean;
  /** There is no code yet, so no command can be known. */
  greenfield?: boolean;
  /** Use only commands that the base has, so that a generated contract can't be of the pull request's own making. */
  baseOnly?: boolean;
}

/** What runs for an activity, and why: a command in a folder, or a check run of the project's CI. */
export type ActivityCommand = { why: string } & (RunCommand | { checkRun: string });

interface RunCommand {
  run: string;
  cwd: string;
  findsFiles?: true;
  env?: Readonly<Record<string, string>>;
  /** The command of all packages that runs instead. */
  coveredBy?: { run: string; cwd: string };
}

/**
 * The commands for an activity: the policy's, else those of the packages that contain the changed files. The base comes
 * first, so that no pull request can replace a command. New packages add their own.
 */
export function commandsFor(
  activity: string,
  context: ActivityContext,
  how: { narrow?: boolean } = {},
): ActivityCommand[] {
  const { policy, detected, detectedOnHead, files, baseOnly } = context;
  const mapped = Object.hasOwn(policy.activities ?? {}, activity) ? policy.activities![activity] : undefined;
  if (typeof mapped === 'string') return [{ run: mapped, cwd: '.', why: 'activities in the policy' }];
  if (mapped) return [{ checkRun: mapped.check_run, why: 'activities in the policy' }];
  if (!detectedOnHead) return toolsFor(detected, activity, files, how);
  // A deleted package has no tests left; its files count for the package around it.
  const remaining = detected.tools.filter(({ cwd }) => detectedOnHead.has(cwd));
  const fromBase = toolsFor({ tools: remaining, folders: packagesOf(context) }, activity, files, how);
  if (baseOnly) return fromBase;
  if (fromBase.length === 0) return toolsFor(detectedOnHead, activity, files, how);
  const added = detectedOnHead.tools.filter(({ cwd }) => !detected.folders.has(cwd));
  return distinct([...fromBase, ...toolsFor({ tools: added }, activity, files, how)]);
}

/** The packages of the base that are left, and those in new folders: a new manifest takes no file out of anything. */
export function packagesOf({ detected, detectedOnHead }: ActivityContext): ReadonlySet<string> {
  if (!detectedOnHead) return detected.folders;
  const left = [...detected.folders].filter(folder => detectedOnHead.has(folder));
  return new Set([...left, ...[...detectedOnHead.folders].filter(folder => !detected.has(folder))]);
}

/** Whether the contract has anything that `assignChecks` fills in. */
export function hasActivities({ criteria, type }: Contract): boolean {
  return type === 'skip' || criteria.some(({ activity, check }) => activity || check.type === 'advisory');
}

/** Assigns checks to all activities of the contracts. An activity without a command is a problem. */
export function assignAllChecks(
  selected: readonly Selected[],
  context: ActivityContext,
): { selected: Selected[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const assigned = selected.map(({ contract, ...how }) => ({
    ...how,
    contract: assignChecks(contract, context, problem => problems.push(problem)),
  }));
  return { selected: assigned, problems };
}

/** Assigns a check to every activity of a contract. An activity that runs in several packages becomes several criteria. */
export function assignChecks(
  contract: Contract,
  context: ActivityContext,
  report: (problem: Problem) => void,
): Contract {
  const named = uniqueNames();
  const all = [...contract.criteria, ...impliedCriteria(contract, context)];
  const criteria = all.flatMap(criterion => criteriaFor(criterion, contract, context, report));
  return { ...contract, criteria: criteria.map(each => ({ ...each, id: named(each.id) })) };
}

/** What runs even for a task that needs no verification. */
const minimal: readonly { name: string; check: string; description: string }[] = [
  { name: 'lint', check: 'lint', description: 'No lint errors' },
  { name: 'typecheck', check: 'command', description: 'No type errors' },
];

const isMinimal = (activity: string) => minimal.some(({ name }) => name === activity);

function impliedCriteria({ id, type, path, line, criteria }: Contract, context: ActivityContext): Criterion[] {
  if (type !== 'skip') return [];
  const present = new Set(criteria.map(({ activity }) => activity?.name));
  return minimal
    .filter(({ name }) => !present.has(name) && commandsFor(name, context).length > 0)
    .map(({ name, check, description }) => ({
      id: `${id}/${check}${name === check ? '' : `-${name}`}`,
      title: `${name}: ${description}`,
      check: { type: check, params: {} },
      activity: { name, description },
      at: { path, line },
    }));
}

function criteriaFor(
  criterion: Criterion,
  { type }: Contract,
  context: ActivityContext,
  report: (problem: Problem) => void,
): Criterion[] {
  const { activity, check } = criterion;
  if (check.type === 'advisory') return [{ ...criterion, check: advisoryCheck(check, context.policy) }];
  if (!activity) return [criterion];
  if (type === 'advisory') return [{ ...criterion, skip: 'the contract is advisory: nothing runs' }];
  if (type === 'skip' && !isMinimal(activity.name))
    return [{ ...criterion, skip: 'the contract has type skip: only lint and typecheck run' }];
  // A pattern is for the tests of one package: elsewhere it may match nothing.
  const commands = commandsFor(activity.name, context, { narrow: activity.pattern !== undefined });
  if (commands.length === 0 && activity.name === 'critic') return [criticCriterion(criterion, activity)];
  if (commands.length === 0) report({ ...noCommand(activity.name, context), at: criterion.at });
  const narrow = check.type === 'tests' ? commandsFor(activity.name, context, { narrow: true }) : [];
  const checks = commands.flatMap(command => {
    const made = checkFor(command, check.type, activity, context.policy, partsOf(command, narrow));
    if ('problem' in made) report({ code: 'bad_value', message: made.problem, at: criterion.at });
    return 'problem' in made ? [] : [{ command, check: made.check }];
  });
  return checks.map(({ command, check: own }) => {
    const folder = checks.length > 1 && 'cwd' in command ? command.cwd : undefined;
    return {
      ...criterion,
      id: folder === undefined ? criterion.id : `${criterion.id}-${slug(folder) || 'top'}`,
      title: 'cwd' in command && command.cwd !== '.' ? `${criterion.title} (in ${command.cwd})` : criterion.title,
      check: own,
      // The command comes from the project, even if the pull request names the activity.
      trust: 'policy' as const,
      activity: { ...activity, why: describeCommand(command, activity) },
      ...deferral(activity, context),
    };
  });
}

/** The command and where it comes from, with the pattern filled in for people to read. */
function describeCommand(command: ActivityCommand, { pattern }: Activity): string {
  if ('checkRun' in command) return `the check run ${command.checkRun}: ${command.why}`;
  const line =
    pattern === undefined
      ? withPattern(command.run, undefined).run
      : command.run.replaceAll('{pattern}', JSON.stringify(pattern));
  return `\`${line}\`${command.cwd === '.' ? '' : ` in ${command.cwd}`}: ${command.why}`;
}

function advisoryCheck({ type, params }: Check, { promptForAdvisory }: Policy): Check {
  const { prd } = params as { prd: boolean };
  const ask = promptForAdvisory
    ? 'the policy requires a person to review advisory tasks'
    : prd
      ? 'it belongs to product requirements, which may be unclear'
      : undefined;
  return { type, params: { ...(params as object), ...(ask ? { ask } : {}) } };
}

function criticCriterion(criterion: Criterion, { description }: Activity): Criterion {
  return { ...criterion, check: { type: 'critic', params: { description } } };
}

function checkFor(
  command: ActivityCommand,
  type: string,
  { name, pattern }: Activity,
  policy: Policy,
  parts: readonly RunCommand[],
): { check: Check } | { problem: string } {
  if ('checkRun' in command) return { check: { type: 'check_run', params: { name: command.checkRun, waitMs: 0 } } };
  const settings = settingsOf(policy);
  const problem = shellProblem(command.run, settings.shell);
  if (problem) return { problem };
  const { run, env } = withPattern(command.run, pattern);
  const variables = { ...command.env, ...env };
  const settled = settleCommand(commandParams(run, { cwd: command.cwd, env: variables }), settings);
  if ('problem' in settled) return settled;
  const isIgnored = pattern !== undefined && !command.run.includes('{pattern}');
  const params = isIgnored ? { ...settled.value, caveat: ignoredPattern(name, pattern, command.run) } : settled.value;
  const narrow = parts.map(part => ({ run: withPattern(part.run, undefined).run, cwd: part.cwd, env: part.env ?? {} }));
  const all = narrow.length > 0 ? { ...params, narrow } : params;
  return { check: { type: type === 'critic' ? 'command' : type, params: all } };
}

/** The commands of the changed packages that a command for all packages stands for; none if it is for other files, too. */
function partsOf(command: ActivityCommand, narrow: readonly ActivityCommand[]): RunCommand[] {
  if ('checkRun' in command) return [];
  const isSame = (other: { run: string; cwd: string }) => other.run === command.run && other.cwd === command.cwd;
  const runs = narrow.filter(each => 'run' in each);
  return runs.some(isSame) ? [] : runs.filter(({ coveredBy }) => coveredBy && isSame(coveredBy));
}

function ignoredPattern(name: string, pattern: string, line: string): NonNullable<CommandParams['caveat']> {
  return {
    message: `\`${line}\` takes no pattern, so ${JSON.stringify(pattern)} was ignored and everything ran`,
    fix: `In contract-gate.yml, set ${name} under activities to a command with {pattern}; or remove the pattern.`,
  };
}

/** Skips what runs in the merge queue anyway. */
function deferral({ timing }: Activity, { policy, event, queue }: ActivityContext): Pick<Criterion, 'skip'> {
  const later = policy.deferred ? policy.deferred === 'merge_group' : queue;
  const now = event === 'merge_group' || event === 'push';
  return timing === 'deferred' && later && !now ? { skip: 'deferred: it runs in the merge queue' } : {};
}

/** Activities whose commands are detected, once there is code. */
const detectable: readonly string[] = ['unit-test', 'e2e', 'typecheck', 'lint'];

function noCommand(
  name: string,
  { policy, detected, detectedOnHead, greenfield }: ActivityContext,
): Pick<Problem, 'code' | 'message'> {
  if (greenfield && detectable.includes(name))
    return {
      code: 'no_command_yet',
      message: `no command for the activity ${name} yet: it is detected once the code is there`,
    };
  const tools = [...detected.tools, ...(detectedOnHead?.tools ?? [])].map(({ activity }) => activity);
  const names = [
    ...new Set([...Object.keys(policy.activities ?? {}), ...tools, ...(greenfield ? detectable : []), 'critic']),
  ];
  const line = `activities:\n  ${name}: the command   # {pattern} is replaced by the criterion's pattern`;
  const message = `no command for the activity ${name}${didYouMean(name, names)}; add it to contract-gate.yml, for example:\n${line}`;
  return { code: 'no_command', message };
}
