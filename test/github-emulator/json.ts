/** What GitHub says and is reported; its form is judged by the tests, not by types. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any;

export interface Answer {
  status: number;
  body?: Json;
  headers?: Record<string, string>;
}

export function refusal(status: number, message: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
    headers,
  };
}

/** One page of a list, with the link to the next as GitHub gives it. */
export function page(items: readonly Json[], url: URL): { items: Json[]; headers: Record<string, string> } {
  const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
  const number = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (to: number, rel: string) => {
    const target = new URL(url);
    target.searchParams.set('page', String(to));
    return `<${target}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
  ];
  const headers: Record<string, string> = links.length > 0 ? { link: links.join(', ') } : {};
  return { items: items.slice((number - 1) * size, number * size), headers };
}
