import { object, optional, required } from '../schema/object.ts';
import { globs } from '../schema/paths.ts';
import { as, byKind, located, oneOrMany, type Shape } from '../schema/shape.ts';
import type { Located } from '../syntax/located-value.ts';
import { type CommandParams, commandKeys, commandParams, runLine } from './command.ts';

/** A command that prepares each tree before any other command runs in it. */
export interface Setup {
  command: CommandParams;
  /** It runs only if the change touches a file that they match. */
  paths?: string[];
}

const described = object(
  {
    run: required(runLine, 'the command'),
    ...commandKeys,
    paths: optional(globs, 'globs: it runs only if the change touches one of these files'),
  },
  { wants: 'a mapping {run, cwd, paths, …}' },
);

/** One command or a list, each as a line of text or a mapping. */
export const setupShape: Shape<Located<Setup>[]> = oneOrMany(
  located(
    byKind<Setup>({
      text: as(runLine, run => ({ value: { command: commandParams(run, {}) } })),
      map: as(described, ({ run, paths, ...keys }) => ({
        value: { command: commandParams(run, keys), ...(paths ? { paths } : {}) },
      })),
    }),
  ),
);
