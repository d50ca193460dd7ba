import type { ContractResult, CriterionResult, Results } from '../../model/results.ts';
import { formatDuration } from '../../schema/duration.ts';
import { folderOf, isManual, isRule, manualChecks } from '../finding-lines.ts';
import { briefRetryText, failedForAuthor, retryText } from '../retry.ts';
import { codeCell, codeSpan, fence, inCell, name, prose } from '../sanitize.ts';
import { piece, type ReportPart } from '../truncate.ts';
import { byImportance, icons, lastLines, number, reproduce, shortCommit, trustWords } from '../words.ts';
import { criterionParts, nameOf, own, type Room, rankOf } from './criterion.ts';

/** In a comment, which is to fit one screen; elsewhere there is room for all. */
const screen: Room = { fact: 600, places: 5, excerpt: 8 };
const ample: Room = { fact: 600, places: 500, excerpt: 60 };
/** In a comment, more failures than this are folded, and named in a line each. */
const mostOpen = 5;

/** What the parts of a contract need of the whole run. */
export interface RunAbout extends Pick<Results, 'tool' | 'timing'> {
  /** There is one contract only, which needs no heading. */
  alone?: boolean;
  /** Full output and other details are shown, folded. */
  whole?: boolean;
}

/** A contract: everything that did not pass, the rest folded. */
export function contractParts(contract: ContractResult, about: RunAbout): ReportPart {
  const parts = [...openParts(contract, about), ...foldedParts(contract, about)];
  if (about.alone) return { as: 'paragraphs', pieces: parts };
  return { head: `### ${icons[contract.verdict]} ${named(contract)}`, as: 'paragraphs', pieces: parts };
}

/** Everything in a contract that did not pass. */
export function openParts(contract: ContractResult, about: RunAbout): ReportPart[] {
  const open = byImportance(contract.criteria.filter(({ status }) => status !== 'pass' && status !== 'skip'));
  const [setup, others] = [open.filter(isSetup), open.filter(each => !isSetup(each) && !isManual(each))];
  const [room, most] = about.whole ? [ample, Number.POSITIVE_INFINITY] : [screen, mostOpen];
  const shown = [...setup, ...others].slice(0, most);
  const more = [...setup, ...others].slice(most);
  const isSession = open.some(isRule);
  return [
    ...escalationParts(contract),
    ...shown.flatMap(criterion => criterionParts(criterion, contract, room, about)),
    ...moreParts(more),
    ...(isSession ? [piece('details', `**Run it again:** ${codeSpan(reproduce(contract, contract, about))}`)] : []),
    ...unrunParts(contract),
    ...manualParts(open, contract),
  ];
}

function isSetup({ check }: CriterionResult): boolean {
  return check === 'setup';
}

/** The failures that there is no room for on one screen, in a line each. */
function moreParts(criteria: readonly CriterionResult[]): ReportPart[] {
  if (criteria.length === 0) return [];
  const lines = criteria.map(criterion =>
    piece(
      rankOf(criterion),
      `- ${icons[criterion.status]} ${nameOf(criterion)}: ${own(criterion, criterion.message, 300)}`,
    ),
  );
  return [fold(`${criteria.length.toLocaleString('en')} more`, [{ as: 'lines', pieces: lines }])];
}

/** What was not run because of something before it: one line for each cause. */
function unrunParts({ criteria }: ContractResult): ReportPart[] {
  const causes = new Map<string, CriterionResult[]>();
  for (const criterion of criteria.filter(({ status, standsFor }) => status === 'skip' && standsFor))
    causes.set(criterion.message, [...(causes.get(criterion.message) ?? []), criterion]);
  const lines = [...causes].map(([message, all]) => {
    const reason = message.replace(/^not run: /, '');
    return `- ${icons.skip} ${number(all.length, 'check was', 'checks were')} not run: ${prose(reason)}`;
  });
  return lines.length > 0 ? [{ as: 'lines', pieces: lines.map(line => piece('attention', line)) }] : [];
}

/** What few readers need: passes, the retry text, where the contract comes from, and all that was printed. */
function foldedParts(contract: ContractResult, about: RunAbout): ReportPart[] {
  return [passFold(contract, about), ...(about.whole ? outputFolds(contract) : []), ...retryParts(contract, about)];
}

export function isFine({ criteria }: ContractResult): boolean {
  return criteria.every(({ status }) => status === 'pass');
}

/** More rows than this are folded. */
const mostManual = 10;

/** What people must look at: one table for each task of a session. */
function manualParts(criteria: readonly CriterionResult[], contract: ContractResult): ReportPart[] {
  const tasks = manualChecks(criteria, contract);
  const count = tasks.reduce((sum, { checks }) => sum + checks.length, 0);
  const tables = tasks.map(
    ({ task, checks }): ReportPart => ({
      head: `| | ${codeCell(task, 64)} | where |\n|---|---|---|`,
      as: 'lines',
      pieces: checks.map(({ look, where, criterion: { status } }) =>
        piece('blocking', `| ${icons[status]} | ${codeCell(look, 300)} | ${codeCell(where)} |`),
      ),
    }),
  );
  if (count === 0) return [];
  const words = `${icons.pending} ${number(count, 'manual check waits', 'manual checks wait')} for a person to look and sign off`;
  return [count > mostManual ? fold(words, tables) : { head: words, as: 'paragraphs', pieces: tables }];
}

/** More passes than this have a line each. */
const mostShared = 30;

