import { readFile } from 'node:fs/promises';
import { findProgram } from './commands/program.ts';
import { gitIn, oneLine } from './git/process.ts';

/** Lines of git's configuration that hold a token or a password; `path` as a person would name it. */
export interface KeptCredential {
  path: string;
  line: number;
}

export async function credentialsIn(top: string): Promise<KeptCredential[]> {
  const file = oneLine(await gitIn(top)(['rev-parse', '--path-format=absolute', '--git-path', 'config']));
  const text = await readFile(file, 'utf8').catch(() => '');
  const holdsSecret =
    /^\s*extraheader\s*=\s*authorization:|:\/\/[^/\s:@]+:[^/\s@]+@|:\/\/(?:gh[pousr]_|github_pat_)\w+@/i;
  return text
    .split('\n')
    .flatMap((line, index) => (holdsSecret.test(line) ? [{ path: '.git/config', line: index + 1 }] : []));
}

/** Such as `2.43.0`. */
export async function gitVersion(top: string): Promise<string> {
  const answer = oneLine(await gitIn(top)(['version']));
  return /(\d+(?:\.\d+)+)/.exec(answer)?.[1] ?? answer;
}

/** Whether a program is on PATH. */
export function isInstalled(program: string): boolean {
  return findProgram(program, process.env.PATH) !== undefined;
}
