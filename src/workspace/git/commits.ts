import type { ObjectStore } from './object-store.ts';
import { type Commit, listCommits } from './objects.ts';
import { type GitCall, oneLine } from './process.ts';

const maxRead = 100;

/** How two commits are related, and the commits between them. */
export interface Ancestry {
  /** Null if they have no common history. Throws if there are several: the author could choose which one counts. */
  mergeBase(a: string, b: string): Promise<string | null>;
  /** From (null: the beginning) to, oldest first. */
  commits(from: string | null, to: string): Promise<Commit[]>;
}

/** A branch that starts at the first commit, and has no merges, is read without another process. */
export function openAncestry(git: GitCall, store: Pick<ObjectStore, 'read'>): Ancestry {
  const chains = new Map<string, Promise<Commit[] | undefined>>();
  const chainTo = (from: string, to: string) => {
    const key = `${from}..${to}`;
    const known = chains.get(key) ?? readChain(store, from, to);
    chains.set(key, known);
    return known;
  };
  return {
    async mergeBase(a, b) {
      if (a === b || (await chainTo(a, b))) return a;
      const answer = await git(['merge-base', '--all', '--end-of-options', a, b], { accept: [0, 1] });
      const [first, ...others] = answer.code === 0 ? oneLine(answer).split('\n') : [];
      if (others.length > 0) {
        throw new Error('The branch and its base have several merge bases. Rebase the branch onto its base.');
      }
      return first ?? null;
    },
    async commits(from, to) {
      if (from === to) return [];
      const chain = from === null ? undefined : await chainTo(from, to);
      return chain ?? listCommits(git, from, to);
    },
  };
}

/** Follows single parents from one commit back to another; undefined if that needs more than reading a few commits. */
async function readChain(store: Pick<ObjectStore, 'read'>, from: string, to: string): Promise<Commit[] | undefined> {
  const chain: Commit[] = [];
  for (let id = to; id !== from; ) {
    const found = chain.length < maxRead ? await store.read(id) : undefined;
    const read = found?.type === 'commit' && found.body ? parse(found.oid, found.body.toString('utf8')) : undefined;
    if (!read) return undefined;
    chain.unshift(read.commit);
    id = read.parent;
  }
  return chain;
}

const header =
  /^tree [0-9a-f]+\nparent ([0-9a-f]{40,64})\nauthor ([^\s<>](?:[^\n<>]*[^\s<>])?) <([^\s<>]*)> \d+ [+-]\d+\n((?:.+\n)*)\n/;

/** Undefined for what only git itself reads right: a merge, a commit without a parent, or one in another encoding. */
function parse(id: string, text: string): { commit: Commit; parent: string } | undefined {
  const [start, parent, name, mail, rest = ''] = header.exec(text) ?? [];
  if (start === undefined || parent === undefined || /^encoding /m.test(rest) || text.includes('\0')) return undefined;
  return { commit: { id, author: `${name} <${mail}>`, message: text.slice(start.length).trimEnd() }, parent };
}
