import type { ContractResult, Results } from '../../model/results.ts';
import { formatDuration } from '../../schema/duration.ts';
import { codeCell, codeSpan, fence, inCell, prose, proseCell } from '../sanitize.ts';
import { fitted, piece, type ReportPart, startOf } from '../truncate.ts';
import {
  attemptWords,
  cageWords,
  contractsByImportance,
  countsOf,
  countWords,
  dirtyWords,
  icons,
  importance,
  number,
  placeName,
  shortCommit,
  trialWords,
  unrunReason,
} from '../words.ts';
import { contractParts, fold, isFine, named, passedParts, type RunAbout } from './contract.ts';
import { signedWords } from './criterion.ts';
import { enforcementWords, link, type Publication } from './publication.ts';

interface Options {
  /** The most bytes. */
  most: number;
  /** What is known besides the results, if they are shown on GitHub. */
  publication?: Publication;
  /** Whether to show how long everything took. */
  timed: boolean;
}

/** Bytes kept free for the footer, and for the line on what was left out. */
const reserve = { footer: 2_000, cut: 1_000 };

/** The report as Markdown: verdict and cause first, failures in full, the rest folded. Where it is too long, the least important goes. */
export function page(results: Results, { most, publication, timed }: Options): string {
  const contracts = contractsByImportance(results.contracts);
  const isAlone = contracts.length === 1;
  const about: RunAbout = { ...results, alone: isAlone, whole: timed };
  const [fine, open] = [contracts.filter(isFine), contracts.filter(contract => !isFine(contract))];
  const parts = [
    ...verdictParts(results, publication),
    ...(isAlone ? [] : [contractTable(contracts)]),
    problemParts(results),
    ...(isAlone ? contracts : open).map(contract => contractParts(contract, about)),
    ...(isAlone ? [] : [passedParts(fine, about)]),
    signedParts(contracts),
    ...noteParts(results, publication),
    ...(timed ? [timingParts(results)] : []),
  ];
  return [limited(parts, most - reserve.footer, publication), footer(results, publication)].join('\n\n');
}

/** Parts within a limit; what is left out is counted, with a link to the full report. */
export function limited(parts: readonly ReportPart[], most: number, publication: Publication | undefined): string {
  const { text, left } = fitted(parts, most - reserve.cut);
  const whole = publication ? ` See ${link('the full report', publication.runUrl)}.` : '';
  return left ? `${text}\n\n✂️ Left out for length: ${left}.${whole}` : text;
}

/** Whether it is a trial, then verdict, reason, and who acts next. */
export function verdictParts(results: Results, publication: Publication | undefined): ReportPart[] {
  const { verdict } = results;
  const isAdvisory = publication && publication.mode !== 'block' && verdict !== 'pass';
  const headline = isAdvisory ? `${icons.warn} contract-gate would block:` : icons[verdict];
  const turn = turnWords(results);
  const mode = isAdvisory ? [`Mode ${publication.mode}: the job stays green whatever the verdict is.`] : [];
  const words = [...(turn ? [turn] : []), ...mode].join(' ');
  const lines = [trialWords(results), `## ${headline} ${reasonWords(results)}`, words];
  return lines.flatMap(line => (line ? [piece('verdict', line)] : []));
}

/** What a problem says may be the change's words, so the file that it is in stands before them. */
function reasonWords({ reason, reasonFrom, problems: [first] }: Results): string {
  return reasonFrom === 'problem' && first ? `${codeSpan(placeName(first.at))}: ${prose(reason)}` : prose(reason);
}

function turnWords({ next, counts, target, contracts }: Results): string {
  const waits = counts.pending ?? 0;
  const isPull = target.pull !== null;
  const failed = contracts.filter(({ criteria }) => criteria.some(({ status }) => status === 'fail'));
  const escalated = failed.filter(({ retry }) => retry?.escalated);
  if (escalated.length > 0 && escalated.length === failed.length) {
    return `**A maintainer's turn:** no attempts left for ${number(escalated.length, 'contract', 'contracts')}. Requires human review.`;
  }
  if (next === 'fix') {
    const then = waits > 0 ? ` Then a person decides ${number(waits, 'check', 'checks')}.` : '';
    return `**The author's turn:** fix what failed and ${isPull ? 'push' : 'run it'} again.${then}`;
  }
  if (next === 'ask' && waits > 0) {
    const head = codeSpan(shortCommit(target.head));
    const how = isPull ? ` To sign off, approve ${head} in a review; the policy says whose approval counts.` : '';
    return `**A reviewer's turn:** decide what is waiting below.${how}`;
  }
  if (next === 'ask') return "**A maintainer's turn:** the author cannot fix this.";
  if (next === 'rerun') return "**A maintainer's turn:** fix the runner or the setup, then run it again.";
  return next === 'commit' ? "**The author's turn:** all checks passed; commit your work." : '';
}

