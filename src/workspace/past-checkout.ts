import { type OpenCheckout, openCheckout } from './checkout.ts';
import { openGit } from './git/git.ts';
import type { MergedChange } from './git/merged.ts';

interface PastOptions {
  top: string;
  branch: string;
  environment: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/** A merged change as it was before the merge, in a temporary tree: its own parent is the tip of the base branch. */
export async function openPastCheckout(
  { commit, parent }: MergedChange,
  { top, branch, environment, signal }: PastOptions,
): Promise<OpenCheckout> {
  const git = await openGit(top);
  const tree = await git.addWorktree(commit);
  try {
    const checkout = await openCheckout({
      cwd: tree.top,
      committed: true,
      range: {
        base: { branch, commit: parent },
        fork: parent,
        head: commit,
        commits: await git.commits(parent, commit),
        fetchMissing: async () => false,
        forkOf: async () => parent,
      },
      environment,
      signal,
    });
    return {
      ...checkout,
      async close() {
        await checkout.close();
        await tree.remove();
      },
    };
  } catch (error) {
    await tree.remove();
    throw error;
  }
}
