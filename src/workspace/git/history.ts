import { type Commit, listCommits } from './objects.ts';
import { probeIn } from './probe.ts';
import { commitOf, type GitCall, type GitProbe, gitIn, oneLine } from './process.ts';

export interface HistoryOptions {
  cwd: string;
  /** Where the repository is: `https://github.com/owner/name`. */
  url: string;
  token: string;
}

/** What a checkout knows of its history, and what it can fetch of the rest. Objects are added; no branch is moved. */
export interface History {
  /** The commit that is checked out. */
  head: string | null;
  /** As the commit itself names them, also where a shallow checkout hides them. */
  parents(commit: string): Promise<string[]>;
  /** Is everything before these commits here, too? */
  isWhole(...commits: string[]): Promise<boolean>;
  mergeBases(a: string, b: string): Promise<string[]>;
  commits(from: string, to: string): Promise<Commit[]>;
  /** Fetches what is missing. False where the server does not give it. */
  bring(...commits: string[]): Promise<boolean>;
  /** Fetches all that comes before these commits, too. */
  deepen(...commits: string[]): Promise<boolean>;
  /** The tip of a branch as the server has it now. */
  tip(branch: string): Promise<string | undefined>;
}

/** Git reads these like a configuration file, so the token stands on no command line. */
function accessTo(url: string, token: string): Record<string, string> {
  const key = `http.${new URL(url).origin}/.extraheader`;
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '2',
    // The first takes away what a checkout left in its configuration: two such headers are refused.
    GIT_CONFIG_KEY_0: key,
    GIT_CONFIG_VALUE_0: '',
    GIT_CONFIG_KEY_1: key,
    GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}`,
  };
}

/** Nothing is left to run in the background, a server that says nothing is left, and no other kind of address is followed. */
const quiet = ['gc.auto=0', 'maintenance.auto=false', 'http.lowSpeedLimit=1', 'http.lowSpeedTime=30'].flatMap(
  setting => ['-c', setting],
);
const longestFetch = 5 * 60_000;
const protocols = { GIT_ALLOW_PROTOCOL: 'https:http' };

export async function openHistory({ cwd, url, token }: HistoryOptions): Promise<History> {
  const git = gitIn(cwd);
  const probe = probeIn(cwd);
  const access = token === '' ? [undefined] : [accessTo(url, token), undefined];
  const isHere = async (commit: string) => (await commitOf(probe, commit)) === commit;

  const fetch = async (commits: readonly string[], whenShallow: string): Promise<boolean> => {
    const depth = (await isShallow(probe)) ? [whenShallow] : [];
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', ...depth];
    return remotely(git, access, ['fetch', ...options, '--end-of-options', url, ...commits]).then(
      () => true,
      () => false,
    );
  };

  /** A partial clone asks for files as they are needed, with what credentials it has itself; so they are brought now, with ours. */
  const fillIn = async (commits: readonly string[]): Promise<void> => {
    const missing = (await isPartial(probe)) ? await missingObjects(git, commits) : [];
    if (missing.length === 0) return;
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--stdin'];
    const asked = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', ...options, '--end-of-options', url];
    // What is not given now is asked for once more by git, when it is read.
    await remotely(git, access, asked, `${missing.join('\n')}\n`).catch(() => undefined);
  };

  const head = await commitOf(probe, 'HEAD');
  return {
    head,
    parents: commit => parentsOf(git, commit),
    async isWhole(...commits) {
      return !(await isShallow(probe)) && (await Promise.all(commits.map(isHere))).every(Boolean);
    },
    async mergeBases(a, b) {
      const answer = await git(['merge-base', '--all', '--end-of-options', a, b], { accept: [0, 1] });
      return oneLine(answer).split('\n').filter(Boolean);
    },
    commits: (from, to) => listCommits(git, from, to),
    async bring(...commits) {
      const known = await Promise.all(commits.map(isHere));
      const missing = commits.filter((_, index) => !known[index]);
      if (missing.length > 0 && !(await fetch(missing, '--depth=1'))) return false;
      if (!(await Promise.all(missing.map(isHere))).every(Boolean)) return false;
      await fillIn([...commits, ...(head ? [head] : [])]);
      return true;
    },
    deepen: (...commits) => fetch(commits, '--unshallow'),
    async tip(branch) {
      const asked = ['ls-remote', '--refs', '--end-of-options', url, `refs/heads/${branch}`];
      const answer = await remotely(git, access, asked).catch(() => undefined);
      return answer && /^([0-9a-f]{40,64})\t/.exec(oneLine(answer))?.[1];
    },
  };
}

/** With our token, and where that is not taken with what the checkout has itself. */
async function remotely(
  git: GitCall,
  access: readonly (Record<string, string> | undefined)[],
  args: string[],
  input = '',
) {
  let failure: unknown;
  for (const each of access) {
    try {
      return await git([...quiet, ...args], {
        env: { ...protocols, ...each },
        input,
        limitMs: longestFetch,
      });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function isShallow(probe: GitProbe): Promise<boolean> {
  return oneLine(await probe(['rev-parse', '--is-shallow-repository'])) === 'true';
}

async function isPartial(probe: GitProbe): Promise<boolean> {
  const settings = '^(remote\\..*\\.(promisor|partialclonefilter)|extensions\\.partialclone)$';
  return (await probe(['config', '--get-regexp', settings], { accept: [0, 1] })).code === 0;
}

/** Of the files of these commits, not of those before them. */
async function missingObjects(git: GitCall, commits: readonly string[]): Promise<string[]> {
  const trees = [...new Set(commits)].map(commit => `${commit}^{tree}`);
  const { stdout } = await git(['rev-list', '--objects', '--missing=print', '--end-of-options', ...trees]);
  return [...stdout.toString('latin1').matchAll(/^\?([0-9a-f]{40,64})$/gm)].map(([, id]) => id!);
}

async function parentsOf(git: GitCall, commit: string): Promise<string[]> {
  const header = oneLine(await git(['cat-file', 'commit', commit])).split('\n\n', 1)[0]!;
  return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id!);
}
