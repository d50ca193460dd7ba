import { matchesAny } from '../match/glob.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Dialects } from '../model/dialect.ts';
import type { ByHand, PullRequest } from '../model/pull-request.ts';
import type { Policy } from '../policy/schema.ts';
import { isSessionFile } from '../sessions/session.ts';
import { nothingCompiled } from './compile.ts';
import type { Revisions } from './enforce-base.ts';
import { compileBodies, compileFiles } from './read.ts';

interface RevisionRequest {
  pulls: readonly PullRequest[];
  /** Globs of contract files. */
  contracts: readonly string[];
  hand: ByHand;
  /** Contract files that were passed explicitly and are not part of the checkout. */
  extra?: ReadonlyMap<string, Uint8Array>;
}

/** Reads the contracts of the base, the head and the body. The head's are read only if the pull request touched them. */
export async function readRevisions(
  request: RevisionRequest,
  checkout: Checkout,
  policy: Policy,
  dialects: Dialects,
): Promise<Revisions> {
  const options = { policy, dialects };
  const { changes } = checkout;
  const byHand = (path: string) => request.hand.paths.includes(path) && !isSessionFile(path);
  const isContract = (path: string) => matchesAny(request.contracts, path) || byHand(path);
  const headFiles = async (wanted: (path: string) => boolean) =>
    new Map([...(await checkout.read('head', wanted)), ...(request.extra ?? [])]);
  const bodies = request.pulls.map(({ body }) => body);
  const body = compileBodies(bodies, options);
  if (!checkout.base) {
    const head = compileFiles(await headFiles(isContract), 'head', options);
    return { base: null, fork: nothingCompiled, head, body, changes };
  }
  const touched = new Set(changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
  const baseFiles = await checkout.read('base', isContract);
  const base = compileFiles(baseFiles, 'base', options);
  const from = new Map(changes.map(change => [change.path, change.from ?? change.path]));
  const naming = { given: base.given, taken: base.contracts.map(({ id }) => id), original: (path: string) => path };
  const forkFiles = await checkout.read('fork', path => touched.has(path) && isContract(path));
  const isNews = (path: string) => touched.has(path) || (byHand(path) && !baseFiles.has(path));
  const files = await headFiles(path => isContract(path) && isNews(path));
  // A moved file keeps the id that it gave its contract only if the file name stays the same.
  const original = (path: string) =>
    fileName(from.get(path) ?? path) === fileName(path) ? (from.get(path) ?? path) : path;
  const fork = compileFiles(forkFiles, 'base', options, naming);
  return { base, fork, head: compileFiles(files, 'head', options, { ...naming, original }), body, changes };
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
