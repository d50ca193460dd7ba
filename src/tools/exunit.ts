import { byClosingLine, nothingRan, numbersIn } from './shared/closing-lines.ts';
import { mixLock } from './shared/lock-files.ts';
import type { Tool } from './tool.ts';

const kinds = /^(?:doctests?|property|properties|tests?|features?)$/;
const others = /^(?:failures?|excluded|skipped|invalid)$/;

export const exunit: Tool = {
  name: 'exunit',
  testFiles: ['**/*_test.exs'],
  output: {
    title: 'mix test',
    count: byClosingLine(line => {
      if (line === 'There are no tests to run') return nothingRan;
      const numbers = /\d failures?\b/.test(line) ? numbersIn(line.split(', ')) : undefined;
      const words = [...(numbers?.keys() ?? [])];
      if (!numbers || !words.some(word => kinds.test(word))) return undefined;
      if (!words.every(word => kinds.test(word) || others.test(word))) return undefined;
      const sum = (form: RegExp) =>
        words.reduce((total, word) => total + (form.test(word) ? numbers.get(word)! : 0), 0);
      const skipped = sum(/^(?:excluded|skipped)$/);
      return { ran: Math.max(0, sum(kinds) - skipped), failed: sum(/^(?:failures?|invalid)$/), skipped };
    }),
    failing: /^ +\d+\) ((?:test|doctest|property) .+ \([\w.]+\))$/,
  },
  notInstalled: /the dependency is not available, run "mix deps\.get"/,
  setup: { run: 'mix deps.get', programs: ['mix'] },
  locks: [{ file: '**/mix.lock', entries: mixLock }],
};
