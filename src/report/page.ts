import type { ContractResult, Results } from '../model/results.ts';
import { formatDuration } from '../schema/duration.ts';
import { contractParts, fold, passedParts } from './contract.ts';
import { signedWords } from './criterion.ts';
import { enforcementWords, link, type Publication } from './publication.ts';
import { codeCell, codeSpan, fence, sentence } from './sanitize.ts';
import { fitted, type Part, piece, startOf } from './truncate.ts';
import {
  attemptWords,
  contractsByImportance,
  countsOf,
  countWords,
  icons,
  importance,
  number,
  shortCommit,
  unrunWords,
} from './words.ts';

interface Options {
  /** The most bytes. */
  most: number;
  /** What is known beside the results, where they are shown on GitHub. */
  publication?: Publication;
  /** Shall it say how long everything took? */
  timed: boolean;
}

/** Kept free for the footer, and for the words on what was left out. */
const reserve = { footer: 2_000, cut: 1_000 };

/** The report as Markdown for people: verdict first, failures open, passes folded. Where it is too long, the least important goes. */
export function page(results: Results, { most, publication, timed }: Options): string {
  const contracts = contractsByImportance(results.contracts);
  const isFine = ({ criteria }: ContractResult) => criteria.every(({ status }) => status === 'pass');
  const parts = [
    ...verdictParts(results, publication),
    contractTable(contracts),
    problemParts(results),
    ...contracts.filter(contract => !isFine(contract)).map(contractParts),
    passedParts(contracts.filter(isFine)),
    signedParts(contracts),
    ...noteParts(results, publication),
    ...(timed ? [timingParts(results)] : []),
  ];
  return [limited(parts, most - reserve.footer, publication), footer(results, publication)].join('\n\n');
}

/** Parts within a limit; what did not find room is counted, with a link to where all of it is. */
export function limited(parts: readonly Part[], most: number, publication: Publication | undefined): string {
  const { text, left } = fitted(parts, most - reserve.cut);
  const whole = publication ? ` See ${link('the whole report', publication.runUrl)}.` : '';
  return left ? `${text}\n\n✂️ Left out for length: ${left}.${whole}` : text;
}

/** Verdict, reason, and whose turn it is. */
export function verdictParts(results: Results, publication: Publication | undefined): Part[] {
  const { verdict } = results;
  const toothless = publication && publication.mode !== 'block' && verdict !== 'pass';
  const headline = toothless ? `${icons.warn} contract-gate would block` : `${icons[verdict]} contract-gate`;
  const turn = turnWords(results);
  const mode = toothless ? [`Mode ${publication.mode}: the job stays green, whatever stands here.`] : [];
  const words = [...(turn ? [turn] : []), ...mode].join(' ');
  return [piece('verdict', `## ${headline}: ${reasonWords(results)}`), ...(words ? [piece('verdict', words)] : [])];
}

/** A problem quotes the change, so its words never read as if they were the gate's. */
function reasonWords({ reason, problems }: Results): string {
  const start = reason.replace(/…$/, '');
  return problems.some(({ message }) => message.startsWith(start)) ? codeSpan(reason, 600) : sentence(reason);
}

function turnWords({ next, counts, target, contracts }: Results): string {
  const waits = counts.pending ?? 0;
  const isPull = target.pull !== null;
  const failed = contracts.filter(({ criteria }) => criteria.some(({ status }) => status === 'fail'));
  const escalated = failed.filter(({ retry }) => retry?.escalated);
  if (escalated.length > 0 && escalated.length === failed.length) {
    return `**A maintainer's turn:** the attempts at ${number(escalated.length, 'contract', 'contracts')} are used up. Requires human review.`;
  }
  if (next === 'fix') {
    const then = waits > 0 ? ` Then a person decides on ${number(waits, 'criterion', 'criteria')}.` : '';
    return `**The author's turn:** fix what failed and ${isPull ? 'push' : 'run it'} again.${then}`;
  }
  if (next === 'ask' && waits > 0) {
    const head = codeSpan(shortCommit(target.head));
    const how = isPull ? ` An approving review of ${head} signs it off, by someone whom the policy accepts.` : '';
    return `**A reviewer's turn:** decide on what waits below.${how}`;
  }
  if (next === 'ask') return "**A maintainer's turn:** this is not for the author to mend.";
  if (next === 'rerun') return "**A maintainer's turn:** mend the machine or the set-up, then run it again.";
  return next === 'commit' ? "**The author's turn:** commit the work: it holds, but not all of it is committed." : '';
}

