import { lowerFiles } from '../contracts/read.ts';
import type { Selected } from '../contracts/select.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Contract, Criterion } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import type { Change } from '../model/world.ts';
import type { Policy } from '../policy/schema.ts';
import { type Detected, detect, isTelling, sampleTests } from '../tools/reading/detect.ts';
import { type Surroundings, settleActivities, waysOf } from './activities.ts';
import { builtInRules, parseRules, type Rule, rulesPaths } from './activity-rules.ts';
import type { Classified } from './classify.ts';
import { isDocumentation } from './documentation.ts';
import { generateVerification, type Task } from './generate.ts';
import { type Value, writeYaml } from './write-yaml.ts';

/** What demands need to know of the change and the event. */
export interface Occasion {
  changes: readonly Change[];
  isContract(path: string): boolean;
  event: string;
  /** Has the base branch a merge queue? */
  queue: boolean;
}

export interface Ground extends Surroundings {
  rules: readonly Rule[];
  problems: Problem[];
}

/** What the repository says of its tools and rules: the base's word where there is a base. */
export async function groundOf(checkout: Checkout, policy: Policy, occasion: Occasion): Promise<Ground> {
  const end = checkout.base ? 'base' : 'head';
  const { rules, problems: found } = await rulesAt(checkout, end);
  const problems = found.map(problem => (checkout.base ? { ...problem, owner: 'base' as const } : problem));
  const known = await detectAt(checkout, end);
  const head = checkout.base ? await detectAt(checkout, 'head') : null;
  const files = workOf(occasion).filter(path => !isDocumentation(path));
  const { event, queue } = occasion;
  return { policy, known, head, files, event, queue, rules, problems };
}

/** The paths of the work itself: what contracts change in their own files is none. A file that moved counts by both names. */
export function workOf({ changes, isContract }: Pick<Occasion, 'changes' | 'isContract'>): string[] {
  return changes.flatMap(({ path, from }) => [path, ...(from ? [from] : [])]).filter(path => !isContract(path));
}

export async function detectAt(checkout: Checkout, end: 'base' | 'head'): Promise<Detected> {
  const paths = await checkout.list(end);
  const samples = sampleTests(paths);
  const files = await checkout.read(end, path => isTelling(path) || samples.has(path));
  const texts = new Map<string, string>();
  for (const [path, content] of files) {
    if (content instanceof Uint8Array) texts.set(path, new TextDecoder().decode(content));
  }
  return detect(paths, texts);
}

async function rulesAt(checkout: Checkout, end: 'base' | 'head'): Promise<Pick<Ground, 'rules' | 'problems'>> {
  const files = await checkout.read(end, path => rulesPaths.includes(path));
  const path = rulesPaths.find(each => files.has(each));
  if (path === undefined) return { rules: builtInRules, problems: [] };
  const content = files.get(path)!;
  if (typeof content === 'string') {
    return {
      rules: builtInRules,
      problems: [{ code: 'unreadable', message: content, at: { path, line: 1, column: 1 } }],
    };
  }
  const { rules = builtInRules, problems } = parseRules(path, content);
  return { rules, problems };
}

/** Contracts with the check of each of their activities; what can't be done is a problem. */
export function settleAll(
  selected: readonly Selected[],
  ground: Surroundings,
): { selected: Selected[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const settled = selected.map(({ contract, why }) => ({
    why,
    contract: settleActivities(contract, ground, problem => problems.push(problem)),
  }));
  return { selected: settled, problems };
}

export function hasActivities({ criteria, type }: Contract): boolean {
  return type === 'skip' || criteria.some(({ activity, check }) => activity || check.type === 'advisory');
}

export interface Drafted {
  id: string;
  /** The contract as a file. */
  text: string;
  classified: Classified;
  /** It asks nothing: no activity of it has a command. */
  empty: boolean;
}

/** A contract as a file, from a task and what the repository can do. */
export function draft(task: Task, ground: Ground): Drafted {
  const can = (activity: string) => waysOf(activity, ground).length > 0;
  // A pattern that no test answers to would ask for something that nobody meant.
  const finds = waysOf('unit-test', ground).every(way => 'findsFiles' in way && way.findsFiles === true);
  const asked = { ...task, patterns: task.patterns === true && finds };
  const { document, classified } = generateVerification(asked, ground.rules, can);
  const empty = document.verificationContract.criteria.length === 0 && classified.type !== 'advisory';
  return { id: task.id, text: writeYaml(document as unknown as { [key: string]: Value }), classified, empty };
}

/** What stands in the place of a path: there is no such file. */
const generatedPath = 'generated contract';

/** The draft as a contract that can be run; none where nothing is left to run. */
export function generatedContract(
  { text, classified, empty }: Drafted,
  ground: Surroundings,
): { selected?: Selected; problems: Problem[] } {
  if (empty) return { problems: [] };
  const bytes = new TextEncoder().encode(text);
  const { contracts, problems } = lowerFiles(new Map([[generatedPath, bytes]]), 'generated', ground.policy);
  const [contract] = contracts;
  if (!contract) return { problems };
  const { type, why, ask } = classified;
  const asking = ({ check }: Criterion) => ({ ...check, params: { ...(check.params as object), ask } });
  const criteria = contract.criteria.map(each =>
    ask && each.check.type === 'advisory' ? { ...each, check: asking(each) } : each,
  );
  const words = `generated (${type}), since no contract of the base applies: ${why}`;
  const settled = settleAll([{ contract: { ...contract, criteria }, why: words }], ground);
  return { selected: settled.selected[0]!, problems: [...problems, ...settled.problems] };
}

/**
 * `skip` and `advisory` are a person's to say on the base, or where only documentation is changed. What was read out of a
 * title is no such word, wherever it stands: the diff has the last word.
 */
export function isLoose(
  { type, trust, origin }: Contract,
  occasion: Pick<Occasion, 'changes' | 'isContract'>,
): boolean {
  if (type !== 'skip' && type !== 'advisory') return false;
  const isSaid = trust === 'base' && origin?.generatedFrom !== 'auto';
  return !isSaid && workOf(occasion).some(path => !isDocumentation(path));
}
