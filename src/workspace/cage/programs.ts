import { systemProgram } from '../commands/program.ts';

const names = ['bwrap', 'unshare', 'nsenter', 'setpriv', 'mount', 'sudo', 'sh', 'env', 'rm'] as const;

/** The programs that make a cage, by their absolute paths. */
export type Programs = Partial<Record<(typeof names)[number], string>>;

export function findPrograms(judged: string): Programs {
  return Object.fromEntries(names.map(name => [name, systemProgram(name, judged)]));
}

/** For programs that run with privileges before a command starts: nothing of a contract or pull request. */
export const quietEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
