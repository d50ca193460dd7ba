import { matchesAny } from '../match/glob.ts';
import type { CheckType } from '../model/check.ts';
import { isTest } from '../tools/reading/test-files.ts';

interface Params {
  protect: readonly string[];
}

/**
 * Added by the gate where commands run, and judged after the last of them: what they saw must be what was judged. A
 * command that rewrites a test or a contract has changed the evidence.
 */
export const tree_unchanged: CheckType<Params> = {
  type: 'tree_unchanged',
  runs: 'last',
  quiet: true,
  title: () => 'no command changed the files that are judged',
  label: () => '',
  fix: () => 'Make the commands write to other places: what is judged must stay as it is while they run.',
  async run({ protect }, world) {
    const changed = await world.disturbed();
    if (changed.length === 0) return { status: 'pass', message: 'the files are as they were' };
    const evidence = changed.filter(path => isTest(path) || world.isContract(path) || matchesAny(protect, path));
    const [first] = evidence.length > 0 ? evidence : changed;
    const more = changed.length > 1 ? ` (and ${changed.length - 1} more)` : '';
    return {
      status: evidence.length > 0 ? 'fail' : 'warn',
      message: `a command changed ${first}${more} while it ran${evidence.length > 0 ? ', and that is evidence' : ''}`,
      want: this.title({ protect }),
      got: changed.slice(0, 20).join(', '),
      owner: 'author',
      at: { path: first!, line: 1 },
    };
  },
};
