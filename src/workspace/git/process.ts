import { isUtf8 } from 'node:buffer';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { allowed } from '../commands/environment.ts';
import { checkoutAround, systemProgram } from '../commands/program.ts';
import { filtersOff } from './filters.ts';

/** No git, no checkout, or one that git refuses to open. */
export class NotACheckout extends Error {
  override name = 'NotACheckout';
}

export interface GitResult {
  code: number;
  stdout: Buffer;
  stderr: string;
}

export interface CallOptions {
  input?: string | Uint8Array;
  /** Additional environment variables for this call. */
  env?: Record<string, string>;
  /** Exit codes that are results; any other throws an Error. */
  accept?: readonly number[];
  limitMs?: number;
}

export type GitCall = (args: readonly string[], options?: CallOptions) => Promise<GitResult>;
export type GitProbe = (args: readonly string[], options?: Pick<CallOptions, 'accept' | 'input'>) => Promise<GitResult>;

const maxCallMs = 10 * 60_000;
const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy', 'SSL_CERT_FILE'];

/** Runs nothing that a repository's configuration names, writes nothing of the user's, and takes paths literally. */
const harmless = [
  '--no-pager',
  '--no-optional-locks',
  '--no-replace-objects',
  '--literal-pathspecs',
  ...[
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.splitIndex=false',
    'core.quotePath=false',
    'diff.autoRefreshIndex=true',
    'diff.orderFile=/dev/null',
    'log.showSignature=false',
    'submodule.recurse=false',
    'worktree.useRelativePaths=false',
  ].flatMap(setting => ['-c', setting]),
];

/** How to call git. */
export interface GitCommand {
  program: string;
  folder: string;
  /** An allow-list, so no GIT_* variable and no token reaches git. */
  env: Record<string, string>;
  /** Arguments before those of a call. */
  args: readonly string[];
}

export function gitCommand(cwd: string): GitCommand {
  if (!existsSync(cwd)) throw new NotACheckout(`The folder ${cwd} does not exist. Use the folder of a git checkout.`);
  const folder = realpathSync(cwd);
  const top = checkoutAround(folder);
  const program = systemProgram('git', top);
  if (!program) throw new NotACheckout('git is not installed, or not on PATH. Install git 2.25 or newer.');
  const env = {
    ...allowed(process.env, proxies),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  };
  return { program, folder, env, args: top ? [...harmless, ...filtersOff(program, top, env)] : harmless };
}

/** Calls git in a folder, with a time limit. */
export function gitIn(place: string | GitCommand): GitCall {
  const command = typeof place === 'string' ? gitCommand(place) : place;
  return async (args, options = {}) =>
    resultOf(args, command.folder, await run(command, args, options), options.accept);
}

/** Starts git in a process group of its own. Without `input`, it reads nothing. */
export function startGit(
  { program, folder, env: fixed, args: first }: GitCommand,
  args: readonly string[],
  { input, env }: { input: boolean; env?: Record<string, string> },
): ChildProcess {
  return spawn(program, [...first, ...args], {
    cwd: folder,
    env: env ? { ...fixed, ...env } : fixed,
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

function run(
  command: GitCommand,
  args: readonly string[],
  { input, env, limitMs = maxCallMs }: CallOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = startGit(command, args, { input: input !== undefined, ...(env ? { env } : {}) });
    // Kills the whole process group: children of git would keep the pipes open.
    const limit = setTimeout(() => endGroup(child.pid), limitMs);
    const chunks: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout?.on('data', chunk => chunks.push(chunk));
    child.stderr?.on('data', chunk => errors.length < 100 && errors.push(chunk));
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.on('error', error => {
      clearTimeout(limit);
      reject(new Error(`git ${args[0]} could not be started: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      resolve({ code, signal, stdout: Buffer.concat(chunks), stderr: Buffer.concat(errors).toString('utf8') });
    });
  });
}

interface Ended {
  /** Null if a signal ended it. */
  code: number | null;
  signal?: NodeJS.Signals | null;
  stdout: Buffer;
  stderr: string;
}

/** Throws unless git ended with an accepted exit code. */
export function resultOf(
  args: readonly string[],
  folder: string,
  { code, signal, stdout, stderr }: Ended,
  accept: readonly number[] = [0],
): GitResult {
  const words = stderr.trim().split('\n').slice(0, 3).join(' ');
  if (code !== null && accept.includes(code)) return { code, stdout, stderr: words };
  throw new Error(`git ${args[0]} failed in ${folder}: ${words || `it ended with ${signal ?? code ?? 'a signal'}`}`);
}

export function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}

/** NUL-separated fields as text. Bytes that are not UTF-8 become `\xNN`: such a name can be shown, but not opened. */
export function fields(output: Uint8Array): string[] {
  if (output.length === 0) return [];
  const body = output.at(-1) === 0 ? output.subarray(0, -1) : output;
  if (isUtf8(body)) return Buffer.from(body.buffer, body.byteOffset, body.length).toString('utf8').split('\0');
  const result: string[] = [];
  for (let start = 0; start <= body.length; ) {
    const end = body.indexOf(0, start);
    const stop = end === -1 ? body.length : end;
    result.push(nameOf(body.subarray(start, stop)));
    start = stop + 1;
  }
  return result;
}

export function nameOf(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return Buffer.from(bytes).toString('utf8');
  const shown = (byte: number) => (byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`);
  return Array.from(bytes, shown).join('');
}

export const oneLine = (answer: GitResult) => answer.stdout.toString('utf8').replace(/\n$/, '');

export async function commitOf(git: GitProbe, name: string): Promise<string | null> {
  const answer = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
    accept: [0, 1, 128],
  });
  return answer.code === 0 ? oneLine(answer) : null;
}
