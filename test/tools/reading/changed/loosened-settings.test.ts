import { describe, expect, test } from 'vitest';
import { loosened } from '../../../../src/tools/reading/changed/loosened-settings.ts';

const tsconfig =
  '{\n  "extends": "./base.json",\n  // all of it\n  "compilerOptions": { "strict": true, "noUnusedLocals": true, "target": "es2022" },\n  "include": ["src", "test"]\n}\n';
const flat =
  "import js from '@eslint/js';\nexport default [\n  js.configs.recommended,\n  { ignores: ['dist/**'] },\n  { rules: { 'no-unused-vars': 'error', eqeqeq: ['error', 'always'], 'no-console': 1 } },\n];\n";
const vitest =
  "export default defineConfig({\n  test: { include: ['src/**/*.test.ts'], coverage: { thresholds: { lines: 90, branches: 80 } } },\n});\n";
const pyproject =
  '[tool.ruff.lint]\nselect = ["E", "F"]\nignore = ["E501"]\n\n[tool.mypy]\nstrict = true\n\n[tool.coverage.report]\nfail_under = 90\n\n[tool.pytest.ini_options]\naddopts = "-ra --cov-fail-under=85"\n';
const golangci = 'linters:\n  enable:\n    - gosec\n    - revive\nissues:\n  exclude-dirs:\n    - gen\n';
const rubocop =
  'AllCops:\n  Exclude:\n    - vendor/**/*\nMetrics/MethodLength:\n  Max: 20\nStyle/Next:\n  Enabled: true\n';
const pom =
  '<project><build><plugins><plugin><configuration><testFailureIgnore>false</testFailureIgnore></configuration></plugin></plugins></build></project>';
const cargo = '[package]\nname = "a"\n\n[lints.rust]\nunused = "deny"\n\n[lints.clippy]\nunwrap_used = "warn"\n';
const flake8 = '[flake8]\nmax-complexity = 10\nextend-ignore =\n    E203,\n    W503\nper-file-ignores =\n    a.py:E1\n';

const edit = (text: string, from: string, to: string) => {
  if (!text.includes(from)) throw new Error(`no ${from}`);
  return text.replace(from, to);
};

describe('settings that check less', () => {
  test.each([
    [tsconfig, '"strict": true', '"strict": false', 'strict is turned off'],
    [tsconfig, '"strict": true, ', '', 'strict is turned off'],
    [tsconfig, '"strict": true,', '"strict": true, "strictNullChecks": false,', 'strictNullChecks is turned off'],
    [tsconfig, '"noUnusedLocals": true', '"noUnusedLocals": false', 'noUnusedLocals is turned off'],
    [tsconfig, '["src", "test"]', '["src"]', 'include no longer has test'],
    [tsconfig, '"include"', '"exclude": ["src/legacy"], "include"', 'exclude has src/legacy'],
    [tsconfig, '  "extends": "./base.json",\n', '', 'extends no longer has ./base.json'],
    [flat, "'no-unused-vars': 'error'", "'no-unused-vars': 'off'", 'no-unused-vars goes from error to off'],
    [flat, "'no-unused-vars': 'error'", "'no-unused-vars': 'warn'", 'no-unused-vars goes from error to warn'],
    [flat, "'no-unused-vars': 'error', ", '', 'no-unused-vars is no longer error'],
    [flat, "['error', 'always']", "['warn', 'always']", 'eqeqeq goes from error to warn'],
    [flat, "'no-console': 1", "'no-console': 0", 'no-console goes from 1 to 0'],
    [flat, "'no-console': 1", "'no-console': 1, 'no-undef': 'off'", 'no-undef is off'],
    [flat, '  js.configs.recommended,\n', '', 'presets no longer has js.configs.recommended'],
    [flat, "'dist/**'", "'dist/**', 'src/old/**'", 'ignores has src/old/**'],
    [flat, "{ ignores: ['dist/**'] }", "globalIgnores(['src/old/**'])", 'globalIgnores has src/old/**'],
    [vitest, 'lines: 90', 'lines: 70', 'lines goes from 90 to 70'],
    [vitest, 'lines: 90, ', '', 'lines goes from 90 to none'],
    [vitest, "include: ['src", "exclude: ['src/slow.test.ts'], include: ['src", 'exclude has src/slow.test.ts'],
    [vitest, 'test: {', 'test: { passWithNoTests: true,', 'passWithNoTests is turned on'],
    [pyproject, '["E", "F"]', '["E"]', 'select no longer has F'],
    [pyproject, '["E501"]', '["E501", "F841"]', 'ignore has F841'],
    [pyproject, 'strict = true', 'strict = false', 'strict is turned off'],
    [pyproject, 'strict = true', 'strict = true\nignore_errors = true', 'ignore_errors is turned on'],
    [pyproject, 'fail_under = 90', 'fail_under = 60', 'fail_under goes from 90 to 60'],
    [pyproject, '=85', '=20', '--cov-fail-under goes from 85 to 20'],
    [pyproject, '-ra', '-ra --ignore=tests/slow', 'ignore has tests/slow'],
    [
      pyproject,
      '\n[tool.mypy]',
      '\n[tool.ruff.lint.per-file-ignores]\n"src/*" = ["F401"]\n\n[tool.mypy]',
      'src/* has F401',
    ],
    [golangci, '    - gosec\n', '', 'enable no longer has gosec'],
    [golangci, '    - gen\n', '    - gen\n    - api\n', 'exclude-dirs has api'],
    [
      golangci,
      'issues:',
      'issues:\n  exclude-rules:\n    - path: api\n      linters: [gosec]',
      'exclude-rules has path: api',
    ],
    [rubocop, 'Max: 20', 'Max: 200', 'Max goes from 20 to 200'],
    [rubocop, 'Enabled: true', 'Enabled: false', 'Enabled is turned off'],
    [rubocop, '    - vendor', '    - lib/**/*\n    - vendor', 'Exclude has lib/**/*'],
    [pom, 'Ignore>false', 'Ignore>true', 'testFailureIgnore is turned on'],
    [pom, '<configuration>', '<configuration><skipTests>true</skipTests>', 'skipTests is turned on'],
    [
      pom,
      '<configuration>',
      '<configuration><excludes><exclude>**/SlowTest.java</exclude></excludes>',
      'exclude has **/SlowTest.java',
    ],
    [cargo, '"deny"', '"allow"', 'unused goes from deny to allow'],
    [cargo, 'unwrap_used = "warn"', 'unwrap_used = "allow"', 'unwrap_used goes from warn to allow'],
    [flake8, 'max-complexity = 10', 'max-complexity = 50', 'max-complexity goes from 10 to 50'],
    [flake8, '    W503', '    W503,\n    F401', 'extend-ignore has F401'],
    [flake8, 'a.py:E1', 'a.py:E1\n    b.py:F401', 'per-file-ignores has b.py:F401'],
    ['', '', 'set_tests_properties(slow PROPERTIES WILL_FAIL TRUE)\n', 'WILL_FAIL is turned on'],
    ["test('a', exe)\n", 'exe)', 'exe, should_fail: true)', 'should_fail is turned on'],
  ])('%#: %s: %s → %s', (before, from, to, reason) => {
    expect(loosened(before, edit(before, from, to))).toBe(reason);
  });

  test('settings that are gone', () => expect(loosened(tsconfig, '')).toBe('extends no longer has ./base.json'));

  test('a new file that leaves something out', () => {
    expect(loosened('', '{ "exclude": ["src/legacy"] }', true)).toBe('exclude has src/legacy');
    expect(loosened('', '{ "compilerOptions": { "strict": false } }', true)).toBe('strict is turned off');
  });
});

