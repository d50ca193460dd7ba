import type { TestRun } from '../checks/shared/red-on-base.ts';
import { failingTests, textOf } from '../checks/shared/whose-fault.ts';
import type { Finished } from '../model/world.ts';
import { shownLines } from './test-count.ts';

/** What a run of tests tells of its failures. Names and lines hold no folder of the tree that they come from. */
export interface Failures {
  holds: boolean;
  code: number;
  /** How many the runner counted. */
  failed: number;
  /** Tests that failed, by name. */
  tests: ReadonlySet<string>;
  /** Files of tests that could not be loaded, where the runner names them. */
  unloaded: ReadonlySet<string>;
  /** Lines that say so without a name. */
  loadLines: ReadonlySet<string>;
  /** Files and modules that are said to be missing. */
  missing: ReadonlySet<string>;
  /** The code lacks a function or another name that a test asks for. */
  lacksName: boolean;
  /** There was no test to run. */
  none: boolean;
}

const loadLine =
  /^ *Test Files {2}.*\d failed|^Test Suites: .*\d failed|^FAIL\t.*\[(?:build|setup) failed\]|^error: could not compile .*\btest\b|^ERROR .*(?:ImportError|ModuleNotFoundError)|ERR_MODULE_NOT_FOUND|Cannot find module/;
/** A runner that gives the name of a file where it could not load it. */
const fileName = /_FailedTest\b|\[ \S+ \]$|^\S+\.(?:[cm]?[jt]sx?|py|rb)$/;
const missingFile: readonly RegExp[] = [
  /Cannot find (?:module|package) ['"]([^'"]+)['"]/,
  /No module named ['"]([^'"]+)['"]/,
  /Failed to (?:resolve import|load url) ['"]?([^\s'"]+)/,
  /(?:ENOENT|No such file or directory)[^'"]*['"]([^'"]+)['"]/,
];
const lackingName =
  /does not provide an export named|cannot import name|: undefined: |^error\[E0\d{3}\]|cannot find symbol|[Uu]nresolved reference|has no attribute|is not a (?:function|constructor)/;
const noTests = /\bno tests? (?:files? )?(?:were )?(?:found|ran|run)\b/i;

export function failuresOf({ count, exit }: Pick<TestRun, 'count' | 'exit'>, finished: Finished): Failures {
  const { ending } = finished;
  const code = ending.kind === 'exit' ? ending.code : -1;
  const lines = shownLines(textOf(finished)).map(withoutFolders);
  const names = [...failingTests(lines.join('\n'))];
  const counted = count(finished);
  const failed = counted?.failed ?? 0;
  return {
    holds: exit.includes(code) && failed === 0,
    code,
    failed,
    tests: new Set(names.filter(name => !fileName.test(name))),
    unloaded: new Set(names.filter(name => fileName.test(name))),
    loadLines: new Set(lines.filter(line => loadLine.test(line))),
    missing: new Set(lines.flatMap(line => missingFile.map(form => form.exec(line)?.[1]).find(Boolean) ?? [])),
    lacksName: lines.some(line => lackingName.test(line)),
    none: counted?.ran === 0 || lines.some(line => noTests.test(line)),
  };
}

/** Every tree lies in a folder `tree` of its own. */
function withoutFolders(line: string): string {
  return line.replaceAll(/(?:file:\/\/)?(?:\/[\w.@+-]+)+\/tree\//g, '');
}

/** Does a test fail here that did not there? A runner that counts files apart from tests counts tests alone. */
export function hasNewFailure(here: Failures, there: Failures): boolean {
  const countsFiles = ![...here.loadLines].some(line => /^ *Test (?:Files|Suites)/.test(line));
  const files = countsFiles ? newIn(here.unloaded, there.unloaded).length : 0;
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
