import type { CheckType } from '../model/check.ts';
import { andMore } from '../model/outcome.ts';

/**
 * Added by the gate on GitHub: any workflow with `checks: write` can post a check run under our name, and a branch rule
 * can't distinguish the two. It runs last, so that no command can post one after it.
 */
export const foreign_check_run: CheckType<Record<string, never>> = {
  type: 'foreign_check_run',
  guard: true,
  runs: 'last',
  quiet: true,
  title: () => "nobody else posts check runs under the gate's name",
  label: () => '',
  fix: () => "Remove what posts a check run under the gate's name: delete the workflow, or rename its check.",
  async run(params, world) {
    if (!world.github) return { status: 'skip', message: 'only GitHub can decide' };
    const seen = await world.github.foreignRuns();
    if (seen.kind === 'unknown') {
      const message = `check runs could not be read: ${seen.reason}`;
      if (seen.forbidden) return { status: 'skip', message };
      return {
        status: 'error',
        message,
        want: this.title(params),
        got: 'no answer',
        fix: 'Run it again.',
        owner: 'runner',
      };
    }
    const [first] = seen.runs;
    if (!first) return { status: 'pass', message: 'none found' };
    return {
      status: 'fail',
      message: `a check run named ${first.name}${andMore(seen.runs.length)} on this head was not posted by the gate`,
      want: this.title(params),
      got: seen.runs
        .slice(0, 10)
        .map(({ name, url }) => `${name} (${url})`)
        .join(', '),
      owner: 'author',
    };
  },
};
