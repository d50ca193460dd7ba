import { openGit } from './git.ts';
import { commitOf, gitIn, oneLine } from './process.ts';

/** One commit of a branch's own line: a merged pull request, or a commit that was pushed to it. */
export interface MergedChange {
  commit: string;
  /** The commit before it, which it was merged into. */
  parent: string;
  isMerge: boolean;
  message: string;
}

/** The last changes of a branch, newest first. `isShort`: the clone is shallow, and there may have been more. */
export async function listMerged(
  top: string,
  branch: string,
  count: number,
): Promise<{ changes: MergedChange[]; isShort: boolean }> {
  const git = gitIn(top);
  const tip = await (await openGit(top)).resolveBase(branch);
  if (!tip) return { changes: [], isShort: false };
  const format = ['-z', '--format=tformat:%H%x00%P%x00%B', '--encoding=UTF-8', '--no-color', '--no-patch'];
  const range = ['--first-parent', `--max-count=${count + 1}`, '--end-of-options', tip.commit, '--'];
  const parts = (await git(['log', ...format, ...range])).stdout.toString('utf8').split('\0');
  const all: MergedChange[] = [];
  for (let index = 0; index + 2 < parts.length; index += 3) {
    const [parent = '', ...others] = parts[index + 1]!.split(' ').filter(Boolean);
    const message = parts[index + 2]!.trimEnd();
    if (parent) all.push({ commit: parts[index]!, parent, isMerge: others.length > 0, message });
  }
  const known = await Promise.all(all.map(({ parent }) => commitOf(git, parent)));
  const changes = all.filter((_, index) => known[index] !== null).slice(0, count);
  const isShallow = oneLine(await git(['rev-parse', '--is-shallow-repository'])) === 'true';
  return { changes, isShort: isShallow && changes.length < count };
}
