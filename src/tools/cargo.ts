import { byClosingLine, numbersIn, tally } from './shared/closing-lines.ts';
import { tomlLock } from './shared/lock-files.ts';
import { byArrow } from './shared/printed/findings.ts';
import { panics } from './shared/printed/rust-tests.ts';
import { allCrates, coversCrates, crates } from './shared/rust.ts';
import type { Tool } from './tool.ts';

const why = 'there is a Cargo.toml';

export const cargo: Tool = {
  name: 'cargo',
  ecosystem: crates,
  uses: [
    { activity: 'unit-test', matches: /^cargo test\b/, pattern: '{pattern}' },
    { activity: 'typecheck', matches: /^cargo check\b/ },
    { activity: 'build', matches: /^cargo build\b/ },
  ],
  manifests: /^Cargo\.toml$/,
  reads: /^Cargo\.toml$/,
  detect: here => [
    { activity: 'unit-test', run: `cargo test {pattern}${allCrates(here)}`, why, ...coversCrates(here) },
    { activity: 'typecheck', run: `cargo check${allCrates(here)} --all-targets`, why, ...coversCrates(here) },
  ],
  patternOptions: ['test'],
  declares: {
    language: {
      endings: /\.rs$/,
      syntax: 'rust',
      inline: '#[test]',
      example: /^\s*\/\/[/!]\s*```/,
      before: /^\s*(?:#\[(?:[^[\]]|\[[^[\]]{0,200}\]){0,500}\]\s*)+/,
      opens: () => /^\s*(?:pub(?:\([^)]{0,20}\))?\s+)?(?:async\s+)?fn\s+()()(\w{1,200})/g,
    },
    many: /^\s*#\[(?:rstest|case\b|test_case\b|values\b|parameterized)/,
    mark: /^\s*#\[(?:\w+::)*(?:\w*test|test_case)\b/,
    skips: /#\[ignore\b/,
  },
  measures: {
    assertions: ['\\bassert\\w*\\b'],
    switches: [
      '#\\[ignore',
      '#\\[cfg(?:_attr)?\\((?:feature|any|all|not|target_\\w+|unix|windows|debug\\w*|FALSE|false)\\b',
    ],
    dead: ['\\bif false\\b', '\\bfn \\w+\\(\\)[^{;]*\\{\\s*return;'],
    constants: ['\\bassert_eq!\\((?:true|\\d+), *(?:true|\\d+)\\s*[,)]'],
  },
  output: {
    findings: byArrow,
    title: 'cargo test',
    count: byClosingLine(line => {
      const match = /^test result: (?:ok|FAILED)\. (\d{1,9} passed; \d{1,9} failed; \d{1,9} ignored);/.exec(line);
      const numbers = match ? numbersIn(match[1]!.split(';')) : undefined;
      return numbers && tally(numbers, { passed: ['passed'], failed: ['failed'], skipped: ['ignored'] });
    }),
    failures: panics,
    failing: /^test (.+) \.\.\. FAILED$/,
    loadFailure: /^error: could not compile .*\btest\b/,
    lacksName: /^error\[E0\d{3}\]/,
  },
  notInstalled: /you're using offline mode \(--offline\)|[Cc]ould(?: not|n't) resolve host[^\n]{0,200}\bcrates\.io/,
  setup: { run: 'cargo fetch', programs: ['cargo'] },
  settings: ['**/Cargo.toml'],
  autoloaded: ['**/.cargo/config{,.toml}', '**/{rust-toolchain,rust-toolchain.toml}'],
  locks: [{ file: '**/Cargo.lock', entries: tomlLock }],
  caches: ['**/target/{debug,release}/**', '**/target/{.rustc_info.json,CACHEDIR.TAG}'],
  settingKeys: {
    strict: 'doctest|autotests|harness',
  },
  decides: ['\\bprocess::(?:exit|abort)\\b'],
};
