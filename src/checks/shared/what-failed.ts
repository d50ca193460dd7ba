import { type CommandParams, oneLine, quoted } from '../../model/command.ts';
import { andMore, type FoundPlace } from '../../model/outcome.ts';
import type { CodeFinding, FailingTest, PrintedResult } from '../../model/results.ts';
import type { CommandOutput, Finished, World } from '../../model/world.ts';
import { countTests } from '../../tools/reading/count-tests.ts';
import { countJunit, failedCases } from '../../tools/reading/junit-report.ts';
import { outputText, shownLines } from '../../tools/reading/output/shown-lines.ts';
import {
  openFileFinder,
  printedFailures,
  printedFindings,
  saysNothing,
} from '../../tools/reading/output/what-failed.ts';
import { totalOf } from '../../tools/shared/closing-lines.ts';
import type { PrintedFailure, PrintedFinding } from '../../tools/tool.ts';

/** More than anyone reads; the totals count the rest. */
const most = { tests: 100, blocks: 40, blockLines: 60, blockLength: 6_000, findings: 200, listed: 5, message: 300 };

/** What made a command fail, as an outcome shows it. */
export interface WhatFailed {
  message: string;
  got: string;
  at?: { path: string; line: number };
  places?: FoundPlace[];
  /** How to fix it, if that is clear. */
  fix?: string;
  output: CommandOutput & PrintedResult;
}

/** Reads the output of a command that failed: the tests that failed, else what a linter or compiler found, else its own words. */
export function whatFailed(params: CommandParams, finished: Finished, { files }: Pick<World, 'files'>): WhatFailed {
  const text = outputText(finished);
  const findFile = openFileFinder(files.list, params.cwd);
  const fromFiles = finished.collected.flatMap(each => failedCases(each.text));
  const failures = fromFiles.length > 0 ? fromFiles : printedFailures(text);
  if (failures.length > 0)
    return ofTests(
      params,
      finished,
      failures.map(each => testOf(each, findFile)),
    );
  if ((testCounts(finished).tests?.failed ?? 0) > 0) return ofTests(params, finished, []);
  const findings = findingsOf(printedFindings(text), findFile);
  return findings.length > 0 ? ofFindings(params, finished, findings) : ofWords(params, finished, text, findFile);
}

/** How many tests ran, by the JUnit files that the command wrote, else by its output. */
export function testCounts(finished: Finished): PrintedResult {
  const inFiles = finished.collected.flatMap(({ text }) => countJunit(text) ?? []);
  const counted = inFiles.length > 0 ? totalOf(inFiles) : countTests(outputText(finished));
  return counted ? { tests: { ran: counted.ran, failed: counted.failed, skipped: counted.skipped } } : {};
}

type FindFile = (printed: string) => string | undefined;

function testOf({ name, path, line, values, message, block }: PrintedFailure, findFile: FindFile): FailingTest {
  const file = path === undefined ? undefined : findFile(path);
  const said = values ? `expected ${values.want}, got ${values.got}` : message;
  const own = block.slice(0, most.blockLines).join('\n').slice(0, most.blockLength);
  return {
    name: findFile(name) ?? name,
    ...(file === undefined ? {} : { at: { path: file, line: inBounds(line) } }),
    ...(said ? { message: said.slice(0, most.message) } : {}),
    ...(values ? { values } : {}),
    ...(own ? { block: own } : {}),
  };
}

function inBounds(line: number | undefined): number {
  return line !== undefined && line >= 1 && line < 1_000_000 ? line : 1;
}

/** Those in files of the checkout. Warnings count only where nothing is worse. */
function findingsOf(all: readonly PrintedFinding[], findFile: FindFile): CodeFinding[] {
  const known = all.flatMap(({ path, line, minor, ...rest }) => {
    const file = findFile(path);
    return file === undefined ? [] : [{ minor, finding: { ...rest, path: file, line: inBounds(line) } }];
  });
  const grave = known.filter(({ minor }) => !minor);
  return (grave.length > 0 ? grave : known).map(({ finding }) => finding);
}

