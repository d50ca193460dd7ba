import type { CheckType } from '../model/check.ts';
import { someOf } from '../model/outcome.ts';
import type { CommandOutput, World } from '../model/world.ts';
import { digestOf } from '../syntax/digest.ts';

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
    const files = changedFiles(world);
    const output = writtenOutput(world);
    if (params.ask === undefined)
      return { status: 'skip', message: `advisory: no automated verification; for review: ${files}`, ...output };
    return {
      status: 'pending',
      message: `the task is advisory, and ${params.ask}: a person must review the output`,
      want: this.title(params),
      got: files,
      owner: 'person',
      ...output,
    };
  },
};

function changedFiles(world: World): string {
  const paths = world.changes.filter(({ path }) => !world.isContract(path)).map(({ path }) => path);
  return paths.length === 0 ? 'no changed file' : someOf(paths, 20);
}

const longestOutput = 20_000;

/** What the agent wrote about its work: the body of the pull request. */
function writtenOutput({ body }: World): { output?: CommandOutput } {
  const text = body.text.trim();
  if (text === '') return {};
  const tail = text.slice(0, longestOutput);
  return { output: { tail, truncated: tail.length < text.length, sha256: digestOf(text) } };
}
