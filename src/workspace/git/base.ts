import type { ObjectStore } from './object-store.ts';
import { type GitCall, oneLine } from './process.ts';

export interface BaseRef {
  /** The full name of the ref, or the commit id if no ref was named. */
  ref: string;
  /** The name of the branch without its remote. */
  branch: string;
  commit: string;
}

interface Current {
  head: string | null;
  branch: string | null;
}

/** Refs by their full name. Only these are looked up: git itself takes a name for whatever has a similar one. */
type Refs = ReadonlyMap<string, { commit: string; pointsTo: string }>;

/** Finds the base to compare a checkout with. Remote branches come before local ones, which may be outdated or changed. */
export function baseResolver(
  git: GitCall,
  store: Pick<ObjectStore, 'read'>,
  { head, branch }: Current,
): (name?: string) => Promise<BaseRef | null> {
  return async name => {
    if (name !== undefined) return (await named(git, store, name)) ?? unknown(git, name);
    const base = await byDefault(git);
    const isHead = base?.commit === head && (branch === null || branch === base?.branch);
    return isHead ? null : base;
  };
}

async function named(git: GitCall, store: Pick<ObjectStore, 'read'>, name: string): Promise<BaseRef | null> {
  const remotes = await remotesOf(git);
  const remote = usualRemote(remotes);
  const qualified = remotes.find(each => name.startsWith(`${each}/`));
  const candidates: Candidate[] = qualified
    ? [[`refs/remotes/${name}`, name.slice(qualified.length + 1)]]
    : [[`refs/remotes/${remote}/${name}`, name]];
  candidates.push([`refs/heads/${name}`, name]);
  if (name.startsWith('refs/')) candidates.unshift([name, name.replace(/^refs\/(heads|tags|remotes\/[^/]+)\//, '')]);
  const base = firstOf(await refsLike(git, ...candidates.map(([ref]) => ref)), candidates);
  if (base || name.startsWith('-')) return base;
  const commit = (await store.read(`${name}^{commit}`))?.oid;
  return commit === undefined ? null : { ref: commit, branch: name, commit };
}

const defaults = ['main', 'master'];

async function byDefault(git: GitCall): Promise<BaseRef | null> {
  const remoteNames = ['HEAD', ...defaults];
  const local = defaults.map(name => [`refs/heads/${name}`, name] as const);
  const refs = await refsLike(git, ...remoteNames.map(name => `refs/remotes/**/${name}`), ...local.map(([ref]) => ref));
  const hasRemote = [...refs.keys()].some(ref => ref.startsWith('refs/remotes/'));
  const hasOrigin = remoteNames.some(name => refs.has(`refs/remotes/origin/${name}`));
  const remote = hasRemote && !hasOrigin ? usualRemote(await remotesOf(git)) : 'origin';
  const prefix = `refs/remotes/${remote}/`;
  const pointer = refs.get(`${prefix}HEAD`);
  if (pointer?.pointsTo) {
    const { pointsTo: ref, commit } = pointer;
    return { ref, branch: ref.replace(prefix, ''), commit };
  }
  return firstOf(refs, [...defaults.map(name => [prefix + name, name] as const), ...local]);
}

async function remotesOf(git: GitCall): Promise<string[]> {
  return oneLine(await git(['remote']))
    .split('\n')
    .filter(Boolean);
}

function usualRemote(remotes: readonly string[]): string {
  return remotes.includes('origin') || remotes.length !== 1 ? 'origin' : remotes[0]!;
}

type Candidate = readonly [ref: string, branch: string];

function firstOf(refs: Refs, candidates: readonly Candidate[]): BaseRef | null {
  for (const [ref, branch] of candidates) {
    const found = refs.get(ref);
    if (found) return { ref, branch, commit: found.commit };
  }
  return null;
}

async function refsLike(git: GitCall, ...patterns: readonly string[]): Promise<Refs> {
  const format = '--format=%(refname) %(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end) %(symref)';
  const lines = oneLine(await git(['for-each-ref', format, ...patterns])).split('\n');
  return new Map(
    lines.filter(Boolean).map(line => {
      const [ref = '', commit = '', pointsTo = ''] = line.split(' ');
      return [ref, { commit, pointsTo }];
    }),
  );
}

async function unknown(git: GitCall, name: string): Promise<never> {
  const format = ['--format=%(refname:short)', '--sort=-committerdate', '--count=5'];
  const answer = await git(['for-each-ref', ...format, 'refs/remotes', 'refs/heads']);
  const known = oneLine(answer).split('\n').filter(Boolean).join(', ');
  throw new Error(
    `Unknown branch or commit ${JSON.stringify(name)}. ` +
      (known ? `Known branches: ${known}. Use one of these, or fetch it first.` : 'No branches found; fetch it first.'),
  );
}
