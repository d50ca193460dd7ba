import type { CommitStep } from '../../model/checkout.ts';
import type { ObjectStore } from './object-store.ts';
import { readBlobs } from './objects.ts';
import type { GitCall } from './process.ts';

interface Touched {
  id: string;
  author: string;
  message: string;
  time: number;
  /** Path → the blob after the commit; none if it deleted the file. */
  blobs: Map<string, string>;
  /** Paths of a merge that differ from every parent, while the parents also differ from each other. */
  mixed: Set<string>;
}

/**
 * The commits of a range, oldest first, with the paths that each touched and the content of `wanted` files. For a merge, only
 * what no parent has: the rest comes from other commits.
 */
export async function listSteps(
  git: GitCall,
  store: ObjectStore,
  from: string,
  to: string,
  wanted: (path: string) => boolean,
): Promise<CommitStep[]> {
  const format = ['-z', '--raw', '--no-abbrev', '--no-renames', '--format=tformat:%H%x00%ct%x00%an <%ae>%x00%B'];
  const safety = ['--no-color', '--no-ext-diff', '--no-textconv', '-c', '--encoding=UTF-8'];
  const order = ['--topo-order', '--reverse'];
  const { stdout } = await git(['log', ...format, ...safety, ...order, '--end-of-options', `${from}..${to}`, '--']);
  const steps = parse(stdout.toString('utf8').split('\0'));
  if (steps.some(({ mixed }) => mixed.size > 0)) await removeAutoMerged(git, steps, `${from}..${to}`);
  const oids = steps.flatMap(({ blobs }) => [...blobs].flatMap(([path, oid]) => (wanted(path) ? [oid] : [])));
  const contents = await readBlobs(store, oids);
  return steps.map(({ blobs, mixed: _, ...step }) => ({
    ...step,
    paths: [...blobs.keys()],
    files: new Map(
      [...blobs].flatMap(([path, oid]) => {
        const content = wanted(path) ? contents.get(oid) : undefined;
        return content ? [[path, content] as const] : [];
      }),
    ),
  }));
}

/** Removes files that git merged automatically from both parents: each of their lines comes from a parent. */
async function removeAutoMerged(git: GitCall, steps: readonly Touched[], range: string): Promise<void> {
  const format = ['--merges', '-p', '-U0', '--cc', '--no-renames', '--format=tformat:%x00%H'];
  const safety = ['--no-color', '--no-ext-diff', '--no-textconv'];
  const { stdout } = await git(['log', ...format, ...safety, '--end-of-options', range, '--']);
  const own = new Map<string, Set<string>>();
  let names = new Set<string>();
  // Lines of file content start with a sign or a space, so they match neither prefix.
  for (const line of stdout.toString('utf8').split('\n')) {
    if (line.startsWith('\0')) {
      names = new Set();
      own.set(line.slice(1), names);
    } else if (line.startsWith('diff --cc ')) names.add(line.slice('diff --cc '.length));
  }
  for (const { id, blobs, mixed } of steps) {
    const listed = own.get(id) ?? new Set();
    // Git quotes unusual names; then nothing is removed.
    if ([...listed].some(name => name.startsWith('"'))) continue;
    for (const path of mixed) if (!listed.has(path)) blobs.delete(path);
  }
}

/**
 * A commit has four fields, and two more for each file: `:modes oids status` and the path. Ids never start with a colon. A
 * merge has a colon, a mode and an oid for each parent, and an empty field before its files.
 */
function parse(fields: readonly string[]): Touched[] {
  const steps: Touched[] = [];
  for (let index = 0; index + 3 < fields.length; ) {
    const blobs = new Map<string, string>();
    const [id = '', seconds = '', author = '', message = ''] = fields.slice(index, index + 4);
    const mixed = new Set<string>();
    steps.push({ id, author, message: message.trimEnd(), time: Number(seconds) * 1000, blobs, mixed });
    index += fields[index + 4] === '' && fields[index + 5]?.startsWith('::') ? 5 : 4;
    for (; /^\n?:/.test(fields[index] ?? ''); index += 2) {
      const path = fields[index + 1] ?? '';
      const words = fields[index]!.split(' ');
      const parents = (words.length - 3) / 2;
      const oids = words.slice(parents + 1, -1);
      blobs.set(path, oids.at(-1) ?? '');
      if (parents > 1 && new Set(oids.slice(0, -1)).size > 1) mixed.add(path);
    }
  }
  return steps;
}