function ofTests({ run }: CommandParams, finished: Finished, tests: readonly FailingTest[]): WhatFailed {
  const { tests: counted } = testCounts(finished);
  const files = tests.filter(isFile);
  const total = Math.max(tests.length, counted?.failed ?? 0);
  const [first] = tests;
  const which = first ? `${testWords(first)}${andMore(total)}` : undefined;
  const message =
    first && files.length === tests.length
      ? `could not load ${which}`
      : [failedCount(run, total, counted), which].filter(Boolean).join(': ');
  const names = tests.slice(0, most.listed).map(({ name }) => quoted(name));
  return {
    message,
    got: tests.length > 0 ? tests.slice(0, most.listed).map(testFact).join('; ') : message,
    ...placed(tests.flatMap(test => (test.at ? [{ ...test.at, message: testFact(test), code: 'test_failed' }] : []))),
    ...(first && files.length < tests.length
      ? { fix: `Fix the code so that ${someNames(names, total)}. Don't change the test${total === 1 ? '' : 's'}.` }
      : {}),
    output: {
      ...finished.output,
      ...(counted ? { tests: counted } : {}),
      failing: {
        total,
        tests: tests
          .slice(0, most.tests)
          .map(({ block, ...test }, index) => (block && index < most.blocks ? { ...test, block } : test)),
      },
    },
  };
}

/** A file of tests that could not be loaded stands in the place of a test. */
function isFile({ name, at }: FailingTest): boolean {
  return at !== undefined && (name === at.path || name === at.path.replace(/\.py$/, '').replaceAll('/', '.'));
}

function someNames(names: readonly string[], total: number): string {
  if (total === 1) return `${names[0]} passes`;
  const more = total - names.length;
  return `these tests pass: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function failedCount(run: string, failed: number, counted: PrintedResult['tests']): string {
  if (!counted || counted.ran < failed)
    return `${failed} ${failed === 1 ? 'test' : 'tests'} failed in ${quoted(oneLine(run))}`;
  return `${failed} of ${counted.ran} ${counted.ran === 1 ? 'test' : 'tests'} failed`;
}

/** "`others pay all` (test/discount.test.js:5): expected `100`, got `90`" */
function testWords(test: FailingTest): string {
  const { name, at } = test;
  const place = at ? ` (${at.path}:${at.line})` : '';
  const said = saidBy(test);
  return `${quoted(name)}${place}${said ? `: ${said}` : ''}`;
}

function testFact(test: FailingTest): string {
  const said = saidBy(test);
  return `${quoted(test.name)}${said ? `: ${said}` : ' failed'}`;
}

function saidBy({ values, message }: FailingTest): string | undefined {
  if (values) return `expected ${quoted(values.want)}, got ${quoted(values.got)}`;
  return message === undefined ? undefined : quoted(message);
}

function ofFindings({ run }: CommandParams, finished: Finished, findings: readonly CodeFinding[]): WhatFailed {
  const total = findings.length;
  const fact = ({ message, rule }: CodeFinding) =>
    `${quoted(message)}${rule === undefined ? '' : ` (${quoted(rule)})`}`;
  const [first] = findings as [CodeFinding];
  const place = `${first.path}:${first.line}${first.column === undefined ? '' : `:${first.column}`}`;
  return {
    message: `${quoted(oneLine(run))} found ${total} ${total === 1 ? 'problem' : 'problems'}: ${quoted(first.message)} (${place})${andMore(total)}`,
    got: findings.slice(0, most.listed).map(fact).join('; '),
    ...placed(
      findings
        .slice(0, most.findings)
        .map(each => ({ path: each.path, line: each.line, message: fact(each), code: each.rule ?? 'finding' })),
    ),
    output: { ...finished.output, findings: { total, list: findings.slice(0, most.findings) } },
  };
}

function placed(
  all: readonly { path: string; line: number; message: string; code: string }[],
): Pick<WhatFailed, 'at' | 'places'> {
  const [first] = all;
  if (!first) return {};
  const { path, line } = first;
  return {
    at: { path, line },
    ...(all.length > 1 ? { places: all.map(each => ({ ...each, severity: 'fail' as const })) } : {}),
  };
}

const namesError = /^\s*(?:\S+: )?(?:[\w.]*(?:Error|Exception)|error|fatal|panic)(?:\[\w+\])?: \S/;
const looksWrong =
  /\b(?:error|fatal|panic|exception|cannot|can't|could not|couldn't|unable|undefined|denied|invalid|missing|no such|not found|failed)\b/i;
/** Of an output in no form that we know, the first line that tells of an error. */
function ofWords({ run }: CommandParams, finished: Finished, text: string, findFile: FindFile): WhatFailed {
  const { ending, output } = finished;
  const code = ending.kind === 'exit' ? `exit code ${ending.code}` : 'no exit code';
  const telling = shownLines(text).filter(line => !saysNothing(line));
  const said = telling.find(line => namesError.test(line)) ?? telling.find(line => looksWrong.test(line));
  const words = said?.replaceAll(/(?:file:\/\/)?\/[\w.@+/-]+/g, path => findFile(path) ?? path);
  const cause = words === undefined ? '' : `: ${quoted(words)}`;
  return { message: `${quoted(oneLine(run))} failed with ${code}${cause}`, got: `${code}${cause}`, output };
}
