import type { Checkout } from '../model/checkout.ts';
import type { Problem } from '../model/finding.ts';
import type { Change } from '../model/world.ts';
import { isDocumentation, isDocumentationChange } from '../policy/documentation.ts';
import { activityRulesPaths } from '../policy/protected-paths.ts';
import type { Policy } from '../policy/schema.ts';
import { isWorkflow } from '../tools/reading/ci/workflows.ts';
import { type Detected, detect, isReadForDetection, sampleTests } from '../tools/reading/detect.ts';
import type { ActivityContext } from './activities.ts';
import { type ActivityRule, builtInRules, parseRules } from './activity-rules.ts';

/** The change that contracts are generated for, and its event. */
export interface ChangeContext {
  changes: readonly Change[];
  isContract(path: string): boolean;
  event: string;
  /** Whether the base branch has a merge queue. */
  queue: boolean;
}

/** A project's tools and rules, and the change. */
export interface Project extends ActivityContext {
  rules: readonly ActivityRule[];
  problems: Problem[];
  /** What is ignored in the rules. */
  warnings: Problem[];
}

/** Reads the project's tools and rules: from the base if there is one, so that the change can't choose its own. */
export async function readProject(checkout: Checkout, policy: Policy, change: ChangeContext): Promise<Project> {
  const end = checkout.base ? 'base' : 'head';
  const { rules, problems: found, warnings } = await readRules(checkout, end);
  const problems = found.map(problem => (checkout.base ? { ...problem, owner: 'base' as const } : problem));
  const detected = await detectTools(checkout, end);
  const detectedOnHead = checkout.base ? await detectTools(checkout, 'head') : null;
  const files = codeFiles(change);
  const { event, queue } = change;
  return { policy, detected, detectedOnHead, files, event, queue, rules, problems, warnings };
}

/** Whether a tree has no code: nothing but documentation, contracts and files of git. */
export function isGreenfield(paths: readonly string[], isContract: (path: string) => boolean): boolean {
  return paths.every(
    path => isContract(path) || isDocumentation(path) || /(?:^|\/)\.|^contract-gate\.ya?ml$/.test(path),
  );
}

/** The changed paths without contract files. A renamed file counts with both names. */
export function workFiles({ changes, isContract }: Work): string[] {
  return changes.flatMap(({ path, from }) => [path, ...(from ? [from] : [])]).filter(path => !isContract(path));
}

/** The changed paths without contract files and documentation. */
export function codeFiles({ changes, isContract }: Work): string[] {
  return workFiles({ changes: changes.filter(change => !isDocumentationChange(change)), isContract });
}

type Work = Pick<ChangeContext, 'changes' | 'isContract'>;

/** The tools of one end. CI workflows count only on the base: a change can't choose its own. */
export async function detectTools(checkout: Checkout, end: 'base' | 'head'): Promise<Detected> {
  const paths = await checkout.list(end);
  const samples = sampleTests(paths);
  const isOwn = (path: string) => end === 'head' && checkout.base !== null && isWorkflow(path);
  const files = await checkout.read(end, path => (isReadForDetection(path) && !isOwn(path)) || samples.has(path));
  const texts = new Map<string, string>();
  for (const [path, content] of files) {
    if (content instanceof Uint8Array) texts.set(path, new TextDecoder().decode(content));
  }
  return detect(paths, texts);
}

/** Problems of the activity rules that the pull request adds or changes, and what is ignored in them. */
export async function proposedRules(checkout: Checkout): Promise<Pick<Project, 'problems' | 'warnings'>> {
  const touched = checkout.changes.some(({ path }) => activityRulesPaths.includes(path));
  return checkout.base && touched ? await readRules(checkout, 'head') : { problems: [], warnings: [] };
}

type Rules = Pick<Project, 'rules' | 'problems' | 'warnings'>;

async function readRules(checkout: Checkout, end: 'base' | 'head'): Promise<Rules> {
  const files = await checkout.read(end, path => activityRulesPaths.includes(path));
  const path = activityRulesPaths.find(each => files.has(each));
  if (path === undefined) return { rules: builtInRules, problems: [], warnings: [] };
  const content = files.get(path)!;
  if (typeof content === 'string') {
    const problem = { code: 'unreadable', message: content, at: { path, line: 1, column: 1 } };
    return { rules: builtInRules, problems: [problem], warnings: [] };
  }
  const { rules = builtInRules, problems, warnings } = parseRules(path, content);
  return { rules, problems, warnings };
}
