import { SaxesParser } from 'saxes';
import { type Count, type Runner, runners, tap, total } from './test-runners.ts';

const longestLine = 500;

/** How many tests a command ran, by the closing lines of the runners that we know; undefined where they do not tell. */
export function countTests(output: string): (Count & { runner: string }) | undefined {
  const lines = shownLines(output);
  const found = runners.flatMap(runner => told(runner, lines));
  const claimed = found.length > 0 ? found : told(tap, lines);
  const counts = claimed.flatMap(({ count }) => (count === 'unknown' ? [] : [count]));
  if (counts.length === 0) return undefined;
  const result = total(counts);
  // None that we know of, while another runner kept its number to itself: not told.
  if (result.ran === 0 && counts.length < claimed.length) return undefined;
  return { ...result, runner: claimed.map(({ name }) => name).join(', ') };
}

function told(runner: Runner, lines: readonly string[]): { name: string; count: Count | 'unknown' }[] {
  const count = runner.count(lines);
  return count ? [{ name: runner.name, count }] : [];
}

const ansi = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b\n]*(?:\x07|\x1b\\)?|[()][0-9A-Za-z]|[=>78])/g;

/** The lines as a terminal would leave them: without colours, and of a line that was written over only the last state. */
export function shownLines(output: string): string[] {
  return output
    .replaceAll(ansi, '')
    .split('\n')
    .map(line => (line.endsWith('\r') ? line.slice(0, -1) : line))
    .map(line => line.slice(line.lastIndexOf('\r') + 1).trimEnd())
    .filter(line => line.length <= longestLine);
}

/** The test cases of a JUnit report, counted; undefined where it is none, or is cut short. */
export function countJunit(xml: string): Count | undefined {
  const cases = junitCases(xml);
  if (!cases) return undefined;
  const failed = cases.filter(each => each.failed).length;
  const skipped = cases.filter(each => each.skipped && !each.failed).length;
  return { ran: cases.length - skipped, failed, skipped };
}

/** The names of the tests that failed; none where it can't be read. */
export function failedInJunit(xml: string): string[] {
  return (junitCases(xml) ?? []).filter(({ failed }) => failed).map(({ name }) => name);
}

interface Case {
  name: string;
  failed: boolean;
  skipped: boolean;
}

/** Undefined where it is no well-formed XML, declares a document type, or is no JUnit report. */
function junitCases(xml: string): Case[] | undefined {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  const open: string[] = [];
  const cases: Case[] = [];
  let current: Case | undefined;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (parent === undefined && !/^testsuites?$/.test(name)) refuse();
    if (name === 'testcase') {
      if (current) refuse();
      current = { name: attributes.name ?? '', failed: false, skipped: false };
    } else if (current && parent === 'testcase') {
      if (name === 'failure' || name === 'error') current.failed = true;
      if (name === 'skipped') current.skipped = true;
    }
    open.push(name);
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (name !== 'testcase' || !current) return;
    cases.push(current);
    current = undefined;
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof NoReport) return undefined;
    throw error;
  }
  return cases;
}

/** Ends the reading at the first thing that is wrong: the parser goes on otherwise. */
class NoReport extends Error {}

function refuse(): never {
  throw new NoReport();
}
