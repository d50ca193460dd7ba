import type { Owner, Status } from '../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import { formatDuration } from '../schema/duration.ts';
import { given, link, type Markup, markup, nothing, type Part, prose } from './html-markup.ts';
import { retryText } from './retry.ts';
import { attemptWords, byImportance, number, reproduce, shortCommit, trustWords } from './words.ts';

export const signs: Readonly<Record<Status, string>> = {
  pass: '✓',
  fail: '✗',
  error: '⊘',
  pending: '?',
  warn: '!',
  skip: '–',
};

const turns: Readonly<Record<Owner, string>> = {
  author: 'the author of the change',
  base: 'nobody of this change: it was so before',
  runner: 'whoever looks after the machine or the set-up',
  person: 'a person who may sign it off',
};

const mostPlaces = 100;

/** What is decided once for the whole page, so that it stays of a size that a browser can take. */
export interface Shown {
  timing: Results['timing'];
  /** Criteria that are unfolded from the start. */
  open: ReadonlySet<CriterionResult>;
  /** Criteria whose output is on the page. */
  output: ReadonlySet<CriterionResult>;
}

export function badge(status: Status): Markup {
  return { html: `<span class="badge ${status}"><span aria-hidden="true">${signs[status]}</span>${status}</span>` };
}

/** One contract: what did not pass first and in full, what passed folded. */
export function contractCard(contract: ContractResult, anchor: string, shown: Shown): Markup {
  const open = byImportance(contract.criteria.filter(({ status }) => status !== 'pass'));
  const passed = contract.criteria.filter(({ status }) => status === 'pass');
  const title = contract.title === '' ? contract.id : contract.title;
  return markup`
<article class="contract card" id="${anchor}" aria-labelledby="${anchor}-title">
<header>
<h3 id="${anchor}-title">${badge(contract.verdict)} <span>${prose(title)}</span></h3>
<ul class="facts">${factsOf(contract).map(fact => markup`<li>${fact}</li>`)}</ul>
${signatures(contract.criteria)}${given(contract.retry?.escalated || undefined, () => markup`<p class="escalated">All attempts are used up: a person must look at it.</p>`)}
</header>
${open.map(criterion => criterionFold(criterion, contract, shown))}${passed.length > 0 ? passFold(passed, contract, shown) : nothing}${retryFolds(contract)}
</article>`;
}

function factsOf(contract: ContractResult): Markup[] {
  const { id, source, digest } = contract;
  const attempt = attemptWords(contract);
  return [
    markup`<code>${id}</code>`,
    markup`<code>${source.path}:${source.line}</code>, ${trustWords[source.trust]}`,
    markup`${source.selected}`,
    ...(attempt === '' ? [] : [markup`${attempt}`]),
    markup`sha256 <code>${digest.slice(0, 12)}</code>`,
  ];
}

function signatures(criteria: readonly CriterionResult[]): Markup {
  const signed = criteria.filter(({ signed }) => signed !== undefined);
  if (signed.length === 0) return nothing;
  return markup`<ul class="facts">${signed.map(each => markup`<li>${signedWords(each)}</li>`)}</ul>`;
}

/** What was signed off and by whom, and where that can be seen. */
function signedWords({ message, signed }: CriterionResult): Markup {
  return markup`${prose(message)}${given(signed, ({ how, commit, url }) => markup` (${link(url, how)} of <code>${shortCommit(commit)}</code>)`)}`;
}

function criterionFold(criterion: CriterionResult, contract: ContractResult, shown: Shown): Markup {
  const { id, status, title, check, message } = criterion;
  const ms = shown.timing.criteria[id];
  return markup`
<details class="criterion ${status}" data-status="${status}" id="${anchorOf(id)}"${shown.open.has(criterion) ? markup` open` : nothing}>
<summary>${badge(status)} <h4>${prose(title)}</h4><span class="aside"><code>${check}</code>${given(ms || undefined, took => markup`<span>${formatDuration(took)}</span>`)}</span></summary>
<div class="body">
<p class="message">${prose(message)}</p>
<dl>${factList(criterion, contract)}</dl>
${outputOf(criterion, shown)}
</div>
</details>`;
}

