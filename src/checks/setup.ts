import type { CheckType } from '../model/check.ts';
import { type CommandParams, oneLine } from '../model/command.ts';
import { commandOf, runCommand } from './command.ts';
import { isRemovedFolder } from './shared/removed-folder.ts';

/** One command of the policy's `setup`: run once before any other command; if it fails, no other command is run. */
export const setup: CheckType<CommandParams> = {
  type: 'setup',
  runs: 'command',
  title: ({ run, cwd }) => `the setup \`${oneLine(run)}\` succeeds${cwd === '.' ? '' : ` (in ${cwd})`}`,
  label: () => '',
  fix: ({ run }) => `The policy's setup runs first: fix what makes \`${oneLine(run)}\` fail.`,
  command: params => commandOf(params),
  // Where the base was set up in the same way, it is no less the machine's: nobody else's fault is looked for.
  async run(params, world) {
    if (await isRemovedFolder(params.cwd, world))
      return { status: 'skip', message: `not needed: this change removes the folder ${params.cwd}` };
    return runCommand(params, { ...world, base: { ...world.base, trees: null } });
  },
};
