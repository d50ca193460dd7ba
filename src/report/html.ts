import { createHash } from 'node:crypto';
import type { Status, Verdict } from '../model/outcome.ts';
import type { CriterionResult, Results } from '../model/results.ts';
import { formatDuration } from '../schema/duration.ts';
import { badge, contractCard, type Shown } from './html/contract.ts';
import { icon, iconShapes } from './html/icons.ts';
import { given, link, type Markup, markup, nothing, type Part, prose } from './html/markup.ts';
import { script } from './html/script.ts';
import { style } from './html/style.ts';
import { timeline } from './html/timeline.ts';
import {
  byImportance,
  cageWords,
  contractsByImportance,
  countWords,
  nextWords,
  number,
  placeName,
  repositoryUrl,
  shortCommit,
  trialWords,
  unrunReason,
} from './words.ts';

/** Beyond these the page gets slow: further criteria stay folded, further output stays in the results file. */
const mostOpen = 20;
const mostOutput = 4_000_000;

const order: readonly Status[] = ['fail', 'error', 'pending', 'warn', 'pass', 'skip'];
const verdictWords: Readonly<Record<Verdict, string>> = {
  pass: 'Pass',
  fail: 'Fail',
  pending: 'Waiting for a person',
  error: 'Inconclusive',
};

/** The report as one HTML page that loads nothing from the network, and in which only our own script may run. */
export function html(results: Results): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const rules = `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; base-uri 'none'; form-action 'none'`;
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ html: rules }}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${verdictWords[results.verdict]}: contract-gate on ${targetName(results)}</title>
<style>${{ html: style }}</style>
</head>
<body>
${iconShapes}
<a class="jump away" href="#report">Skip to the report</a>
${verdictBanner(results)}
<main id="report">
${problemSection(results)}${isLarge(results) ? markup`${contractSection(results)}${overview(results)}` : markup`${overview(results)}${contractSection(results)}`}${timeline(results)}${noteSection(results)}${unselectedSection(results)}${aboutSection(results)}
</main>
<footer><p>contract-gate ${results.tool.version}. This page only shows the results.</p></footer>
${results.contracts.length > 0 ? markup`<script>${{ html: script }}</script>` : nothing}
</body>
</html>
`;
  return page.html;
}

function targetName({ target }: Results): string {
  const commit = shortCommit(target.head);
  if (target.repository === null) return commit;
  return target.pull === null ? `${target.repository} at ${commit}` : `${target.repository} #${target.pull}`;
}

/** The pull request, else the commit, on GitHub. */
function targetLink(results: Results): Markup {
  const { target } = results;
  const repository = repositoryUrl(target);
  const page = target.pull === null ? `commit/${target.head}` : `pull/${target.pull}`;
  return repository && target.head
    ? link(`${repository}/${page}`, targetName(results))
    : markup`${targetName(results)}`;
}

/** "agent/login by ada": the branch as it was checked, and who opened the pull request. */
function originLinks({ target }: Results): Markup {
  const { branch, author, head, server = 'https://github.com' } = target;
  const repository = repositoryUrl(target);
  const [, name, bot] = /^([\w-]+)(\[bot\])?$/.exec(author ?? '') ?? [];
  const tree = repository && head ? `${repository}/tree/${head}` : undefined;
  const profile = repository && name ? `${server}/${bot ? 'apps/' : ''}${name}` : undefined;
  return markup`${given(branch, each => markup` · ${tree ? link(tree, each) : each}`)}${given(author, each => markup` by ${profile ? link(profile, each) : each}`)}`;
}

