import { asksSomething } from '../contracts/assemble.ts';
import { compile } from '../contracts/compile.ts';
import type { Enforced } from '../contracts/enforce-base.ts';
import { type Example, noneApplies } from '../contracts/none-applies.ts';
import type { Selection } from '../contracts/select.ts';
import { addedCriterion, type Checks } from '../model/check.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Contract, Criterion, Selected } from '../model/contract.ts';
import { generatedPath, type Problem } from '../model/finding.ts';
import { numbered } from '../model/ids.ts';
import type { ByHand, PullRequest } from '../model/pull-request.ts';
import type { Registries } from '../model/registries.ts';
import { isDocumentation } from '../policy/documentation.ts';
import { type Policy, satisfiedBy } from '../policy/schema.ts';
import { locate } from '../syntax/located-value.ts';
import { assignAllChecks, commandsFor, hasActivities } from './activities.ts';
import { draftToFillIn } from './fill-in.ts';
import { type Generated, generateVerification, type TaskText, taskId } from './from-task.ts';
import { type UncheckedPackage, uncheckedPackages, untestedOthers } from './packages.ts';
import { type ChangeContext, codeFiles, type Project, readProject, workFiles } from './project.ts';
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
  /** Why a change that touches only rules passes; undefined for any other change. */
  rulesOnly?: string;
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
 * of the base tests the work.
 */
export async function applyGeneration(
  applicable: ApplicableContracts,
  input: GenerationInput,
  checkout: Checkout,
  policy: Policy,
  registries: Registries,
): Promise<ApplicableContracts> {
  const counting = { policy, checks: registries.checks, compared: checkout.base !== null };
  const change: ChangeContext = { ...input, changes: checkout.changes, queue: false };
  const { selected } = applicable.selection;
  const none = workFiles(change).length === 0 || input.rulesOnly !== undefined;
  const mode = none ? 'none' : generationMode(applicable, input, change, counting);
  if (mode === 'none' && !selected.some(({ contract }) => hasActivities(contract)))
    return requireContract(applicable, input, change, counting, async () =>
      plainExample(input, change, await readProject(checkout, policy, change)),
    );

  const project = await readProject(checkout, policy, { ...change, queue: await mayDefer(input, policy) });
  const code = codeFiles(change).filter(isDocumentation);
  const trusted = { ...project, baseOnly: checkout.base !== null && satisfiedBy(policy) !== 'any' };
  const draftWith = (id: string) =>
    draftContract({ id, title: titleOf(input), files: workFiles(change), code }, trusted);
  const assigned = assignAllChecks(selected, project);
  const generated =
    mode === 'enforce' ? compileDraft(draftWith(freeId(applicable)), trusted, registries) : { problems: [] };
  const complete = {
    ...applicable,
    selection: {
      ...applicable.selection,
      selected: [...assigned.selected, ...(generated.selected ? [generated.selected] : [])],
    },
    problems: [...applicable.problems, ...project.problems, ...assigned.problems, ...generated.problems],
  };
  return requireContract(complete, input, change, counting, async () => {
    const draft = mode === 'none' ? undefined : draftWith(exampleId(input));
    const unchecked = draft?.unchecked.map(({ folder }) => folder) ?? [];
    const example =
      draft && !draft.empty ? { id: draft.id, text: draftText(draft) } : plainExample(input, change, project);
    return { ...example, unchecked };
  });
}

function exampleId(input: GenerationInput): string {
  return taskId((branchOf(input) ?? titleOf(input)).split('/').pop()!);
}

/** A contract to start from: the changed files, and the tests of the project. */
function plainExample(input: GenerationInput, change: ChangeContext, project: Project): Example {
  const id = exampleId(input);
  const files = codeFiles({ ...change, changes: change.changes.filter(({ kind }) => kind !== 'deleted') });
  return { id, text: draftToFillIn({ id, files }, project) };
}

interface CountingContext {
  policy: Policy;
  checks: Checks;
  /** Whether there is a base to compare with. */
  compared: boolean;
}

/** `enforce`: the generated contract applies. `show`: it is only suggested. */
function generationMode(
  { required, selection }: ApplicableContracts,
  { hand }: GenerationInput,
  change: ChangeContext,
  { policy }: CountingContext,
): 'enforce' | 'show' | 'none' {
  if (hand.only.some(id => /^generated(?:-2)?(?:\/|$)/i.test(id))) return 'enforce';
  const tested = selection.selected.some(
    ({ contract }) => contract.trust === 'base' && (testsWork(contract) || isTrustedSkip(contract, change)),
  );
  if (required === undefined || tested || policy.generate === 'never') return 'none';
  return policy.generate === 'show' ? 'show' : 'enforce';
}

/** Whether a contract has tests of its own. Checks of every task, or of a pull request's epic, are not its own. */
function testsWork({ criteria }: Contract): boolean {
  return criteria.some(
    ({ check, crossCutting, trust = 'base' }) =>
      crossCutting === undefined && trust === 'base' && (check.type === 'tests' || check.type === 'check_run'),
  );
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
  /** The changed packages that no command checks. */
  unchecked: readonly UncheckedPackage[];
}

