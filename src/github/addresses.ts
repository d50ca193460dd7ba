import { ApiError } from './api-error.ts';

export type Query = Record<string, string | number>;

/** Only as it is written: a segment such as `..`, or a bare `?`, would ask for something else than what was meant. */
export function addressOf(base: string, path: string, query: Query): URL {
  const written = `${base}${path}`;
  const plain = /^(?:\/[\w.~!$&'()*+,;=:@%-]+)+$/.test(path);
  if (!plain || new URL(written).href !== written) {
    throw new ApiError('invalid', null, `${JSON.stringify(path)} is no path that GitHub can be asked for.`);
  }
  const url = new URL(written);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

/** The page that a Link header calls the next one. Throws where it names one that can't be found: half a list is no list. */
export function nextPage(links: string, path: string): URL | undefined {
  for (const [, address = '', parameters = ''] of links.matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (!/;\s*rel="?next"?\s*(?:[;,]|$)/i.test(parameters)) continue;
    if (URL.canParse(address)) return new URL(address);
    throw new ApiError('broken', null, `GitHub's answer to GET ${path} goes on at ${address}, which is no address.`);
  }
  return undefined;
}
