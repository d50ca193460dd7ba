import type { CommitStep } from '../core/checkout.ts';
import { readBlobs } from './git-objects.ts';
import type { GitCall } from './git-process.ts';

interface Touched {
  id: string;
  author: string;
  message: string;
  /** Path → the blob that the commit left there; none where it deleted it. */
  blobs: Map<string, string>;
}

/**
 * The commits of a range, oldest first, with what each touched and the files of it that are wanted. A merge has no files
 * of its own: what it brings was done by other commits.
 */
export async function listSteps(
  git: GitCall,
  from: string,
  to: string,
  wanted: (path: string) => boolean,
): Promise<CommitStep[]> {
  const format = ['-z', '--raw', '--no-abbrev', '--no-renames', '--format=tformat:%H%x00%an <%ae>%x00%B'];
  const safety = ['--no-color', '--no-ext-diff', '--no-textconv', '--diff-merges=off', '--encoding=UTF-8'];
  const order = ['--topo-order', '--reverse'];
  const { stdout } = await git(['log', ...format, ...safety, ...order, '--end-of-options', `${from}..${to}`, '--']);
  const steps = parse(stdout.toString('utf8').split('\0'));
  const oids = steps.flatMap(({ blobs }) => [...blobs].flatMap(([path, oid]) => (wanted(path) ? [oid] : [])));
  const contents = await readBlobs(git, oids);
  return steps.map(({ blobs, ...step }) => ({
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

/** A commit is three fields; each file of it two more, `:modes oids status` and the path. No id starts with a colon. */
function parse(fields: readonly string[]): Touched[] {
  const steps: Touched[] = [];
  for (let index = 0; index + 2 < fields.length; ) {
    const blobs = new Map<string, string>();
    const [id = '', author = '', message = ''] = fields.slice(index, index + 3);
    steps.push({ id, author, message: message.trimEnd(), blobs });
    for (index += 3; /^\n?:/.test(fields[index] ?? ''); index += 2) {
      blobs.set(fields[index + 1] ?? '', fields[index]!.split(' ')[3] ?? '');
    }
  }
  return steps;
}
