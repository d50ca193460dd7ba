import { byClosingLine, tally } from './shared/closing-lines.ts';
import { describeAndExpect, jasmineSwitches, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { installedRunner, nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

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
