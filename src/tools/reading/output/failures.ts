import type { Finished } from '../../../model/world.ts';
import { tools } from '../../index.ts';
import type { TestCount } from '../../tool.ts';
import { anyOf } from '../join.ts';
import { byPackage } from './package-lines.ts';
import { outputText, shownLines } from './shown-lines.ts';

const failing = tools.flatMap(({ output }) => output?.failing ?? []);

/** The tests that failed, by the names that their runner gives them, as often as it names them. */
export function failingTests(output: string): string[] {
  return byPackage(shownLines(output)).flatMap(line => failing.map(form => form.exec(line)?.[1]).find(Boolean) ?? []);
}

/** Those of them that are not just files which could not be loaded. */
export function loadedFailures(output: string): string[] {
  return failingTests(output).filter(name => !unloadedName.test(name));
}

/** Does a runner say that it found no test? */
export function saysNoTests(output: string): boolean {
  return shownLines(output).some(line => noTests.test(line));
}

/** The failures of a test run. Names and lines do not include the folder of the tree. */
export interface Failures {
  passed: boolean;
  code: number;
  /** How many the runner counted. */
  failed: number;
  /** Tests that failed, by name. */
  tests: ReadonlySet<string>;
  /** Files of tests that could not be loaded, if the runner names them. */
  unloaded: ReadonlySet<string>;
  /** Lines that say so without a name. */
  loadLines: ReadonlySet<string>;
  /** The runner counts failed files apart from failed tests. */
  countsFilesApart: boolean;
  /** Files and modules that the output reports as missing. */
  missing: ReadonlySet<string>;
  /** The code lacks a function or another name that a test asks for. */
  lacksName: boolean;
  /** There was no test to run. */
  none: boolean;
}

const formsOf = (key: 'loadFailure' | 'failedFiles' | 'unloaded' | 'missing' | 'lacksName') =>
  tools.flatMap(({ output }) => output?.[key] ?? []);
const failedFiles = anyOf(formsOf('failedFiles'))!;
const loadLine = anyOf([...formsOf('loadFailure'), failedFiles])!;
const unloadedName = anyOf(formsOf('unloaded'))!;
const lackingName = anyOf(formsOf('lacksName'))!;
const missingFile: readonly RegExp[] = [
  ...formsOf('missing'),
  // The operating system's words, which every tool passes on.
  /(?:ENOENT|No such file or directory)[^'"]*['"]([^'"]+)['"]/,
];
/** The words of most runners, in any case. */
const noTests =
  /\bno (?:suitable )?(?:tests?|specs?|test cases?)(?: (?:files?|modules?|cases?))?(?: (?:were|was))? (?:found|ran|run|executed|defined|discovered|collected|to (?:run|execute))\b/i;

/** `exit`: the exit codes that count as a pass. `top`: the folder that paths in the output start with. */
export function failuresOf(
  { count, exit, top }: { count(finished: Finished): TestCount | undefined; exit: readonly number[]; top: string },
  finished: Finished,
): Failures {
  const { ending } = finished;
  const code = ending.kind === 'exit' ? ending.code : -1;
  const lines = shownLines(outputText(finished)).map(line =>
    line.replaceAll(`file://${top}/`, '').replaceAll(`${top}/`, ''),
  );
  const names = failingTests(lines.join('\n'));
  const counted = count(finished);
  const failed = counted?.failed ?? 0;
  return {
    passed: exit.includes(code) && failed === 0,
    code,
    failed,
    tests: new Set(loadedFailures(lines.join('\n'))),
    unloaded: new Set(names.filter(name => unloadedName.test(name))),
    loadLines: new Set(lines.filter(line => loadLine.test(line))),
    countsFilesApart: lines.some(line => failedFiles.test(line)),
    missing: new Set(lines.flatMap(line => missingFile.map(form => form.exec(line)?.[1]).find(Boolean) ?? [])),
    lacksName: lines.some(line => lackingName.test(line)),
    none: counted?.ran === 0 || lines.some(line => noTests.test(line)),
  };
}

/** Does a test fail here that did not there? A runner that counts files apart from tests counts tests alone. */
export function hasNewFailure(here: Failures, there: Failures): boolean {
  const files = here.countsFilesApart ? 0 : newIn(here.unloaded, there.unloaded).length;
  return newIn(here.tests, there.tests).length > 0 || here.failed - there.failed > files;
}

/** Could a file of tests not be loaded here that could be there? */
export function hasNewLoadFailure(here: Failures, there: Failures): boolean {
  return newIn(here.unloaded, there.unloaded).length + newIn(here.loadLines, there.loadLines).length > 0;
}

export function newIn(here: ReadonlySet<string>, there: ReadonlySet<string>): string[] {
  return [...here].filter(each => !there.has(each));
}

/** The file that a missing module would be, out of these. */
export function fileOf(missing: string, paths: readonly string[]): string | undefined {
  const module =
    /[/\\]/.test(missing) || /\.[cm]?[jt]sx?$|\.py$/.test(missing) ? missing : missing.replaceAll('.', '/');
  const stem = module.replace(/^(?:[@~]\/|\.{0,2}\/)+/, '').replace(/\.(?:[cm]?[jt]sx?|py)$/, '');
  return paths.find(path => `/${path}/`.includes(`/${stem}/`) || `/${path}`.includes(`/${stem}.`));
}
