import type { CheckType } from '../core/check.ts';
import { type CommandParams, oneLine, runCommand } from './command.ts';

/** The policy's `setup`: run once before any other command; where it fails, no other command is run. */
export const setup: CheckType<CommandParams> = {
  type: 'setup',
  runs: 'command',
  title: ({ run }) => `the set-up \`${oneLine(run)}\` succeeds`,
  label: () => '',
  fix: ({ run }) => `The policy's set-up runs first: mend what makes \`${oneLine(run)}\` fail.`,
  run: (params, world) => runCommand(params, world),
};
