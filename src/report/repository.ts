import type { Results } from '../model/results.ts';

/** The address of the repository; undefined where it is not known. */
export function repositoryUrl({ repository, server = 'https://github.com' }: Results['target']): string | undefined {
  const known = /^[\w.-]+\/[\w.-]+$/.test(repository ?? '') && /^https?:\/\/[\w.:-]+$/.test(server);
  return known ? `${server}/${repository}` : undefined;
}
