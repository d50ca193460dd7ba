import type { Isolation } from '../../model/world.ts';
import type { Mount } from './mounts.ts';

/** What root keeps: tools that run as root expect to own every file, and to become another user. */
export const rootCapabilities = 'chown dac_override fowner fsetid kill setgid setuid net_bind_service'.split(' ');

/** Root could change the machine through these, without any privilege. */
export const machineSettings = ['/proc/sys', '/proc/sysrq-trigger'];

/** A command, as it would be started without a cage. */
export interface CagedStart {
  argv: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** A file that exists once the command is in its cage. */
  started: string;
}

/** What to start instead. */
export interface Enter {
  argv: readonly [string, ...string[]];
  env: Record<string, string>;
}

export interface LayerOptions {
  mounts: readonly Mount[];
  /** A private folder for the changes that are thrown away. */
  folder: string;
  /** The folder of the setup's layer. */
  base: string | undefined;
  network: 'allow' | 'none';
}

export interface OpenLayer {
  enter(start: CagedStart): Enter;
  close(): Promise<void>;
}

/** A way to make a cage. `open` rejects if it does not work on this machine. */
export interface CageKind {
  name: Exclude<Isolation['kind'], 'none'>;
  open(options: LayerOptions): Promise<OpenLayer>;
}

/** The name of a file next to `started`: exists if the command left processes running. */
export const leftRunning = (started: string) => `${started}.left`;

/**
 * A script for `sh -c SCRIPT sh CWD STARTED COMMAND…`, the parent of the command in its process namespace, which has `own`
 * processes besides the command's. Marks the start, gives what is left half a second to end by itself, and ends with the
 * command's exit code; the kernel then ends the others.
 */
export function supervisor(own: number): string {
  return [
    'cd "$1" && : > "$2" || exit 127; left="$2.left"; shift 2; "$@"; code=$?; tries=0',
    `while set -- /proc/[0-9]*; [ $# -gt ${own} ]; do`,
    'if [ $tries = 10 ]; then : > "$left"; break; fi; tries=$((tries + 1)); sleep 0.05; done',
    'exit $code',
  ].join('\n');
}