function verdictBanner(results: Results): Markup {
  const { verdict, reason, next, counts } = results;
  const found = order.filter(status => (counts[status] ?? 0) > 0);
  const items = found.map(
    status =>
      markup`<li class="${status}"><span class="sign">${icon(status)}</span>${countWords({ [status]: counts[status]! })}</li>`,
  );
  return markup`<header class="top">${given(
    trialWords(results),
    words => markup`
<p class="trial">${words}</p>`,
  )}
<p class="brand"><b>contract-gate</b><span>${targetLink(results)}${originLinks(results)}</span></p>
<div class="verdict ${verdict}">
<span class="seal">${icon(verdict)}</span>
<h1><b>${verdictWords[verdict]}</b>: ${prose(reason)}</h1>
<p class="next"><b>Next:</b> ${nextWords[next]}</p>
${found.length > 0 ? markup`${shareBar(counts, found)}<ul class="counts">${items}</ul>` : nothing}
</div>
</header>`;
}

/** The share of each status as a bar; the list below gives the numbers. */
function shareBar(counts: Results['counts'], found: readonly Status[]): Markup {
  const total = found.reduce((sum, status) => sum + counts[status]!, 0);
  let x = 0;
  const parts = found.map(status => {
    const width = (counts[status]! / total) * 1000;
    const part = markup`<rect class="${status}" x="${x.toFixed(1)}" width="${width.toFixed(1)}" height="8"/>`;
    x += width;
    return part;
  });
  return markup`<svg class="share" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}

function problemSection({ problems }: Results): Markup {
  if (problems.length === 0) return nothing;
  const items = problems.map(({ message, at, owner }) => {
    const [first = '', ...rest] = message.split('\n');
    return markup`<li><code>${placeName(at)}</code> ${first}${given(owner === 'base' || undefined, () => markup` (it was there before this change)`)}${given(rest.join('\n'), more => markup`<pre>${more}</pre>`)}</li>`;
  });
  return markup`
<section aria-labelledby="problems"><h2 id="problems">Problems</h2>
<ul class="card list problems">${items}</ul></section>`;
}

function noteSection(results: Results): Markup {
  const cage = cageWords(results);
  const notes = [...results.notes, ...(cage ? [cage] : [])];
  if (notes.length === 0) return nothing;
  return markup`
<section aria-labelledby="notes"><h2 id="notes">Notes</h2>
<ul class="card list">${notes.map(note => markup`<li>${note}</li>`)}</ul></section>`;
}

/** Of many contracts, those that failed are more to the point than a table of all. */
function isLarge({ contracts }: Results): boolean {
  return contracts.length > 10;
}

/** A table of the contracts, if there are several. */
function overview(results: Results): Markup {
  if (results.contracts.length < 2) return nothing;
  const rows = contractsByImportance(results.contracts).map((contract, index) => {
    const { id, title, verdict, criteria, source } = contract;
    const count = (status: Status) => criteria.filter(each => each.status === status).length;
    const counts = Object.fromEntries(order.map(status => [status, count(status)]));
    return markup`<tr><th scope="row"><a href="#contract-${index + 1}">${prose(title || id)}</a></th><td>${badge(verdict)}</td><td>${unrunReason(contract)?.message ?? countWords(counts)}</td><td><code>${source.path}:${source.line}</code></td></tr>
`;
  });
  return markup`
<section aria-labelledby="overview"><h2 id="overview">Overview</h2>
<div class="card scroll" tabindex="0" role="group" aria-labelledby="overview"><table class="wide"><caption class="away">The contracts that apply</caption>
<thead><tr><th scope="col">Contract</th><th scope="col">Verdict</th><th scope="col">Criteria</th><th scope="col">From</th></tr></thead>
<tbody>
${rows}</tbody></table></div></section>`;
}

function contractSection(results: Results): Markup {
  if (results.contracts.length === 0) return nothing;
  const contracts = contractsByImportance(results.contracts);
  const criteria = contracts.flatMap(contract => byImportance(contract.criteria));
  const shown: Shown = {
    timing: results.timing,
    tool: results.tool,
    target: results.target,
    open: new Set(criteria.filter(({ status }) => ['fail', 'error', 'pending'].includes(status)).slice(0, mostOpen)),
    output: withinLimit(criteria),
  };
  return markup`
<section aria-labelledby="contracts"><h2 id="contracts">Contracts</h2>
${filterForm(results)}${contracts.map((contract, index) => contractCard(contract, `contract-${index + 1}`, shown))}</section>`;
}

/** The criteria whose output fits on the page; the most important come first. */
function withinLimit(criteria: readonly CriterionResult[]): Set<CriterionResult> {
  let used = 0;
  const fits = ({ output }: CriterionResult) => {
    used += output?.tail.length ?? 0;
    return used <= mostOutput;
  };
  return new Set(criteria.filter(({ status }) => status !== 'pass').filter(fits));
}

/** Hidden until the script shows it: it works with the script only. */
function filterForm({ counts }: Results): Markup {
  const boxes = order
    .filter(status => (counts[status] ?? 0) > 0)
    .map(
      status =>
        markup`<label class="${status}"><input type="checkbox" value="${status}">${icon(status)}${status} ${counts[status]!}</label>`,
    );
  return markup`<form class="filter card" role="search" aria-label="Filter the criteria" hidden>
<div class="words"><label class="label" for="words">Search</label><input id="words" type="search" autocomplete="off"></div>
<fieldset><legend>Only</legend><div class="chips">${boxes}</div></fieldset>
<div class="chips"><button type="button" data-clear>Clear</button><button type="button" data-open="yes">Open all</button><button type="button" data-open="no">Close all</button></div>
<p class="shown" role="status"></p>
</form>
`;
}

function unselectedSection({ unselected }: Results): Markup {
  if (unselected.length === 0) return nothing;
  const rows = unselected.map(
    ({ id, path, reason }) =>
      markup`<tr><th scope="row">${id}</th><td><code>${path}</code></td><td>${reason}</td></tr>
`,
  );
  const label = number(unselected.length, 'contract', 'contracts');
  return markup`
<section aria-labelledby="unselected"><h2 id="unselected">Not applicable</h2>
<div class="card"><details class="more"><summary>${label}</summary>
<div class="body scroll" tabindex="0" role="group" aria-labelledby="unselected"><table class="wide"><caption class="away">Contracts that do not apply</caption>
<thead><tr><th scope="col">Contract</th><th scope="col">File</th><th scope="col">Why not</th></tr></thead>
<tbody>
${rows}</tbody></table></div></details></div></section>`;
}

function aboutSection({ target, policy, timing, tool, shard }: Results): Markup {
  const row = (term: string, value: Part) => markup`<dt>${term}</dt><dd>${value}</dd>`;
  const repository = repositoryUrl(target);
  const linked = (path: string, words: string) => (repository ? link(`${repository}${path}`, words) : markup`${words}`);
  const commit = (id: string | null) =>
    id === null ? markup`none` : markup`<code>${linked(`/commit/${id}`, id)}</code>`;
  const took = formatDuration(Date.parse(timing.finished) - Date.parse(timing.started));
  const judged = target.committed || target.dirty.length === 0 ? '' : ', included in the run';
  return markup`
<section aria-labelledby="about"><h2 id="about">About this run</h2>
<dl class="card about">${[
    given(target.repository, each => row('Repository', linked('', each))),
    given(target.pull, each => row('Pull request', linked(`/pull/${each}`, `#${each}`))),
    row('Head', commit(target.head)),
    row('Base', commit(target.base)),
    given(target.dirty.join('\n'), each => row(`Not committed${judged}`, each)),
    row('Policy', markup`${policy.source}, sha256 <code>${policy.digest}</code>`),
    given(shard, ({ index, total }) => row('Part', `${index} of ${total}`)),
    row('Event', target.event),
    row(
      'When',
      markup`<time datetime="${timing.started}">${timing.started.replace(/T(.{8}).*Z$/, ' $1 UTC')}</time>, took ${took}`,
    ),
    row('Gate', `${tool.name} ${tool.version}`),
  ]}</dl></section>`;
}
