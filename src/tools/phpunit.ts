import { byClosingLine, nothingRan } from './shared/closing-lines.ts';
import { firstFile, managed } from './shared/packages.ts';
import { phpPackages, requires } from './shared/php.ts';
import { blocksOf, expectedGot, failure, firstText, placeIn } from './shared/printed/failed-tests.ts';
import type { PrintedFailure, Tool } from './tool.ts';

export const phpunit: Tool = {
  name: 'phpunit',
  ecosystem: phpPackages,
  uses: [{ activity: 'unit-test', matches: /^phpunit\b/, pattern: '--filter {pattern}', takesPaths: true }],
  detect(here, manager) {
    const file = firstFile(here, /^phpunit\.xml(?:\.dist)?$/);
    if (!file && !requires(here, 'phpunit/phpunit')) return [];
    const run = managed(requires(here, 'phpunit/phpunit') ? manager : undefined, 'phpunit --filter {pattern}');
    return [
      {
        activity: 'unit-test',
        run,
        why: file ? `there is ${file}` : 'composer.json requires phpunit',
        takesPaths: true,
      },
    ];
  },
  patternOptions: ['filter'],
  testFiles: ['**/*{Test,Tests,IT}.php'],
  measures: {
    tests: ['\\bfunction test', '@test\\b', '#\\[Test\\]'],
    assertions: ['\\bassert\\w*\\b', '\\bexpectException\\w*\\('],
    switches: ['\\bmarkTest(?:Skipped|Incomplete)\\(', '#\\[Requires\\w+\\(', '@requires '],
    dead: ['\\bfunction test\\w*\\(\\)[^{;]*\\{\\s*return;'],
    constants: ['\\bassert(?:Same|Equals)\\((?:true|\\d+), *(?:true|\\d+)\\s*[,)]'],
  },
  output: {
    count: byClosingLine(line => {
      if (line === 'No tests executed!') return nothingRan;
      const passed = /^OK \((\d{1,9}) tests?, \d+ assertions?\)$/.exec(line);
      if (passed) return { ran: Number(passed[1]), failed: 0, skipped: 0 };
      if (!/^Tests: \d{1,9}, Assertions: \d{1,9}(?:, [\w ]{1,40}: \d{1,9})*\.$/.test(line)) return undefined;
      const of = (word: string) => Number(new RegExp(`\\b${word}: (\\d+)`).exec(line)?.[1] ?? 0);
      const skipped = of('Skipped') + of('Incomplete');
      return { ran: Math.max(0, of('Tests') - skipped), failed: of('Errors') + of('Failures'), skipped };
    }),
    failures,
    failing: /^\d+\) ([\w\\]+::\S.*)$/,
  },
  notInstalled:
    /\bvendor\/bin\/\S+: (?:No such file|not found)|Could not open input file: \S*vendor\/bin\/|Failed opening required '\S*vendor\/autoload\.php'/,
  setup: { run: 'composer install', programs: ['composer', 'php', 'phpunit', 'vendor/bin/\\S+'] },
  settings: ['**/phpunit.xml{,.dist}'],
  caches: ['**/.phpunit.result.cache', '**/.phpunit.cache/**'],
  settingKeys: {
    strict: 'bestrict\\w*|failon\\w+',
    leavesOut: 'exclude',
  },
  replaces: [
    /\b(?:createMock|createStub|createPartialMock|getMockBuilder|Mockery::mock)\(\s*\\?(?:\w{1,100}\\){0,20}([A-Z]\w{0,100})::class/g,
  ],
  decides: ['\\b(?:exit|die)\\s*[(;]'],
};

function failures(lines: readonly string[]): PrintedFailure[] {
  const found = blocksOf(
    lines,
    /^\d+\) ([\w\\]+::\S.*)$/,
    /^(?:--|(?:FAILURES|ERRORS|WARNINGS|OK)\b.*|There (?:was|were) .*|Tests: .*)$/,
  );
  return found.map(({ head, lines: block }) => {
    const said = firstText(block);
    const [, got, want] =
      /^Failed asserting that (.+) (?:matches expected|is identical to|equals) (.+?)\.$/.exec(said ?? '') ?? [];
    const own = block.filter(line => !/\/vendor\//.test(line));
    return failure(head[1]!, placeIn(own, /^(\S+\.php):(\d+)$/), expectedGot(want, got) ?? said, block);
  });
}
