import type { Status, Verdict } from '../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import { formatDuration } from '../schema/duration.ts';
import { type FindingLine, findingLines, folderOf, isManual, isRule, manualChecks, ruleName } from './finding-lines.ts';
import { behindBars, inLine } from './sanitize.ts';
import {
  byImportance,
  cageWords,
  countWords,
  labels,
  lastLines,
  nextWords,
  number,
  placeName,
  reproduce,
  targetWords,
  trialWords,
} from './words.ts';

const signs: Record<Status, string> = { pass: '✓', fail: '✗', warn: '!', skip: '-', pending: '?', error: '✗' };
const colours: Record<Status, string> = { pass: '32', fail: '31', warn: '33', skip: '90', pending: '36', error: '35' };
const shownLines = 25;
const shortestColumn = 15;

/** The report for a terminal or a log. */
export function text(results: Results, options: { colour?: boolean } = {}): string {
  const paint = (code: string, words: string) => (options.colour ? `\u001b[${code}m${words}\u001b[0m` : words);
  const trial = trialWords(results);
  const lines = [
    ...(trial ? [trial] : []),
    `contract-gate ${results.tool.version}  ${inLine(targetWords(results))}`,
    '',
  ];
  const width = results.contracts
    .flatMap(({ criteria }) => criteria)
    .reduce((longest, criterion) => Math.max(longest, labelOf(criterion).length), shortestColumn);
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
  const { source, dialect } = contract;
  const title = contract.title === contract.id ? '' : `  ${inLine(contract.title)}`;
  const place = dialect === 'session' ? folderOf(contract) : `${source.path}:${source.line}`;
  return [
    `${paint(verdictColour(contract.verdict), contract.verdict.toUpperCase())} ${paint('1', contract.id)}${title}`,
    paint('90', `  ${inLine(place)}, ${inLine(source.selected)}`),
    ...(dialect === 'session' ? sessionLines(contract, layout) : plainLines(contract.criteria, contract, layout)),
  ];
}

function plainLines(criteria: readonly CriterionResult[], contract: ContractResult, layout: Layout): string[] {
  return criteria.flatMap(criterion => criterionLines(criterion, contract, layout));
}

/** A session has many rules and checks: what failed comes first, rules that hold are counted, manual checks go by task. */
function sessionLines(contract: ContractResult, layout: Layout): string[] {
  const { paint } = layout;
  const sorted = byImportance(contract.criteria);
  const others = sorted.filter(each => !isManual(each));
  const broken = others.filter(each => !isRule(each) || each.status !== 'pass');
  const held = others.length - broken.length;
  const holds = `${number(held, 'rule holds', 'rules hold')}`;
  const isOpen = broken.some(each => isRule(each));
  return [
    ...broken.flatMap(criterion =>
      isRule(criterion) ? ruleLines(criterion, contract, layout) : criterionLines(criterion, contract, layout),
    ),
    ...manualLines(sorted, contract, layout),
    ...(held > 0 ? [`  ${paint(colours.pass, signs.pass)} ${'session'.padEnd(layout.width)} ${holds}`] : []),
    ...(isOpen ? [detail(paint, labels.again, `contract-gate verify --only ${contract.id}`, '  ')] : []),
  ];
}

/** A rule of a session: every finding once, and how to fix them. */
function ruleLines(criterion: CriterionResult, contract: ContractResult, layout: Layout): string[] {
  const { paint } = layout;
  const { places = [], got } = criterion;
  return [
    `${headLine(criterion, layout)}${places.length > 1 ? `: ${inLine(got)}` : ''}`,
    ...findingLines(criterion, contract).map(line => findingWords(line, paint)),
    ...(criterion.fix ? [detail(paint, labels.fix, criterion.fix)] : []),
  ];
}

function findingWords({ severity, where, words }: FindingLine, paint: Layout['paint']): string {
  return `      ${paint(colours[severity], signs[severity])} ${where === '' ? '' : `${inLine(where)}  `}${inLine(words)}`;
}

/** What people must look at, by task. */
function manualLines(criteria: readonly CriterionResult[], contract: ContractResult, layout: Layout): string[] {
  const { paint, width } = layout;
  const manual = criteria.filter(isManual);
  const tasks = manualChecks(criteria, contract);
  if (manual.length === 0) return [];
  const waiting = manual.filter(({ status }) => status === 'pending').length;
  const status: Status = waiting > 0 ? 'pending' : 'pass';
  const words =
    waiting > 0
      ? `${number(waiting, 'check waits', 'checks wait')} for a person to look and sign off`
      : `${number(manual.length, 'check is', 'checks are')} signed off`;
  const column = Math.max(...tasks.map(({ task }) => task.length));
  return [
    `  ${paint(colours[status], signs[status])} ${'manual'.padEnd(width)} ${words}`,
    ...tasks.flatMap(({ task, checks }) =>
      checks.map(({ look, where, criterion }, index) => {
        const name = inLine(index === 0 ? task : '').padEnd(column);
        const by = criterion.signed ? ` (${criterion.message})` : '';
        const sign = paint(colours[criterion.status], signs[criterion.status]);
        return `      ${name} ${sign} ${inLine(`${where}  ${look}${by}`)}`;
      }),
    ),
  ];
}

function labelOf(criterion: CriterionResult): string {
  return isRule(criterion) ? ruleName(criterion) : criterion.check;
}

function headLine(criterion: CriterionResult, { timing, paint, width }: Layout): string {
  const { id, status, title } = criterion;
  const time = criterion.output ? paint('90', `  ${formatDuration(timing[id] ?? 0)}`) : '';
  return `  ${paint(colours[status], signs[status])} ${labelOf(criterion).padEnd(width)} ${inLine(title)}${time}`;
}

function detail(paint: Layout['paint'], label: string, words: string, indent = '      '): string {
  return `${indent}${paint('90', label.padEnd(9))} ${inLine(words)}`;
}

function criterionLines(criterion: CriterionResult, contract: ContractResult, layout: Layout): string[] {
  const { paint } = layout;
  const { status, message, fix, signed, places = [] } = criterion;
  const first = headLine(criterion, layout);
  // What a command ran is not in its title; other passes say no more than theirs.
  if (status === 'pass' && !signed && !criterion.output) return [first];
  if (status === 'pass' || status === 'skip') return [first, paint('90', `      ${inLine(message)}`)];
  const more = places.length > 1 ? findingLines(criterion, contract) : [];
  return [
    first,
    detail(paint, status, message),
    ...(fix ? [detail(paint, labels.fix, fix)] : []),
    detail(paint, labels.want, criterion.want),
    detail(paint, labels.got, criterion.got),
    detail(paint, labels.at, `${criterion.at.path}:${criterion.at.line}`),
    ...more.map(line => findingWords(line, paint)),
    detail(paint, labels.again, reproduce(criterion, contract)),
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
