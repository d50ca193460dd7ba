import { ApiError } from './api-error.ts';
import type { ApiResponse } from './classify-response.ts';
import { type Call, type Client, media } from './client.ts';

/**
 * Every item of every page, by Octokit's pagination. An incomplete list is an error: where Octokit would stop early (a
 * conflict, a null, an unreadable next link), this throws.
 */
export async function readPages(
  { octokit, home }: Client,
  call: Call,
  read: (call: Call) => Promise<ApiResponse>,
  maxPages: number,
): Promise<unknown[]> {
  const unusable = (problem: string) =>
    new ApiError('broken', null, `GitHub's response to GET ${call.path} ${problem}.`);
  let failed: unknown;
  let pages = 0;
  const page = async ({ url }: { url: string }): Promise<ApiResponse> => {
    try {
      if (pages++ === maxPages) throw unusable(`has more than ${maxPages} pages, the limit`);
      const { origin, href } = new URL(url);
      if (origin !== home) throw unusable(`continues at ${origin}, which is not the API's address`);
      const response = await read({ ...call, sent: { method: 'GET', url: href, headers: media } });
      if (response.data === null) throw unusable('is not a list');
      const next = nextIn(response.headers.link);
      if (next !== undefined && !URL.canParse(next)) throw unusable(`continues at ${next}, which is not an address`);
      // The only form of this header that Octokit reads.
      const link = next === undefined ? '' : `<${next}>; rel="next"`;
      return { ...response, headers: { ...response.headers, link } };
    } catch (error) {
      failed = error;
      throw new Error('no page');
    }
  };
  const pageByPage = Object.assign(page, { endpoint: () => octokit.request.endpoint(call.sent) });
  const items: unknown[] = [];
  try {
    for await (const { data } of octokit.paginate.iterator(pageByPage as never)) items.push(...asList(data));
  } catch {
    throw failed ?? unusable('is not a list');
  }
  return items;
}

function asList(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  throw new TypeError('not a list');
}

/** The address of the next page in a Link header. */
function nextIn(header: unknown): string | undefined {
  const links = [...String(header ?? '').matchAll(/<([^<>]*)>([^<]*)/g)];
  return links.find(([, , parameters = '']) => /;\s*rel="?next"?\s*(?:[;,]|$)/i.test(parameters))?.[1];
}
