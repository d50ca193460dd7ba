import type { ContractResult, CriterionResult, FailingTest, Results } from '../../model/results.ts';
import { findingLines, isRule, ruleName } from '../finding-lines.ts';
import { codeSpan, cut, fence, name, prose } from '../sanitize.ts';
import { piece, type ReportPart } from '../truncate.ts';
import {
  gotTellsMore,
  icons,
  lastLines,
  namedWords,
  number,
  placeName,
  rawCommand,
  reproduce,
  shortCommit,
} from '../words.ts';

/** How much of a criterion is shown: in a list of others, or on a page of its own. */
export interface Room {
  /** The most characters of a fact. */
  fact: number;
  /** The most places, failing tests and findings. */
  places: number;
  /** The most lines of an excerpt. */
  excerpt: number;
  /** Whether to show the message: elsewhere it stands above. */
  cause?: boolean;
}

type About = Pick<Results, 'tool'>;

/** A criterion that did not pass: its name, the cause, the fix, the excerpt, and how to run it again. */
export function criterionParts(
  criterion: CriterionResult,
  contract: ContractResult,
  room: Room,
  about: About,
): ReportPart[] {
  const count = failedCount(criterion);
  const words = `${icons[criterion.status]} ${nameOf(criterion)}${count === undefined ? '' : `: ${count}`}`;
  return [piece(rankOf(criterion), words), ...detailParts(criterion, contract, { ...room, cause: true }, about)];
}

/** The same without its name. */
export function detailParts(
  criterion: CriterionResult,
  contract: ContractResult,
  room: Room,
  about: About,
): ReportPart[] {
  const isOpen = criterion.status === 'fail' || criterion.status === 'error';
  const excerpt = excerptOf(criterion, room);
  return [
    { as: 'lines', pieces: [...causeParts(criterion, contract, room), ...fixParts(criterion, room)] },
    ...(excerpt ? [piece('output', excerpt)] : []),
    ...(isOpen && !isRule(criterion) ? [piece('details', againWords(criterion, contract, about))] : []),
  ];
}

/** A message of the gate about a criterion. */
export function own(criterion: CriterionResult, text: string, longest = 600): string {
  return prose(text, longest, namedWords(criterion));
}

/** "**tests** `npm test`" */
export function nameOf(criterion: CriterionResult): string {
  const { check, label, crossCutting, title } = criterion;
  if (isRule(criterion)) return `**${name(ruleName(criterion))}** ${own(criterion, title)}`;
  const from = crossCutting === undefined ? '' : ` (cross-cutting ${codeSpan(crossCutting, 80)})`;
  return `**${name(check)}**${from} ${label === undefined ? own(criterion, title) : codeSpan(label, 120)}`;
}

export function rankOf({ status, standsFor }: CriterionResult): 'passed' | 'attention' | 'blocking' {
  if (status === 'pass') return 'passed';
  return status === 'warn' || (status === 'skip' && !standsFor) ? 'attention' : 'blocking';
}

/** "1 of 4 tests failed"; undefined if its tests are not known. */
function failedCount({ output, owner }: CriterionResult): string | undefined {
  if (!output?.failing) return undefined;
  const { tests, failing } = output;
  const failed = number(failing.total, 'test', 'tests');
  const words =
    tests && tests.ran >= failing.total ? `${failing.total} of ${number(tests.ran, 'test', 'tests')}` : failed;
  return `${words} failed${owner === 'base' ? ', on the base too' : ''}`;
}

/** What is wrong: each failing test or place if they are known, else the message. */
function causeParts(criterion: CriterionResult, contract: ContractResult, room: Room): ReportPart[] {
  const { message, got, at, places = [], output } = criterion;
  const failing = output?.failing;
  if (failing && failing.tests.length > 0) {
    return limitedLines(
      failing.tests.map(test => `- ${testWords(test)}`),
      failing.total,
      room.places,
    );
  }
  if (places.length > 1) {
    const lines = findingLines(criterion, contract);
    const words = ({ severity, where, words }: (typeof lines)[number]) =>
      `- ${icons[severity]} ${where === '' ? '' : `${codeSpan(where)} `}${own(criterion, words, room.fact)}`;
    const total = output?.findings?.total ?? lines.length;
    return limitedLines(lines.map(words), Math.max(total, lines.length), room.places);
  }
  const place = isRule(criterion) ? findingLines(criterion, contract)[0]!.where : placeName(at);
  // The contract's own line says nothing of the cause.
  const isKnown = message.includes(at.path) || (at.path === contract.source.path && !isRule(criterion));
  const where = isKnown ? '' : ` (${codeSpan(place)})`;
  const found =
    isRule(criterion) || !gotTellsMore(criterion)
      ? []
      : [piece('details', `- **Got:** ${own(criterion, got, room.fact)}`)];
  if (!room.cause) return where === '' ? [] : [piece('details', `- **Where:** ${codeSpan(place)}`)];
  return [piece('blocking', `- ${own(criterion, message, room.fact)}${where}`), ...found];
}

