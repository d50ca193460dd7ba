import type { CheckType } from '../model/check.ts';
import {
  type CommandParams,
  commandKeys,
  commandParams,
  runLine,
  settleCommand,
  writtenCommand,
} from '../model/command.ts';
import type { Outcome } from '../model/outcome.ts';
import { object, required } from '../schema/object.ts';
import { as, located, oneOrMany, text } from '../schema/shape.ts';
import { commandObjection, commandOf, runCommand, wanted } from './command.ts';

interface Params extends CommandParams {
  name: string;
}

const written = object(
  {
    name: required(text(), 'what the check is called'),
    command: required(runLine, 'the command', ['run']),
    ...commandKeys,
  },
  { wants: 'a custom check {name, command}' },
);

export const custom: CheckType<Params> = {
  type: 'custom',
  runs: 'command',
  written: {
    entries: oneOrMany(
      located(as(written, ({ name, command, ...keys }) => ({ value: { ...commandParams(command, keys), name } }))),
    ),
    // In cross_cutting the name stands beside the type and is the criterion's own.
    flat: as(writtenCommand('custom').flat, ([params]) => ({ value: [{ ...params!, name: params!.run }] })),
    settle: settleCommand,
  },
  title: ({ name }) => name,
  label: ({ name }) => name,
  fix: params => `Fix what makes it fail, so that ${wanted(params)}.`,
  objection: commandObjection,
  command: params => commandOf(params),
  // It may be a demand that nobody has met yet: that the base fails it, too, is no excuse.
  run: async (params, world) =>
    named(params, await runCommand(params, { ...world, base: { ...world.base, trees: null } })),
};

/** A reader knows the check by its name; in cross_cutting the criterion has one of its own. */
function named({ name, run }: Params, outcome: Outcome): Outcome {
  return name === run ? outcome : { ...outcome, message: `${name}: ${outcome.message}` };
}