function factList(criterion: CriterionResult, contract: ContractResult): Markup[] {
  const { status, title, message, want, got, at, fix, owner, places, flaky, crossCutting, standsFor } = criterion;
  const row = (term: string, value: Part) => markup`<dt>${term}</dt><dd>${value}</dd>`;
  const skipped = status === 'skip';
  const isNews = (words: string) => !skipped && words !== title && words !== message;
  return [
    given(fix, each => row('Fix', prose(each))),
    isNews(want) ? row('Want', prose(want)) : nothing,
    isNews(got) ? row('Got', prose(got)) : nothing,
    row('Where', placesOf(places?.length ? places : [{ ...at, message: '' }])),
    given(owner, each => row('Whose turn', turns[each])),
    given(flaky || undefined, () => row('Flaky', 'it failed first and then passed')),
    given(standsFor, each => row('Counts as', `${each}: it is required work`)),
    given(crossCutting, each => row('Cross-cutting', each)),
    skipped ? nothing : row('Again', markup`<div class="copied"><code>${reproduce(criterion, contract)}</code></div>`),
  ];
}

function placesOf(places: NonNullable<CriterionResult['places']>): Markup {
  const more = places.length - mostPlaces;
  const items = places
    .slice(0, mostPlaces)
    .map(({ path, line, message }) => markup`<li><code>${path}:${line}</code> ${message}</li>`);
  return markup`<ul>${items}${more > 0 ? markup`<li>and ${more} more</li>` : nothing}</ul>`;
}

function outputOf(criterion: CriterionResult, shown: Shown): Markup {
  const { output, title } = criterion;
  if (!output || output.tail.trim() === '') return nothing;
  if (!shown.output.has(criterion))
    return markup`<div class="output"><p>The output is left out of this page; it is in the results file.</p></div>`;
  const label = output.truncated ? 'The end of the output' : 'Output';
  return markup`<div class="output"><p>${label}</p><pre tabindex="0" role="group" aria-label="${label} of ${title}">${output.tail.trimEnd()}</pre></div>`;
}

function passFold(passed: readonly CriterionResult[], contract: ContractResult, { timing }: Shown): Markup {
  const rows = passed.map(
    criterion =>
      markup`<tr data-status="pass" id="${anchorOf(criterion.id)}"><th scope="row">${prose(criterion.title)}</th><td><code>${criterion.check}</code></td><td>${signedWords(criterion)}</td><td class="number">${formatDuration(timing.criteria[criterion.id] ?? 0)}</td></tr>
`,
  );
  return markup`
<details class="passes">
<summary>${badge('pass')} <span>${number(passed.length, 'criterion', 'criteria')}</span></summary>
<div class="body scroll" tabindex="0" role="group" aria-label="What passed in ${contract.id}"><table class="wide"><caption class="away">What passed in ${contract.id}</caption>
<thead><tr><th scope="col">Criterion</th><th scope="col">Check</th><th scope="col">Result</th><th scope="col" class="number">Time</th></tr></thead>
<tbody>
${rows}</tbody></table></div>
</details>`;
}

function retryFolds(contract: ContractResult): Markup {
  if (!contract.retry) return nothing;
  const { history, escalated } = contract.retry;
  const rows = history.flatMap(({ attempt, head, failures }) =>
    failures.map(
      ({ check, message }) =>
        markup`<tr><th scope="row">${attempt}</th><td><code>${shortCommit(head)}</code></td><td><code>${check}</code></td><td>${message}</td></tr>`,
    ),
  );
  const before = markup`
<details class="more"><summary>Earlier attempts</summary>
<div class="body scroll" tabindex="0" role="group" aria-label="Earlier attempts at ${contract.id}"><table class="wide"><caption class="away">Earlier attempts at ${contract.id}</caption>
<thead><tr><th scope="col">Attempt</th><th scope="col">Commit</th><th scope="col">Check</th><th scope="col">What was wrong</th></tr></thead><tbody>${rows}</tbody></table></div></details>`;
  return markup`
${rows.length > 0 ? before : nothing}
<details class="more"><summary>${escalated ? 'For the person who takes over' : 'For the next attempt'}</summary>
<div class="inside"><p>${escalated ? 'What was asked and what went wrong.' : 'Give this to whoever tries again.'}</p>
<div class="copied"><pre class="roll" tabindex="0" role="group" aria-label="Text for the next attempt at ${contract.id}">${retryText(contract)}</pre></div></div></details>`;
}

/** Where a criterion stands on the page, for links to it. */
export function anchorOf(id: string): string {
  return `criterion-${id.replaceAll(/[^\w./-]/g, '_')}`;
}
