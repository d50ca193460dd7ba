import { byClosingLine, tally } from './shared/closing-lines.ts';
import { describeAndExpect, jasmineSwitches, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { installedRunner, nodePackages } from './shared/node.ts';
import {
  blocksOf,
  differenceIn,
  failure,
  firstText,
  jsPlace,
  plainError,
  unequalIn,
} from './shared/printed/failed-tests.ts';
import type { PrintedFailure, Tool } from './tool.ts';

export const mocha: Tool = {
  name: 'mocha',
  ecosystem: nodePackages,
  ...installedRunner({
    activity: 'unit-test',
    matches: /\bmocha\b/,
    pattern: '-g {pattern}',
    line: 'mocha',
    config: /^\.mocharc\./,
    dependency: 'mocha',
    takesPaths: true,
  }),
  patternOptions: ['g', 'grep'],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ['it', 'specify', 'test', 'xit'], modules: /^mocha$/ },
  measures: {
    assertions: [...describeAndExpect.assertions!, '\\.should\\b'],
    switches: [...describeAndExpect.switches!, ...jasmineSwitches],
  },
  output: {
    count: byClosingLine(line => {
      const match = /^ *(\d{1,9}) (passing|failing|pending)(?: \([^()]+\))?$/.exec(line);
      if (!match) return undefined;
      const numbers = new Map([[match[2]!, Number(match[1])]]);
      return tally(numbers, { passed: ['passing'], failed: ['failing'], skipped: ['pending'] });
    }),
    failures,
    failing: /^\s+\d+\) (\S.*?):?$/,
  },
  autoloaded: ['**/.mocharc.{js,cjs,mjs,json,jsonc,yml,yaml}'],
  settingKeys: {
    strict: 'forbid(?:only|pending)|checkleaks|failzero|checkcoverage',
    lax: 'passonfailingtestsuite|invert|dryrun',
    leavesOut: 'ignore',
    files: 'spec',
  },
  replaces: [
    // sinon's and testdouble's, which any runner can use.
    /\b(?:sinon|sandbox|td)\.(?:stub|replace|fake)\(\s*([\w$.]{1,100}),\s*['"`]([\w$]{1,100})['"`]/g,
    /\b(?:td\.replace(?:Esm)?|mockery\.registerMock|quibble)\(\s*['"`]([^'"`\n]{1,200})['"`]/g,
  ],
  decides: ['\\bglobal(?:This)?\\.(?:it|test|describe|expect)\\s*=[^=]', '\\bthis\\.skip\\('],
};

/** The names of suites stand above that of the test, each in its line. */
function failures(lines: readonly string[]): PrintedFailure[] {
  const start = lines.findIndex(line => /^ *\d+ failing\b/.test(line));
  if (start === -1) return [];
  return blocksOf(lines.slice(start), /^ {2}\d+\) (.+)$/, /^npm (?:error|ERR!)/).map(({ head, lines: rest }) => {
    const all = [head[1]!, ...rest];
    const last = all.findIndex(line => line.endsWith(':'));
    const name = all
      .slice(0, last + 1)
      .map(line => line.trim())
      .join(' > ')
      .replace(/:$/, '');
    const block = all.slice(last + 1);
    const isShown = block.some(line => /^ *\+ expected - actual$/.test(line));
    const message =
      (isShown ? differenceIn(block, { want: '+', got: '-' }) : undefined) ??
      unequalIn(block) ??
      plainError(firstText(block));
    return failure(name, jsPlace(block), message, block);
  });
}
