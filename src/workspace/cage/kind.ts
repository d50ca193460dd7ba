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
