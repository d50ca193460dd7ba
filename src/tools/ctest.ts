import { nothingRan } from './shared/closing-lines.ts';
import { inBuildFolder, nativeBuilds } from './shared/native.ts';
import { blocksOf, failure, firstText } from './shared/printed/failed-tests.ts';
import type { PrintedFailure, TestCount, Tool } from './tool.ts';

/** The test runner of CMake. */
export const ctest: Tool = {
  name: 'ctest',
  ecosystem: nativeBuilds,
  uses: [{ activity: 'unit-test', matches: /^ctest\b/, pattern: '-R {pattern}', needsBuild: true }],
  detect(here) {
    const hasTests = /^[^#\n]*\b(?:enable_testing\s*\(|include\s*\(\s*CTest\b|add_test\s*\()/im.test(
      here.text('CMakeLists.txt') ?? '',
    );
    if (!hasTests) return [];
    const run = inBuildFolder(
      'cmake -S . -B "$build"',
      'cmake --build "$build"',
      'ctest --test-dir "$build" --output-on-failure -R {pattern}',
    );
    return [{ activity: 'unit-test', run, why: 'CMakeLists.txt has tests' }];
  },
  patternOptions: ['R', 'tests-regex'],
  output: {
    count,
    failures,
    failing: /^ *\d+\/\d+ Test +#\d+: (\S+) \.*\*\*\*(?:Failed|Exception|Timeout)\b/,
  },
  decides: ['\\b(?:_|quick_)?[eE]xit\\s*\\('],
};

function count(lines: readonly string[]): TestCount | undefined {
  const closing = lines.flatMap(line => {
    const form = /^\d{1,3}% tests passed, (\d{1,9}) tests? failed out of (\d{1,9})$/.exec(line);
    return form ? [{ failed: Number(form[1]), total: Number(form[2]) }] : [];
  });
  const none = lines.some(line => /^No tests? (?:were found!!!|configuration file found!)$/.test(line));
  if (closing.length === 0) return none ? nothingRan : undefined;
  const left = (how: string) => lines.filter(line => line.includes(`***${how}`)).length;
  // A test that skips itself counts among those that passed, a disabled one not at all.
  const [skipped, disabled] = [left('Skipped'), left('Not Run (Disabled)')];
  const sum = (key: 'failed' | 'total') => closing.reduce((total, each) => total + each[key], 0);
  return { ran: Math.max(0, sum('total') - skipped), failed: sum('failed'), skipped: skipped + disabled };
}

/** With --output-on-failure, what the program of a test printed is below its line. */
function failures(lines: readonly string[]): PrintedFailure[] {
  const opens = /^ *\d+\/\d+ Test +#\d+: (\S+) \.*(?:\w[\w ]*)?\*\*\*(Failed|Exception|Timeout)\b/;
  return blocksOf(lines, opens, /^ *(?:Start +\d+: |\d+\/\d+ Test +#|\d+% tests passed)/).map(
    ({ head, lines: block }) => {
      const said = firstText(block)?.trim();
      const [, path, number, words] =
        /^(?:\S+: )?(\S+\.(?:c|cc|cpp|cxx|h|hpp)):(\d+)(?::\d+)?: (.+)$/.exec(said ?? '') ?? [];
      const place = path === undefined ? {} : { path, line: Number(number) };
      return failure(head[1]!, place, words ?? said ?? (head[2] === 'Timeout' ? 'it timed out' : undefined), block);
    },
  );
}