/** What passed, with what it proved, and what was not needed. */
function passFold(contract: ContractResult, { timing, alone, whole }: RunAbout): ReportPart {
  const passed = contract.criteria.filter(({ status }) => status === 'pass');
  const unneeded = contract.criteria.filter(({ status, standsFor }) => status === 'skip' && !standsFor);
  const title = [
    ...(passed.length > 0 ? [`${icons.pass} ${number(passed.length, 'check', 'checks')} passed`] : []),
    ...(unneeded.length > 0 ? [`${unneeded.length} not needed`] : []),
  ].join(', ');
  // On one screen, the short ones share a line.
  const short = whole || passed.length > mostShared ? [] : passed.filter(({ output }) => !output);
  const shared = short.length > 1 ? short : [];
  const rows = [...passed, ...unneeded].filter(each => !shared.includes(each));
  const lines = [
    ...rows.map(criterion => piece(rankOf(criterion), `- ${passWords(criterion, timing)}`)),
    ...(shared.length > 0 ? [piece('passed', `- ${shared.map(each => passWords(each, timing)).join('; ')}`)] : []),
  ];
  const origin = alone ? [piece('note', originWords(contract))] : [];
  if (lines.length === 0) return { as: 'paragraphs', pieces: origin };
  return fold(title, [{ as: 'lines', pieces: lines }, ...origin]);
}

/** "`npm test`: 4 ran, 0 skipped, 1.2 s" */
function passWords(criterion: CriterionResult, timing: Results['timing']): string {
  const { id, status, title, message, output } = criterion;
  if (status === 'skip') return `${icons.skip} ${nameOf(criterion)}: ${own(criterion, message)}`;
  const ms = timing.criteria[id] ?? 0;
  const took = output && ms > 0 ? `, ${prose(formatDuration(ms))}` : '';
  if (output) return `${own(criterion, message)}${took}`;
  return message === title || message === ''
    ? own(criterion, title)
    : `${own(criterion, title)}: ${own(criterion, message)}`;
}

/** Contracts in which every criterion passed, in one fold. */
export function passedParts(contracts: readonly ContractResult[], about: RunAbout): ReportPart {
  return fold(
    `${icons.pass} ${number(contracts.length, 'contract', 'contracts')} passed`,
    contracts.map(contract => ({
      head: `**${named(contract)}**\n\n${originWords(contract)}`,
      as: 'paragraphs',
      pieces: [
        {
          as: 'lines',
          pieces: contract.criteria.map(criterion => piece('passed', `- ${passWords(criterion, about.timing)}`)),
        },
      ],
    })),
  );
}

/** A fold is there when anything in it is. GitHub reads no Markdown in its title, so the title must be our own words. */
export function fold(title: string, pieces: readonly ReportPart[]): ReportPart {
  return { head: `<details><summary>${title}</summary>`, pieces, foot: '</details>', as: 'paragraphs' };
}

/** Criteria as rows, whatever their status. */
export function criterionTable(criteria: readonly CriterionResult[]): ReportPart {
  return {
    head: '| | check | result |\n|---|---|---|',
    as: 'lines',
    pieces: criteria.map(criterion => piece(rankOf(criterion), row(criterion))),
  };
}

function row(criterion: CriterionResult): string {
  const { status, check, label, title, message } = criterion;
  const what = label === undefined ? inCell(own(criterion, title, 300)) : codeCell(label);
  return `| ${icons[status]}&nbsp;${status} | ${inCell(name(check))} ${what} | ${inCell(own(criterion, message, 300))} |`;
}

export function named({ id, title, dialect }: ContractResult): string {
  if (title === id) return codeSpan(id, 64);
  // The policy's contract has a title of ours.
  return `${codeSpan(id, 64)} ${dialect === 'policy' ? prose(title) : codeSpan(title, 120)}`;
}

/** Its file, its revision, why it applies, and the start of its digest: a verdict is bound to what was judged. */
export function originWords(contract: ContractResult): string {
  const { id, source, digest } = contract;
  const place = codeSpan(placeWords(contract));
  return `<sub>Contract ${codeSpan(id, 64)}: ${place}, ${trustWords[source.trust]}, ${prose(source.selected)}, digest ${codeSpan(digest.slice(0, 12))}</sub>`;
}

function placeWords(contract: ContractResult): string {
  const { dialect, source } = contract;
  return dialect === 'session' ? folderOf(contract) : `${source.path}:${source.line}`;
}

function escalationParts({ retry }: ContractResult): ReportPart[] {
  if (!retry?.escalated) return [];
  const lines = retry.history.map(({ attempt, head, failures }) => {
    const words = failures.map(({ check, message }) => `${name(check)}: ${prose(message)}`);
    return piece('note', `- Attempt ${attempt} (${codeSpan(shortCommit(head))}): ${words.join('; ')}`);
  });
  return [
    piece('blocking', '🚨 **Escalated: no attempts left. Requires human review.**'),
    fold('Earlier attempts', [{ as: 'lines', pieces: lines }]),
  ];
}

/** The whole output of each command that did not pass. */
function outputFolds({ criteria }: ContractResult): ReportPart[] {
  return criteria.flatMap(criterion => {
    const { output, status } = criterion;
    const lines = output && status !== 'pass' && status !== 'warn' ? lastLines(output, 200) : [];
    if (lines.length === 0) return [];
    return [fold('Output', [piece('output', `${nameOf(criterion)}\n\n${fence(lines.join('\n'))}`)])];
  });
}

function retryParts(contract: ContractResult, about: RunAbout): ReportPart[] {
  if (!failedForAuthor(contract)) return [];
  const title = contract.retry?.escalated
    ? 'Text for the agent: stop, and wait for a person'
    : 'Retry text for the agent';
  return [fold(title, [piece('retry', fence((about.whole ? retryText : briefRetryText)(contract, about)))])];
}