function limitedLines(lines: readonly string[], total: number, most: number): ReportPart[] {
  const left = total - Math.min(lines.length, most);
  return [
    ...lines.slice(0, most).map(line => piece('finding', line)),
    ...(left > 0 ? [piece('finding', `- … and ${left.toLocaleString('en')} more`)] : []),
  ];
}

/** "`others pay all` (`test/discount.test.js:5`): expected `100`, got `90`" */
function testWords({ name: test, at, values, message }: FailingTest): string {
  const place = at ? ` (${codeSpan(`${at.path}:${at.line}`)})` : '';
  const said = values
    ? `: expected ${codeSpan(values.want, 100)}, got ${codeSpan(values.got, 100)}`
    : message === undefined
      ? ''
      : `: ${codeSpan(message, 200)}`;
  return `${codeSpan(test, 200)}${place}${said}`;
}

function fixParts(criterion: CriterionResult, room: Room): ReportPart[] {
  const { fix } = criterion;
  if (!fix) return [];
  const lines = fix.split('\n').map(line => own(criterion, line, room.fact));
  return [piece('details', `- **Fix:** ${lines.slice(0, room.places).join('; ')}`)];
}

/** The first failing test's own lines, else the end of the output. */
function excerptOf({ output, status, message }: CriterionResult, room: Room): string | undefined {
  if (!output || status === 'pass' || status === 'warn' || status === 'pending') return undefined;
  const test = output.failing?.tests.find(({ block }) => block);
  if (!test && output.findings) return undefined;
  const lines = test ? assertionLines(test, room.excerpt) : causeLines(lastLines(output, 200), message, room.excerpt);
  return lines.length > 0 ? fence(lines.join('\n')) : undefined;
}

/** The end of an output, or what is around the line that the message quotes. */
function causeLines(all: readonly string[], message: string, most: number): string[] {
  if (all.length <= most) return [...all];
  const quotes = [...message.matchAll(/`([^`]{4,})`/g)].map(([, words]) => words!.replace(/…$/, ''));
  const cause = quotes.at(-1);
  const found = cause === undefined ? -1 : all.findLastIndex(line => line.includes(cause));
  return around(all, found < 0 ? all.length - 1 : found, most);
}

/** The lines of its block, or those around its assertion where there is no room for all. */
function assertionLines({ block = '', message, values }: FailingTest, most: number): string[] {
  const all = block.split('\n').map(line => cut(line, 300));
  const lines = all.length > most ? all.filter(line => line.trim() !== '') : all;
  if (lines.length <= most) return lines;
  const [said = ''] = (message ?? '').trim().split('\n');
  const isAssertion = (line: string) =>
    (said !== '' && line.includes(said)) || (values !== undefined && line.includes(values.got));
  const found = Math.max(0, lines.findIndex(isAssertion));
  return around(lines, found, most);
}

/** As many lines around one of them, with `…` for those left out. */
function around(lines: readonly string[], at: number, most: number): string[] {
  const start = Math.max(0, Math.min(at - Math.floor(most / 2), lines.length - most));
  const shown = lines.slice(start, start + most);
  return [...(start > 0 && shown[0] !== '…' ? ['…'] : []), ...shown, ...(start + most < lines.length ? ['…'] : [])];
}

/** One command to see it again, and the command alone. */
function againWords(criterion: CriterionResult, contract: ContractResult, about: About): string {
  const raw = rawCommand(criterion);
  const alone = raw === undefined ? '' : `, or only ${codeSpan(raw)}`;
  return `**Run it again:** ${codeSpan(reproduce(criterion, contract, about))}${alone}`;
}

/** What was signed off or waived and by whom, with the commit and the time. */
export function signedWords(criterion: CriterionResult): string {
  const { message, signed, waived } = criterion;
  const by = signed ?? waived;
  if (!by) return own(criterion, message);
  const when = by.at === undefined ? '' : `, ${codeSpan(by.at, 40)}`;
  return `${own(criterion, message)}, ${signed ? 'approved' : 'waived'} at ${codeSpan(shortCommit(by.commit))}${when}`;
}
