import type { Status } from '../../model/outcome.ts';
import type { Markup } from './markup.ts';

/** Drawn on a square of 16 units, in lines of the current colour. */
const paths: Readonly<Record<Status, string>> = {
  pass: 'M3 8.5l3.5 3.5L13 4.5',
  fail: 'M4 4l8 8M12 4l-8 8',
  error: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11M4.2 11.8l7.6-7.6',
  pending: 'M5.5 6a2.5 2.5 0 115 0c0 2-2.5 2-2.5 4M8 13v.1',
  warn: 'M8 3v6M8 12.5v.1',
  skip: 'M4 8h8',
};

/** The shapes, once for the page. */
export const iconShapes: Markup = {
  html: `<svg width="0" height="0" class="away" aria-hidden="true"><defs>${Object.entries(paths)
    .map(([status, path]) => `<symbol id="icon-${status}" viewBox="0 0 16 16"><path d="${path}"/></symbol>`)
    .join('')}</defs></svg>`,
};

export function icon(status: Status): Markup {
  return { html: `<svg class="icon" aria-hidden="true"><use href="#icon-${status}"/></svg>` };
}