/** Every contract with its counts, one line each. */
export function contractTable(contracts: readonly ContractResult[]): ReportPart {
  return {
    head: '| | contract | criteria | |\n|---|---|---|---|',
    as: 'lines',
    pieces: contracts.map(contract => {
      const { verdict, retry } = contract;
      const name = inCell(named(contract));
      const attempt = retry ? `${attemptWords(contract)}${retry.escalated ? ' 🚨 escalated' : ''}` : '';
      const row = `| ${icons[verdict]}&nbsp;${verdict} | ${name} | ${outcomeWords(contract)} | ${attempt} |`;
      return piece(verdict === 'pass' ? 'passed' : 'contract', row);
    }),
  };
}

/** The counts of its criteria; if none was run, the reason. */
function outcomeWords(contract: ContractResult): string {
  const unrun = unrunReason(contract);
  if (!unrun) return countWords(countsOf(contract.criteria), importance);
  return unrun.code === 'dependency_failed' && unrun.by !== undefined
    ? `not run: ${codeCell(unrun.by, 64)} did not pass`
    : proseCell(unrun.message);
}

/** What could not be read, or breaks its grammar. */
export function problemParts({ problems }: Results): ReportPart {
  const rows = problems.map(({ message, at }) => {
    const [first = '', ...rest] = message.split('\n');
    const place = codeSpan(placeName(at));
    const more = rest.length > 0 ? `\n\n${fence(startOf(rest.join('\n'), 4_000), 'yaml')}\n` : '';
    return piece('blocking', `- ${place} ${prose(first)}${more}`);
  });
  return { as: 'lines', pieces: rows };
}

/** Who signed off what would otherwise be pending, and who waived a failure. */
export function signedParts(contracts: readonly ContractResult[]): ReportPart {
  const lines = contracts
    .flatMap(({ criteria }) => criteria)
    .flatMap(criterion =>
      criterion.signed || criterion.waived ? [`- ✍️ ${codeSpan(criterion.id)}: ${signedWords(criterion)}`] : [],
    );
  return { as: 'lines', pieces: lines.map(line => piece('note', line)) };
}

/** Notes, what could not be published, and whether the branch requires the check. */
export function noteParts(results: Results, publication: Publication | undefined): ReportPart[] {
  // What is missing elsewhere must be named here, so it ranks with the verdict.
  const missing = (publication?.unpublished ?? []).map(words => piece('verdict', `- ${icons.warn} ${prose(words)}`));
  return [
    { as: 'lines', pieces: [...results.notes.map(note => piece('note', `- ℹ️ ${prose(note)}`)), ...missing] },
    ...enforcementParts(results, publication),
  ];
}

/** Left out if the gate blocks nothing anyway, or had nothing to check. */
function enforcementParts({ verdict, contracts }: Results, publication: Publication | undefined): ReportPart[] {
  const isIdle = publication?.mode !== 'block' || (verdict === 'pass' && contracts.length === 0);
  return isIdle || !publication.enforcement ? [] : [piece('verdict', enforcementWords(publication.enforcement))];
}

function timingParts({ timing, contracts }: Results): ReportPart {
  const took = Date.parse(timing.finished) - Date.parse(timing.started);
  const rows = contracts
    .flatMap(({ criteria }) => criteria)
    .map(({ id, check }) => ({ id, check, ms: timing.criteria[id] ?? 0 }))
    .filter(({ ms }) => ms > 0)
    .sort((a, b) => b.ms - a.ms);
  const table: ReportPart = {
    head: '| criterion | check | time |\n|---|---|--:|',
    as: 'lines',
    pieces: rows.map(({ id, check, ms }) =>
      piece('timing', `| ${codeCell(id)} | ${codeCell(check, 64)} | ${formatDuration(ms)} |`),
    ),
  };
  return fold(`⏱️ ${formatDuration(took)} in total`, [table]);
}

/** The versions and commits that the verdict is about. */
export function footer(results: Results, publication: Publication | undefined): string {
  const { tool, target, policy } = results;
  const cage = cageWords(results);
  const words = [
    `contract-gate ${codeSpan(tool.version, 40)}`,
    `head ${codeSpan(shortCommit(target.head))}${dirtyWords(target)}`,
    target.base ? `base ${codeSpan(shortCommit(target.base))}` : 'no base',
    `policy: ${codeSpan(policy.source, 200)}`,
    ...(cage ? [prose(startOf(cage, 300))] : []),
    ...(publication ? [link('run', publication.runUrl)] : []),
  ];
  return `<sub>${words.join(' · ')}</sub>`;
}
