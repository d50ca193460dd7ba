import { formatDuration, parseDuration } from '../schema/duration.ts';
import { object, optional, required } from '../schema/object.ts';
import { globs, tooLong } from '../schema/paths.ts';
import { patternProblem } from '../schema/pattern.ts';
import {
  anyText,
  as,
  boolean,
  byKind,
  integer,
  located,
  oneOf,
  oneOrMany,
  type Reading,
  record,
  type Shape,
  text,
} from '../schema/shape.ts';
import type { Located } from '../syntax/located-value.ts';
import type { Settings, Written } from './check.ts';
import { type Shell, shells } from './world.ts';

/** A command of a contract, with every default filled in. */
export interface CommandParams {
  run: string;
  cwd: string;
  env: Record<string, string>;
  shell?: Shell;
  timeoutMs?: number;
  expect: { exit: number[]; stdout?: string; stderr?: string };
  retries: number;
  exclusive: boolean;
  /** What the contract requires and this command does not do, and how to fix that. A pass then becomes a warning. */
  caveat?: { message: string; fix: string };
}

const pattern = text({ wants: 'a pattern', check: value => patternProblem(value) });
export const duration: Shape<number> = as(
  byKind<string | number>({ text: text({ wants: 'a duration such as 90s, 5m or 1h' }), number: integer({ min: 1 }) }),
  (value): Reading<number> => {
    const ms = parseDuration(value);
    return ms === undefined
      ? {
          problem: `invalid duration ${JSON.stringify(value)}; use 90s, 5m, 1h or a number of seconds, at most 24 hours`,
        }
      : { value: ms };
  },
);
const exitCode = integer({ min: 0, max: 255 });
const envValue: Shape<string> = byKind({
  text: anyText,
  number: text({ digits: true }),
  boolean: as(boolean, value => ({ value: String(value) })),
});

/** Linux limits an argument to 128 KiB. */
const longestLine = 30_000;

/** Stands in a draft in the place of a command that is not known. */
export const testsToFillIn = '<the command that runs the tests>';

export const runLine = text({
  wants: 'a command',
  check(line) {
    if (/^<[^<>]*>$/.test(line.trim())) return `still to be filled in: replace ${line.trim()} with a command of yours`;
    if (line.includes('\0')) return 'the command contains a NUL character; remove it';
    return line.length > longestLine ? `the command has ${line.length} characters; put it into a script` : undefined;
  },
});

/** The keys that every command may have in addition to its command line. */
export const commandKeys = {
  timeout: optional(duration, 'how long it may take'),
  cwd: optional(text({ wants: 'a path', check: tooLong }), "where it runs, from the repository's top"),
  env: optional(record(envValue), 'its environment variables'),
  shell: optional(oneOf(...shells), 'the shell that runs it (default bash)'),
  expect: optional(
    object(
      {
        exit: optional(oneOrMany(exitCode), 'the exit codes that pass (default 0)'),
        stdout: optional(pattern, 'a pattern that its output must match'),
        stderr: optional(pattern, 'a pattern that its error output must match'),
      },
      { wants: 'an expect {exit, stdout, stderr}' },
    ),
    'the expected result',
  ),
  retries: optional(integer({ min: 0, max: 5 }), 'how often a failure is retried; passing then is a warning'),
  exclusive: optional(boolean, 'whether nothing else may run at the same time'),
};

const described = object(
  { run: required(runLine, 'the command'), ...commandKeys },
  { wants: 'a mapping {run, timeout, cwd, …}' },
);
type Keys = Omit<NonNullable<ReturnType<typeof described.read>>, 'run'>;

export function commandParams(run: string, keys: Keys): CommandParams {
  return {
    run,
    cwd: keys.cwd ?? '.',
    env: keys.env ?? {},
    ...(keys.shell ? { shell: keys.shell } : {}),
    ...(keys.timeout === undefined ? {} : { timeoutMs: keys.timeout }),
    expect: {
      exit: keys.expect?.exit ?? [0],
      ...(keys.expect?.stdout ? { stdout: keys.expect.stdout } : {}),
      ...(keys.expect?.stderr ? { stderr: keys.expect.stderr } : {}),
    },
    retries: keys.retries ?? 0,
    exclusive: keys.exclusive ?? false,
  };
}

/** A command written as a line of text or as a mapping. */
export const commandShape: Shape<CommandParams> = byKind({
  text: as(runLine, run => ({ value: commandParams(run, {}) })),
  map: as(described, ({ run, ...keys }) => ({ value: commandParams(run, keys) })),
});

/** Fills in the policy's shell and timeout. Refuses a timeout above the policy's maximum. */
export function settleCommand<P extends CommandParams>(
  params: P,
  settings: Settings,
): { value: P } | { problem: string } {
  const timeoutMs = params.timeoutMs ?? settings.timeoutMs;
  if (timeoutMs > settings.maxTimeoutMs) {
    return {
      problem: `timeout ${formatDuration(timeoutMs)} is above the policy's commands.max_timeout ${formatDuration(settings.maxTimeoutMs)}`,
    };
  }
  return { value: { ...params, timeoutMs, shell: params.shell ?? settings.shell } };
}

/** How `lint`, `command` and similar checks are written; the flat form has the line under `command` or the type's own name. */
export function writtenCommand(type: string): Written<CommandParams> {
  const also = type === 'command' ? ['run'] : [type, 'run'];
  return {
    entries: oneOrMany(located(commandShape)),
    flat: as(
      object({ command: required(runLine, 'the command', also), ...commandKeys }, { wants: `a cross-cutting ${type}` }),
      ({ command, ...keys }) => ({ value: [commandParams(command, keys)] }),
    ),
    settle: settleCommand,
  };
}

/** The command for a title or a message: one line, truncated if it is long. */
export function oneLine(run: string): string {
  const line = run
    .trim()
    .split('\n')
    .map(each => each.trim())
    .join('; ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

/** Words of the change inside a message of the gate, in backquotes, which they can't end. */
export function quoted(words: string, longest = 160): string {
  const line = words.replaceAll(/\s+/g, ' ').trim().replaceAll('`', "'");
  return `\`${line.length > longest ? `${line.slice(0, longest - 1)}…` : line}\``;
}

/** A command that prepares each tree before any other command runs in it. */
export interface Setup {
  command: CommandParams;
  /** It runs only if the change touches a file that they match. */
  paths?: string[];
}

const describedSetup = object(
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
      map: as(describedSetup, ({ run, paths, ...keys }) => ({
        value: { command: commandParams(run, keys), ...(paths ? { paths } : {}) },
      })),
    }),
  ),
);
