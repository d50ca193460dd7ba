import { asksSomething } from '../contracts/assemble.ts';
import { compile } from '../contracts/compile.ts';
import type { Enforced } from '../contracts/enforce-base.ts';
import { noneApplies } from '../contracts/none-applies.ts';
import type { Selection } from '../contracts/select.ts';
import type { Checks } from '../model/check.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Contract, Criterion, Selected } from '../model/contract.ts';
import { generatedPath, type Problem } from '../model/finding.ts';
import type { ByHand, PullRequest } from '../model/pull-request.ts';
import type { Registries } from '../model/registries.ts';
import { isDocumentation } from '../policy/documentation.ts';
import type { Policy } from '../policy/schema.ts';
import { locate } from '../syntax/located-value.ts';
import { assignAllChecks, commandsFor, hasActivities } from './activities.ts';
import { type Generated, generateVerification, type TaskText, taskId } from './from-task.ts';
import { type ChangeContext, type Project, readProject, workFiles } from './project.ts';
import { writeYaml } from './write-yaml.ts';

/** The parts of a request that generation depends on. */
export interface GenerationInput extends Omit<ChangeContext, 'changes' | 'queue'> {
  pulls: readonly Pick<PullRequest, 'title' | 'body' | 'branch'>[];
  /** The text of the issue that the pull request is for. */
  issue: string;
  hand: ByHand;
  /** Globs of contract files. */
  globs: readonly string[];
  /** Whether the base branch has a merge queue. */
  queue(): Promise<boolean>;
}

/** The contracts that apply. */
export interface ApplicableContracts {
  enforced: Enforced;
  selection: Selection;
  problems: Problem[];
  /** Why the policy requires a contract; undefined if it does not. */
  required?: string;
  /** Why nothing had to be checked; undefined if something had to be. */
  nothing?: string;
}

/**
 * Assigns a check to every activity of the contracts that apply. Generates a contract if the policy requires one and none
 * of the base counts.
 */
export async function applyGeneration(
  applicable: ApplicableContracts,
  input: GenerationInput,
  checkout: Checkout,
  policy: Policy,
  registries: Registries,
): Promise<ApplicableContracts> {
  const counting = { policy, checks: registries.checks };
  const change: ChangeContext = { ...input, changes: checkout.changes, queue: false };
  const { selected } = applicable.selection;
  const mode = workFiles(change).length === 0 ? 'none' : generationMode(applicable, input, change, counting);
  if (mode === 'none' && !selected.some(({ contract }) => hasActivities(contract)))
    return requireContract(applicable, input, change, counting);

  const project = await readProject(checkout, policy, { ...change, queue: await mayDefer(input, policy) });
  const draftWith = (id: string) => draftContract({ id, title: titleOf(input), files: workFiles(change) }, project);
  const assigned = assignAllChecks(selected, project);
  const generated =
    mode === 'enforce' ? compileDraft(draftWith(freeId(applicable)), project, registries) : { problems: [] };
  const complete = {
    ...applicable,
    selection: {
      ...applicable.selection,
      selected: [...assigned.selected, ...(generated.selected ? [generated.selected] : [])],
    },
    problems: [...applicable.problems, ...project.problems, ...assigned.problems, ...generated.problems],
  };
  if (mode === 'none') return requireContract(complete, input, change, counting);
  const id = taskId((branchOf(input) ?? titleOf(input)).split('/').pop()!);
  return requireContract(complete, input, change, counting, draftWith(id));
}

interface CountingContext {
  policy: Policy;
  checks: Checks;
}

/** `enforce`: the generated contract applies. `show`: it is only suggested. */
function generationMode(
  { required, selection }: ApplicableContracts,
  { hand }: GenerationInput,
  change: ChangeContext,
  { policy, checks }: CountingContext,
): 'enforce' | 'show' | 'none' {
  if (hand.only.some(id => /^generated(?:-2)?(?:\/|$)/i.test(id))) return 'enforce';
  const fromBase = selection.selected.some(
    ({ contract }) =>
      contract.trust === 'base' && asksSomething(contract, checks) && !isUntrustedSkip(contract, change),
  );
  if (required === undefined || fromBase || policy.generate === 'never') return 'none';
  return policy.generate === 'show' ? 'show' : 'enforce';
}

function freeId({ enforced }: ApplicableContracts): string {
  return enforced.candidates.some(({ contract }) => contract.id.toLowerCase() === 'generated')
    ? 'generated-2'
    : 'generated';
}

/** Asks GitHub only if the answer makes a difference. */
async function mayDefer({ event, queue }: GenerationInput, { deferred }: Policy): Promise<boolean> {
  return deferred === undefined && event !== 'merge_group' && event !== 'push' && (await queue());
}

