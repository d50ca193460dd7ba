import { nothingRan } from './shared/closing-lines.ts';
import { goModules } from './shared/go.ts';
import { goMod, goSum } from './shared/lock-files.ts';
import type { TestCount, Tool } from './tool.ts';

const why = 'there is a go.mod';

export const go: Tool = {
  name: 'go',
  ecosystem: goModules,
  uses: [
    { activity: 'unit-test', matches: /^go test\b/, pattern: '-run {pattern}', verbose: '-v' },
    { activity: 'typecheck', matches: /^go vet\b/ },
    { activity: 'build', matches: /^go (?:build|generate)\b/ },
  ],
  manifests: /^go\.mod$/,
  detect: () => [
    // -v, since only then it says how many tests ran.
    { activity: 'unit-test', run: 'go test -v -run {pattern} ./...', why },
    { activity: 'typecheck', run: 'go vet ./...', why },
  ],
  patternOptions: ['run'],
  testFiles: ['**/*_test.go'],
  declares: {
    language: {
      endings: /_test\.go$/,
      syntax: 'go',
      opens: () => /^func\s+(?:\([^)]{0,100}\)\s*)?()()((?:Test(?!Main\()|Fuzz|Example)\w{0,200})\s*\(/g,
    },
    inner: /\bt\.Run\(/,
  },
  measures: {
    // assert and require are testify's. An example is compared with the comment that ends it.
    assertions: [
      '\\bassert\\w*\\b',
      '\\brequire\\.\\w+\\(',
      '\\bt\\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\\b',
      '// *(?:Unordered o|O)utput:',
    ],
    switches: [
      '\\bt\\.Skip\\w*\\(',
      '\\bif [^{}\\n]*(?:\\bos\\.(?:Getenv|LookupEnv)|\\btesting\\.Short)\\([^{}\\n]*\\{\\s*return\\b',
    ],
    swallowed: ['\\brecover\\(\\)'],
    dead: ['\\bfunc (?:Test|Fuzz)\\w*\\([^()\\n]*\\)\\s*\\{\\s*return\\b', '\\bif false\\b'],
  },
  output: {
    title: 'go test',
    count,
    failing: /^\s*--- FAIL: (\S+) \(/,
    loadFailure: /^FAIL\t.*\[(?:build|setup) failed\]/,
    lacksName: /: undefined: /,
  },
  notInstalled:
    /: Get "https?:\/\/[^"\n]{1,500}\/@(?:v|latest)[^"\n]{0,300}": [^\n]{0,300}(?:dial tcp|no such host|connection refused)|module lookup disabled by GOPROXY=off/,
  setup: { run: 'go mod download', programs: ['go', 'golangci-lint'] },
  shadowing: ['**/vendor/modules.txt', '**/go.work'],
  locks: [
    { file: '**/go.sum', entries: goSum },
    { file: '**/go.mod', entries: goMod },
  ],
  decides: ['\\bfunc TestMain\\(', '\\bos\\.Exit\\('],
};

function count(lines: readonly string[]): TestCount | 'unknown' | undefined {
  const packages = lines.filter(line => /^(?:ok {2}|\? {3}|FAIL)\t\S/.test(line));
  const tests = lines.flatMap(line => /^--- (PASS|FAIL|SKIP): \S+ \(/.exec(line)?.[1] ?? []);
  if (packages.length === 0 && tests.length === 0) return undefined;
  if (lines.some(line => line.startsWith('=== RUN '))) {
    const of = (word: string) => tests.filter(test => test === word).length;
    const inner = lines.filter(line => /^\s+--- (?:PASS|FAIL): \S+\/\S+ \(/.test(line)).length;
    const counted = { ran: of('PASS') + of('FAIL'), failed: of('FAIL'), skipped: of('SKIP') };
    return inner > 0 ? { ...counted, inner } : counted;
  }
  // Without -v only failures are listed: a package that prints `ok` does not say how many tests ran.
  const empty = packages.every(line => /\[no test(?:s to run| files)\]$/.test(line));
  return empty && tests.length === 0 ? nothingRan : 'unknown';
}
