import type { CheckType } from '../model/check.ts';

/** Part of the default validation: an agent that changed nothing may not have worked at all. */
export const diff: CheckType<Record<string, never>> = {
  type: 'diff',
  runs: 'static',
  title: () => 'the change is not empty',
  label: () => '',
  fix: () => 'Write the files of the task.',
  async run(params, world) {
    const work = world.changes.filter(({ path, from = path }) => !world.isContract(path) || !world.isContract(from));
    if (work.length > 0)
      return { status: 'pass', message: work.length === 1 ? '1 file changed' : `${work.length} files changed` };
    return {
      status: 'warn',
      message: 'nothing changed; the agent may not have written anything',
      want: this.title(params),
      got: 'no changed file',
      owner: 'author',
    };
  },
};
