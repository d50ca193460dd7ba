import { visible } from '../sanitize.ts';

/** Text that is HTML. Only `markup` creates it, so no text of a pull request can. */
export interface Markup {
  readonly html: string;
}

export type Part = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template that takes text or other markup. Text is escaped, and can't become elements or attributes. */
export function markup(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: fixed.reduce((before, text, index) => `${before}${htmlOf(parts[index - 1]!)}${text}`) };
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return visible(part).replaceAll(/[&<>"']/g, sign => entities[sign]!);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

export const nothing: Markup = { html: '' };

/** The markup of a value; nothing if there is none. */
export function given<T>(value: T | undefined | null | '', show: (value: T) => Markup): Markup {
  return value === undefined || value === null || value === '' ? nothing : show(value);
}

/** Text in which backticks mark code. */
export function prose(words: string): Markup {
  const parts = words.split('`');
  if (parts.length % 2 === 0) return markup`${words}`;
  return markup`${parts.map((part, index) => (index % 2 === 1 && part !== '' ? markup`<code>${part}</code>` : markup`${part}`))}`;
}

/** A link for a web address, else the text alone: the address is not trusted. */
export function link(address: string, words: string): Markup {
  return /^https?:\/\/[\w.-]+[/:]/.test(address)
    ? markup`<a href="${address}" rel="noopener noreferrer">${words}</a>`
    : markup`${words}`;
}
