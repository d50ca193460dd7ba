import type { Owner, Status } from '../../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../../model/results.ts';
import { formatDuration } from '../../schema/duration.ts';
import { type FindingLine, findingLines } from '../finding-lines.ts';
import { retryText } from '../retry.ts';
import {
  attemptWords,
  byImportance,
  isFile,
  labels,
  number,
  repositoryUrl,
  reproduce,
  shortCommit,
  trustWords,
} from '../words.ts';
import { icon } from './icons.ts';
import { given, link, type Markup, markup, nothing, type Part, prose } from './markup.ts';

const turns: Readonly<Record<Owner, string>> = {
  author: 'the author',
  base: 'nobody: it was broken before this change',
  runner: 'whoever maintains the runner or the setup',
  person: 'a person who may sign it off',
};

const mostPlaces = 100;
const mostExcerpts = 10;

/** What is decided once for the whole page, to bound its size. */
export interface Shown {
  timing: Results['timing'];
  tool: Results['tool'];
  target: Results['target'];
  /** Criteria that are open from the start. */
  open: ReadonlySet<CriterionResult>;
  /** Criteria whose output is on the page. */
  output: ReadonlySet<CriterionResult>;
}

export function badge(status: Status): Markup {
  return markup`<span class="badge ${status}">${icon(status)}${status}</span>`;
}

