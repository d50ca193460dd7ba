import type { Tool } from './tool.ts';

/** The test framework, and TestNG, which looks the same from outside. Its report format is read by reading/junit-report.ts. */
export const junit: Tool = {
  name: 'junit',
  testFiles: ['**/*{Test,Tests,IT}.{java,kt,scala}'],
  declares: {
    language: {
      endings: /\.(?:java|kt|groovy)$/,
      syntax: 'java',
      before: /^\s*(?:@[\w.]{1,200}(?:\([^)]{0,500}\))?\s*)+/,
      opens: () => /()()\b([\w$]{1,200}|`[^`]{1,200}`)\s*\([^;]*$/g,
    },
    many: /@(?:\w+\.)*(?:ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|MethodSource|ValueSource|CsvSource)\b/,
    mark: /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\b/,
    skips: /@(?:\w+\.)*(?:Disabled\w*|Ignore)\b/,
  },
  measures: {
    // verify is Mockito's.
    assertions: ['\\bassert\\w*\\b', '\\bverify\\('],
    switches: [
      '@(?:Disabled|EnabledIf|EnabledOn|EnabledFor)\\w*',
      '@Ignore\\b',
      '\\bassum(?:e|ing)(?:True|False|That|ing)?\\(',
    ],
    dead: ['\\bvoid \\w+\\(\\)[^{;]*\\{\\s*return;'],
    constants: ['\\bassert(?:Equals|Same)\\((?:true|\\d+), *(?:true|\\d+)\\s*[,)]'],
  },
  replaces: [
    /\b(?:mock|spy|mockStatic|mockConstruction|mockkClass)\(\s*([A-Z]\w{0,100})(?:\.class|::class)/g,
    /@(?:Mock|Spy|MockBean|MockitoBean|MockK)\b[^;{}]{0,100}?\b([A-Z]\w{0,100})\s+\w{1,100}\s*;/g,
    /\bmockk<([A-Z]\w{0,100})>/g,
  ],
  decides: ['\\bSystem\\.exit\\(', '\\bRuntime\\.getRuntime\\(\\)\\.halt\\('],
};