/** The title of the pull request, or the first line of its body or issue. For a merge queue group: all titles. */
function titleOf({ pulls, issue }: GenerationInput): string {
  const first = (text: string) => text.split('\n').find(line => line.trim() !== '') ?? '';
  const titles = pulls.map(({ title, body }) => title || first(body.text)).filter(title => title !== '');
  return titles.join('; ') || first(issue);
}

function branchOf({ pulls }: GenerationInput): string | null {
  return pulls[0]?.branch ?? null;
}

/** A contract from a task and what the project can run. */
export interface GeneratedDraft extends Generated {
  id: string;
  /** No activity has a command, so the contract would check nothing. */
  empty: boolean;
}

export function draftContract(task: TaskText, project: Project): GeneratedDraft {
  const hasCommand = (activity: string) => commandsFor(activity, project).length > 0;
  // A runner that doesn't find tests by file name would run unrelated tests for the pattern.
  const findsFiles = commandsFor('unit-test', project).every(command => 'findsFiles' in command && command.findsFiles);
  const patterns = task.patterns === true && findsFiles;
  const { document, classified } = generateVerification({ ...task, patterns }, project.rules, hasCommand);
  const empty = document.verificationContract.criteria.length === 0 && classified.type !== 'advisory';
  return { id: task.id, document, classified, empty };
}

/** The draft as a contract file. */
export function draftText({ document }: GeneratedDraft): string {
  return writeYaml(document);
}

/** The draft as a contract that can run; undefined if it is empty. */
function compileDraft(
  draft: GeneratedDraft,
  project: Project,
  { dialects }: Registries,
): { selected?: Selected; problems: Problem[] } {
  if (draft.empty) return { problems: [] };
  const node = locate(draft.document, { line: 1, column: 1 });
  const document = { path: generatedPath, trust: 'generated' as const, node };
  const { contracts, problems } = compile([document], { policy: project.policy, dialects });
  const [contract] = contracts;
  if (!contract) return { problems };
  const { type, why, ask } = draft.classified;
  const withQuestion = ({ check }: Criterion) => ({ ...check, params: { ...(check.params as object), ask } });
  const criteria = contract.criteria.map(each =>
    ask && each.check.type === 'advisory' ? { ...each, check: withQuestion(each) } : each,
  );
  const words = `generated (${type}), because no contract of the base applies: ${why}`;
  const assigned = assignAllChecks([{ contract: { ...contract, criteria }, why: words }], project);
  return { selected: assigned.selected[0]!, problems: [...problems, ...assigned.problems] };
}

/**
 * Whether a contract has the type `skip` or `advisory` although it may not. It may if a person added it to the base, or if
 * only documentation changed. A type that was derived from a title never outranks the diff.
 */
function isUntrustedSkip(
  { type, trust, origin }: Contract,
  change: Pick<ChangeContext, 'changes' | 'isContract'>,
): boolean {
  if (type !== 'skip' && type !== 'advisory') return false;
  const byPerson = trust === 'base' && origin?.generatedFrom !== 'auto';
  return !byPerson && workFiles(change).some(path => !isDocumentation(path));
}

/** Reports a problem if the policy requires a contract and none that counts applies. */
function requireContract(
  applicable: ApplicableContracts,
  input: GenerationInput,
  change: ChangeContext,
  { policy, checks }: CountingContext,
  draft?: GeneratedDraft,
): ApplicableContracts {
  const { hand, globs } = input;
  if (hand.all || hand.paths.length + hand.only.length > 0) return applicable;
  const { required, selection, enforced } = applicable;
  const counting = selection.selected.filter(
    ({ contract }) =>
      (contract.trust === 'generated' || asksSomething(contract, checks)) &&
      !isUntrustedSkip(contract, change) &&
      (policy.satisfied_by !== 'base' || contract.trust === 'base'),
  );
  const enough = required === undefined ? selection.selected.length > 0 : counting.length > 0;
  if (enough) return applicable;
  const example = draft && !draft.empty ? { id: draft.id, text: draftText(draft) } : undefined;
  const situation = { changes: change.changes, branch: branchOf(input), globs, policy, enforced, selection };
  const nothing = noneApplies(required, situation, example);
  if ('problem' in nothing) return { ...applicable, problems: [...applicable.problems, nothing.problem] };
  return selection.selected.length === 0 ? { ...applicable, nothing: nothing.reason } : applicable;
}

/** Notes that advisory tasks are not verified. */
export function advisoryNotes(all: readonly Selected[]): string[] {
  return all
    .filter(({ contract }) => contract.type === 'advisory')
    .map(
      ({ contract }) =>
        `advisory task ${JSON.stringify(contract.description.trim() || contract.title)}: no automated verification, its output is kept for review`,
    );
}
