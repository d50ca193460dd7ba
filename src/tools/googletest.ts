import type { TestCount, Tool } from './tool.ts';

export const googletest: Tool = {
  name: 'googletest',
  testFiles: ['**/*_test.{c,cc,cpp}'],
  measures: { tests: ['\\bTEST(?:_F)?\\('] },
  // What builds and runs its programs counts first.
  output: { count, countsLast: true, failing: /^\[ {2}FAILED {2}\] (\w[\w/]*\.[\w/]+) \(\d+ ms\)$/ },
};

/** Closing lines of one program after another: how many ran, and then how many of each kind that did not pass. */
function count(lines: readonly string[]): TestCount | undefined {
  const numbers = (form: RegExp) =>
    lines.flatMap(line => Number(form.exec(line)?.[1] ?? Number.NaN)).filter(Number.isFinite);
  const sum = (form: RegExp) => numbers(form).reduce((total, number) => total + number, 0);
  const totals = /^\[={10}\] (\d{1,9}) tests? from \d+ test (?:suite|case)s? ran\./;
  if (numbers(totals).length === 0) return undefined;
  const skipped = sum(/^\[ {2}SKIPPED \] (\d{1,9}) tests?, listed below:$/);
  return { ran: sum(totals) - skipped, failed: sum(/^\[ {2}FAILED {2}\] (\d{1,9}) tests?, listed below:$/), skipped };
}
