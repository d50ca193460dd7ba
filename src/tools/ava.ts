import { byClosingLine, nothingRan, tally } from './shared/closing-lines.ts';
import { javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const ava: Tool = {
  name: 'ava',
  ecosystem: nodePackages,
  uses: [{ activity: 'unit-test', matches: /^ava\b/, pattern: '-m {pattern}' }],
  patternOptions: ['m', 'match'],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ['test'], modules: /^ava$/ },
  measures: {
    assertions: [
      '\\bt\\.(?:is|not|deepEqual|notDeepEqual|like|true|false|truthy|falsy|throws|throwsAsync|notThrows|regex|snapshot)\\(',
    ],
  },
  output: {
    // Of a run that fails it does not say how many passed.
    count: byClosingLine(line => {
      if (/^ *✘ Couldn’t find any (?:matching tests|files to test)$/.test(line)) return nothingRan;
      const form = /^ {2}(\d{1,9}) (?:tests? (passed|failed|skipped|todo)|known failures?)$/.exec(line);
      if (!form) return undefined;
      const numbers = new Map([[form[2] ?? 'passed', Number(form[1])]]);
      return tally(numbers, { passed: ['passed'], failed: ['failed'], skipped: ['skipped', 'todo'] });
    }),
    failing: /^ *✘ \[fail\]: (.+?)(?: \([\d.]+m?s\))?$/,
  },
  settings: ['**/ava.config.*'],
};
