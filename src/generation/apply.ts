import { asksSomething } from '../contracts/assemble.ts';
import type { Enforced } from '../contracts/enforce-base.ts';
import { noneApplies } from '../contracts/none-applies.ts';
import type { Selection } from '../contracts/select.ts';
import type { Checks } from '../model/check.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Selected } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import type { ByHand, PullRequest } from '../model/pull-request.ts';
import type { Registries } from '../model/registries.ts';
import type { Policy } from '../policy/schema.ts';
import {
  type Drafted,
  draft,
  type Ground,
  generatedContract,
  groundOf,
  hasActivities,
  isLoose,
  type Occasion,
  settleAll,
  workOf,
} from './demands.ts';
import { taskId } from './generate.ts';

/** What of a request decides which demands there are. */
export interface Asked extends Omit<Occasion, 'changes' | 'queue'> {
  pulls: readonly Pick<PullRequest, 'title' | 'body' | 'branch'>[];
  /** The text of the issue that the pull request is for. */
  issue: string;
  hand: ByHand;
  /** Where contracts stand. */
  globs: readonly string[];
  /** Has the base branch a merge queue? */
  queue(): Promise<boolean>;
}

/** The contracts that apply so far. */
export interface Found {
  enforced: Enforced;
  selection: Selection;
  problems: Problem[];
  /** Why the policy asks for a contract here; undefined where it does not. */
  required?: string;
  /** Why nothing had to be checked, where that is so. */
  nothing?: string;
}

/** Every activity gets its command, and where the base asks nothing of a change that needs a contract, one is generated. */
export async function applyGeneration(
  found: Found,
  asked: Asked,
  checkout: Checkout,
  policy: Policy,
  registries: Registries,
): Promise<Found> {
  const { checks } = registries;
  const occasion: Occasion = { ...asked, changes: checkout.changes, queue: false };
  const { selected } = found.selection;
  const wanted = workOf(occasion).length === 0 ? 'no' : wantsGenerated(found, asked, occasion, policy, checks);
  if (wanted === 'no' && !selected.some(({ contract }) => hasActivities(contract)))
    return judged(found, asked, occasion, { policy, checks });
  const ground = await groundOf(checkout, policy, { ...occasion, queue: await mayDefer(asked, policy) });
  const settled = settleAll(selected, ground);
  const problems = [...found.problems, ...ground.problems, ...settled.problems];
  const met = { ...found, selection: { ...found.selection, selected: settled.selected }, problems };
  if (wanted === 'no') return judged(met, asked, occasion, { policy, checks });
  if (wanted === 'run') {
    const generated = generatedContract(draftFor(asked, ground, occasion, freeId(found)), ground, registries);
    if (generated.selected) settled.selected.push(generated.selected);
    problems.push(...generated.problems);
  }
  const id = taskId((branchOf(asked) ?? titleOf(asked)).split('/').pop()!);
  return judged(met, asked, occasion, { policy, checks }, draftFor(asked, ground, occasion, id));
}

/** `run`: it counts as a contract. `show`: it is told to whoever has to write one. */
function wantsGenerated(
  { required, selection }: Found,
  { hand }: Asked,
  occasion: Occasion,
  policy: Policy,
  checks: Checks,
): 'run' | 'show' | 'no' {
  if (hand.only.some(id => /^generated(?:-2)?(?:\/|$)/i.test(id))) return 'run';
  const fromBase = selection.selected.some(
    ({ contract }) => contract.trust === 'base' && asksSomething(contract, checks) && !isLoose(contract, occasion),
  );
  if (required === undefined || fromBase || policy.generate === 'never') return 'no';
  return policy.generate === 'show' ? 'show' : 'run';
}

function freeId({ enforced }: Found): string {
  return enforced.candidates.some(({ contract }) => contract.id.toLowerCase() === 'generated')
    ? 'generated-2'
    : 'generated';
}

/** GitHub is asked only where the answer decides something. */
async function mayDefer({ event, queue }: Asked, { deferred }: Policy): Promise<boolean> {
  return deferred === undefined && event !== 'merge_group' && event !== 'push' && (await queue());
}

/** From the title, the body and the issue, in this order, and from the diff, which has the last word. */
function draftFor(asked: Asked, ground: Ground, occasion: Occasion, id: string): Drafted {
  return draft({ id, title: titleOf(asked), files: workOf(occasion) }, ground);
}

/** Of a group in a merge queue: all titles. */
function titleOf({ pulls, issue }: Asked): string {
  const first = (text: string) => text.split('\n').find(line => line.trim() !== '') ?? '';
  const titles = pulls.map(({ title, body }) => title || first(body.text)).filter(title => title !== '');
  return titles.join('; ') || first(issue);
}

function branchOf({ pulls }: Asked): string | null {
  return pulls[0]?.branch ?? null;
}

/** Whether what applies is enough, and what it means where nothing does. */
function judged(
  found: Found,
  asked: Asked,
  occasion: Occasion,
  { policy, checks }: { policy: Policy; checks: Checks },
  drafted?: Drafted,
): Found {
  const { hand } = asked;
  if (hand.all || hand.paths.length + hand.only.length > 0) return found;
  const { required, selection } = found;
  const counting = selection.selected.filter(
    ({ contract }) =>
      (contract.trust === 'generated' || asksSomething(contract, checks)) &&
      !isLoose(contract, occasion) &&
      (policy.satisfied_by !== 'base' || contract.trust === 'base'),
  );
  const enough = required === undefined ? selection.selected.length > 0 : counting.length > 0;
  if (enough) return found;
  const shown = drafted && !drafted.empty ? drafted : undefined;
  const { changes } = occasion;
  const situation = {
    changes,
    branch: branchOf(asked),
    globs: asked.globs,
    policy,
    enforced: found.enforced,
    selection,
  };
  const nothing = noneApplies(required, situation, shown);
  if ('problem' in nothing) return { ...found, problems: [...found.problems, nothing.problem] };
  return selection.selected.length === 0 ? { ...found, nothing: nothing.reason } : found;
}

/** Work that nothing verifies goes on, and is told. */
export function advisoryNotes(all: readonly Selected[]): string[] {
  return all
    .filter(({ contract }) => contract.type === 'advisory')
    .map(
      ({ contract }) =>
        `advisory task ${JSON.stringify(contract.description.trim() || contract.title)}: no automated verification, its output is kept for review`,
    );
}
