import { byClosingLine, nothingRan } from './shared/closing-lines.ts';
import { firstFile } from './shared/packages.ts';
import { blocksOf, failure, firstText, placeIn, valuesIn } from './shared/printed/failed-tests.ts';
import { byParentheses } from './shared/printed/findings.ts';
import type { Package, PrintedFailure, Tool } from './tool.ts';

const project = /\.(?:cs|fs|vb)proj$/;
const solution = /\.slnx?$/;
const isBuild = ({ names }: Pick<Package, 'names'>) =>
  [...names].some(name => project.test(name) || solution.test(name));
const testing = /Microsoft\.NET\.Test\.Sdk|\b(?:xunit|NUnit|MSTest)\b/;

/** The outermost solution or project takes in the others. */
export const dotnet: Tool = {
  name: 'dotnet',
  ecosystem: {
    fileTypes: ['cs', 'fs', 'vb', 'csproj', 'fsproj', 'vbproj', 'sln', 'slnx', 'razor', 'cshtml', 'props', 'targets'],
    isHere: here => isBuild(here) && !here.above.some(isBuild),
  },
  manifests: /\.(?:slnx?|(?:cs|fs|vb)proj)$/,
  reads: project,
  uses: [
    { activity: 'unit-test', matches: /^dotnet test\b/, pattern: '--filter {pattern}' },
    { activity: 'typecheck', matches: /^dotnet build\b/ },
    { activity: 'lint', matches: /^dotnet format(?=.* --verify-no-changes).*/ },
  ],
  detect(here) {
    const file = firstFile(here, solution) ?? firstFile(here, project);
    if (!file) return [];
    const why = `there is ${file}`;
    const typecheck = { activity: 'typecheck', run: 'dotnet build', why };
    const hasTests = solution.test(file) || testing.test(here.text(file) ?? '');
    return hasTests ? [{ activity: 'unit-test', run: 'dotnet test --filter {pattern}', why }, typecheck] : [typecheck];
  },
  notInstalled: /^No \.NET SDKs were found|error NU1301: /m,
  setup: { run: 'dotnet restore', programs: ['dotnet'] },
  patternOptions: ['filter'],
  testFiles: ['**/*{Test,Tests,IT}.cs'],
  measures: {
    tests: ['\\[(?:Fact|Theory|Test|TestCase|TestMethod)\\b'],
    assertions: ['\\bAssert\\w*\\b', '\\.Should\\b'],
    switches: ['\\[Ignore\\b', '\\b(?:Skip|Explicit)(?:Unless|When)? *='],
    constants: ['\\bAssert\\.(?:Equal|AreEqual)\\((?:true|\\d+), *(?:true|\\d+)\\s*[,)]'],
  },
  output: {
    findings: byParentheses,
    title: 'dotnet test',
    // One line for each assembly; or, by the terminal logger, one for all.
    count: byClosingLine(line => {
      if (/^No test (?:is available in|matches the given testcase filter) /.test(line)) return nothingRan;
      if (!/^(?:(?:Passed|Failed|Skipped)! +- Failed: |Test summary: total: )/.test(line)) return undefined;
      const of = (word: string) => Number(new RegExp(`\\b${word}: +(\\d{1,9})\\b`, 'i').exec(line)?.[1] ?? 0);
      const skipped = of('skipped');
      return { ran: Math.max(0, of('total') - skipped), failed: of('failed'), skipped };
    }),
    failures,
    failing: /^ *Failed (\S.*?) \[[^\]]+\]$/,
  },
  replaces: [/\b(?:new Mock|Substitute\.For|A\.Fake|Mock\.Of)<([A-Z]\w{0,100})>/g],
  decides: ['\\bEnvironment\\.(?:Exit|FailFast)\\('],
  settings: ['**/Directory.Build.{props,targets}'],
  autoloaded: ['**/{nuget.config,NuGet.config,NuGet.Config}'],
};

function failures(lines: readonly string[]): PrintedFailure[] {
  const ends =
    /^(?: *(?:Passed|Skipped) \S.*\[[^\]]+\]|(?:Passed|Failed|Skipped)! .*|Test (?:Run|summary).*|Results File: .*)$/;
  return blocksOf(lines, /^ *Failed (\S.*?) \[[^\]]+\]$/, ends).map(({ head, lines: block }) => {
    const said = block.slice(block.findIndex(line => /^ *Error Message:$/.test(line)) + 1);
    const message = valuesIn(block, /^ *Expected: +(.+)$/, /^ *(?:Actual|But was): +(.+)$/) ?? firstText(said)?.trim();
    return failure(head[1]!, placeIn(block, / in (.+\.(?:cs|fs|vb)):line (\d+)$/), message, block);
  });
}