/** One contract: everything that did not pass first and in full, what passed folded. */
export function contractCard(contract: ContractResult, anchor: string, shown: Shown): Markup {
  const open = byImportance(contract.criteria.filter(({ status }) => status !== 'pass'));
  const passed = contract.criteria.filter(({ status }) => status === 'pass');
  const title = contract.title === '' ? contract.id : contract.title;
  return markup`
<article class="contract card" id="${anchor}" aria-labelledby="${anchor}-title">
<header>
<h3 id="${anchor}-title">${badge(contract.verdict)} <span>${prose(title)}</span></h3>
<ul class="facts">${factsOf(contract).map(fact => markup`<li>${fact}</li>`)}</ul>
${signatures(contract.criteria)}${given(contract.retry?.escalated || undefined, () => markup`<p class="escalated">No attempts left: requires human review.</p>`)}
</header>
${open.map(criterion => criterionFold(criterion, contract, shown))}${passed.length > 0 ? passFold(passed, contract, shown) : nothing}${retryFolds(contract, shown)}
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
  const signed = criteria.filter(({ signed, waived }) => (signed ?? waived) !== undefined);
  if (signed.length === 0) return nothing;
  return markup`<ul class="facts">${signed.map(each => markup`<li>${signedWords(each)}</li>`)}</ul>`;
}

/** What was signed off or waived and by whom, with a link to the review or comment. */
function signedWords({ message, signed, waived }: CriterionResult): Markup {
  return markup`${prose(message)}${given(signed ?? waived, ({ how, commit, url, at }) => markup` (${link(url, how)} of <code>${shortCommit(commit)}</code>${given(at, time => markup`, ${time}`)})`)}`;
}

function criterionFold(criterion: CriterionResult, contract: ContractResult, shown: Shown): Markup {
  const { id, status, title, check, message } = criterion;
  const ms = shown.timing.criteria[id];
  return markup`
<details class="criterion ${status}" data-status="${status}" id="${anchorOf(id)}"${shown.open.has(criterion) ? markup` open` : nothing}>
<summary>${badge(status)} <h4>${prose(title)}</h4><span class="aside"><code>${check}</code>${given(ms || undefined, took => markup`<span>${formatDuration(took)}</span>`)}</span></summary>
<div class="body">
<p class="message">${prose(message)}</p>
${claimOf(criterion)}${excerptOf(criterion)}<dl>${factList(criterion, contract, shown)}</dl>
${outputOf(criterion, shown)}
</div>
</details>`;
}

function factList(criterion: CriterionResult, contract: ContractResult, shown: Shown): Markup[] {
  const { status, title, message, want, got, at, fix, owner, places = [], flaky, crossCutting, standsFor } = criterion;
  const row = (term: string, value: Part) => markup`<dt>${term}</dt><dd>${value}</dd>`;
  const skipped = status === 'skip';
  const isNew = (words: string) => !skipped && words !== title && words !== message;
  return [
    given(fix, each => row(labels.fix, prose(each))),
    isNew(want) ? row(labels.want, prose(want)) : nothing,
    isNew(got) ? row(labels.got, prose(got)) : nothing,
    row(labels.at, places.length > 1 ? placesOf(findingLines(criterion, contract)) : placeLink(at, shown.target)),
    given(owner, each => row('Next', turns[each])),
    given(flaky || undefined, () => row('Flaky', 'it failed first, then passed on retry')),
    given(standsFor, each => row('Counts as', `${each}: it was required`)),
    given(crossCutting, each => row('Cross-cutting', each)),
    skipped
      ? nothing
      : row(labels.again, markup`<div class="copied"><code>${reproduce(criterion, contract, shown)}</code></div>`),
  ];
}

/** What the agent says next to what is there. */
function claimOf({ claim, got, message }: CriterionResult): Markup {
  return given(
    claim,
    words => markup`<div class="versus"><section><h5>The agent says</h5><p>${words}</p></section><section><h5>What is there</h5><p>${prose(got === '' ? message : got)}</p></section></div>
`,
  );
}

/** What each failing test printed, which is never cut. */
function excerptOf({ output }: CriterionResult): Markup {
  const tests = output?.failing?.tests.filter(({ block }) => block) ?? [];
  const shown = tests.slice(0, mostExcerpts).map(
    ({
      name,
      at,
      block = '',
    }) => markup`<div class="output"><p><b>${name}</b>${given(at, ({ path, line }) => markup` <code>${path}:${line}</code>`)}</p><pre tabindex="0" role="group" aria-label="What ${name} printed">${block}</pre></div>
`,
  );
  return markup`${shown}`;
}

/** A file of the repository on GitHub, at the commit that was checked. */
function placeLink(at: CriterionResult['at'], target: Results['target']): Markup {
  const words = markup`<code>${at.path}:${at.line}</code>`;
  const repository = repositoryUrl(target);
  if (!repository || !target.head || !isFile(at)) return words;
  const path = at.path.split('/').map(encodeURIComponent).join('/');
  return markup`<a href="${`${repository}/blob/${target.head}/${path}#L${at.line}`}" rel="noopener noreferrer">${words}</a>`;
}

function placesOf(lines: readonly FindingLine[]): Markup {
  const more = lines.length - mostPlaces;
  const items = lines
    .slice(0, mostPlaces)
    .map(
      ({ severity, where, words }) =>
        markup`<li>${badge(severity)} ${where === '' ? nothing : markup`<code>${where}</code> `}${prose(words)}</li>`,
    );
  return markup`<ul>${items}${more > 0 ? markup`<li>and ${more} more</li>` : nothing}</ul>`;
}

function outputOf(criterion: CriterionResult, shown: Shown): Markup {
  const { output, title } = criterion;
  if (!output || output.tail.trim() === '') return nothing;
  if (!shown.output.has(criterion))
    return markup`<div class="output"><p>The output is too long for this page; it is in the results file.</p></div>`;
  const label = output.truncated ? 'End of the output' : 'Output';
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
<div class="body scroll" tabindex="0" role="group" aria-label="Passed criteria of ${contract.id}"><table class="wide"><caption class="away">Passed criteria of ${contract.id}</caption>
<thead><tr><th scope="col">Criterion</th><th scope="col">Check</th><th scope="col">Result</th><th scope="col" class="number">Time</th></tr></thead>
<tbody>
${rows}</tbody></table></div>
</details>`;
}

function retryFolds(contract: ContractResult, shown: Shown): Markup {
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
<div class="body scroll" tabindex="0" role="group" aria-label="Earlier attempts for ${contract.id}"><table class="wide"><caption class="away">Earlier attempts for ${contract.id}</caption>
<thead><tr><th scope="col">Attempt</th><th scope="col">Commit</th><th scope="col">Check</th><th scope="col">Failure</th></tr></thead><tbody>${rows}</tbody></table></div></details>`;
  return markup`
${rows.length > 0 ? before : nothing}
<details class="more"><summary>${escalated ? 'For the person who takes over' : 'For the next attempt'}</summary>
<div class="inside"><p>${escalated ? 'The task, and what failed.' : 'Give this text to whoever tries again.'}</p>
<div class="copied"><pre class="roll" tabindex="0" role="group" aria-label="Text for the next attempt of ${contract.id}">${retryText(contract, shown)}</pre></div></div></details>`;
}

/** The fragment id of a criterion. */
export function anchorOf(id: string): string {
  return `criterion-${id.replaceAll(/[^\w./-]/g, '_')}`;
}
