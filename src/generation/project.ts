import type { Checkout } from '../model/checkout.ts';
import type { Problem } from '../model/finding.ts';
import type { Change } from '../model/world.ts';
import { isDocumentation } from '../policy/documentation.ts';
import type { Policy } from '../policy/schema.ts';
import { type Detected, detect, isReadForDetection, sampleTests } from '../tools/reading/detect.ts';
import type { ActivityContext } from './activities.ts';
import { type ActivityRule, builtInRules, parseRules, rulesPaths } from './activity-rules.ts';

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
}

/** Reads the project's tools and rules: from the base if there is one, so that the change can't choose its own. */
export async function readProject(checkout: Checkout, policy: Policy, change: ChangeContext): Promise<Project> {
  const end = checkout.base ? 'base' : 'head';
  const { rules, problems: found } = await readRules(checkout, end);
  const problems = found.map(problem => (checkout.base ? { ...problem, owner: 'base' as const } : problem));
  const detected = await detectTools(checkout, end);
  const detectedOnHead = checkout.base ? await detectTools(checkout, 'head') : null;
  const files = workFiles(change).filter(path => !isDocumentation(path));
  const { event, queue } = change;
  return { policy, detected, detectedOnHead, files, event, queue, rules, problems };
}

/** The changed paths without contract files. A renamed file counts with both names. */
export function workFiles({ changes, isContract }: Pick<ChangeContext, 'changes' | 'isContract'>): string[] {
  return changes.flatMap(({ path, from }) => [path, ...(from ? [from] : [])]).filter(path => !isContract(path));
}

export async function detectTools(checkout: Checkout, end: 'base' | 'head'): Promise<Detected> {
  const paths = await checkout.list(end);
  const samples = sampleTests(paths);
  const files = await checkout.read(end, path => isReadForDetection(path) || samples.has(path));
  const texts = new Map<string, string>();
  for (const [path, content] of files) {
    if (content instanceof Uint8Array) texts.set(path, new TextDecoder().decode(content));
  }
  return detect(paths, texts);
}

async function readRules(checkout: Checkout, end: 'base' | 'head'): Promise<Pick<Project, 'rules' | 'problems'>> {
  const files = await checkout.read(end, path => rulesPaths.includes(path));
  const path = rulesPaths.find(each => files.has(each));
  if (path === undefined) return { rules: builtInRules, problems: [] };
  const content = files.get(path)!;
  if (typeof content === 'string') {
    const problem = { code: 'unreadable', message: content, at: { path, line: 1, column: 1 } };
    return { rules: builtInRules, problems: [problem] };
  }
  const { rules = builtInRules, problems } = parseRules(path, content);
  return { rules, problems };
}
