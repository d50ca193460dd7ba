import { checkOutputExamples } from '../claims/output/examples.ts';
import { isBareValidation } from '../dialects/validation.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Document, Trust } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import { noPolicy, type Policy, parsePolicy, policyPaths } from '../policy/schema.ts';
import { parseDocuments } from '../syntax/parse.ts';
import { type Lowered, lower, type Naming } from './compile.ts';
import { contractsInBody } from './pr-body.ts';

/** Bytes of files, or the reason why one may not be read, to documents. */
export function documentsOf(
  files: ReadonlyMap<string, Uint8Array | string>,
  trust: Trust,
): { documents: Document[]; problems: Problem[] } {
  const documents: Document[] = [];
  const problems: Problem[] = [];
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (typeof content === 'string') {
      problems.push({ code: 'unreadable', message: content, at: { path, line: 1, column: 1 } });
      continue;
    }
    const parsed = parseDocuments(path, content);
    problems.push(...parsed.problems);
    documents.push(...parsed.nodes.map(node => ({ path, trust, node })));
    if (parsed.nodes.length === 0 && parsed.problems.length === 0) {
      problems.push({
        code: 'empty',
        message: 'the file holds no contract; write one, or delete it',
        at: { path, line: 1, column: 1 },
      });
    }
  }
  return { documents, problems };
}

export function lowerFiles(
  files: ReadonlyMap<string, Uint8Array | string>,
  trust: Trust,
  policy: Policy,
  naming?: Naming,
): Lowered {
  const { documents, problems } = documentsOf(files, trust);
  const lowered = lower(documents, policy, naming);
  return { ...lowered, problems: [...problems, ...lowered.problems] };
}

interface Body {
  text: string;
  path: string;
}

/** Contracts in the bodies of pull requests: fences and hidden comments. Lines are those of the body. */
export function lowerBodies(bodies: readonly Body[], policy: Policy): Lowered {
  const read = bodies.map(documentsIn);
  const lowered = lower(
    read.flatMap(({ documents }) => documents),
    policy,
  );
  return { ...lowered, problems: [...read.flatMap(({ problems }) => problems), ...lowered.problems] };
}

function documentsIn(body: Body): { documents: Document[]; problems: Problem[] } {
  const documents: Document[] = [];
  const problems: Problem[] = [];
  const { blocks, tooDeep } = contractsInBody(body.text);
  if (tooDeep !== undefined)
    problems.push({
      code: 'unreadable',
      message: 'lists or quotes are nested too deeply from here on, so contracts may be missed; write it flatter',
      at: { path: body.path, line: tooDeep, column: 1 },
    });
  for (const { text, line, kind, closed } of blocks) {
    if (!closed)
      problems.push({
        code: 'unclosed',
        message: 'the contract is not closed; end it as it was opened',
        at: { path: body.path, line, column: 1 },
      });
    const parsed = parseDocuments(body.path.replace(/\.json$/i, ''), '\n'.repeat(line - 1) + text);
    problems.push(...parsed.problems.map(problem => ({ ...problem, at: { ...problem.at, path: body.path } })));
    for (const node of parsed.nodes) {
      const bare = kind === 'validation' && isBareValidation(node);
      const whole = bare
        ? { kind: 'map' as const, at: node.at, entries: [{ key: 'validation', keyAt: node.at, value: node }] }
        : node;
      documents.push({ path: body.path, trust: 'body', node: whole });
    }
    if (parsed.nodes.length === 0 && parsed.problems.length === 0) {
      problems.push({
        code: 'empty',
        message: 'the block holds no contract',
        at: { path: body.path, line, column: 1 },
      });
    }
  }
  return { documents, problems };
}

export interface PolicyRead {
  policy: Policy;
  /** The file to show the policy's own criteria at. */
  path: string;
  /** The policy in force could not be read. */
  problems: Problem[];
  /** The pull request's own version of it is no valid policy. */
  proposed: Problem[];
  missing?: string;
}

interface PolicyFile {
  path: string;
  bytes: Uint8Array;
}

type Files = ReadonlyMap<string, Uint8Array | string>;

/** The policy from the tip of the base; the pull request's version is only looked over. */
export async function readPolicy(checkout: Checkout, asked: PolicyFile | string | undefined): Promise<PolicyRead> {
  if (typeof asked === 'object') {
    const { policy = noPolicy, problems } = parsePolicyFile(asked.path, asked.bytes, `${asked.path}, named by hand`);
    return { policy, path: asked.path, problems, proposed: [] };
  }
  const paths = asked === undefined ? policyPaths : [asked];
  const wanted = (path: string) => paths.includes(path);
  const head = await checkout.read('head', wanted);
  const { base } = checkout;
  const files = base ? await checkout.read('base', wanted) : head;
  const where = base ? `${base.branch}@${base.commit.slice(0, 7)}` : 'the checkout, where nothing protects it';
  const proposed = base ? look(checkout, paths, head) : [];
  const path = paths.find(each => files.has(each));
  if (path === undefined) {
    const missing =
      asked === undefined
        ? {}
        : { missing: `there is no policy ${asked} at ${where}; correct its name, or merge it there first` };
    return { policy: noPolicy, path: paths[0]!, problems: [], proposed, ...missing };
  }
  const source = `${path} at ${where}`;
  const { policy, problems } = parsePolicyFile(path, files.get(path)!, source);
  return { policy: policy ?? { ...noPolicy, source: `${source}, which could not be read` }, path, problems, proposed };
}

/** The problems of a policy that the pull request would put in force. */
function look(checkout: Checkout, paths: readonly string[], head: Files): Problem[] {
  const path = paths.find(each => head.has(each));
  if (path === undefined || !checkout.changes.some(change => change.path === path)) return [];
  return parsePolicyFile(path, head.get(path)!, '').problems.map(problem => ({
    ...problem,
    message: `the new policy: ${problem.message}`,
  }));
}

/** Bytes, or the reason why they may not be read. */
export function parsePolicyFile(
  path: string,
  content: Uint8Array | string,
  source: string,
): { policy?: Policy; problems: Problem[] } {
  if (typeof content !== 'string') return parsePolicy(path, content, source, checkOutputExamples);
  return { problems: [{ code: 'unreadable', message: content, at: { path, line: 1, column: 1 } }] };
}
