import { readArguments } from '../../src/commands/arguments.ts';
import type { CliCommand } from '../../src/commands/command.ts';
import { openCheckout } from '../../src/workspace/checkout.ts';
import { below } from '../../src/workspace/files/report-file.ts';
import { openPastCheckout } from '../../src/workspace/past-checkout.ts';
import type { Terminal } from '../../src/workspace/terminal.ts';

/** A terminal in memory: what is printed and written is kept, and files outside a checkout are those given. */
export interface MemoryTerminal extends Terminal {
  stdout(): string;
  stderr(): string;
  written: Map<string, string>;
}

/** `cwd`: the folder of a real checkout, for commands that open one. */
export function memoryTerminal(cwd = '/nowhere', files: Readonly<Record<string, string>> = {}): MemoryTerminal {
  const { signal } = new AbortController();
  const printed = { out: '', err: '' };
  const written = new Map<string, string>();
  return {
    version: '1.2.3',
    out: text => {
      printed.out += text;
    },
    err: text => {
      printed.err += text;
    },
    interactive: false,
    colour: false,
    columns: undefined,
    cwd,
    cores: 2,
    signal,
    now: () => 0,
    clock: () => 0,
    wait: async () => {},
    every: () => () => {},
    files: {
      read: async path => (Object.hasOwn(files, path) ? new TextEncoder().encode(files[path]) : undefined),
      write: async (path, text) => void written.set(path, text),
      create: async (_, path, text) => !written.has(path) && Boolean(written.set(path, text)),
      below: (top, path) => below(top, path.startsWith('/') ? path : `${cwd}/${path}`),
    },
    durations: () => ({ read: async () => () => undefined, write: async () => {} }),
    github: { token: '', repository: '', apiUrl: '', serverUrl: '', env: {} },
    fingerprint: async () => ({ head: null, files: new Map() }),
    open: options => openCheckout({ ...options, environment: process.env, signal }),
    openPast: (change, options) => openPastCheckout(change, { ...options, environment: process.env, signal }),
    stdout: () => printed.out,
    stderr: () => printed.err,
    written,
  };
}

/** Runs a command with these words; resolves to the exit code. */
export function runCommand(command: CliCommand, terminal: Terminal, ...words: string[]): Promise<number> {
  return command.run(readArguments(words, command.options), terminal);
}
