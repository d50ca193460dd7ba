import type { ContractResult, CriterionResult } from '../../model/results.ts';
import { findingLines, folderOf, isManual, isRule, manualChecks, ruleName } from '../finding-lines.ts';
import { failedForAuthor, retryText } from '../retry.ts';
import { codeCell, codeSpan, fence, name } from '../sanitize.ts';
import { piece, type ReportPart } from '../truncate.ts';
import { byImportance, icons, labels, lastLines, number, reproduce, shortCommit, trustWords } from '../words.ts';

/** How much of one criterion is shown: in a list of others, or on a page of its own. */
export interface Room {
  /** Whether to show what was expected; the title says most of it. */
  want: boolean;
  /** The most characters of a fact. */
  fact: number;
  /** The most lines of output. */
  output: number;
}

const room: Room = { want: false, fact: 600, output: 40 };

/** A contract: everything that did not pass in full, what passed folded. */
export function contractParts(contract: ContractResult): ReportPart {
  const passed = contract.criteria.filter(({ status }) => status === 'pass');
  return {
    head: `### ${icons[contract.verdict]} ${named(contract)}\n\n${originWords(contract)}`,
    as: 'paragraphs',
    pieces: [
      ...openParts(contract),
      fold(`${number(passed.length, 'criterion', 'criteria')} passed`, [criterionTable(passed)]),
    ],
  };
}

