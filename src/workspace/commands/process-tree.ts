import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { markerName } from './environment.ts';

/** For processes that are about to end by themselves. */
const settleMs = 500;
const killMs = 3000;

interface Process {
  pid: number;
  parent: number;
  session: number;
  /** In ticks since boot; distinguishes processes that reuse a pid. */
  started: number;
}

export interface Watch {
  /** Records the current processes, to recognize them after they leave their parents. */
  record(): void;
  /** A function for each remaining process that kills it. */
  remaining(): (() => void)[];
}

/**
 * Tracks the processes of a command: its session, their children, those recorded before they left both, and (on Linux) those
 * with the command's marker in their environment. `leader` started its own session.
 */
export function watch(leader: number, marker: string): Watch {
  if (!hasProc) return { record() {}, remaining: () => (exists(-leader) ? [() => kill(-leader)] : []) };
  const since = read(leader)?.process.started ?? 0;
  const known = new Map<number, number>();
  const sessions = new Set([leader]);

  function find(byMarker: boolean): Process[] {
    const all = running().filter(each => each.started >= since);
    const ours = new Set<Process>();
    const numbers = new Set<number>();
    for (let before = -1; before !== ours.size; ) {
      before = ours.size;
      for (const each of all) {
        if (ours.has(each)) continue;
        const related = known.get(each.pid) === each.started || sessions.has(each.session) || numbers.has(each.parent);
        if (!related && !(byMarker && carries(each.pid, marker))) continue;
        ours.add(each);
        numbers.add(each.pid);
        sessions.add(each.session);
        known.set(each.pid, each.started);
      }
    }
    return [...ours];
  }

  return {
    record: () => void quietly(() => find(false)),
    remaining: () => find(true).map(each => () => endProcess(each)),
  };
}

/** Kills the processes that a command left behind; 'alive' if some remain after a bounded wait. */
export async function endSurvivors(watched: Watch): Promise<'none' | 'killed' | 'alive'> {
  if (await isGoneWithin(watched, settleMs, () => {})) return 'none';
  return (await isGoneWithin(watched, killMs, end => end())) ? 'killed' : 'alive';
}

async function isGoneWithin(watched: Watch, time: number, each: (end: () => void) => void): Promise<boolean> {
  const deadline = performance.now() + time;
  for (let wait = 5; ; wait = Math.min(wait * 2, 100)) {
    const left = watched.remaining();
    if (left.length === 0) return true;
    left.forEach(each);
    if (performance.now() > deadline) return false;
    await pause(wait);
  }
}

/** Kills processes that hold one of these (removed) pipes open: the last way to find one. */
export function endHolders(pipes: readonly string[]): void {
  const names = new Set(pipes.map(path => `${path} (deleted)`));
  for (const each of hasProc ? running() : []) {
    if (each.pid !== process.pid && openFiles(each.pid).some(file => names.has(file))) endProcess(each);
  }
}

const hasProc = process.platform === 'linux' && read(process.pid) !== undefined;

function running(): Process[] {
  const numbers = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return numbers.flatMap(pid => {
    const entry = read(pid);
    return entry && !entry.dead ? [entry.process] : [];
  });
}

/** The program name, in parentheses, may itself contain parentheses and spaces; the fields after the last one are fixed. */
function read(pid: number): { process: Process; dead: boolean } | undefined {
  const text = quietly(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  const rest = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  if (!rest) return undefined;
  const [state = '', parent, , session] = rest;
  const found = { pid, parent: Number(parent), session: Number(session), started: Number(rest[19]) };
  return { process: found, dead: state === 'Z' || state === 'X' };
}

function carries(pid: number, marker: string): boolean {
  const environment = quietly(() => readFileSync(`/proc/${pid}/environ`, 'latin1')) ?? '';
  return environment.includes(`${markerName}=${marker}`);
}

function openFiles(pid: number): string[] {
  const numbers = quietly(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
  return numbers.map(number => quietly(() => readlinkSync(`/proc/${pid}/fd/${number}`)) ?? '');
}

function endProcess(target: Process): void {
  if (read(target.pid)?.process.started === target.started) kill(target.pid);
}

function kill(pid: number): void {
  quietly(() => process.kill(pid, 'SIGKILL'));
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Processes end while they are read, and some belong to other users. */
function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
