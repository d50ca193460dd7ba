import { commitOf, type GitCall, oneLine } from './process.ts';

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

/** Finds the base to compare a checkout with. Remote branches come before local ones, which may be outdated or changed. */
export function baseResolver(git: GitCall, current: Current): (name?: string) => Promise<BaseRef | null> {
  return async name => {
    const remotes = oneLine(await git(['remote']))
      .split('\n')
      .filter(Boolean);
    const remote = remotes.includes('origin') || remotes.length !== 1 ? 'origin' : remotes[0]!;
    if (name !== undefined) return (await named(git, name, remote, remotes)) ?? unknown(git, name);
    const base = await byDefault(git, remote);
    const isHead = base?.commit === current.head && (current.branch === null || current.branch === base?.branch);
    return isHead ? null : base;
  };
}

async function named(git: GitCall, name: string, remote: string, remotes: string[]): Promise<BaseRef | null> {
  const qualified = remotes.find(each => name.startsWith(`${each}/`));
  const candidates: [ref: string, branch: string][] = qualified
    ? [[`refs/remotes/${name}`, name.slice(qualified.length + 1)]]
    : [[`refs/remotes/${remote}/${name}`, name]];
  candidates.push([`refs/heads/${name}`, name]);
  if (name.startsWith('refs/')) candidates.unshift([name, name.replace(/^refs\/(heads|tags|remotes\/[^/]+)\//, '')]);
  const ref = await firstOf(git, candidates);
  if (ref || name.startsWith('-')) return ref;
  const commit = await commitOf(git, name);
  return commit === null ? null : { ref: commit, branch: name, commit };
}

async function byDefault(git: GitCall, remote: string): Promise<BaseRef | null> {
  const pointer = await git(['symbolic-ref', '--quiet', `refs/remotes/${remote}/HEAD`], { accept: [0, 1, 128] });
  const candidates = ['main', 'master'].map(branch => [`refs/remotes/${remote}/${branch}`, branch] as [string, string]);
  if (pointer.code === 0) {
    const ref = oneLine(pointer);
    candidates.unshift([ref, ref.replace(`refs/remotes/${remote}/`, '')]);
  }
  return firstOf(git, [...candidates, ['refs/heads/main', 'main'], ['refs/heads/master', 'master']]);
}

async function firstOf(git: GitCall, candidates: [ref: string, branch: string][]): Promise<BaseRef | null> {
  const answer = await git(['for-each-ref', '--format=%(refname)', ...candidates.map(([ref]) => ref)]);
  const known = new Set(oneLine(answer).split('\n'));
  for (const [ref, branch] of candidates) {
    const commit = known.has(ref) ? await commitOf(git, ref) : null;
    if (commit) return { ref, branch, commit };
  }
  return null;
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
