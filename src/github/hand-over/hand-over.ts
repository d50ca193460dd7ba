import type { Misfit, Recorded } from '../../engine/recorded-runs.ts';
import type { Prepared, Request } from '../../gate.ts';
import { matchesAny } from '../../match/glob.ts';
import type { Checkout } from '../../model/checkout.ts';
import { protectedGlobs } from '../../policy/schema.ts';
import { accept, type Expected } from './accept.ts';
import { readResultsFiles } from './read-results.ts';

interface HandOver {
  /** Globs of results files, relative to the folder. */
  globs: readonly string[];
  folder: string;
  request: Pick<Request, 'tool' | 'repository' | 'server' | 'pulls'>;
  checkout: Pick<Checkout, 'base' | 'head' | 'read'>;
  /** The file of the workflow that ran the commands, if it is not the one that runs now. */
  workflow?: string;
}

/** What the commands did where they ran, for the plan that is made here; or why that can't be used, as a sentence. */
export async function openHandOver(handOver: HandOver): Promise<(prepared: Prepared) => Recorded | Misfit> {
  const { globs, folder, workflow, checkout } = handOver;
  const objection = workflow === undefined ? () => undefined : await workflowObjection(workflow, checkout);
  const read = await readResultsFiles(globs, folder);
  return prepared => {
    const expected = expectedFrom(prepared, handOver);
    // Without a command, nothing is taken from the files, so nothing in them matters.
    if (expected.contracts.size === 0) return { runs: { top: '/', commands: [], disturbed: [] } };
    const problem = objection(prepared);
    const answer = problem !== undefined ? { problem } : 'problem' in read ? read : accept(read.files, expected);
    return 'problem' in answer ? { problem: shortened(answer.problem) } : answer;
  };
}

/** A sentence may quote what a hostile job wrote. */
function shortened(problem: string): string {
  return problem.length > maxProblem ? `${problem.slice(0, maxProblem - 1)}…` : problem;
}

const maxProblem = 400;

function expectedFrom({ policy, plan }: Prepared, { request, checkout }: HandOver): Expected {
  const { tool, repository, server, pulls } = request;
  const pull = pulls.length === 1 ? pulls[0]!.number : null;
  const base = checkout.base?.commit ?? null;
  const runsCommand = (id: string) => plan.steps.get(plan.stepOf.get(id)!)?.check.runs === 'command';
  const contracts = plan.levels
    .flat()
    .filter(({ criteria }) => criteria.some(({ id, skip }) => skip === undefined && runsCommand(id)));
  return {
    tool,
    target: { repository, pull, base, head: checkout.head, ...(server ? { server } : {}) },
    policy: policy.digest,
    contracts: new Map(contracts.map(({ id, digest }) => [id, digest])),
  };
}

/** A pull request brings its own version of the workflow that runs on it, and could bring another of the same name. */
async function workflowObjection(
  workflow: string,
  { read }: HandOver['checkout'],
): Promise<(prepared: Prepared) => string | undefined> {
  const isIt = (path: string) => path === workflow;
  const [before, now] = await Promise.all([read('base', isIt), read('head', isIt)]);
  const [old, own] = [before.get(workflow), now.get(workflow)];
  const again = 'use that of the base branch';
  if (!(old instanceof Uint8Array))
    return () => `the commands were run by ${workflow}, which is not on the base branch; ${again}`;
  if (own instanceof Uint8Array && Buffer.compare(old, own) === 0) return () => undefined;
  return ({ policy, policyPath }) =>
    // A protected file waits for a person anyway.
    matchesAny(protectedGlobs(policy, policyPath), workflow)
      ? undefined
      : `the commands were run by ${workflow}, which this pull request changes; ${again}`;
}
