import { byClosingLine, nothingRan } from './shared/closing-lines.ts';
import type { Tool } from './tool.ts';

export const dotnet: Tool = {
  name: 'dotnet',
  patternOptions: ['filter'],
  testFiles: ['**/*{Test,Tests,IT}.cs'],
  measures: {
    tests: ['\\[(?:Fact|Theory|Test|TestCase|TestMethod)\\b'],
    assertions: ['\\bAssert\\w*\\b', '\\.Should\\b'],
    switches: ['\\[Ignore\\b', '\\bSkip *='],
  },
  output: {
    title: 'dotnet test',
    // One line for each assembly; or, by the terminal logger, one for all.
    count: byClosingLine(line => {
      if (/^No test (?:is available in|matches the given testcase filter) /.test(line)) return nothingRan;
      if (!/^(?:(?:Passed|Failed|Skipped)! +- Failed: |Test summary: total: )/.test(line)) return undefined;
      const of = (word: string) => Number(new RegExp(`\\b${word}: +(\\d{1,9})\\b`, 'i').exec(line)?.[1] ?? 0);
      const skipped = of('skipped');
      return { ran: Math.max(0, of('total') - skipped), failed: of('failed'), skipped };
    }),
    failing: /^ *Failed (\S.*?) \[[^\]]+\]$/,
  },
};