/** Everything in a contract that did not pass, in full. */
export function openParts(contract: ContractResult): ReportPart[] {
  const open = byImportance(contract.criteria.filter(({ status }) => status !== 'pass'));
  return [
    ...escalationParts(contract),
    ...open.filter(each => !isManual(each)).flatMap(criterion => criterionParts(criterion, contract)),
    ...(open.some(isRule) ? [piece('details', again(`contract-gate verify --only ${contract.id}`))] : []),
    ...manualParts(open, contract),
    ...retryParts(contract),
  ];
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

/** Contracts in which every criterion passed, in one fold. */
export function passedParts(contracts: readonly ContractResult[]): ReportPart {
  return fold(
    `${icons.pass} ${number(contracts.length, 'contract', 'contracts')} passed`,
    contracts.map(contract => ({
      head: `**${named(contract)}**\n\n${originWords(contract)}`,
      as: 'paragraphs',
      pieces: [criterionTable(contract.criteria)],
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
    head: '| | check | criterion | result |\n|---|---|---|---|',
    as: 'lines',
    pieces: criteria.map(criterion => piece(kindOf(criterion), row(criterion))),
  };
}

function row({ status, check, title, message }: CriterionResult): string {
  return `| ${icons[status]}&nbsp;${status} | ${codeCell(check, 64)} | ${codeCell(title)} | ${codeCell(message)} |`;
}

function kindOf({ status, standsFor }: CriterionResult): 'passed' | 'attention' | 'blocking' {
  if (status === 'pass') return 'passed';
  return status === 'warn' || (status === 'skip' && !standsFor) ? 'attention' : 'blocking';
}

export function named({ id, title }: ContractResult): string {
  return title === id ? codeSpan(id) : `${codeSpan(id)} ${codeSpan(title)}`;
}

/** Its file, its revision, why it applies, and the start of its digest: a verdict is bound to what was judged. */
export function originWords(contract: ContractResult): string {
  const { source, digest } = contract;
  const [place, why] = [codeSpan(placeWords(contract)), codeSpan(source.selected)];
  return `<sub>${place}, ${trustWords[source.trust]}, ${why}, sha256 ${codeSpan(digest.slice(0, 12))}</sub>`;
}

function placeWords(contract: ContractResult): string {
  const { dialect, source } = contract;
  return dialect === 'session' ? folderOf(contract) : `${source.path}:${source.line}`;
}

function escalationParts({ retry }: ContractResult): ReportPart[] {
  if (!retry?.escalated) return [];
  const lines = retry.history.map(({ attempt, head, failures }) => {
    const words = failures.map(({ check, message }) => codeSpan(`${check}: ${message}`));
    return piece('note', `- Attempt ${attempt} (${codeSpan(shortCommit(head))}): ${words.join(', ')}`);
  });
  return [
    piece('blocking', '🚨 **Escalated: no attempts left. Requires human review.**'),
    { head: 'Earlier failures:\n', as: 'lines', pieces: lines },
  ];
}

function criterionParts(criterion: CriterionResult, contract: ContractResult): ReportPart[] {
  const first = piece(kindOf(criterion), criterionLine(criterion));
  if (criterion.status === 'skip') return [first];
  const output = outputFence(criterion, room);
  return [first, ...detailParts(criterion, contract, room), ...(output ? [piece('output', output)] : [])];
}

/** A criterion in one line: what it requires, and the result. */
export function criterionLine(criterion: CriterionResult): string {
  const { status, check, title, message, got, places = [] } = criterion;
  const what = isRule(criterion) ? ruleName(criterion) : check;
  return `${icons[status]} **${name(what)}** ${codeSpan(title)} → ${codeSpan(places.length > 1 ? got : message)}`;
}

/** The details of a criterion that did not pass, the fix first, then every place. */
export function detailParts(criterion: CriterionResult, contract: ContractResult, room: Room): ReportPart[] {
  const { places = [] } = criterion;
  const lines = places.length > 1 ? findingLines(criterion, contract) : [];
  const finding = ({ severity, where, words }: (typeof lines)[number]) =>
    piece('finding', `- ${icons[severity]} ${where === '' ? '' : `${codeSpan(where)} `}${codeSpan(words, room.fact)}`);
  const pieces = [...lines.map(finding), piece('details', facts(criterion, contract, room))];
  return [{ as: 'lines', pieces }];
}

function again(command: string): string {
  return `**${labels.again}:** ${codeSpan(command)}`;
}

/** A session names what to run once, and its rules need no more than their findings. */
function facts(criterion: CriterionResult, contract: ContractResult, room: Room): string {
  const { message, want, got, fix, at, places = [] } = criterion;
  const fact = (label: string, words: string) => `- **${label}:** ${codeSpan(words, room.fact)}`;
  const isPlain = !isRule(criterion);
  return [
    ...(fix ? [fact(labels.fix, fix)] : []),
    ...(room.want ? [fact(labels.want, want)] : []),
    ...(isPlain && (room.want || (got !== message && places.length < 2)) ? [fact(labels.got, got)] : []),
    ...(places.length < 2
      ? [fact(labels.at, isPlain ? `${at.path}:${at.line}` : findingLines(criterion, contract)[0]!.where)]
      : []),
    ...(isPlain || room.want ? [fact(labels.again, reproduce(criterion, contract))] : []),
  ].join('\n');
}

/** What was signed off or waived and by whom, with the commit and the time. */
export function signedWords({ message, signed, waived }: CriterionResult): string {
  const by = signed ?? waived;
  if (!by) return codeSpan(message);
  const when = by.at === undefined ? '' : `, ${codeSpan(by.at, 40)}`;
  return `${codeSpan(message)}, ${signed ? 'approved' : 'waived'} at ${codeSpan(shortCommit(by.commit))}${when}`;
}

/** The end of a command's output; nothing if it explains nothing. */
export function outputFence({ output, status }: CriterionResult, room: Room): string | undefined {
  const lines = output && status !== 'pass' && status !== 'warn' ? lastLines(output, room.output) : [];
  return lines.length > 0 ? fence(lines.join('\n')) : undefined;
}

function retryParts(contract: ContractResult): ReportPart[] {
  if (!failedForAuthor(contract)) return [];
  const title = contract.retry?.escalated
    ? 'Text for the agent: stop, and wait for a person'
    : 'Retry text for the agent';
  return [fold(title, [piece('retry', fence(retryText(contract)))])];
}
