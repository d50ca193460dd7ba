import { type Commit, listCommits } from './objects.ts';
import { probeIn } from './probe.ts';
import { commitOf, type GitCall, type GitProbe, gitIn, oneLine } from './process.ts';

export interface HistoryOptions {
  cwd: string;
  /** Such as `https://github.com/owner/name`. */
  url: string;
  token: string;
}

/** The history of a checkout. Fetches missing parts; adds objects, never moves a branch. */
export interface CheckoutHistory {
  /** The commit that is checked out. */
  head: string | null;
  /** From the commit itself, so also in a shallow checkout. */
  parents(commit: string): Promise<string[]>;
  /** Whether the checkout has these commits and all their ancestors. */
  isWhole(...commits: string[]): Promise<boolean>;
  mergeBases(a: string, b: string): Promise<string[]>;
  commits(from: string, to: string): Promise<Commit[]>;
  /** Fetches commits that are missing. False if the server doesn't have them. */
  fetchMissing(...commits: string[]): Promise<boolean>;
  /** Fetches these commits with all their ancestors. */
  deepen(...commits: string[]): Promise<boolean>;
  /** The tree of a commit. */
  treeOf(commit: string): Promise<string>;
  /** The tree of a merge of two commits; undefined if they conflict or have no common history here. */
  mergedTree(onto: string, head: string): Promise<string | undefined>;
  /** The tip of a branch on the server. */
  tip(branch: string): Promise<string | undefined>;
}

/** Git reads these like a configuration file, so the token is on no command line. */
function accessTo(url: string, token: string): Record<string, string> {
  const key = `http.${new URL(url).origin}/.extraheader`;
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '2',
    // An empty value removes the header that actions/checkout configured: the server refuses two.
    GIT_CONFIG_KEY_0: key,
    GIT_CONFIG_VALUE_0: '',
    GIT_CONFIG_KEY_1: key,
    GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}`,
  };
}

/** No background process, no waiting for a silent server. */
const fetchSettings = ['gc.auto=0', 'maintenance.auto=false', 'http.lowSpeedLimit=1', 'http.lowSpeedTime=30'].flatMap(
  setting => ['-c', setting],
);
const maxFetchMs = 5 * 60_000;
const protocols = { GIT_ALLOW_PROTOCOL: 'https:http' };

export async function openHistory({ cwd, url, token }: HistoryOptions): Promise<CheckoutHistory> {
  const git = gitIn(cwd);
  const probe = probeIn(cwd);
  const access = token === '' ? [undefined] : [accessTo(url, token), undefined];
  const missingOf = (commits: readonly string[]) => missingCommits(probe, commits);

  const fetch = async (commits: readonly string[], whenShallow: string): Promise<boolean> => {
    const depth = (await isShallow(probe)) ? [whenShallow] : [];
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', ...depth];
    return remotely(git, access, ['fetch', ...options, '--end-of-options', url, ...commits]).then(
      () => true,
      () => false,
    );
  };

  /** A partial clone fetches files on demand with its own credentials. This fetches them now, with our token. */
  const fetchFiles = async (commits: readonly string[]): Promise<void> => {
    const missing = (await isPartial(probe)) ? await missingObjects(git, commits) : [];
    if (missing.length === 0) return;
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--stdin'];
    const asked = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', ...options, '--end-of-options', url];
    // On failure, git tries again when it reads the file.
    await remotely(git, access, asked, `${missing.join('\n')}\n`).catch(() => undefined);
  };

  const head = await commitOf(probe, 'HEAD');
  return {
    head,
    parents: commit => parentsOf(git, commit),
    async isWhole(...commits) {
      return !(await isShallow(probe)) && (await missingOf(commits)).length === 0;
    },
    async mergeBases(a, b) {
      const answer = await git(['merge-base', '--all', '--end-of-options', a, b], { accept: [0, 1] });
      return oneLine(answer).split('\n').filter(Boolean);
    },
    commits: (from, to) => listCommits(git, from, to),
    async fetchMissing(...commits) {
      const missing = await missingOf(commits);
      if (missing.length > 0) {
        if (!(await fetch(missing, '--depth=1')) || (await missingOf(missing)).length > 0) return false;
      }
      await fetchFiles([...commits, ...(head ? [head] : [])]);
      return true;
    },
    deepen: (...commits) => fetch(commits, '--unshallow'),
    treeOf: async commit => oneLine(await git(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])),
    async mergedTree(onto, head) {
      const merged = await git(['merge-tree', '--write-tree', '--end-of-options', onto, head], { accept: [0, 1, 128] });
      return merged.code === 0 ? oneLine(merged) : undefined;
    },
    async tip(branch) {
      const asked = ['ls-remote', '--refs', '--end-of-options', url, `refs/heads/${branch}`];
      const answer = await remotely(git, access, asked).catch(() => undefined);
      return answer && /^([0-9a-f]{40,64})\t/.exec(oneLine(answer))?.[1];
    },
  };
}

/** With our token, or if that fails with the credentials of the checkout. */
async function remotely(
  git: GitCall,
  access: readonly (Record<string, string> | undefined)[],
  args: string[],
  input = '',
) {
  let failure: unknown;
  for (const each of access) {
    try {
      return await git([...fetchSettings, ...args], {
        env: { ...protocols, ...each },
        input,
        limitMs: maxFetchMs,
      });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Git ends at an object that it would have to fetch: neither that one nor those after it are known to be there. */
async function missingCommits(probe: GitProbe, commits: readonly string[]): Promise<string[]> {
  const asked = ['cat-file', '--batch-check=%(objectname) %(objecttype)'];
  const answer = await probe(asked, { accept: [0, 128], input: `${commits.join('\n')}\n` });
  const found = new Set(oneLine(answer).split('\n'));
  return commits.filter(commit => !found.has(`${commit} commit`));
}

async function isShallow(probe: GitProbe): Promise<boolean> {
  return oneLine(await probe(['rev-parse', '--is-shallow-repository'])) === 'true';
}

async function isPartial(probe: GitProbe): Promise<boolean> {
  const settings = '^(remote\\..*\\.(promisor|partialclonefilter)|extensions\\.partialclone)$';
  return (await probe(['config', '--get-regexp', settings], { accept: [0, 1] })).code === 0;
}

/** Files of these commits, without their ancestors. */
async function missingObjects(git: GitCall, commits: readonly string[]): Promise<string[]> {
  const trees = [...new Set(commits)].map(commit => `${commit}^{tree}`);
  const { stdout } = await git(['rev-list', '--objects', '--missing=print', '--end-of-options', ...trees]);
  return [...stdout.toString('latin1').matchAll(/^\?([0-9a-f]{40,64})$/gm)].map(([, id]) => id!);
}

async function parentsOf(git: GitCall, commit: string): Promise<string[]> {
  const header = oneLine(await git(['cat-file', 'commit', commit])).split('\n\n', 1)[0]!;
  return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id!);
}
