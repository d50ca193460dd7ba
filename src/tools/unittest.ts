import { byClosingLine, tally } from './shared/closing-lines.ts';
import { managed } from './shared/packages.ts';
import { blocksOf, failure } from './shared/printed/failed-tests.ts';
import { moduleNotFound, pythonPackages, pythonTests, pythonTestsOf, shadowsOf } from './shared/python.ts';
import type { Manager, Package, PrintedFailure, Tool, ToolCommand } from './tool.ts';

export const unittest: Tool = {
  name: 'unittest',
  ecosystem: pythonPackages,
  uses: [
    {
      activity: 'unit-test',
      matches: /^python[\d.]* (?:-m unittest\b|manage\.py test\b)/,
      pattern: '-k {pattern}',
      findsFiles: true,
    },
  ],
  detect,
  patternOptions: ['k', 'pattern'],
  // It finds test*.py, and Django keeps its tests in tests.py. Modules named testing or testimonials are mostly none.
  testFiles: ['**/test_*.py', '**/{test,tests}.py', '**/test{[0-9A-Za-hj-z],i[a-lo-z_]}*.py'],
  declares: {
    language: pythonTests,
    many: /^\s*@(?:parameterized|ddt|data|unpack)\b/,
    skips: /^\s*@(?:[\w.]{0,100}\.)?(?:skip|skipIf|skipUnless)\b/,
    inner: /\bself\.subTest\(/,
  },
  measures: {
    assertions: ['\\bassert\\w*\\b'],
    switches: [
      '@unittest\\.skip',
      '\\bself\\.skipTest\\(',
      '\\braise (?:unittest\\.)?SkipTest\\b',
      '\\bif [^:\\n]*\\bos\\.(?:environ|getenv)\\b[^:\\n]*:\\s*return\\b',
    ],
    swallowed: [
      '\\bexcept\\b[^:\\n]*:\\s*(?:#[^\\n]*)?\\n?\\s*(?:pass|return|\\.\\.\\.)\\b',
      '\\bsuppress\\((?:Base)?(?:Exception|AssertionError)',
      '[rR]aises\\((?:Base)?Exception\\s*[,)]',
    ],
    dead: ['\\bif (?:False|0|not True)\\b', '\\bdef test\\w*\\([^()\\n]*\\)[^:\\n]*:\\s*\\n\\s*(?:return|pass)\\b'],
    constants: ['\\bassert \\d+ *== *\\d+\\b', '\\bassertEquals?\\((?:True|\\d+), *(?:True|\\d+)\\s*[,)]'],
  },
  output: {
    count: byClosingLine((line, next) => {
      const match = /^Ran (\d{1,9}) tests? in [\d.]+s$/.exec(line);
      const ending = match && /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^()]*)\))?$/.exec(next());
      if (!match || !ending) return undefined;
      const parts = (ending[1] ?? '').split(', ').map(part => part.split('='));
      const numbers = new Map(parts.map(([word, number]) => [word!, Number(number)]));
      const words = { failed: ['failures', 'errors', 'unexpected successes'], skipped: ['skipped'] };
      const { failed, skipped } = tally(numbers, { passed: [], ...words });
      return { ran: Math.max(0, Number(match[1]) - skipped), failed, skipped };
    }),
    failures,
    failing: /^(?:FAIL|ERROR): ([\w.]+ \([\w.]+\).*|\w+(?:\.\w+)+)$/,
    unloaded: /_FailedTest\b/,
  },
  notInstalled: moduleNotFound('unittest'),
  autoloaded: [shadowsOf('unittest')],
  replaces: [
    /\bpatch\(\s*f?['"]([\w.]{1,200})\.(\w{1,100})['"]/g,
    /\bpatch\.object\(\s*([\w.]{1,200}),\s*['"](\w{1,100})['"]/g,
    /^[ \t]*(\w[\w.]{0,200})\.(\w{1,100})\s*=\s*(?:lambda\b|(?:\w{1,40}\.)?(?:Magic|Async)?Mock\()/gm,
    /\bsys\.modules\[['"]([\w.]{1,200})['"]\]\s*=/g,
  ],
  decides: ['\\bdef (?:load_tests|setUpModule)\\(', '\\b(?:os\\._|sys\\.)exit\\(', '\\braise SystemExit\\b'],
};

/**
 * It searches below one folder, and only in packages. Where tests lie in several folders they are named, by a pattern that
 * also takes in new ones, and each folder can be imported from as if it were searched alone.
 */
function detect(here: Package, manager: Manager | undefined): readonly ToolCommand[] {
  const found = pythonTestsOf(here)
    .sort()
    .filter(path => /(?:^|\/)test[^/]*\.py$/.test(path));
  const [first] = found;
  if (first === undefined) return [];
  const folders = [...new Set(found.map(path => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.')))];
  const rest = {
    activity: 'unit-test',
    why: `there is ${first}, and nothing mentions pytest`,
    guess: true,
    findsFiles: true,
  } as const;
  if (folders.length === 1) {
    const run = managed(manager, `python3 -m unittest discover -s ${quoted(folders[0]!)} -k {pattern}`);
    return [{ run, ...rest }];
  }
  const files = folders.map(folder => (folder === '.' ? 'test*.py' : `${quoted(folder)}/test*.py`)).join(' ');
  const line = managed(manager, `python3 -m unittest -k {pattern} ${files}`);
  return [{ run: `PYTHONPATH=${folders.map(quoted).join(':')}:"$PYTHONPATH" ${line}`, ...rest }];
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

function failures(lines: readonly string[]): PrintedFailure[] {
  const opens = /^(?:FAIL|ERROR): (\S+)(?: \(([\w.]+)\)(.*))?$/;
  const ends = /^(?:={70}|Ran \d+ tests? in .*)$/;
  return blocksOf(withoutRules(lines), opens, ends).map(({ head, lines: block }) => tracebackFailure(head, block));
}

/** The rule below a name is none between two failures. */
function withoutRules(lines: readonly string[]): string[] {
  return lines.filter(line => !/^-{70}$/.test(line));
}

function tracebackFailure(
  [, test = '', where = '', more = '']: RegExpExecArray,
  block: readonly string[],
): PrintedFailure {
  const frames = block.flatMap(line => {
    const form = /^ {2}File "(.+)", line (\d+), in (.+)$/.exec(line);
    return form ? [{ path: form[1]!, line: Number(form[2]), function: form[3]! }] : [];
  });
  const isOwn = ({ path }: { path: string }) => !/\/(?:unittest|site-packages|importlib)\/|\/lib\/python/.test(path);
  const place = frames.find(frame => frame.function === test) ?? frames.findLast(isOwn);
  const error = block.findLast(line => /^\w[\w.]*(?::|$)/.test(line));
  const message = error?.replace(/^AssertionError: /, '').replace(/^(\w+Error): /, '$1: ');
  const isUnloaded = /_FailedTest\b/.test(where);
  const group = where.split('.').findLast(part => part !== test);
  const name = isUnloaded || !group ? test : `${group}.${test}${more}`;
  return failure(name, place ? { path: place.path, line: place.line } : {}, message, block);
}
