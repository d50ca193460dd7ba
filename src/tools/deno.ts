import { byClosingLine, numbersIn, tally } from './shared/closing-lines.ts';
import { javascriptTests } from './shared/javascript-tests.ts';
import type { Tool } from './tool.ts';

export const deno: Tool = {
  name: 'deno',
  patternOptions: ['filter'],
  testFiles: ['**/*_test.{ts,tsx,js,mjs}'],
  declares: { language: javascriptTests, calls: ['Deno.test'], modules: /\bstd(?:@[^/]*)?\/testing(?:@[^/]*)?\/bdd\b/ },
  measures: { assertions: ['\\bassert\\w*\\b'] },
  output: {
    count: byClosingLine(line => {
      const form = /^(?:ok|FAILED) \| (\d{1,9} passed\b.*) \([\dhms]+\)$/.exec(line);
      // The steps of a test are part of it.
      const numbers = form ? numbersIn(form[1]!.replaceAll(/ \([^()]*\)/g, '').split(' | ')) : undefined;
      return numbers && tally(numbers, { passed: ['passed'], failed: ['failed'], skipped: ['ignored'] });
    }),
    failing: /^(\S.*?) => \S+:\d+:\d+$/,
  },
  settings: ['**/deno.{json,jsonc}'],
};
