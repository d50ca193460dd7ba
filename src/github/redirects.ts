import type { Exchange, Http, Question } from './http.ts';

const most = 3;
const statuses = [301, 302, 307, 308];

interface HomeOptions {
  /** The API's own origin. */
  home: string;
  /** For the API itself, the token among them; no other origin sees them. */
  homeHeaders: Record<string, string>;
}

/** Follows where the API has moved something to. A write goes nowhere but to the API itself. */
export async function followed(http: Http, question: Question, { home, homeHeaders }: HomeOptions): Promise<Exchange> {
  let { url } = question;
  for (let hops = 0; ; hops++) {
    const headers = { ...question.headers, ...(url.origin === home ? homeHeaders : {}) };
    const exchange = await http({ ...question, url, headers });
    if (exchange.kind === 'failed' || !statuses.includes(exchange.status)) return exchange;
    const next = target(exchange.headers.location, url);
    if (hops === most) return refused(`it redirects more than ${most} times`);
    if (!next) return refused('it redirects to no place that can be followed safely');
    if (next.origin !== home && question.method !== 'GET') return refused('it redirects a write to another place');
    url = next;
  }
}

/** Never from a connection that is encrypted to one that is not. */
function target(location: string | undefined, from: URL): URL | undefined {
  if (location === undefined || !URL.canParse(location, from.href)) return undefined;
  const to = new URL(location, from);
  return to.protocol === 'https:' || to.protocol === from.protocol ? to : undefined;
}

function refused(reason: string): Exchange {
  return { kind: 'failed', reason, sent: true, began: true, again: false };
}
