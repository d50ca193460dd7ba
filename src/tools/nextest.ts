import { byClosingLine, nothingRan, numbersIn, tally } from './shared/closing-lines.ts';
import { panics } from './shared/printed/rust-tests.ts';
import { crates } from './shared/rust.ts';
import type { Tool } from './tool.ts';

export const nextest: Tool = {
  name: 'nextest',
  ecosystem: crates,
  uses: [{ activity: 'unit-test', matches: /^cargo nextest run\b/, pattern: '{pattern}' }],
  patternOptions: ['E'],
  output: {
    count: byClosingLine(line => {
      if (line === 'error: no tests to run') return nothingRan;
      const form = /^ *Summary \[ *[\d.]+s\] \d{1,9}(?:\/\d{1,9})? tests? run: (.+)$/.exec(line);
      const numbers = form ? numbersIn(form[1]!.replaceAll(/ \([^()]*\)/g, '').split(', ')) : undefined;
      const failed = ['failed', 'timed out', 'exec failed'];
      return numbers && tally(numbers, { passed: ['passed'], failed, skipped: ['skipped'] });
    }),
    failures: panics,
    failing: /^ *FAIL \[ *[\d.]+s\] (?:\([^()]*\) )?(\S.*)$/,
  },
  notInstalled: /^error: no such command: `nextest`/m,
  settings: ['**/.config/nextest.toml'],
};
