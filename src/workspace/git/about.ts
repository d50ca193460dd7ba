import { fields, type GitCall, gitIn, oneLine } from './process.ts';

/** What git knows of a repository beyond its files. */
export interface RepositoryAbout {
  /** Such as `main`: the remote's default branch, else a local `main` or `master`, else the current one. */
  defaultBranch: string;
  /** The URL of the remote; undefined without one. */
  remote?: string;
  /** How many people wrote the commits, without bots; at most `mostCommits` commits are read. */
  people: number;
}

const mostCommits = 5_000;

export async function aboutRepository(top: string): Promise<RepositoryAbout> {
  const git = gitIn(top);
  const remotes = oneLine(await git(['remote']))
    .split('\n')
    .filter(Boolean);
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  const url =
    remote === undefined ? '' : oneLine(await git(['config', '--get', `remote.${remote}.url`], { accept: [0, 1] }));
  return {
    defaultBranch: await defaultBranch(git, remote),
    ...(url ? { remote: url } : {}),
    people: await peopleIn(git),
  };
}

async function defaultBranch(git: GitCall, remote: string | undefined): Promise<string> {
  const pointer = `refs/remotes/${remote ?? 'origin'}/HEAD`;
  const named = await git(['symbolic-ref', '--quiet', pointer], { accept: [0, 1, 128] });
  if (named.code === 0) return oneLine(named).replace(pointer.replace(/HEAD$/, ''), '');
  const format = ['--format=%(refname:short)', 'refs/heads/main', 'refs/heads/master'];
  const [usual] = oneLine(await git(['for-each-ref', ...format]))
    .split('\n')
    .filter(Boolean);
  if (usual) return usual;
  const current = await git(['symbolic-ref', '--quiet', '--short', 'HEAD'], { accept: [0, 1] });
  return oneLine(current) || 'main';
}

/** One person may write under several addresses, or under several names. */
async function peopleIn(git: GitCall): Promise<number> {
  const answer = await git(['log', '-z', `--max-count=${mostCommits}`, '--format=tformat:%aN%x00%aE', 'HEAD', '--'], {
    accept: [0, 128],
  });
  const words = answer.code === 0 ? fields(answer.stdout) : [];
  const names = new Set<string>();
  const addresses = new Set<string>();
  for (let index = 0; index + 1 < words.length; index += 2) {
    const [name, address] = [words[index]!.toLowerCase(), words[index + 1]!.toLowerCase()];
    if (/\[bot\]/.test(`${name} ${address}`)) continue;
    names.add(name);
    addresses.add(address);
  }
  return Math.min(names.size, addresses.size);
}
