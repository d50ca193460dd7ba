import { execFile, spawn } from 'node:child_process';
import { closeSync, constants, openSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { systemProgram } from './program.ts';

export interface Start {
  /** The program, by its absolute path, and its arguments. */
  argv: readonly [string, ...string[]];
  cwd: string;
  env: Record<string, string>;
  /** A private folder, used while starting. */
  folder: string;
  /** No helper program is taken from below this folder. */
  notBelow: string;
}

export interface Started {
  pid: number;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  stdout: Readable;
  stderr: Readable;
  /** The paths under which the system lists the two pipes, if it can. */
  pipes: string[];
}

/** Starts a program in its own session, without input and with two private pipes. Throws if it can't be started. */
export async function start({ argv, cwd, env, folder, notBelow }: Start): Promise<Started> {
  const pipes = await makePipes(folder, notBelow);
  const [program, ...args] = argv;
  const stdio = ['ignore', pipes?.[0].write ?? 'pipe', pipes?.[1].write ?? 'pipe'] as const;
  try {
    const child = spawn(program, args, { cwd, env, stdio: [...stdio], detached: true });
    const exit = new Promise<Awaited<Started['exit']>>(resolve => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.on('error', () => {});
    return {
      pid: child.pid!,
      exit,
      stdout: pipes?.[0].read ?? child.stdout!,
      stderr: pipes?.[1].read ?? child.stderr!,
      pipes: pipes?.map(pipe => pipe.path) ?? [],
    };
  } catch (error) {
    for (const pipe of pipes ?? []) pipe.read.destroy();
    throw error;
  } finally {
    for (const pipe of pipes ?? []) closeSync(pipe.write);
  }
}

/**
 * Node's own pipes are sockets, on which `echo … > /dev/stderr` fails. Undefined if the system has no named pipes.
 */
async function makePipes(folder: string, notBelow: string): Promise<[Pipe, Pipe] | undefined> {
  const mkfifo = process.platform === 'win32' ? undefined : systemProgram('mkfifo', notBelow);
  if (!mkfifo) return undefined;
  const paths = [`${folder}/stdout`, `${folder}/stderr`] as const;
  await promisify(execFile)(mkfifo, ['-m', '600', ...paths], { env: {} });
  return [openPipe(paths[0]), openPipe(paths[1])];
}

interface Pipe {
  path: string;
  read: Socket;
  write: number;
}

function openPipe(path: string): Pipe {
  const reading = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const write = openSync(path, constants.O_WRONLY);
  rmSync(path);
  return { path, read: new Socket({ fd: reading, readable: true, writable: false }), write };
}
