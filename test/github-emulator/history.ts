import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Repository, repository, type Tree, temporary } from '../support/repository.ts';

export interface Commit {
  sha: string;
  parents: string[];
  tree: string;
  message: string;
  author: { name: string; email: string; date: string };
  committer: { name: string; email: string; date: string };
}

export interface ChangedFile {
  filename: string;
  previous_filename?: string;
  status: 'added' | 'removed' | 'modified' | 'renamed';
  sha: string;
  additions: number;
  deletions: number;
  changes: number;
}

/** The real git data behind the emulated GitHub: a bare repository that is served, and a clone to work in. */
export interface History {
  /** Holds `OWNER/NAME.git`, as addresses do. */
  root: string;
  git(...args: string[]): string;
  /** The commit that a branch, a ref or an id stands for. */
  resolve(name: string): string | undefined;
  /** Commits on top of `from`; nothing points at them yet. */
  commit(from: string, steps: readonly Step[]): string;
  point(ref: string, commit: string | undefined): void;
  /** A merge commit with `into` as first parent; undefined where they conflict. */
  merge(into: string, head: string, message: string): string | undefined;
  isAncestor(one: string, other: string): boolean;
  mergeBase(one: string, other: string): string | undefined;
  /** What `to` has and `from` has not, oldest first. */
  commits(from: string, to: string): Commit[];
  commitAt(sha: string): Commit;
  changed(from: string, to: string): ChangedFile[];
}

export interface Step {
  files?: Tree;
  message?: string;
}

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
const fields = ['%H', '%P', '%T', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x1f');

export function openHistory(fullName: string, files?: Tree): History {
  const clone: Repository = repository(files);
  const root = temporary('served');
  const bare = join(root, `${fullName}.git`);
  mkdirSync(bare, { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', bare, ...identity, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 256 * 1024 * 1024,
    }).trimEnd();
  const attempt = (...args: string[]) => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };
  git('init', '--quiet', '--bare', '--initial-branch=main');
  appendFileSync(join(bare, 'config'), served);
  appendFileSync(join(clone.top, '.git/config'), `[remote "origin"]\n\turl = ${bare}\n`);
  clone.git('push', '--quiet', 'origin', 'main');

  /** Reading a loose ref takes no process; the proxy looks refs up in most requests. */
  const looseRef = (ref: string) => {
    try {
      return /^[0-9a-f]{40}(?=\n)/.exec(readFileSync(join(bare, ref), 'utf8'))?.[0];
    } catch {
      return undefined;
    }
  };
  const verified = (name: string) =>
    attempt('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  /** What is known of a commit never changes. */
  const commitsById = new Set<string>();
  const resolve = (name: string) => {
    if (commitsById.has(name)) return name;
    const found = (name.startsWith('refs/') ? looseRef(name) : undefined) ?? verified(name);
    if (found === name) commitsById.add(name);
    return found;
  };
  const between = <T>(compute: (from: string, to: string) => T) => {
    const known = new Map<string, T>();
    return (from: string, to: string): T => {
      const [one, other] = [resolve(from) ?? from, resolve(to) ?? to];
      const key = `${one} ${other}`;
      if (!known.has(key)) known.set(key, compute(one, other));
      return structuredClone(known.get(key)!);
    };
  };

  const logged = (...args: string[]) => (attempt('log', '-z', `--format=${fields}`, ...args) ?? '').split('\0');
  const commitAt = between(sha => commitFrom(logged('-1', sha)[0]!));
  const history: History = {
    root,
    git,
    resolve,
    commit(from, steps) {
      clone.git('checkout', '--quiet', '--detach', '--force', from);
      for (const { files: tree = {}, message } of steps) clone.commit(tree, message);
      const head = clone.git('rev-parse', 'HEAD');
      // A ref of its own, so that the objects arrive whatever becomes of the branches.
      clone.git('push', '--quiet', 'origin', `${head}:refs/ground/${head}`);
      return head;
    },
    point(ref, commit) {
      if (commit) git('update-ref', ref, commit);
      else git('update-ref', '-d', ref);
    },
    merge(into, head, message) {
      const tree = attempt('merge-tree', '--write-tree', into, head);
      return tree && git('commit-tree', tree, '-p', into, '-p', head, '-m', message);
    },
    isAncestor: (one, other) => attempt('merge-base', '--is-ancestor', one, other) !== undefined,
    mergeBase: between((one, other) => attempt('merge-base', one, other)),
    commits: between((from, to) => logged('--reverse', `${from}..${to}`).filter(Boolean).map(commitFrom)),
    commitAt: sha => commitAt(sha, sha),
    changed: between((from, to) => changedFiles(git, from, to)),
  };
  return history;
}

/** What GitHub's own servers allow: any commit by its id, partial clones, no push from here. */
const served = `[uploadpack]
\tallowAnySHA1InWant = true
\tallowFilter = true
[http]
\treceivepack = false
[gc]
\tauto = 0
`;

function commitFrom(line: string): Commit {
  const [sha, parents, tree, ...rest] = line.split('\x1f') as [string, string, string, ...string[]];
  const [name, email, date, committer, committerEmail, committed, message] = rest as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const utc = (text: string) => new Date(text).toISOString().replace('.000Z', 'Z');
  return {
    sha,
    parents: parents.split(' ').filter(Boolean),
    tree,
    message: message.trimEnd(),
    author: { name, email, date: utc(date) },
    committer: { name: committer, email: committerEmail, date: utc(committed) },
  };
}

function changedFiles(git: History['git'], from: string, to: string): ChangedFile[] {
  const words = git('diff', '--raw', '--no-abbrev', '-z', '-M', from, to).split('\0').filter(Boolean);
  const counts = lineCounts(git('diff', '--numstat', '-z', '-M', from, to));
  const files: ChangedFile[] = [];
  while (words.length > 0) {
    const [, , , sha, letter] = words.shift()!.split(' ') as [string, string, string, string, string];
    const first = words.shift()!;
    const renamed = letter.startsWith('R');
    const filename = renamed ? words.shift()! : first;
    const [additions, deletions] = counts.get(filename) ?? [0, 0];
    files.push({
      filename,
      ...(renamed && { previous_filename: first }),
      status: renamed ? 'renamed' : letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified',
      sha,
      additions,
      deletions,
      changes: additions + deletions,
    });
  }
  return files;
}

/** A rename has its two names after an empty third column. */
function lineCounts(numstat: string): Map<string, [number, number]> {
  const counts = new Map<string, [number, number]>();
  const words = numstat.split('\0').filter(Boolean);
  while (words.length > 0) {
    const [added, deleted, ...path] = words.shift()!.split('\t') as [string, string, ...string[]];
    const name = path.join('\t');
    if (name === '') words.shift();
    counts.set(name === '' ? words.shift()! : name, [Number(added) || 0, Number(deleted) || 0]);
  }
  return counts;
}
