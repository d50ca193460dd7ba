import { byClosingLine } from './shared/closing-lines.ts';
import { managed } from './shared/packages.ts';
import { blocksOf, failure, firstIn, placeIn, valuesIn } from './shared/printed/failed-tests.ts';
import { gems, rubyTest, usesGem } from './shared/ruby.ts';
import type { PrintedFailure, Tool } from './tool.ts';

export const rspec: Tool = {
  name: 'rspec',
  ecosystem: gems,
  uses: [
    { activity: 'unit-test', matches: /^rspec\b/, pattern: '-e {pattern}', takesPaths: true },
    { activity: 'unit-test', matches: /^rake spec\b/ },
  ],
  detect(here, manager) {
    const spec = rubyTest(here, 'spec');
    const why = here.names.has('.rspec') ? 'there is .rspec' : spec ? `there is ${spec}` : undefined;
    if (why === undefined && !usesGem(here, 'rspec')) return [];
    const run = managed(manager, 'rspec -e {pattern}');
    return [{ activity: 'unit-test', run, why: why ?? 'the gem rspec is in use', takesPaths: true }];
  },
  patternOptions: ['e', 'example'],
  testFiles: ['**/*_spec.rb'],
  testFolders: ['spec'],
  measures: {
    tests: ['(?:^|\\n)[ \\t]*(?:it|specify|example|scenario)\\b'],
    assertions: ['\\bexpect\\b'],
    switches: ['(?:^|\\n)[ \\t]*(?:x(?:it|specify|describe|context)|f(?:it|describe|context)|skip|pending)\\b'],
  },
  output: {
    count: byClosingLine(line => {
      const form = /^(\d{1,9}) examples?, (\d{1,9}) failures?(?:, (\d{1,9}) pending)?(?:, \d+ errors? .*)?$/.exec(line);
      if (!form) return undefined;
      const [examples = 0, failed = 0, skipped = 0] = form.slice(1).map(number => Number(number ?? 0));
      return { ran: Math.max(0, examples - skipped), failed, skipped };
    }),
    failures,
    failing: /^(?:rspec \S+ # |An error occurred while loading )(.+?)\.?$/,
    unloaded: /^\S+\.rb$/,
    missing: /cannot load such file -- (\S+)/,
  },
  shadowing: ['{lib,spec}/rspec{.rb,/**/*.rb}'],
  autoloaded: ['**/.rspec'],
  replaces: [
    /\ballow(?:_any_instance_of)?\(\s*(?:[\w:]{0,100}::)?([A-Z]\w{0,100})\s*\)\.to\s+receive\(\s*:(\w{1,100}[?!]?)/g,
    /\b([A-Z]\w{0,100})(?:\.any_instance)?\.stubs?\(\s*:(\w{1,100}[?!]?)/g,
  ],
};

function failures(lines: readonly string[]): PrintedFailure[] {
  const start = lines.indexOf('Failures:');
  if (start === -1) return [];
  return blocksOf(lines.slice(start), /^ {2}\d+\) (.+)$/, /^(?:Finished in |Failed examples:|\d+ examples?, )/).map(
    ({ head, lines: block }) => {
      const rest = block.slice(block.findIndex(line => line.includes('Failure/Error:')) + 1);
      const thrown = rest.flatMap((line, index) =>
        /^ {5}\w[\w:]*:$/.test(line) ? [`${line.trim()} ${rest[index + 1]?.trim() ?? ''}`] : [],
      )[0];
      const message =
        valuesIn(block, /^ *expected: (.+)$/, /^ *got: (.+)$/) ??
        thrown ??
        firstIn(
          rest.filter(line => !/^ +#/.test(line)),
          /^ +(\S.*)$/,
        );
      return failure(head[1]!, placeIn(block, /^ +# (\S+?\.rb):(\d+)/), message, block);
    },
  );
}
