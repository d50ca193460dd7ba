import type { Status, Verdict } from '../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import { formatDuration } from '../schema/duration.ts';
import { behindBars, inLine } from './sanitize.ts';
import {
  cageWords,
  countWords,
  labels,
  lastLines,
  nextWords,
  number,
  placeName,
  placeWords,
  reproduce,
  targetWords,
} from './words.ts';

const signs: Record<Status, string> = { pass: '✓', fail: '✗', warn: '!', skip: '-', pending: '?', error: '✗' };
const colours: Record<Status, string> = { pass: '32', fail: '31', warn: '33', skip: '90', pending: '36', error: '35' };
const shownLines = 25;
const shortestColumn = 15;

/** The report for a terminal or a log. */
export function text(results: Results, options: { colour?: boolean } = {}): string {
  const paint = (code: string, words: string) => (options.colour ? `\u001b[${code}m${words}\u001b[0m` : words);
  const lines = [`contract-gate ${results.tool.version}  ${inLine(targetWords(results))}`, ''];
  const width = results.contracts
    .flatMap(({ criteria }) => criteria)
    .reduce((longest, { check }) => Math.max(longest, check.length), shortestColumn);
  for (const contract of results.contracts)
    lines.push(...contractLines(contract, { timing: results.timing.criteria, paint, width }), '');
  if (results.problems.length > 0) lines.push(paint('31', 'Problems'), ...problemLines(results), '');
  for (const note of results.notes) lines.push(`Note: ${inLine(note)}`);
  const github = results.unselected.filter(({ code }) => code === 'github_only').length;
  if (github > 0) lines.push(`Only GitHub can decide whether ${number(github, 'contract applies', 'contracts apply')}`);
  const cage = cageWords(results);
  if (cage) lines.push(paint('90', inLine(`${cage.charAt(0).toUpperCase()}${cage.slice(1)}`)));
  const { dirty } = results.target;
  if (dirty.length > 0) {
    const named = dirty.slice(0, 5).map(inLine).join(', ');
    lines.push(
      `Not committed${results.target.committed ? ', and not checked' : ''}: ${number(dirty.length, 'file', 'files')} (${named}${dirty.length > 5 ? ', …' : ''})`,
    );
  }
  const took = Date.parse(results.timing.finished) - Date.parse(results.timing.started);
  lines.push(
    `${paint(verdictColour(results.verdict), results.verdict.toUpperCase())}  ${inLine(results.reason)} (${countWords(results.counts)}, ${formatDuration(took)})`,
  );
  if (results.next !== 'none') lines.push(`Next: ${nextWords[results.next]}`);
  return `${lines.join('\n')}\n`;
}

interface Layout {
  timing: Readonly<Record<string, number>>;
  paint: (code: string, words: string) => string;
  /** Width of the column with the checks. */
  width: number;
}

function contractLines(contract: ContractResult, layout: Layout): string[] {
  const { paint } = layout;
  const { source } = contract;
  const title = contract.title === contract.id ? '' : `  ${inLine(contract.title)}`;
  return [
    `${paint(verdictColour(contract.verdict), contract.verdict.toUpperCase())} ${paint('1', contract.id)}${title}`,
    paint('90', `  ${inLine(source.path)}:${source.line}, ${inLine(source.selected)}`),
    ...contract.criteria.flatMap(criterion => criterionLines(criterion, contract, layout)),
  ];
}

function criterionLines(
  criterion: CriterionResult,
  contract: ContractResult,
  { timing, paint, width }: Layout,
): string[] {
  const { id, status, check, title, message, fix, signed } = criterion;
  const time = criterion.output ? paint('90', `  ${formatDuration(timing[id] ?? 0)}`) : '';
  const first = `  ${paint(colours[status], signs[status])} ${check.padEnd(width)} ${inLine(title)}${time}`;
  if (status === 'pass' && !signed) return [first];
  if (status === 'pass' || status === 'skip') return [first, paint('90', `      ${inLine(message)}`)];
  const detail = (label: string, words: string) => `      ${paint('90', label.padEnd(9))} ${inLine(words)}`;
  return [
    first,
    detail(status, message),
    ...(fix ? [detail(labels.fix, fix)] : []),
    detail(labels.want, criterion.want),
    detail(labels.got, criterion.got),
    detail(labels.at, `${criterion.at.path}:${criterion.at.line}`),
    ...placeWords(criterion).map(words => detail('', words)),
    detail(labels.again, reproduce(criterion, contract)),
    ...outputLines(criterion),
  ];
}

function outputLines({ output, status }: CriterionResult): string[] {
  const lines = output && status !== 'warn' ? lastLines(output, shownLines) : [];
  return lines.length > 0 ? [behindBars(lines.join('\n'), '      ')] : [];
}

function problemLines({ problems }: Results): string[] {
  return problems.map(problem => {
    const [first = '', ...rest] = problem.message.split('\n');
    const head = `  ${inLine(placeName(problem.at))}  ${inLine(first)}`;
    return rest.length > 0 ? `${head}\n${behindBars(rest.join('\n'), '    ')}` : head;
  });
}

function verdictColour(verdict: Verdict): string {
  return colours[verdict];
}
