import { object, optional, required } from '../schema/object.ts';
import { anyText, boolean, type Infer, integer, list, nullable, oneOf, record, type Shape } from '../schema/shape.ts';
import { isolationKinds, shells } from './world.ts';

const open = { wants: 'a mapping' };
const count = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

/** Text of a limited length: a results file may come from anywhere. */
function upTo(maxLength: number): Shape<string> {
  return { ...anyText, schema: () => ({ type: 'string', maxLength }) };
}

function atMost<T>(maxItems: number, item: Shape<T>): Shape<T[]> {
  const all = list(item);
  return { ...all, schema: () => ({ ...all.schema(), maxItems }) };
}

const word = upTo(1024);
const path = upTo(4096);
/** More than is kept of a stream, also where a masked secret made it longer. */
const stream = upTo(1024 * 1024);
const maxCollected = 16 * 1024 * 1024;

const commandOfRun = object(
  {
    run: required(upTo(40_000), 'the command line'),
    shell: required(oneOf(...shells), 'the shell that ran it'),
    cwd: required(path, "where it ran, from the repository's top"),
    env: required(record(upTo(128 * 1024)), 'its own environment variables'),
    pass: required(atMost(1000, word), 'the names of further variables that it could see, sorted'),
    network: required(oneOf('allow', 'none'), 'whether the policy allows it the network'),
  },
  open,
);

const treeOfRun = object(
  {
    commit: required(nullable(word), 'the commit; null for the tree that is checked'),
    lay: required(atMost(100_000, path), 'files of the head that were laid over it'),
    remove: required(atMost(100_000, path), 'files that were removed from it'),
  },
  open,
);

const finishedRun = object(
  {
    ending: required(
      object(
        {
          kind: required(oneOf('exit', 'signal', 'timeout', 'unstarted'), 'the kind of ending'),
          code: optional(count, 'the exit code'),
          signal: optional(word, 'the signal that killed it'),
          reason: optional(upTo(8192), 'why it could not be started'),
          fault: optional(oneOf('author', 'runner'), 'who can change that'),
        },
        open,
      ),
      'how it ended',
    ),
    stdout: required(stream, 'what is kept of its output'),
    stderr: required(stream, 'what is kept of its error output'),
    output: required(
      object(
        {
          tail: required(stream, 'the end of both'),
          truncated: required(boolean, 'whether some of it was left out'),
          sha256: required(word, 'of the whole output'),
        },
        open,
      ),
      'both streams in order of arrival',
    ),
    collected: required(
      atMost(
        10_000,
        object({ path: required(path, 'the file'), text: required(upTo(maxCollected), 'its content') }, open),
      ),
      'files that it wrote and that a check reads',
    ),
    survivors: required(oneOf('none', 'killed', 'alive'), 'processes that it left behind'),
    durationMs: required(count, 'how long it took'),
  },
  open,
);

const recordedRun = object(
  {
    key: required(word, 'sha256 of command, tree and attempt'),
    command: required(commandOfRun, 'what ran'),
    tree: required(treeOfRun, 'where it ran'),
    attempt: required(count, '1 for the first run, 2 for the first retry, …'),
    layer: required(count, 'when it ran: 0 for setup'),
    timeoutMs: required(count, 'its time limit'),
    collect: required(atMost(1000, path), 'globs of the files that were collected'),
    isolation: required(oneOf(...isolationKinds), 'the program that made its cage; none: there was no cage'),
    unsure: optional(boolean, 'whether a command of the head may have changed what it saw'),
    notRun: optional(upTo(8192), 'why it did not run on the base'),
    setupFailed: optional(boolean, 'whether the setup failed on the base'),
    finished: optional(finishedRun, 'its result, if it ran'),
  },
  open,
);

/**
 * The commands of a run as data, in `results.runs`. They are enough to judge every criterion again on a machine that runs
 * nothing: pass them to the gate as `Request.recorded` (join several with `joinRuns` in `src/engine/recorded-runs.ts`, which
 * also refuses a run whose key is wrong). The gate then answers each command from here, and one that is missing is an error.
 * They say nothing about selection, static checks, claims or signatures. All of it is untrusted: whoever ran the commands
 * can have written anything. The file's `target`, `policy`, `tool` and contract digests say what it belongs to; the reader
 * must compare them.
 */
export const recordedRunsShape = object(
  {
    top: required(path, 'the folder of the tree that was checked, as it appears in the output'),
    commands: required(atMost(20_000, recordedRun), 'every distinct run, in the order of the plan'),
    disturbed: required(atMost(100_000, path), 'files under test that a command changed'),
  },
  { wants: 'recorded runs' },
);

export type RecordedRuns = Infer<typeof recordedRunsShape>;
export type RecordedRun = Infer<typeof recordedRun>;
export type RunTree = Infer<typeof treeOfRun>;
export type CommandOfRun = Infer<typeof commandOfRun>;

/** How long a command took the last time, in milliseconds, by its key. It decides what starts first, and nothing else. */
export type Durations = (key: string) => number | undefined;

export const noDurations: Durations = () => undefined;

/** Where durations are kept from run to run. They may be lost. */
export interface DurationStore {
  read(): Promise<Durations>;
  /** Adds to what is known. */
  write(durations: ReadonlyMap<string, number>): Promise<void>;
}
