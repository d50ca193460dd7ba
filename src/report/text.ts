import type { Status, Verdict } from '../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import { formatDuration } from '../schema/duration.ts';
import { type FindingLine, findingLines, folderOf, isManual, isRule, manualChecks, ruleName } from './finding-lines.ts';
import { behindBars, inLine, plainWords } from './sanitize.ts';
import {
  byImportance,
  cageWords,
  countWords,
  gotTellsMore,
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
/** Lines of an excerpt. */
const shownLines = 25;
const mostTests = 10;
const shortestColumn = 15;

interface Options {
  colour?: boolean;
  /** The columns of the terminal; without it, lines are not wrapped. */
  columns?: number | undefined;
}

/** The report for a terminal or a log. */
export function text(results: Results, options: Options = {}): string {
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
    lines.push(...contractLines(contract, { timing: results.timing.criteria, tool: results.tool, paint, width }), '');
  if (results.problems.length > 0) lines.push(paint('31', 'Problems'), ...problemLines(results), '');
  for (const note of results.notes) lines.push(`Note: ${plainLine(note)}`);
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
    `${paint(verdictColour(results.verdict), results.verdict.toUpperCase())}  ${plainLine(results.reason)} (${countWords(results.counts)}, ${formatDuration(took)})`,
  );
  if (results.next !== 'none') lines.push(`Next: ${nextWords[results.next]}`);
  const shown = lines.join('\n').split('\n');
  const { columns } = options;
  return `${(columns === undefined ? shown : shown.map(line => wrapped(line, columns))).join('\n')}\n`;
}

interface Layout {
  timing: Readonly<Record<string, number>>;
  tool: Results['tool'];
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
    ...(isOpen ? [detail(paint, labels.again, reproduce(contract, contract, layout), '  ')] : []),
  ];
}

/** A rule of a session: every finding once, and how to fix them. */
function ruleLines(criterion: CriterionResult, contract: ContractResult, layout: Layout): string[] {
  const { paint } = layout;
  const { places = [], got } = criterion;
  return [
    `${headLine(criterion, layout)}${places.length > 1 ? `: ${plainLine(got)}` : ''}`,
    ...findingLines(criterion, contract).map(line => findingWords(line, paint)),
    ...(criterion.fix ? [detail(paint, labels.fix, criterion.fix)] : []),
  ];
}

function findingWords({ severity, where, words }: FindingLine, paint: Layout['paint']): string {
  return `      ${paint(colours[severity], signs[severity])} ${where === '' ? '' : `${inLine(where)}  `}${plainLine(words)}`;
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

function headLine(criterion: CriterionResult, { timing, paint, width }: Layout, words = criterion.title): string {
  const { id, status } = criterion;
  const time = criterion.output ? paint('90', `  ${formatDuration(timing[id] ?? 0)}`) : '';
  return `  ${paint(colours[status], signs[status])} ${labelOf(criterion).padEnd(width)} ${plainLine(words)}${time}`;
}

function detail(paint: Layout['paint'], label: string, words: string, indent = '      '): string {
  return `${indent}${paint('90', label.padEnd(9))} ${plainLine(words)}`;
}

/** A pass takes a line, or two if it says what it ran; anything else its cause, its fix, an excerpt and how to run it again. */
function criterionLines(criterion: CriterionResult, contract: ContractResult, layout: Layout): string[] {
  const { paint } = layout;
  const { status, message, got, fix, signed, command } = criterion;
  if (status === 'pass' && !signed && !criterion.output) return [headLine(criterion, layout)];
  if (status === 'pass' && criterion.output) return [headLine(criterion, layout, message)];
  if (status === 'pass') return [headLine(criterion, layout), paint('90', `      ${plainLine(message)}`)];
  if (status === 'skip') return [headLine(criterion, layout), paint('90', `      ${plainLine(message)}`)];
  const isOpen = status === 'fail' || status === 'error';
  return [
    headLine(criterion, layout, message),
    ...causeLines(criterion, contract, paint),
    ...(gotTellsMore(criterion) ? [detail(paint, labels.got, got)] : []),
    ...(fix ? [detail(paint, labels.fix, fix)] : []),
    ...excerptLines(criterion),
    ...(isOpen && command ? [detail(paint, labels.again, reproduce(criterion, contract, layout))] : []),
  ];
}

/** Where it is, if its message does not say so: each failing test or place, if there are several. */
function causeLines(criterion: CriterionResult, contract: ContractResult, paint: Layout['paint']): string[] {
  const { places = [], at, message, output } = criterion;
  const { failing } = output ?? {};
  if (failing && failing.total > 1) {
    const lines = failing.tests.slice(0, mostTests).map(({ name, at: place, message: said }) => {
      const where = place ? `  ${placeName(place)}` : '';
      return `      ${paint(colours.fail, signs.fail)} ${inLine(`${name}${where}${said ? `  ${said}` : ''}`)}`;
    });
    const more = failing.total - lines.length;
    return more > 0 ? [...lines, `      … and ${number(more, 'more', 'more')}`] : lines;
  }
  if (places.length > 1 && !failing) return findingLines(criterion, contract).map(line => findingWords(line, paint));
  // The contract's own line says nothing of the cause.
  const isKnown = message.includes(at.path) || at.path === contract.source.path;
  return isKnown ? [] : [detail(paint, labels.at, `${at.path}:${at.line}`)];
}

/** What the first failing test printed, else the end of the output. */
function excerptLines({ output, status }: CriterionResult): string[] {
  if (!output || status === 'warn' || status === 'pending') return [];
  const block = output.failing?.tests.find(test => test.block)?.block;
  if (block === undefined && output.findings) return [];
  const lines = block === undefined ? lastLines(output, shownLines) : block.split('\n').slice(0, shownLines);
  return lines.length > 0 ? [behindBars(lines.join('\n'), '      ')] : [];
}

function plainLine(words: string): string {
  return inLine(plainWords(words));
}

const colourCode = /\u001b\[\d+m/g;

/** Continues a long line below its own words: a detail below its text, a criterion below its title. */
function wrapped(line: string, columns: number): string {
  const bare = line.replaceAll(colourCode, '');
  if (bare.length <= columns || /^ *│/.test(bare)) return line;
  const start = /^(?: *\S+ {2,}|\s*\S \S+ +|\s+)/.exec(bare)?.[0].length ?? 0;
  const indent = Math.min(start, Math.floor(columns / 2));
  let used = 0;
  let text = '';
  for (const word of line.split(/(?<= )/)) {
    const length = word.replaceAll(colourCode, '').length;
    if (used > indent && used + word.trimEnd().replaceAll(colourCode, '').length > columns) {
      text = `${text.trimEnd()}\n${' '.repeat(indent)}`;
      used = indent;
    }
    text += word;
    used += length;
  }
  return text;
}

function problemLines({ problems }: Results): string[] {
  return problems.map(problem => {
    const [first = '', ...rest] = problem.message.split('\n');
    const head = `  ${inLine(placeName(problem.at))}  ${plainLine(first)}`;
    return rest.length > 0 ? `${head}\n${behindBars(rest.join('\n'), '    ')}` : head;
  });
}

function verdictColour(verdict: Verdict): string {
  return colours[verdict];
}
