import { matchesAny } from '../match/glob.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Policy } from '../policy/schema.ts';
import { isSessionFile } from '../sessions/session.ts';
import { nothingLowered } from './compile.ts';
import type { Sides } from './enforce-base.ts';
import { lowerBodies, lowerFiles } from './read.ts';
import type { ByHand, PullRequest } from './select.ts';

interface Asked {
  pulls: readonly PullRequest[];
  /** Globs of contract files. */
  contracts: readonly string[];
  hand: ByHand;
  /** Contract files from outside the checkout's own, named by hand. */
  extra?: ReadonlyMap<string, Uint8Array>;
}

/** Contract documents of both ends and of the body. The head's are read only where the pull request touched them. */
export async function sidesOf(request: Asked, checkout: Checkout, policy: Policy): Promise<Sides> {
  const { changes } = checkout;
  const byHand = (path: string) => request.hand.paths.includes(path) && !isSessionFile(path);
  const isContract = (path: string) => matchesAny(request.contracts, path) || byHand(path);
  const headFiles = async (wanted: (path: string) => boolean) =>
    new Map([...(await checkout.read('head', wanted)), ...(request.extra ?? [])]);
  const bodies = request.pulls.map(({ body }) => body);
  const body = lowerBodies(bodies, policy);
  if (!checkout.base) {
    const head = lowerFiles(await headFiles(isContract), 'head', policy);
    return { base: null, fork: nothingLowered, head, body, changes };
  }
  const touched = new Set(changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
  const baseFiles = await checkout.read('base', isContract);
  const base = lowerFiles(baseFiles, 'base', policy);
  const from = new Map(changes.map(change => [change.path, change.from ?? change.path]));
  const naming = { given: base.given, taken: base.contracts.map(({ id }) => id), original: (path: string) => path };
  const forkFiles = await checkout.read('fork', path => touched.has(path) && isContract(path));
  const isNews = (path: string) => touched.has(path) || (byHand(path) && !baseFiles.has(path));
  const files = await headFiles(path => isContract(path) && isNews(path));
  // A file that is moved keeps the name that it gave its contract only while its own name stays.
  const original = (path: string) =>
    fileName(from.get(path) ?? path) === fileName(path) ? (from.get(path) ?? path) : path;
  const fork = lowerFiles(forkFiles, 'base', policy, naming);
  return { base, fork, head: lowerFiles(files, 'head', policy, { ...naming, original }), body, changes };
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
