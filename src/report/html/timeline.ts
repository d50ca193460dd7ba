import type { Results } from '../../model/results.ts';
import { formatDuration } from '../../schema/duration.ts';
import { anchorOf, badge } from './contract.ts';
import { type Markup, markup, nothing, prose } from './markup.ts';

const mostRows = 60;
/** Of 1000 for the whole run, so that a short check stays visible. */
const narrowest = 4;

/** When each check ran, as a table that is readable without its bars; the longest ones only. */
export function timeline({ contracts, timing }: Results): Markup {
  const ran = contracts
    .flatMap(({ criteria }) => criteria)
    .map(({ id, title, status }) => ({ id, title, status, start: timing.starts?.[id], ms: timing.criteria[id] ?? 0 }))
    .flatMap(({ start, ...rest }) => (start === undefined || rest.ms === 0 ? [] : [{ start, ...rest }]));
  if (ran.length === 0) return nothing;
  const rows = [...ran]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, mostRows)
    .sort((a, b) => a.start - b.start || b.ms - a.ms);
  const end = ran.reduce((latest, { start, ms }) => Math.max(latest, start + ms), 1);
  const bar = (start: number, ms: number) => {
    const width = Math.max(narrowest, Math.round((ms / end) * 1000));
    const x = Math.min(1000 - width, Math.round((start / end) * 1000));
    return markup`<svg class="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true"><rect x="${x}" width="${width}" height="10"/></svg>`;
  };
  const caption =
    rows.length < ran.length
      ? `The ${rows.length} longest of ${ran.length} criteria, in the order in which they started`
      : 'In the order in which they started';
  return markup`
<section aria-labelledby="when"><h2 id="when">Timeline</h2>
<div class="card scroll" tabindex="0" role="group" aria-labelledby="when"><table class="wide"><caption>${caption}</caption>
<thead><tr><th scope="col">Criterion</th><th scope="col">Status</th><th scope="col" class="number">Started after</th><th scope="col" class="number">Took</th><th scope="col" class="when"><span class="away">As a bar, from </span><span class="axis"><span>0</span><span class="away"> to </span><span>${formatDuration(end)}</span></span></th></tr></thead>
<tbody>
${rows.map(
  ({ id, title, status, start, ms }) =>
    markup`<tr class="${status}"><th scope="row"><a href="#${anchorOf(id)}">${prose(title)}</a></th><td>${badge(status)}</td><td class="number">${formatDuration(start)}</td><td class="number">${formatDuration(ms)}</td><td>${bar(start, ms)}</td></tr>
`,
)}</tbody></table></div></section>`;
}