/** Every contract with its counts, in a line each. */
export function contractTable(contracts: readonly ContractResult[]): Part {
  return {
    head: '| | contract | criteria | |\n|---|---|---|---|',
    as: 'lines',
    pieces: contracts.map(contract => {
      const { id, title, verdict, retry } = contract;
      const name = title === id ? codeCell(id, 64) : `${codeCell(id, 64)} ${codeCell(title, 120)}`;
      const attempt = retry ? `${attemptWords(contract)}${retry.escalated ? ' 🚨 escalated' : ''}` : '';
      const row = `| ${icons[verdict]}&nbsp;${verdict} | ${name} | ${outcomeWords(contract)} | ${attempt} |`;
      return piece(verdict === 'pass' ? 'passed' : 'contract', row);
    }),
  };
}

/** How its criteria came out; of a contract that stands on another, that this one did not pass. */
function outcomeWords(contract: ContractResult): string {
  const unrun = unrunWords(contract);
  const [, id] = /^not run: (\S+) did not pass$/.exec(unrun ?? '') ?? [];
  if (id !== undefined) return `not run: ${codeCell(id, 64)} did not pass`;
  return unrun === undefined ? countWords(countsOf(contract.criteria), importance) : codeCell(unrun);
}

/** What could not be read. */
export function problemParts({ problems }: Results): Part {
  const rows = problems.map(({ message, at }) => {
    const [first = '', ...rest] = message.split('\n');
    const place = codeSpan(`${at.path}:${at.line}${at.column ? `:${at.column}` : ''}`);
    const more = rest.length > 0 ? `\n\n${fence(startOf(rest.join('\n'), 4_000), 'yaml')}\n` : '';
    return piece('blocking', `- ${place} ${codeSpan(first, 600)}${more}`);
  });
  return { head: `### ${icons.fail} Problems\n`, as: 'lines', pieces: rows };
}

/** Who signed off what would be pending. */
export function signedParts(contracts: readonly ContractResult[]): Part {
  const lines = contracts
    .flatMap(({ criteria }) => criteria)
    .flatMap(criterion => (criterion.signed ? [`- ✍️ ${codeSpan(criterion.id)}: ${signedWords(criterion)}`] : []));
  return { as: 'lines', pieces: lines.map(line => piece('note', line)) };
}

/** What to know beside it: notes, what could not be published, and whether a merge waits for any of this. */
export function noteParts(results: Results, publication: Publication | undefined): Part[] {
  // What is missing elsewhere must be named here, however much else there is.
  const missing = (publication?.unpublished ?? []).map(words => piece('verdict', `- ${icons.warn} ${sentence(words)}`));
  return [
    { as: 'lines', pieces: [...results.notes.map(note => piece('note', `- ℹ️ ${sentence(note)}`)), ...missing] },
    ...enforcementParts(results, publication),
  ];
}

/** Whether a merge waits is of no interest where the gate itself lets everything pass, or asked for nothing. */
function enforcementParts({ verdict, contracts }: Results, publication: Publication | undefined): Part[] {
  const isIdle = publication?.mode !== 'block' || (verdict === 'pass' && contracts.length === 0);
  return isIdle || !publication.enforcement ? [] : [piece('verdict', enforcementWords(publication.enforcement))];
}

function timingParts({ timing, contracts }: Results): Part {
  const took = Date.parse(timing.finished) - Date.parse(timing.started);
  const rows = contracts
    .flatMap(({ criteria }) => criteria)
    .map(({ id, check }) => ({ id, check, ms: timing.criteria[id] ?? 0 }))
    .filter(({ ms }) => ms > 0)
    .sort((a, b) => b.ms - a.ms);
  const table: Part = {
    head: '| criterion | check | time |\n|---|---|--:|',
    as: 'lines',
    pieces: rows.map(({ id, check, ms }) =>
      piece('timing', `| ${codeCell(id)} | ${codeCell(check, 64)} | ${formatDuration(ms)} |`),
    ),
  };
  return fold(`⏱️ ${formatDuration(took)} in all`, [table]);
}

/** What the verdict is bound to. */
export function footer({ tool, target, policy }: Results, publication: Publication | undefined): string {
  const dirty = target.dirty.length > 0 && !target.committed ? ' with uncommitted work' : '';
  const words = [
    `contract-gate ${codeSpan(tool.version, 40)}`,
    `head ${codeSpan(shortCommit(target.head))}${dirty}`,
    target.base ? `base ${codeSpan(shortCommit(target.base))}` : 'no base',
    `policy: ${codeSpan(policy.source, 200)}`,
    ...(publication ? [link('run', publication.runUrl)] : []),
  ];
  return `<sub>${words.join(' · ')}</sub>`;
}
