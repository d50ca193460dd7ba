import { joinRuns, type Misfit, type Recorded } from '../../engine/recorded-runs.ts';
import type { Results } from '../../model/results.ts';
import type { Isolation } from '../../model/world.ts';

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
  const problem = misfitOfShards(files) ?? missingContract(files, expected);
  if (problem !== undefined) return { problem };
  const runs = joinRuns(files.map(({ results }) => results.runs!));
  if ('problem' in runs) return { problem: `the results files are not those of one run: ${runs.problem}` };
  const cages = files.flatMap(({ results }) => results.cage ?? []);
  const bare = files.find(({ results: { cage, runs } }) => !cage && runs!.commands.length > 0);
  if (bare) return { problem: `the results file ${bare.path} does not say in which cage its commands ran` };
  const cage = weakest(cages);
  return { runs, ...(cage ? { cage } : {}) };
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

/** Either one file for everything, or each shard once. */
function misfitOfShards(files: readonly ResultsFile[]): string | undefined {
  const [first, second] = files;
  if (!first) return 'there is no results file';
  const whole = files.find(({ results }) => !results.shard);
  if (whole) return second ? `the results file ${whole.path} is not a shard, and is not the only one` : undefined;
  const total = first.results.shard!.total;
  const paths = new Map<number, string>();
  for (const { path, results } of files) {
    const { index, total: own } = results.shard!;
    if (own !== total) return `the results file ${path} is one of ${own} shards, and ${first.path} one of ${total}`;
    if (index < 1 || index > total) return `the results file ${path} is shard ${index} of ${total}`;
    if (paths.has(index)) return `shard ${index}/${total} is there twice: ${paths.get(index)} and ${path}`;
    paths.set(index, path);
  }
  const numbers = Array.from({ length: Math.min(total, files.length + 1) }, (_, index) => index + 1);
  const missing = numbers.find(index => !paths.has(index));
  return missing === undefined ? undefined : `shard ${missing}/${total} is missing; run its job again`;
}

function missingContract(files: readonly ResultsFile[], { contracts }: Expected): string | undefined {
  const there = new Set(files.flatMap(({ results }) => results.contracts.map(({ id }) => id)));
  const missing = [...contracts.keys()].find(id => !there.has(id));
  return missing === undefined ? undefined : `no results file has the contract ${missing}; run all jobs again`;
}

/** No cage on one machine is no cage. */
function weakest(cages: readonly Isolation[]): Isolation | undefined {
  const none = cages.find(({ kind }) => kind === 'none');
  const open = cages.find(({ network }) => network === 'allow');
  return none ?? open ?? cages[0];
}

function named(pull: number | null): string {
  return pull === null ? 'no single pull request' : `#${pull}`;
}

function short(commit: string | null): string {
  return commit?.slice(0, 7) ?? 'nothing';
}
