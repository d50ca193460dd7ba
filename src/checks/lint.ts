import type { CheckType } from '../model/check.ts';
import { type CommandParams, oneLine, writtenCommand } from '../model/command.ts';
import { commandObjection, commandOf, runCommand } from './command.ts';

export const lint: CheckType<CommandParams> = {
  type: 'lint',
  runs: 'command',
  written: writtenCommand('lint'),
  title: ({ run }) => `\`${oneLine(run)}\` finds nothing`,
  label: ({ run }) => run,
  fix: ({ run }) => `Fix everything that \`${oneLine(run)}\` reports.`,
  objection: commandObjection,
  command: params => commandOf(params),
  run: (params, world) => runCommand(params, world),
};
