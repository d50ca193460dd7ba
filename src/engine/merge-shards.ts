import { someOf } from '../model/outcome.ts';
import type { Results } from '../model/results.ts';
import { type Isolation, isolationKinds } from '../model/world.ts';
import { canonical } from '../syntax/digest.ts';
import { joinRuns, type Misfit, type Recorded } from './recorded-runs.ts';

/** The results of one shard, and its name in messages. */
export interface ShardFile {
  name: string;
  results: Results;
}

/** What the commands of all shards did; or, as a sentence, why these are not all shards of one run. */
export function joinShards(files: readonly ShardFile[]): Recorded | Misfit {
  const problem = files.map(notShard).find(each => each !== undefined) ?? notOneRun(files);
  if (problem !== undefined) return { problem };
  const ordered = files.map(({ results }) => results).sort((a, b) => a.shard!.index - b.shard!.index);
  const runs = joinRuns(ordered.map(each => each.runs!));
  if ('problem' in runs) return runs;
  const cage = weakest(ordered.flatMap(each => each.cage ?? []));
  return { runs, ...(cage ? { cage } : {}) };
}

function notShard({ name, results: { shard, runs } }: ShardFile): string | undefined {
  if (!shard) return `${name} is not of a shard; write it with contract-gate verify --shard I/N --json`;
  if (shard.index < 1 || shard.index > shard.total)
    return `${name} says that it is shard ${shard.index}/${shard.total}`;
  return runs ? undefined : `${name} does not say what its commands did`;
}

function notOneRun(files: readonly ShardFile[]): string | undefined {
  const [first] = files;
  const { total, division } = first!.results.shard!;
  const byIndex = new Map<number, string>();
  for (const { name, results } of files) {
    const { index, ...shard } = results.shard!;
    if (shard.total !== total)
      return `${first!.name} is one of ${total} shards, and ${name} one of ${shard.total}; merge the shards of one run`;
    if (canonical(shard.division ?? null) !== canonical(division ?? null))
      return `${first!.name} and ${name} were planned differently; run plan once, and give each machine one of its shards`;
    const other = byIndex.get(index);
    if (other !== undefined) return `shard ${index}/${total} is there twice: ${other} and ${name}`;
    byIndex.set(index, name);
  }
  if (byIndex.size === total) return undefined;
  const missing: string[] = [];
  for (let index = 1; index <= total && missing.length <= 10; index++)
    if (!byIndex.has(index)) missing.push(`${index}/${total}`);
  const are = total - byIndex.size === 1 ? 'shard is' : 'shards are';
  return `${total - byIndex.size} ${are} missing: ${someOf(missing)}`;
}

/** The one that protects least: the report must not promise more. */
function weakest(cages: readonly Isolation[]): Isolation | undefined {
  const rank = ({ kind, network }: Isolation) => isolationKinds.indexOf(kind) * 2 + (network === 'allow' ? 1 : 0);
  return cages.reduce<Isolation | undefined>(
    (found, each) => (found && rank(found) >= rank(each) ? found : each),
    undefined,
  );
}

/**
 * Why a shard does not belong to what was judged here, as a sentence. `ignored`: uncommitted files that don't count, such as
 * the results files themselves.
 */
export function foreignShard(
  files: readonly ShardFile[],
  here: Results,
  ignored: ReadonlySet<string> = new Set(),
): string | undefined {
  for (const { name, results } of files) {
    const difference = differenceBetween(results, here, ignored);
    if (difference !== undefined) return `${name} ${difference}`;
  }
  return undefined;
}

function differenceBetween(there: Results, here: Results, ignored: ReadonlySet<string>): string | undefined {
  const commit = (id: string | null) => id?.slice(0, 12) ?? 'no commit';
  const { head, base, committed, event, repository } = there.target;
  if (there.tool.version !== here.tool.version)
    return `was written by version ${there.tool.version}; this is ${here.tool.version}`;
  if (head !== here.target.head)
    return `is about the commit ${commit(head)}; this checkout is at ${commit(here.target.head)}`;
  if (base !== here.target.base)
    return `was compared with the base ${commit(base)}; here the base is ${commit(here.target.base)}`;
  if (repository !== here.target.repository || event !== here.target.event)
    return `is about the event ${event} of ${repository ?? 'no repository'}; here it is ${here.target.event}`;
  if (committed !== here.target.committed)
    return `was judged ${committed ? 'with' : 'without'} --committed; merge it the same way`;
  const dirty = (of: Results) => of.target.dirty.filter(path => !ignored.has(path)).join('\0');
  if (!committed && dirty(there) !== dirty(here)) return 'was judged with other uncommitted files';
  if (there.policy.source !== here.policy.source || there.policy.digest !== here.policy.digest)
    return 'was judged by another policy';
  const contracts = (of: Results) => canonical(of.contracts.map(({ id, digest }) => `${id} ${digest}`).sort());
  return contracts(there) === contracts(here)
    ? undefined
    : 'is about other contracts; merge it with the options that it was verified with, such as --all or --only';
}
