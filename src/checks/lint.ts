import type { CheckType } from '../model/check.ts';
import { type CommandParams, oneLine, writtenCommand } from '../model/command.ts';
import { commandObjection, runCommand } from './command.ts';

export const lint: CheckType<CommandParams> = {
  type: 'lint',
  runs: 'command',
  written: writtenCommand('lint'),
  title: ({ run }) => `\`${oneLine(run)}\` finds nothing`,
  label: ({ run }) => run,
  fix: ({ run }) => `Run \`${oneLine(run)}\` and mend everything that it reports.`,
  objection: commandObjection,
  run: (params, world) => runCommand(params, world),
};
