import { byClosingLine, numbersIn, tally } from './shared/closing-lines.ts';
import { firstFile } from './shared/packages.ts';
import { blocksOf, failure, firstIn } from './shared/printed/failed-tests.ts';
import { mentionOf, moduleNotFound, pythonPackages, pythonTests, pythonTestsOf, shadowsOf } from './shared/python.ts';
import { isShort } from './shared/text.ts';
import type { PrintedFailure, Tool } from './tool.ts';

const writtenForIt = /^(?:import pytest\b|from pytest\b|(?:async )?def test_)/m;

const fixtureLine =
  /^(?:\s.*|#.*|"""[^"]*"""|import [\w., ]+|from [\w.]+ import [\w, ()]+|sys\.path\.(?:insert|append)\(.*\)|@pytest\.fixture(?:\(.*\))?|(?:async )?def \w+\(.*\)(?: -> .*)?:.*|[)\]}],?)?$/;
const beyondFixtures =
  /pytest_|collect_ignore|import\s*\*|\bexec\b|\beval\b|__|[sg]etattr|globals|vars\(|_exit|atexit|modules|\\[xuN]/;

export const pytest: Tool = {
  name: 'pytest',
  ecosystem: pythonPackages,
  uses: [
    {
      activity: 'unit-test',
      matches: /^(?:python[\d.]* -m )?pytest\b/,
      pattern: '-k {pattern}',
      takesPaths: true,
      findsFiles: true,
    },
  ],
  manifests: /^pytest\.ini$/,
  reads: /^pytest\.ini$/,
  detect(here, manager) {
    const command = {
      activity: 'unit-test',
      run: manager ? manager.program('pytest -k {pattern}') : 'python3 -m pytest -k {pattern}',
      takesPaths: true,
      findsFiles: true,
    } as const;
    const mention = mentionOf(here, /\bpytest\b/);
    // Below the top, requirements alone are those of a documentation site or of an example: nothing to test.
    const isUsed = here.folder === '.' || here.tests.length > 0 || !mention?.startsWith('requirements');
    const settled = (isUsed ? mention : undefined) ?? firstFile(here, /^(?:pytest\.ini|conftest\.py)$/);
    if (settled) return [{ ...command, why: `${settled} mentions pytest` }];
    const written = pythonTestsOf(here).find(path => writtenForIt.test(here.text(path) ?? ''));
    return written ? [{ ...command, why: `${written} is written for pytest`, guess: true }] : [];
  },
  patternOptions: ['k', 'm'],
  testFiles: ['**/test_*.py', '**/*_test.py'],
  declares: {
    language: pythonTests,
    many: /^\s*@(?:pytest\.mark\.parametrize|given)\b/,
    skips: /^\s*@(?:[\w.]{0,100}\.)?(?:skip|skipif)\b/,
  },
  measures: {
    // Examples in a text are tests with --doctest-glob.
    tests: ['(?:^|\\n)[ \\t]*>>> '],
    assertions: ['\\bassert\\w*\\b'],
    switches: ['\\bpytest\\.mark\\.(?:skip|skipif|xfail)', '\\bpytest\\.(?:skip|importorskip)\\('],
  },
  output: {
    count: byClosingLine(line => {
      const match = /^(?:=+ )?(.+) in \d+(?:\.\d+)?s(?: \([\d:, a-z]+\))?(?: =+)?$/.exec(line);
      if (!match) return undefined;
      const parts = match[1]!.split(', ').map(part => (part === 'no tests ran' ? '0 passed' : part));
      const numbers = numbersIn(parts);
      const words = {
        passed: ['passed', 'xfailed', 'xpassed'],
        failed: ['failed', 'error', 'errors'],
        skipped: ['skipped'],
      };
      const known = [...words.passed, ...words.failed, ...words.skipped, 'deselected'];
      return numbers && known.some(word => numbers.has(word)) ? tally(numbers, words) : undefined;
    }),
    failures,
    failing: /^(?:FAILED|ERROR) ([^\s(]\S*)/,
    unloaded: /^\S+\.py$/,
    loadFailure: /^ERROR .*(?:ImportError|ModuleNotFoundError)/,
  },
  notInstalled: moduleNotFound('pytest'),
  setup: { run: 'python3 -m pip install pytest' },
  settings: ['**/{pytest.ini,.pytest.ini}'],
  autoloaded: ['**/conftest.py', shadowsOf('pytest')],
  /** A new conftest.py of imports and fixtures can do no more than any test file. */
  harmless(path, text) {
    if (!/(?:^|\/)conftest\.py$/.test(path) || !isShort(text) || beyondFixtures.test(text)) return undefined;
    return text.split(/\r?\n/).every(line => fixtureLine.test(line)) ? { note: 'with fixtures for tests' } : undefined;
  },
  caches: ['**/.pytest_cache/**'],
  settingKeys: {
    strict: 'strict\\w*|xfailstrict',
    leavesOut: 'norecursedirs|ignore|ignoreglob|deselect',
    files: 'testpaths|python(?:files|classes|functions)',
  },
  replaces: [
    /\bmonkeypatch\.setattr\(\s*['"]([\w.]{1,200})\.(\w{1,100})['"]/g,
    /\bmonkeypatch\.setattr\(\s*([\w.]{1,200}),\s*['"](\w{1,100})['"]/g,
  ],
  decides: ['\\bpytest\\.exit\\('],
};

/** The sections of the failures, and the names in the summary, which is all there is with --tb=no. */
function failures(lines: readonly string[]): PrintedFailure[] {
  const sections = blocksOf(
    lines,
    /^_{3,} (?:ERROR (?:collecting|at (?:setup|teardown) of) )?(.+?) _{3,}$/,
    /^[=!]{3,} ?.*[=!]{3,}$/,
  );
  const summary = lines.flatMap(line => {
    const form = /^(?:FAILED|ERROR) (\S+?\.py)(?:::(\S.*?))?(?: - (.*))?$/.exec(line);
    return form ? [{ path: form[1]!, name: form[2]?.replaceAll('::', '.'), short: form[3] }] : [];
  });
  const left = [...sections];
  const found = summary.map(({ path, name, short }) => {
    const at = left.findIndex(
      ({ head, lines: block }) => (head[1] === name || head[1] === path) && block.some(line => line.includes(path)),
    );
    const [section] = at === -1 ? [] : left.splice(at, 1);
    return section
      ? sectionFailure(name ?? path, path, section.lines)
      : failure(name ?? path, { path }, withoutError(short), []);
  });
  return summary.length > 0
    ? found
    : sections.map(({ head, lines: block }) => sectionFailure(head[1]!, undefined, block));
}

/** Its own line is the first in its file: others are where it was called. */
function sectionFailure(name: string, file: string | undefined, block: readonly string[]): PrintedFailure {
  const places = block.flatMap(line => {
    const form = /^(\S+\.py):(\d+): ?/.exec(line);
    return form ? [{ path: form[1]!, line: Number(form[2]) }] : [];
  });
  const place = places.find(({ path }) => path === file) ?? places[0] ?? (file === undefined ? {} : { path: file });
  return failure(name, place, withoutError(firstIn(block, /^E\s+(\S.*)$/)), block);
}

function withoutError(line: string | undefined): string | undefined {
  return line?.replace(/^AssertionError: /, '');
}
