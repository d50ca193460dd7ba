import { randomUUID } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Command, Finished, Shell } from '../../model/world.ts';
import type { Cages } from '../cage/cage.ts';
import { type CagedStart, type Enter, leftRunning } from '../cage/kind.ts';
import type { Tree } from '../cage/mounts.ts';
import { locate } from '../files/safe-paths.ts';
import { makeTemporary, removeTree } from '../files/temporary.ts';
import { openCapture } from './capture.ts';
import { openCollection } from './collect.ts';
import { allowed, commandEnvironment, discardedFiles } from './environment.ts';
import { endHolders, endSurvivors, type Watch, watch } from './process-tree.ts';
import { findProgram, programOutside } from './program.ts';
import { type Started, start } from './spawn.ts';

export interface CommandOptions {
  /** The real path of the top folder of the checkout. */
  top: string;
  environment: NodeJS.ProcessEnv;
  /** Additional environment variables that commands may see. */
  pass: readonly string[];
  signal: AbortSignal;
  /** What keeps the commands apart from the gate, and what else of the tree's they need to see. */
  caged?: { cages: Cages } & Omit<Tree, 'top'>;
}

export interface Commands {
  /**
   * Rejects only with the reason of an aborted signal, after every process of the command has ended. `layer`: commands of one
   * layer share a cage's changes to git's folder and to caches; no later layer sees them, except those of the setup, 0.
   */
  run(command: Command, layer?: number): Promise<Finished>;
  /** Stops running commands and removes the temporary folder. */
  close(): Promise<void>;
}

const shells: Record<Shell, { programs: string[]; args: (run: string) => string[] }> = {
  bash: { programs: ['bash'], args: run => ['--noprofile', '--norc', '-eo', 'pipefail', '-c', '--', run] },
  sh: { programs: ['sh'], args: run => ['-e', '-c', '--', run] },
  zsh: { programs: ['zsh'], args: run => ['-f', '-e', '-o', 'pipefail', '-c', '--', run] },
  pwsh: { programs: ['pwsh'], args: run => ['-NoProfile', '-NonInteractive', '-Command', run] },
  python: { programs: ['python3', 'python'], args: run => ['-c', run] },
  node: { programs: ['node'], args: run => ['--input-type=commonjs', `--eval=${run}`] },
};

/** Between SIGTERM and SIGKILL. */
const terminationMs = 2000;
const drainMs = 2000;
const scanIntervalMs = 250;
const maxTimerMs = 2 ** 31 - 1;

export function openCommands({ top, environment, pass, signal, caged }: CommandOptions): Commands {
  const inherited = allowed(environment, pass);
  const closing = new AbortController();
  const stop = AbortSignal.any([signal, closing.signal]);
  const inProgress = new Set<Promise<unknown>>();
  let folder: Promise<string> | undefined;

  async function prepare(command: Command, layer: number) {
    const cwd = await locate(top, command.cwd);
    if (cwd.kind === 'refused')
      return { reason: `${folderName(command)} can't be used: ${cwd.reason}`, fault: 'author' as const };
    if (cwd.kind !== 'directory')
      return { reason: `${folderName(command)} is not a folder of the checkout`, fault: 'author' as const };
    const { programs, args } = shells[command.shell];
    // Virtual environments are usually inside the checkout; no other shell may come from there.
    const find = (name: string) =>
      command.shell === 'python' ? findProgram(name, inherited.PATH) : programOutside(name, inherited.PATH, top);
    const program = programs.map(find).find(Boolean);
    if (!program)
      return {
        reason: `${programs[0]} is not installed on this runner; install it, or use another shell`,
        fault: 'runner' as const,
      };
    folder ??= makeTemporary('run');
    const marker = randomUUID();
    const places = { temp: join(await folder, 'temp'), files: join(await folder, marker) };
    await mkdir(places.temp, { recursive: true });
    await mkdir(places.files);
    for (const file of Object.values(discardedFiles)) await writeFile(join(places.files, file), '');
    const env = commandEnvironment(inherited, command, places, marker);
    const bare = { argv: [program, ...args(command.run)] as const, cwd: cwd.real, env };
    const started = join(places.files, 'started');
    const entered = await enter({ ...bare, started }, await folder, layer);
    if (typeof entered === 'string') return { reason: entered, fault: 'runner' as const };
    const start = entered ? { ...entered, cwd: '/' } : bare;
    return {
      marker,
      ...(entered ? { started } : {}),
      start: { ...start, folder: places.files, notBelow: top },
    };
  }

  /** How to start it in its cage; undefined without one; or why its cage could not be made. */
  async function enter(start: CagedStart, run: string, layer: number): Promise<Enter | string | undefined> {
    if (!caged) return undefined;
    const { cages, ...tree } = caged;
    try {
      return await cages.enter({ ...tree, top, run }, layer, start);
    } catch (error) {
      return `${cageProblem}: ${(error as Error).message}`;
    }
  }

  async function run(command: Command, layer: number): Promise<Finished> {
    stop.throwIfAborted();
    const prepared = await prepare(command, layer);
    if (prepared.reason !== undefined) return unstarted(prepared.reason, prepared.fault);
    const collection = command.collect ? await openCollection(top, command.collect) : undefined;
    stop.throwIfAborted();
    let child: Started;
    try {
      child = await start(prepared.start);
    } catch (error) {
      return unstarted(reasonFor(error), 'runner');
    }
    const watched = watch(child.pid, prepared.marker);
    const isCaged = prepared.started !== undefined;
    const finished = await supervise(child, { watched, isCaged }, command.timeoutMs, stop);
    if (isCaged && finished.ending.kind === 'exit' && !(await exists(prepared.started!)))
      return unstarted(`${cageProblem}: ${finished.stderr.trim().split('\n')[0]}`, 'runner');
    const survivors = isCaged && (await exists(leftRunning(prepared.started!))) ? 'killed' : finished.survivors;
    return { ...finished, survivors, collected: (await collection?.()) ?? [] };
  }

  return {
    run(command, layer = 1) {
      const running = run(command, layer);
      const settled = running.catch(() => {}).finally(() => inProgress.delete(settled));
      inProgress.add(settled);
      return running;
    },
    async close() {
      closing.abort(new Error('the commands were closed while one was running'));
      await Promise.all(inProgress);
      await caged?.cages.leave(top);
      if (folder) await removeTree(await folder);
    },
  };
}

