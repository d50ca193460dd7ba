/** Times and compares programs. Every row of the table is a ratio to a peer or limit of the same run. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const cli = resolve(import.meta.dirname, '../dist/cli.js');
export const folder = mkdtempSync(join(tmpdir(), 'contract-gate-bench-'));
export const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
/** With --short, everything is smaller and runs once: it shows that the benchmark works, not how fast anything is. */
export const isShort = process.argv.includes('--short');
export const roundsOf = (rounds: number) => (isShort ? 1 : rounds);

export interface Row {
  what: string;
  ours: string;
  against: string;
  ratio: number;
  /** The largest ratio that is good enough. */
  goal?: number;
  /** The lowest and highest ratio of a pair. */
  spread?: readonly [number, number];
}

export function once(cwd: string, command: string, ...args: string[]): number {
  const start = performance.now();
  execFileSync(command, args, { cwd, env, stdio: 'ignore', maxBuffer: 1 << 30 });
  return performance.now() - start;
}

/** Whether a program accepts what it looks at: its exit code is 0. A program that can't be started has no verdict. */
export function accepts(cwd: string, command: string, ...args: string[]): boolean {
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: 'ignore' });
  if (error || status === null) throw new Error(`${command} has no verdict: ${error?.message ?? 'killed'}`);
  return status === 0;
}

export const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

export interface Comparison {
  what: string;
  peer: string;
  rounds: number;
  ours: () => number;
  theirs: () => number;
  goal?: number;
}

/** Alternates both sides, so that noise affects both, and compares the medians. */
export function compare({ what, peer, rounds, ours, theirs, goal }: Comparison): Row {
  const pairs = Array.from({ length: roundsOf(rounds) }, () => [ours(), theirs()] as const);
  const [mine, other] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
  const ratios = pairs.map(([a, b]) => a / b);
  return {
    what,
    ours: milliseconds(mine),
    against: `${peer}: ${milliseconds(other)}`,
    ratio: mine / other,
    ...(goal === undefined ? {} : { goal }),
    ...(pairs.length > 1 ? { spread: [Math.min(...ratios), Math.max(...ratios)] } : {}),
  };
}

export const milliseconds = (time: number) => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;

const identity = ['-c', 'user.name=b', '-c', 'user.email=b@example.com', '-c', 'commit.gpgsign=false'];

export function git(top: string, ...args: string[]): string {
  return execFileSync('git', [...identity, ...args], {
    maxBuffer: 1 << 30,
    cwd: top,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

export function write(top: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
}

export function repository(name: string, files: Record<string, string>): string {
  const top = join(folder, name);
  mkdirSync(top);
  git(top, 'init', '--initial-branch=main');
  write(top, files);
  git(top, 'add', '--all');
  git(top, 'commit', '-m', 'Begin');
  return top;
}
