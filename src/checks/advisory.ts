import { lastOutputBlock } from '../claims/output/block.ts';
import type { CheckType } from '../model/check.ts';
import { someOf } from '../model/outcome.ts';
import type { World } from '../model/world.ts';

interface Params {
  /** The task belongs to a PRD, where an advisory task may mean that the requirements are unclear. */
  prd: boolean;
  /** Why a person is asked, if that is so. */
  ask?: string;
}

/** Work that nothing can verify: its output is kept for review, and if the policy says so a person must look first. */
export const advisory: CheckType<Params> = {
  type: 'advisory',
  runs: 'static',
  title: () => 'a person reviews the output',
  label: () => '',
  async run(params, world) {
    const output = outputOf(world);
    if (params.ask === undefined) {
      return { status: 'skip', message: `advisory: no automated verification; for review: ${output}` };
    }
    return {
      status: 'pending',
      message: `the task is advisory, and ${params.ask}: a person must review the output`,
      want: this.title(params),
      got: output,
      owner: 'person',
    };
  },
};

/** What there is to review: what the agent said of it, and the files. */
function outputOf(world: World): string {
  const block = lastOutputBlock(world.body.text);
  const keys = block?.fields.map(({ key }) => key).join(', ');
  const paths = world.changes.filter(({ path }) => !world.isContract(path)).map(({ path }) => path);
  const files = paths.length === 0 ? 'no changed file' : someOf(paths, 20);
  return keys ? `${files}; the agent's output block (${keys})` : files;
}