describe('settings that check as much', () => {
  test.each([
    [tsconfig, '"strict": true', '"strict": true, "noUncheckedIndexedAccess": true'],
    [tsconfig, '"es2022"', '"es2023", "jsx": "react-jsx", "paths": { "@/*": ["./src/*"] }, "noEmit": true'],
    [tsconfig, '["src", "test"]', '["src", "test", "bench"]'],
    [tsconfig, '"include"', '"exclude": ["dist", "node_modules", "coverage/**"], "include"'],
    [tsconfig, '  // all of it\n', '  // strict: false would be less\n'],
    [flat, "'no-console': 1", "'no-console': 2"],
    [flat, "'no-console': 1", "'no-console': 'error'"],
    [flat, "'no-console': 1", "'no-console': 1, 'max-lines': ['error', 300]"],
    [flat, "'dist/**'", "'dist/**', 'coverage'"],
    [flat, 'export default [', 'export default [\n  ts.configs.strict,'],
    [vitest, 'lines: 90', 'lines: 95'],
    [vitest, 'test: {', "test: { globals: true, environment: 'jsdom', testTimeout: 20000,"],
    [vitest, "['src/**/*.test.ts']", "['src/**/*.test.ts', 'test/**/*.test.ts']"],
    [pyproject, '["E", "F"]', '["E", "F", "I"]'],
    [pyproject, '["E501"]', '[]'],
    [pyproject, 'strict = true', 'strict = true\npython_version = "3.12"'],
    [pyproject, '-ra', '-ra -q --strict-markers'],
    [golangci, '    - gosec\n', '    - gosec\n    - misspell\n'],
    [rubocop, 'Max: 20', 'Max: 15'],
    [pom, '<configuration>', '<configuration><parallel>all</parallel>'],
    [cargo, '"warn"', '"deny"'],
    [cargo, 'name = "a"', 'name = "a"\nversion = "1.2.0"'],
    [flake8, 'max-complexity = 10', 'max-complexity = 8'],
  ])('%#: %s: %s → %s', (before, from, to) => {
    expect(loosened(before, edit(before, from, to))).toBeUndefined();
  });

  test('a new file with usual settings', () => {
    expect(loosened('', tsconfig, true)).toBeUndefined();
    expect(loosened('', vitest, true)).toBeUndefined();
  });
});

test('what is too long to be compared is not taken for harmless', () => {
  const padded = `{ "strict": true }\n// ${'x'.repeat(300_000)}`;
  expect(loosened('{ "strict": true }', padded)).toBe('it is too long to be compared');
  expect(loosened('', 'a:\n'.repeat(50_000))).toBe('it is too long to be compared');
  expect(loosened(padded, padded)).toBeUndefined();
});
