import type { CheckType } from '../model/check.ts';
import { type CommandParams, oneLine } from '../model/command.ts';
import type { Outcome } from '../model/outcome.ts';
import type { World } from '../model/world.ts';
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
  async run(params, world) {
    if (await isRemovedFolder(params.cwd, world))
      return { status: 'skip', message: `not needed: this change removes the folder ${params.cwd}` };
    const outcome = await runCommand(params, { ...world, base: { ...world.base, trees: null } });
    return (await failsOnBase(outcome, params, world)) ? ofBase(outcome, world) : outcome;
  },
};

/** Every tree is set up before it runs a command, so any command tells whether the setup of the base fails, too. */
async function failsOnBase({ status }: Outcome, params: CommandParams, { base }: World): Promise<boolean> {
  if (status !== 'fail') return false;
  const there = await base.trees?.run({ ...commandOf(params), run: 'true', cwd: '.' });
  return there?.kind === 'not-run' && there.setupFailed === true;
}

function ofBase(outcome: Outcome, { base }: World): Outcome {
  return { ...outcome, message: `${outcome.message} (also fails on ${base.name})`, owner: 'base' } as Outcome;
}