async function supervise(
  child: Started,
  { watched, isCaged }: { watched: Watch; isCaged: boolean },
  timeoutMs: number,
  stop: AbortSignal,
): Promise<Omit<Finished, 'collected'>> {
  const began = performance.now();
  const capture = openCapture();
  const drained = Promise.all([drain(child.stdout, capture.stdout), drain(child.stderr, capture.stderr)]);
  const noting = setInterval(watched.record, scanIntervalMs);
  const first = await firstOf(child.exit, timeoutMs, stop);
  if (first === 'timeout' || first === 'abort') {
    signalGroup(child.pid, 'SIGTERM');
    await within(terminationMs, child.exit);
    watched.record();
    signalGroup(child.pid, 'SIGKILL');
  }
  clearInterval(noting);
  const durationMs = Math.round(performance.now() - began);
  // The kernel ends everything in a cage with its first process.
  let survivors = isCaged && first === 'exit' ? 'none' : await endSurvivors(watched);
  if (!(await within(drainMs, drained))) {
    // An unknown process still holds the output open.
    endHolders(child.pipes);
    const ended = await within(drainMs, drained);
    if (survivors !== 'alive') survivors = ended ? 'killed' : 'alive';
  }
  child.stdout.destroy();
  child.stderr.destroy();
  if (first === 'abort') throw stop.reason;
  return { ending: await endingOf(first, child), ...capture.finish(), survivors, durationMs };
}

async function endingOf(first: 'exit' | 'timeout', child: Started): Promise<Finished['ending']> {
  if (first === 'timeout') return { kind: 'timeout' };
  const { code, signal } = await child.exit;
  return signal ? { kind: 'signal', signal } : { kind: 'exit', code: code ?? 1 };
}

function firstOf(exit: Promise<unknown>, timeoutMs: number, stop: AbortSignal): Promise<'exit' | 'timeout' | 'abort'> {
  return new Promise(resolve => {
    const done = (what: 'exit' | 'timeout' | 'abort') => {
      clearTimeout(timer);
      stop.removeEventListener('abort', onAbort);
      resolve(what);
    };
    const onAbort = () => done('abort');
    const timer = setTimeout(() => done('timeout'), Math.min(timeoutMs, maxTimerMs));
    stop.addEventListener('abort', onAbort);
    if (stop.aborted) onAbort();
    exit.then(() => done('exit'));
  });
}

async function within(time: number, event: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), time);
  });
  const result = await Promise.race([event.then(() => true), late]);
  clearTimeout(timer);
  return result;
}

function drain(stream: Readable, take: (chunk: Uint8Array) => void): Promise<void> {
  stream.on('data', take);
  stream.on('error', () => {});
  return new Promise(resolve => stream.once('close', resolve));
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has ended.
  }
}

function unstarted(reason: string, fault: 'author' | 'runner'): Finished {
  const nothing = { ...openCapture().finish(), collected: [], survivors: 'none' as const, durationMs: 0 };
  return { ending: { kind: 'unstarted', reason, fault }, ...nothing };
}

const cageProblem = 'its cage could not be made';

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

const folderName = ({ cwd }: Command) => `the working directory ${JSON.stringify(cwd)}`;

function reasonFor(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'E2BIG') return 'the command is longer than the system allows; move it into a script';
  if (code === 'ERR_INVALID_ARG_VALUE')
    return 'the command, or a variable of its "env", contains a NUL byte; remove it';
  return message;
}
