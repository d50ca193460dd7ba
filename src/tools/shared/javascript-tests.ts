import type { TestLanguage, Tool } from '../tool.ts';

/** The interface of describe, it, test and expect, which most runners for JavaScript share. */
export const javascriptTests: TestLanguage = {
  endings: /\.[cm]?[jt]sx?$/,
  syntax: 'javascript',
  opens: calls =>
    new RegExp(
      String.raw`(?<=^|[\s;{(>])(?:${calls.map(call => call.replaceAll('.', '\\.')).join('|')})((?:\.[a-zA-Z]{1,20}){0,4})\s?(?:<[^>]{0,80}>)?[(\`]\s*(?:(['"\`])(.{0,200}?)\2)?`,
      'g',
    ),
  quoted: true,
  off: /\.(?:skip|todo|skipIf|runIf)\b/,
  offCall: /^x(?:it|test)\b/,
  table: /\.(?:each|for)\b/,
  groupTable: /\bdescribe\.(?:each|for)\b/,
};

export const testAndSpecFiles = ['**/*.{test,spec}.*'];

/** Used by every runner with this interface; the patterns of all tools are joined, each taken once. */
export const describeAndExpect: NonNullable<Tool['measures']> = {
  // Not a method of that name: `/x/.test(text)` is no test.
  tests: ['(?:^|[^\\w.$])(?:it|test|describe)(?:\\.\\w+)*\\s*\\('],
  assertions: ['\\bassert\\w*\\b', '\\bexpect\\s*\\('],
  switches: ['\\b(?:it|test|describe)(?:\\.\\w+)*\\.(?:skip|only|todo|fails|failing)\\b'],
};

/** Tests inside a test, by the context that it is given. */
export const subtests = '\\bt\\.test\\s*\\(';

/** The words of Jasmine that leave a test out or single it out, which Jest and Mocha know, too. */
export const jasmineSwitches = ['\\b(?:xit|xtest|xdescribe|fit|fdescribe)\\s*\\('];
