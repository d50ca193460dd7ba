import { byClosingLine } from './shared/closing-lines.ts';
import type { Tool } from './tool.ts';

/** Minitest, and test-unit, which closes with nearly the same line. */
export const minitest: Tool = {
  name: 'minitest',
  patternOptions: ['name'],
  testFiles: ['**/*_test.rb'],
  shadowing: ['{lib,test}/minitest{.rb,/**/*.rb}'],
  output: {
    count: byClosingLine(line => {
      const form =
        /^(\d{1,9}) (?:runs|tests), \d+ assertions, (\d{1,9}) failures, (\d{1,9}) errors, (\d{1,9}) (?:skips|pendings)(?:, (\d{1,9}) omissions, \d+ notifications)?$/.exec(
          line,
        );
      if (!form) return undefined;
      const [tests = 0, failures = 0, errors = 0, ...left] = form.slice(1).map(number => Number(number ?? 0));
      const skipped = left.reduce((sum, number) => sum + number, 0);
      return { ran: Math.max(0, tests - skipped), failed: failures + errors, skipped };
    }),
    failing: /^([A-Z][\w:]*#test_\S*?)(?: \[[^\]]*\])?:$/,
  },
};
