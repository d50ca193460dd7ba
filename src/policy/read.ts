import type { Checks } from '../model/check.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Problem } from '../model/finding.ts';
import { entry } from '../syntax/located-value.ts';
import { parseDocuments } from '../syntax/parse.ts';
import { projectPath } from './protected-paths.ts';
import { noPolicy, type Policy, type PolicyCheck, parsePolicy, policyPaths } from './schema.ts';

export interface PolicyRead {
  policy: Policy;
  /** The file at which the policy's own criteria are shown. */
  path: string;
  /** Problems of the policy that applies. It could not be read. */
  problems: Problem[];
  /** Problems of the pull request's version. */
  proposed: Problem[];
  /** A message, if the requested policy does not exist. */
  missing?: string;
}

/** A policy from outside the checkout. */
interface NamedPolicy {
  path: string;
  bytes: Uint8Array;
}

/** The policy from the tip of the base. The pull request's version is only validated. */
export async function readPolicy(
  checkout: Checkout,
  asked: NamedPolicy | string | undefined,
  checks: Checks,
  check?: PolicyCheck,
): Promise<PolicyRead> {
  const read = await readPolicyFile(checkout, asked, checks, check);
  if (read.policy.promptForAdvisory !== undefined || !(await asksInProject(checkout))) return read;
  return { ...read, policy: { ...read.policy, promptForAdvisory: true } };
}

/** Whether `project.json`, the settings of an orchestrator, says that advisory tasks wait for a person. */
async function asksInProject(checkout: Checkout): Promise<boolean> {
  const files = await checkout.read(checkout.base ? 'base' : 'head', path => path === projectPath);
  const content = files.get(projectPath);
  if (!(content instanceof Uint8Array)) return false;
  const { nodes, problems } = parseDocuments(projectPath, content);
  // A file that can't be parsed may still mean it.
  if (problems.length > 0) return new TextDecoder().decode(content).includes('"promptForAdvisory"');
  return nodes.some(node => {
    const value = entry(node, 'promptForAdvisory')?.value;
    return value?.kind === 'boolean' && value.value;
  });
}

async function readPolicyFile(
  checkout: Checkout,
  asked: NamedPolicy | string | undefined,
  checks: Checks,
  check?: PolicyCheck,
): Promise<PolicyRead> {
  if (typeof asked === 'object') {
    const { policy = noPolicy, problems } = parsePolicyFile(
      asked.path,
      asked.bytes,
      `${asked.path}, selected explicitly`,
      checks,
      check,
    );
    return { policy, path: asked.path, problems, proposed: [] };
  }
  const paths = asked === undefined ? policyPaths : [asked];
  const wanted = (path: string) => paths.includes(path);
  const head = await checkout.read('head', wanted);
  const { base } = checkout;
  const files = base ? await checkout.read('base', wanted) : head;
  const where = base ? `${base.branch}@${base.commit.slice(0, 7)}` : 'the checkout, unprotected';
  const proposed = base ? proposedProblems(checkout, paths, head, checks, check) : [];
  const path = paths.find(each => files.has(each));
  if (path === undefined) {
    const missing =
      asked === undefined
        ? {}
        : { missing: `policy ${asked} not found at ${where}; correct the path, or merge the policy first` };
    return { policy: noPolicy, path: paths[0]!, problems: [], proposed, ...missing };
  }
  const source = `${path} at ${where}`;
  const { policy, problems } = parsePolicyFile(path, files.get(path)!, source, checks, check);
  const { trial: _, ...defaults } = noPolicy;
  return { policy: policy ?? { ...defaults, source: `${source}, which could not be read` }, path, problems, proposed };
}

/** The problems of the policy that the pull request proposes. */
function proposedProblems(
  checkout: Checkout,
  paths: readonly string[],
  head: ReadonlyMap<string, Uint8Array | string>,
  checks: Checks,
  check?: PolicyCheck,
): Problem[] {
  const path = paths.find(each => head.has(each));
  if (path === undefined || !checkout.changes.some(change => change.path === path)) return [];
  return parsePolicyFile(path, head.get(path)!, '', checks, check).problems.map(problem => ({
    ...problem,
    message: `the new policy: ${problem.message}`,
  }));
}

/** `content`: the bytes of the file, or why it may not be read. */
export function parsePolicyFile(
  path: string,
  content: Uint8Array | string,
  source: string,
  checks: Checks,
  check?: PolicyCheck,
): { policy?: Policy; problems: Problem[] } {
  if (typeof content !== 'string') return parsePolicy(path, content, source, checks, check);
  return { problems: [{ code: 'unreadable', message: content, at: { path, line: 1, column: 1 } }] };
}
