import { type Answer, refusal } from './json.ts';
import type { Permissions, State } from './state.ts';

type Name = keyof Permissions;

/** What each kind of address asks of a token; any one of the names will do. What is not here needs nothing more than a token. */
const asked: readonly [RegExp, readonly Name[]][] = [
  [/\/check-runs/, ['checks']],
  [/\/statuses/, ['statuses']],
  [/\/pulls(?:\/|$)/, ['pull-requests']],
  [/\/issues\//, ['issues', 'pull-requests']],
  [/\/(?:branches\/\{branch\}$|compare\/|dispatches$)/, ['contents']],
  [/\/actions\//, ['actions']],
  [/^\/orgs\//, ['members']],
];
/** Readable with any token, although another rule would match. */
const open = /\/rules\/branches\//;

const rank = { none: 0, read: 1, write: 2 };

/** GitHub's refusal where the token may not do this. */
export function forbidden(state: State, operation: string): Answer | undefined {
  const [method, path] = operation.split(' ') as [string, string];
  const names = open.test(path) ? undefined : asked.find(([pattern]) => pattern.test(path))?.[1];
  const level = method === 'GET' ? 'read' : 'write';
  if (!names || names.some(name => rank[state.permissions[name]] >= rank[level])) return undefined;
  return refusal(403, 'Resource not accessible by integration', {
    'x-accepted-github-permissions': names.map(name => `${name.replace('-', '_')}=${level}`).join('; '),
  });
}
