import type { Ground } from './github.ts';

/** A request as the action would send it. */
export function ask(
  ground: Ground,
  method: string,
  path: string,
  body?: unknown,
  token = ground.token,
): Promise<Response> {
  return fetch(`${ground.urls.api}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': 'test' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}
