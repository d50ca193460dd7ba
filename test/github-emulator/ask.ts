import type { GitHub } from './github.ts';

/** A request as the action would send it. */
export function ask(
  github: GitHub,
  method: string,
  path: string,
  body?: unknown,
  token = github.token,
): Promise<Response> {
  return fetch(`${github.urls.api}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': 'test' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}