export function draftContract(task: TaskText, project: Project): GeneratedDraft {
  const isComing = (activity: string) => project.greenfield === true && activity === 'unit-test';
  const hasCommand = (activity: string) => commandsFor(activity, project).length > 0 || isComing(activity);
  // A runner that doesn't find tests by file name would run unrelated tests for the pattern.
  const named = commandsFor('unit-test', project, { narrow: true });
  const findsFiles = named.every(command => 'findsFiles' in command && command.findsFiles);
  const patterns = task.patterns === true && findsFiles;
  const { document, classified } = generateVerification({ ...task, patterns }, project.rules, hasCommand);
  const empty = document.verificationContract.criteria.length === 0 && classified.type !== 'advisory';
  const unchecked = classified.type === 'verifiable' ? uncheckedPackages(project) : [];
  return { id: task.id, document, classified, empty, unchecked };
}

/** The draft as a contract file. */
export function draftText({ document }: GeneratedDraft): string {
  return writeYaml(document);
}

/** The draft as a contract that can run; undefined if it is empty. */
function compileDraft(
  draft: GeneratedDraft,
  project: Project,
  { checks, dialects }: Registries,
): { selected?: Selected; problems: Problem[] } {
  if (draft.empty || draft.classified.type === 'skip') return { problems: [] };
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
  const limits = untestedOthers(project);
  const words = `generated (${type}), because no contract of the base tests the work: ${why}${limits ? `; ${limits}` : ''}`;
  const assigned = assignAllChecks([{ contract: { ...contract, criteria }, why: words }], project);
  const selected = assigned.selected[0]!;
  const unchecked = draft.unchecked.map(params =>
    addedCriterion(
      checks,
      { type: 'unchecked_package', params },
      { path: contract.path, line: contract.line },
      params.folder,
    ),
  );
  const all = [...selected.contract.criteria, ...numbered(contract.id, unchecked)];
  return {
    selected: { ...selected, contract: { ...selected.contract, criteria: all } },
    problems: [...problems, ...assigned.problems],
  };
}

/**
 * Whether a contract has the type `skip` or `advisory` although it may not. It may if a person added it to the base, or if
 * only documentation changed. A type that was derived from a title never outranks the diff.
 */
function isUntrustedSkip(contract: Contract, change: Pick<ChangeContext, 'changes' | 'isContract'>): boolean {
  return isSkip(contract) && !isTrustedSkip(contract, change);
}

function isTrustedSkip(contract: Contract, change: Pick<ChangeContext, 'changes' | 'isContract'>): boolean {
  const byPerson = contract.trust === 'base' && contract.origin?.generatedFrom !== 'auto';
  return isSkip(contract) && (byPerson || codeFiles(change).length === 0);
}

function isSkip({ type }: Contract): boolean {
  return type === 'skip' || type === 'advisory';
}

/** Reports a problem, or asks a person, if the policy requires a contract and none that counts applies. */
async function requireContract(
  applicable: ApplicableContracts,
  input: GenerationInput,
  change: ChangeContext,
  { policy, checks, compared }: CountingContext,
  example: () => Promise<Example>,
): Promise<ApplicableContracts> {
  const { hand, globs, rulesOnly } = input;
  if (hand.all || hand.paths.length + hand.only.length > 0) return applicable;
  const { required, selection, enforced } = applicable;
  const { selected } = selection;
  if (rulesOnly !== undefined) return selected.length === 0 ? { ...applicable, nothing: rulesOnly } : applicable;
  const rule = compared ? satisfiedBy(policy) : 'any';
  const asking = selected.filter(
    ({ contract }) =>
      (contract.trust === 'generated' || asksSomething(contract, checks)) && !isUntrustedSkip(contract, change),
  );
  const trusts = { any: undefined, trusted: ['base', 'generated'], base: ['base'] }[rule];
  const counting = asking.filter(({ contract }) => trusts?.includes(contract.trust) ?? true);
  const enough = required === undefined ? selected.length > 0 : counting.length > 0;
  if (enough) return applicable;
  const situation = { changes: change.changes, globs, policy, enforced, selection };
  const demand = required === undefined ? undefined : { why: required, example: await example() };
  const nothing = noneApplies(demand, situation);
  if ('reason' in nothing) return selected.length === 0 ? { ...applicable, nothing: nothing.reason } : applicable;
  const withWork = asking.find(({ contract }) => contract.trust !== 'generated');
  if (!withWork) return { ...applicable, problems: [...applicable.problems, nothing.problem] };
  const { id, path, line } = withWork.contract;
  const params = { id, at: { path, line }, why: required! };
  const criterion = addedCriterion(checks, { type: 'contract_required', params }, params.at);
  return { ...applicable, enforced: { ...enforced, altered: [...enforced.altered, criterion] } };
}

/** A line for each advisory task that proceeds without a person. */
export function advisoryNotes(all: readonly Selected[]): string[] {
  const asks = ({ criteria }: Contract) =>
    criteria.some(({ check }) => check.type === 'advisory' && (check.params as { ask?: string }).ask !== undefined);
  return all
    .filter(({ contract }) => contract.type === 'advisory' && !asks(contract))
    .map(({ contract }) => {
      const task = (contract.description.trim() || contract.title).replaceAll(/\s+/g, ' ');
      return `ℹ️ Advisory task detected: "${task}" No automated verification — output will be logged for your review. Proceeding...`;
    });
}
