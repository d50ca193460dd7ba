import { joinShards } from '../../engine/merge-shards.ts';
import { joinRuns, type Misfit, type Recorded } from '../../engine/recorded-runs.ts';
import type { Results } from '../../model/results.ts';

/** A results file that was read. Its content may be anything of the right shape. */
export interface ResultsFile {
  path: string;
  results: Results;
}

/** What a results file must be about. */
export interface Expected {
  tool: Results['tool'];
  target: Pick<Results['target'], 'repository' | 'server' | 'pull' | 'base' | 'head'>;
  policy: string;
  /** The contracts with commands: id → digest. */
  contracts: ReadonlyMap<string, string>;
}

/** What the commands did, or why these files don't show it, as a sentence. */
export function accept(files: readonly ResultsFile[], expected: Expected): Recorded | Misfit {
  for (const { path, results } of files) {
    const problem = misfit(results, expected);
    if (problem !== undefined) return { problem: `the results file ${path} ${problem}` };
  }
  const [only, ...others] = files;
  if (!only) return { problem: 'there is no results file' };
  const whole = files.find(({ results }) => !results.shard);
  if (whole && others.length > 0)
    return { problem: `the results file ${whole.path} is not a shard, and is not the only one` };
  const bare = files.find(({ results: { cage, runs } }) => !cage && runs!.commands.length > 0);
  if (bare) return { problem: `the results file ${bare.path} does not say in which cage its commands ran` };
  const joined = whole ? joinWhole(whole.results) : joinShards(files.map(each => ({ name: each.path, ...each })));
  if ('problem' in joined) return joined;
  const problem = missingContract(files, expected);
  return problem === undefined ? joined : { problem };
}

/** As of shards: every run must have its own key, and none may be there twice. */
function joinWhole({ runs, cage }: Results): Recorded | Misfit {
  const joined = joinRuns([runs!]);
  return 'problem' in joined ? joined : { runs: joined, ...(cage ? { cage } : {}) };
}

/** The first way in which a file is not about this run, as the rest of a sentence. */
function misfit({ tool, target, policy, contracts, runs }: Results, expected: Expected): string | undefined {
  const about = expected.target;
  const again = 'run all jobs again';
  if (tool.name !== expected.tool.name || tool.version !== expected.tool.version)
    return `is from ${tool.name} ${tool.version}, and this is ${expected.tool.version}: use one version in all jobs`;
  if (target.repository !== about.repository || target.server !== about.server)
    return `is about the repository ${target.repository ?? 'of a local run'}, not ${about.repository}`;
  if (target.pull !== about.pull) return `is about ${named(target.pull)}, not ${named(about.pull)}`;
  if (target.head !== about.head) return `is about the head ${short(target.head)}, not ${short(about.head)}; ${again}`;
  if (target.base !== about.base)
    return `was written when the base was ${short(target.base)}, and it is ${short(about.base)} now; ${again}`;
  if (!target.committed || target.dirty.length > 0) return 'is about files that are not committed';
  if (policy.digest !== expected.policy) return `was written under another policy; ${again}`;
  const changed = contracts.find(({ id, digest }) => (expected.contracts.get(id) ?? digest) !== digest);
  if (changed) return `was written for another version of the contract ${changed.id}; ${again}`;
  return runs ? undefined : 'has no recorded commands; write it with command: verify';
}

function missingContract(files: readonly ResultsFile[], { contracts }: Expected): string | undefined {
  const there = new Set(files.flatMap(({ results }) => results.contracts.map(({ id }) => id)));
  const missing = [...contracts.keys()].find(id => !there.has(id));
  return missing === undefined ? undefined : `no results file has the contract ${missing}; run all jobs again`;
}

function named(pull: number | null): string {
  return pull === null ? 'no single pull request' : `#${pull}`;
}

function short(commit: string | null): string {
  return commit?.slice(0, 7) ?? 'nothing';
}
