import type { RecordedRun, RecordedRuns, RunTree } from '../model/runs.ts';
import type { Elsewhere, Finished, Isolation } from '../model/world.ts';
import { digestOf } from '../syntax/digest.ts';

/** One run: the command, where it ran, and for the how-many-eth time. */
export type RunIdentity = Pick<RecordedRun, 'command' | 'tree' | 'attempt'>;

export const headTree: RunTree = { commit: null, lay: [], remove: [] };

export function runKey({ command, tree, attempt }: RunIdentity): string {
  return digestOf({ command, tree, attempt });
}

/** What is known of a run besides its result. */
export type RunConditions = Pick<RecordedRun, 'layer' | 'timeoutMs' | 'collect' | 'isolation'>;

export function record(identity: RunIdentity, facts: RunConditions, result: Elsewhere): RecordedRun {
  const about = { key: runKey(identity), ...identity, ...facts };
  if (result.kind === 'not-run')
    return { ...about, notRun: result.reason, ...(result.setupFailed ? { setupFailed: true } : {}) };
  const { ending, collected, ...rest } = result.finished;
  if (ending.kind === 'unrecorded') return about;
  const finished = { ...rest, ending: { ...ending }, collected: collected.map(each => ({ ...each })) };
  return { ...about, ...(result.unsure ? { unsure: true } : {}), finished };
}

/** The results of the commands of another run, in place of running them. */
export interface Recorded {
  runs: RecordedRuns;
  /** What kept the commands apart there; undefined if none was to run. */
  cage?: Isolation;
}

/**
 * The recorded result of a run; undefined where there is none that answers what is asked: with a shorter time limit that
 * stopped it, or without files that are asked for.
 */
export function replayed(
  recorded: RecordedRun | undefined,
  asked: Pick<RecordedRun, 'timeoutMs' | 'collect'>,
  inHere: (text: string) => string,
): Elsewhere | undefined {
  if (!recorded) return undefined;
  const { finished, notRun, setupFailed, unsure, timeoutMs, collect } = recorded;
  if (notRun !== undefined) return { kind: 'not-run', reason: notRun, ...(setupFailed ? { setupFailed } : {}) };
  const ending = finished && endingOf(finished.ending);
  if (!ending || (ending.kind === 'timeout' && timeoutMs < asked.timeoutMs)) return undefined;
  if (!asked.collect.every(glob => collect.includes(glob))) return undefined;
  const [stdout, stderr] = [inHere(finished.stdout), inHere(finished.stderr)];
  return { kind: 'ran', finished: { ...finished, ending, stdout, stderr }, ...(unsure ? { unsure: true } : {}) };
}

type Ending = NonNullable<RecordedRun['finished']>['ending'];

/** Undefined if it says less than such an ending must. */
function endingOf({ kind, code, signal, reason, fault }: Ending): Finished['ending'] | undefined {
  if (kind === 'timeout') return { kind };
  if (kind === 'exit') return code === undefined ? undefined : { kind, code };
  if (kind === 'signal') return signal === undefined ? undefined : { kind, signal };
  return reason === undefined || !fault ? undefined : { kind, reason, fault };
}

/** What does not fit together in recorded runs, or why they can't be used, as a sentence. */
export interface Misfit {
  problem: string;
}

/** What answers the commands of a run. With a problem, every criterion that needs one is inconclusive. */
export interface Replay {
  recorded: Recorded;
  problem?: string;
}

/** Results that can't be used are no results: there is nothing then that could start a process. */
export function openReplay(given: Recorded | Misfit | undefined): Replay | undefined {
  if (!given) return undefined;
  return 'problem' in given
    ? { recorded: { runs: { top: '/', commands: [], disturbed: [] } }, ...given }
    : { recorded: given };
}

/**
 * The runs of several machines as those of one. Each must have run its own commands: only a setup may have run on many, and
 * a failure of it counts.
 */
export function joinRuns(all: readonly RecordedRuns[]): RecordedRuns | Misfit {
  const byKey = new Map<string, RecordedRun>();
  const top = all[0]?.top ?? '/';
  for (const { top: there, commands } of all) {
    for (const each of commands) {
      if (each.key !== runKey(each))
        return { problem: `the key of the recorded run of ${JSON.stringify(each.command.run)} is wrong` };
      const run = inFolder(each, there, top);
      const known = byKey.get(run.key);
      if (known && (known.layer !== 0 || run.layer !== 0))
        return { problem: `${JSON.stringify(run.command.run)} was run twice` };
      if (!known || (succeeded(known) && !succeeded(run))) byKey.set(run.key, run);
    }
  }
  const disturbed = [...new Set(all.flatMap(each => each.disturbed))].sort();
  return { top, commands: [...byKey.values()], disturbed };
}

function succeeded({ finished }: RecordedRun): boolean {
  return finished?.ending.kind === 'exit' && finished.ending.code === 0;
}

/** As if it had run in another folder. */
function inFolder(run: RecordedRun, from: string, to: string): RecordedRun {
  const { finished } = run;
  if (!finished || from === to) return run;
  const moved = mover(from, to);
  return { ...run, finished: { ...finished, stdout: moved(finished.stdout), stderr: moved(finished.stderr) } };
}

/** Replaces a folder in text. Anything but an absolute path of some length could be any word. */
export function mover(from: string, to: string): (text: string) => string {
  const isFolder = /^(?:\/|[A-Za-z]:\\).+/.test(from) && from !== to;
  return text => (isFolder ? text.replaceAll(from, () => to) : text);
}
