import type { CommitStep } from '../../model/checkout.ts';
import { readBlobs } from './objects.ts';
import type { GitCall } from './process.ts';

interface Touched {
  id: string;
  author: string;
  message: string;
  time: number;
  /** Path → the blob that the commit left there; none where it deleted it. */
  blobs: Map<string, string>;
  /** Of a merge: paths that differ from every parent, where the parents differ among themselves, too. */
  mixed: Set<string>;
}

/**
 * The commits of a range, oldest first, with what each touched and the files of it that are wanted. Of a merge only what
 * none of its parents has is its own: the rest was done by other commits.
 */
export async function listSteps(
  git: GitCall,
  from: string,
  to: string,
  wanted: (path: string) => boolean,
): Promise<CommitStep[]> {
  const format = ['-z', '--raw', '--no-abbrev', '--no-renames', '--format=tformat:%H%x00%ct%x00%an <%ae>%x00%B'];
  const safety = ['--no-color', '--no-ext-diff', '--no-textconv', '-c', '--encoding=UTF-8'];
  const order = ['--topo-order', '--reverse'];
  const { stdout } = await git(['log', ...format, ...safety, ...order, '--end-of-options', `${from}..${to}`, '--']);
  const steps = parse(stdout.toString('utf8').split('\0'));
  if (steps.some(({ mixed }) => mixed.size > 0)) await leaveOutMerged(git, steps, `${from}..${to}`);
  const oids = steps.flatMap(({ blobs }) => [...blobs].flatMap(([path, oid]) => (wanted(path) ? [oid] : [])));
  const contents = await readBlobs(git, oids);
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

/** Takes out what git merged by itself from changes of both sides: such a file has no line that no parent has. */
async function leaveOutMerged(git: GitCall, steps: readonly Touched[], range: string): Promise<void> {
  const format = ['--merges', '-p', '-U0', '--cc', '--no-renames', '--format=tformat:%x00%H'];
  const safety = ['--no-color', '--no-ext-diff', '--no-textconv'];
  const { stdout } = await git(['log', ...format, ...safety, '--end-of-options', range, '--']);
  const own = new Map<string, Set<string>>();
  let names = new Set<string>();
  // A line of a file starts with a sign or a space, so neither of the two can be one.
  for (const line of stdout.toString('utf8').split('\n')) {
    if (line.startsWith('\0')) {
      names = new Set();
      own.set(line.slice(1), names);
    } else if (line.startsWith('diff --cc ')) names.add(line.slice('diff --cc '.length));
  }
  for (const { id, blobs, mixed } of steps) {
    const listed = own.get(id) ?? new Set();
    // A name in quotes is an odd one; then nothing is taken out.
    if ([...listed].some(name => name.startsWith('"'))) continue;
    for (const path of mixed) if (!listed.has(path)) blobs.delete(path);
  }
}

/**
 * A commit is four fields; each file of it two more, `:modes oids status` and the path. No id starts with a colon. A merge
 * has a colon, a mode and an oid for each parent, and an empty field before its files.
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
