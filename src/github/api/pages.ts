import { ApiError } from './api-error.ts';
import type { Answer } from './classify-response.ts';
import { type Call, type Client, media } from './client.ts';

/**
 * Every item of every page, by Octokit's own pagination. Half a list is no list, so whatever Octokit would take for the end
 * and is none is an error here: a conflict, a null, a next page that it can't read.
 */
export async function readPages(
  { octokit, home }: Client,
  call: Call,
  read: (call: Call) => Promise<Answer>,
  maxPages: number,
): Promise<unknown[]> {
  const unfit = (problem: string) => new ApiError('broken', null, `GitHub's answer to GET ${call.path} ${problem}.`);
  let failed: unknown;
  let pages = 0;
  const page = async ({ url }: { url: string }): Promise<Answer> => {
    try {
      if (pages++ === maxPages) throw unfit(`has more than ${maxPages} pages, which is too much to read`);
      const { origin, href } = new URL(url);
      if (origin !== home) throw unfit(`goes on at ${origin}, which is not the API's own address`);
      const answer = await read({ ...call, sent: { method: 'GET', url: href, headers: media } });
      if (answer.data === null) throw unfit('is not a list');
      const next = nextIn(answer.headers.link);
      if (next !== undefined && !URL.canParse(next)) throw unfit(`goes on at ${next}, which is no address`);
      // The one form of this header that Octokit reads.
      const link = next === undefined ? '' : `<${next}>; rel="next"`;
      return { ...answer, headers: { ...answer.headers, link } };
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
    throw failed ?? unfit('is not a list');
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
