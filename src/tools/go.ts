import { nothingRan } from './shared/closing-lines.ts';
import { goModules } from './shared/go.ts';
import { goMod, goSum } from './shared/lock-files.ts';
import { failure } from './shared/printed/failed-tests.ts';
import { byColons } from './shared/printed/findings.ts';
import type { PrintedFailure, TestCount, Tool } from './tool.ts';

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
    findings: byColons,
    title: 'go test',
    count,
    failures,
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

/**
 * What a test printed stands below the line with its result, or above it with -v. A test that failed only because of tests
 * inside it is left out. Files are named without their folder, which is that of the package.
 */
function failures(lines: readonly string[]): PrintedFailure[] {
  const found: { name: string; index: number; block: string[] }[] = [];
  const logs = new Map<string, string[]>();
  let current = '';
  for (const [index, line] of lines.entries()) {
    const run = /^=== (?:RUN|CONT|NAME) +(\S+)$/.exec(line)?.[1];
    if (run !== undefined) current = run;
    const fail = /^( *)--- FAIL: (\S+) \(/.exec(line);
    if (fail) {
      const rest = lines.slice(index + 1);
      const end = rest.findIndex(
        each => !each.startsWith(`${fail[1]}    `) && !each.startsWith('\t') && !isPanic(each),
      );
      const below = rest.slice(0, end === -1 ? rest.length : end);
      const inner = below.findIndex(each => /^ *--- /.test(each));
      found.push({
        name: fail[2]!,
        index,
        block: [...(logs.get(fail[2]!) ?? []), ...below.slice(0, inner === -1 ? undefined : inner)],
      });
    } else if (run === undefined && /^ {4}/.test(line)) logs.set(current, [...(logs.get(current) ?? []), line]);
  }
  const own = found.filter(({ name }) => !found.some(other => other.name.startsWith(`${name}/`)));
  return own.map(({ name, index, block }) => testFailure(name, block, packageOf(lines, index)));
}

function isPanic(line: string): boolean {
  return /^(?:panic: |goroutine \d|testing\.|created by |\S+\(.*\)$|$|\[recovered\])/.test(line);
}

function packageOf(lines: readonly string[], index: number): string {
  const line = lines.slice(index).find(each => /^FAIL\t\S/.test(each));
  return line?.split('\t')[1] ?? '';
}

function testFailure(name: string, block: readonly string[], folder: string): PrintedFailure {
  const said = block.map(line => /^ +(\S+\.go):(\d+): (.*)$/.exec(line)).filter(form => form !== null);
  const last = said.at(-1);
  const panic = block.map(line => /^panic: (.*?)(?: \[recovered\])?$/.exec(line)?.[1]).find(Boolean);
  const frame = block.map(line => /^\t(\S+_test\.go):(\d+)/.exec(line)).find(Boolean);
  const place = last
    ? { path: last[1]!.includes('/') ? last[1]! : `${folder}/${last[1]}`, line: Number(last[2]) }
    : frame
      ? { path: frame[1]!, line: Number(frame[2]) }
      : {};
  return failure(name, place, panic === undefined ? last?.[3] : `panic: ${panic}`, block);
}
