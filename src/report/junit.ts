import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import { findingLines } from './finding-lines.ts';
import { inLine, visible } from './sanitize.ts';
import { isFile, labels, placeName, reproduce } from './words.ts';

/**
 * The report as JUnit XML: a suite for each contract, a case for each criterion. Everything that blocks is a failure or an
 * error: JUnit has no status for what is pending, and a skipped case counts as passed.
 */
export function junit(results: Results): string {
  const { problems, contracts, timing } = results;
  const suites = [
    ...(problems.length > 0 ? [problemSuite(results)] : []),
    ...contracts.map(contract => contractSuite(contract, results)),
  ];
  const took = Date.parse(timing.finished) - Date.parse(timing.started);
  const totals = { name: results.tool.name, ...counted(suites.flatMap(({ cases }) => cases)), time: seconds(took) };
  const inside = suites.map(({ name, file, time, properties, cases }) =>
    element(
      'testsuite',
      { name, ...counted(cases), time, timestamp: timing.started.slice(0, 19), ...(file ? { file } : {}) },
      [...properties, ...cases.map(({ xml }) => xml)],
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', totals, inside)}\n`;
}

type Kind = 'passed' | 'failure' | 'error' | 'skipped';

interface Case {
  kind: Kind;
  xml: string;
}

interface Suite {
  name: string;
  file?: string;
  time: string;
  properties: string[];
  cases: Case[];
}

function contractSuite(contract: ContractResult, about: Results): Suite {
  const { id, title, source, digest, verdict, attempt, criteria } = contract;
  const facts = { title, verdict, selected: source.selected, trust: source.trust, digest, attempt: attempt ?? '' };
  const properties = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => element('property', { name, value }));
  const ms = criteria.reduce((sum, criterion) => sum + (about.timing.criteria[criterion.id] ?? 0), 0);
  return {
    name: id,
    ...(isFile(source) ? { file: source.path } : {}),
    time: seconds(ms),
    properties: [element('properties', {}, properties)],
    cases: criteria.map(criterion => criterionCase(criterion, contract, about)),
  };
}

function criterionCase(criterion: CriterionResult, contract: ContractResult, about: Results): Case {
  const ms = about.timing.criteria[criterion.id] ?? 0;
  const { id, at, output, status, message } = criterion;
  const kind = kindOf(criterion);
  const printed = [
    ...(status === 'warn' ? [`warning: ${message}`] : []),
    ...(output && output.tail.trim() !== '' ? [output.tail.trimEnd()] : []),
  ];
  const inside = [
    ...(kind === 'passed' ? [] : [outcome(kind, criterion, contract, about)]),
    ...(printed.length > 0 ? [element('system-out', {}, escaped(visible(printed.join('\n'))))] : []),
  ];
  const name = id.slice(id.indexOf('/') + 1);
  return {
    kind,
    xml: element('testcase', { name, classname: contract.id, time: seconds(ms), ...placeOf(at) }, inside),
  };
}

function kindOf({ status, standsFor }: CriterionResult): Kind {
  if (status === 'fail' || status === 'pending' || standsFor === 'fail') return 'failure';
  if (status === 'error' || standsFor === 'error') return 'error';
  return status === 'skip' ? 'skipped' : 'passed';
}

function outcome(kind: Kind, criterion: CriterionResult, contract: ContractResult, about: Results): string {
  const { status, check, title, message, want, got, fix, at, places = [] } = criterion;
  if (kind === 'skipped') return element('skipped', { message });
  const facts = [
    title,
    ...(fix ? [`${labels.fix}: ${fix}`] : []),
    `${labels.want}: ${want}`,
    `${labels.got}: ${got}`,
    `${labels.at}: ${at.path}:${at.line}`,
    ...(places.length > 1 ? findingLines(criterion, contract) : []).map(
      ({ severity, where, words }) => `- ${severity}: ${where} ${words}`,
    ),
    `${labels.again}: ${reproduce(criterion, contract, about)}`,
  ];
  const words = status === 'pending' ? `waiting for a person: ${message}` : message;
  return element(kind, { message: words, type: check }, escaped(visible(facts.join('\n'))));
}

function problemSuite({ problems }: Results): Suite {
  const cases = problems.map(({ code, message, at }): Case => {
    const where = placeName(at);
    const [first = ''] = message.split('\n');
    const failure = element('failure', { message: first, type: code }, escaped(visible(`${where}\n${message}`)));
    return {
      kind: 'failure',
      xml: element(
        'testcase',
        { name: `${code} at ${where}`, classname: 'problems', time: seconds(0), ...placeOf(at) },
        [failure],
      ),
    };
  });
  return { name: 'problems', time: seconds(0), properties: [], cases };
}

function counted(cases: readonly Case[]) {
  const count = (wanted: Kind) => cases.filter(({ kind }) => kind === wanted).length;
  return { tests: cases.length, failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

function placeOf(at: CriterionResult['at']): Record<string, string | number> {
  return isFile(at) ? { file: at.path, line: at.line } : {};
}

function seconds(ms: number): string {
  return (Math.max(0, ms || 0) / 1000).toFixed(3);
}

/** Children are elements, one a line, or text that is already escaped. */
function element(name: string, attributes: Record<string, string | number>, children: string | string[] = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(inLine(String(value)))}"`);
  const start = `<${name}${written.join('')}`;
  if (children.length === 0) return `${start}/>`;
  return `${start}>${typeof children === 'string' ? children : `\n${children.join('\n')}\n`}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\ufffe': '⟨U+FFFE⟩',
  '\uffff': '⟨U+FFFF⟩',
};

/** For text that `visible` returned: what remains are XML's own characters, and two that XML can't represent. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"\t\ufffe\uffff]/g, sign => entities[sign]!);
}
