import { expect, test } from 'vitest';
import { notACommand } from '../../../src/sessions/reading/shell-words.ts';

test.each([
  'npm test',
  'npm run build && npm test',
  'npx vitest run --coverage',
  'NODE_ENV=test npm test -- --grep "should sign in (all roles)"',
  'test -f src/app.js',
  '[ -s dist/index.js ]',
  '! grep -rn "TODO" src',
  'grep -q "must not fail" README.md',
  'node -e "if (1 !== 1) throw new Error(\'no errors must pass\')"',
  'python -m pytest tests/ -k "returns and not slow" -x',
  'cd web && (npm ci; npm test)',
  'curl -fsS http://localhost:3000/health | jq -e .ok',
  './scripts/check.sh --all',
  'make check',
  'go test ./... -run TestLogin',
  'dotnet test tests/App.Tests.csproj --filter Category=Unit',
  'cargo test --workspace',
  'git diff --exit-code',
  'docker compose run --rm app pytest',
  'bash -c \'for f in src/*.js; do node --check "$f"; done\'',
  'cat docs/żółw.md',
  'Rscript tests/run.R',
  'npx playwright test --grep @smoke',
  'test "$(wc -l < a.txt)" -gt 3',
  "awk '{ print $1 }' a.txt",
  'npm run test:unit -- --passWithNoTests',
  'terraform validate',
  'run-tests --all',
  'check-jsonschema --schemafile a.json b.json',
  'npm run verify',
  'test -d outputs',
  'ls outputs && true',
  'test -d outputs && ls outputs | wc -l',
  'mkdir -p $(date +%Y%m%d)',
  'date +%H%M%S',
  'git log --format=%H%n',
  'git log -1 --format="%an%ae"',
  'true # all tests should pass',
  'npm test  # expected: 0 failures',
  'true && (echo hello world)',
  'true; (echo hello world)',
  'pip install expect',
  'npx expect-cli run',
  'dir src',
  `printf '%s' ${'x'.repeat(5000)}`,
])('%s is a command', line => {
  expect(notACommand(line, 'bash')).toBeUndefined();
});

test.each([
  ['npm test passes', 'prose after the command', 'npm test'],
  ['npm test should pass', 'prose after the command', 'npm test'],
  ['npm run build completes without errors', 'prose after the command', 'npm run build'],
  ['npm test → 0 failures', 'prose after the command', 'npm test'],
  ['npm test -> all green', 'prose after the command', 'npm test'],
  ['npm test (all 12 tests pass)', 'prose after the command', 'npm test'],
  ['npm test - all tests must be green', 'prose after the command', 'npm test'],
  ['npm test — everything is fine', 'prose after the command', 'npm test'],
  ['curl localhost:3000/health returns 200', 'prose after the command', 'curl localhost:3000/health'],
  ['npm test przechodzi bez błędów', 'prose after the command', 'npm test'],
  ['npm test deve passar sem erros', 'prose after the command', 'npm test'],
  ['`npm test` passes', 'prose after the command', 'npm test'],
  ['`npm test`', 'backticks', 'npm test'],
  ['', 'there is no command', undefined],
  ['echo \u0000', 'a NUL character', undefined],
  ['x'.repeat(40_000), 'put them into a script', undefined],
  ['Run npm test', 'the word Run', undefined],
  ['Verify that the page loads', 'the word Verify', undefined],
  ['verify login works', 'the word verify', undefined],
  ['Uruchom testy jednostkowe', 'the word Uruchom', undefined],
  ['All unit tests in the project', 'a sentence', undefined],
  ['true, expected 0 failures', 'prose after the command', 'true'],
  ['true; expect: 12 passed', 'prose after the command', 'true'],
  ['npm test expected to pass', 'prose after the command', 'npm test'],
  ['npm test outputs nothing', 'prose after the command', 'npm test'],
  ['npm test; if ($?) { npm run build }', 'PowerShell (if ($?))', undefined],
  ['gci src | ? { $_.Length -gt 0 }', 'PowerShell (gci)', undefined],
  ['cat a.txt | ? Name', 'PowerShell (?)', undefined],
  ['dir /b src', 'written for Windows (dir /b)', undefined],
  ['Get-ChildItem -Recurse | Select-String foo', 'PowerShell (Get-ChildItem)', undefined],
  ['if (Test-Path dist/index.js) { exit 0 } else { exit 1 }', 'PowerShell (Test-Path)', undefined],
  ['$env:NODE_ENV="test"; npm test', 'PowerShell ($env:NODE_ENV)', undefined],
  ['powershell -File build.ps1', 'PowerShell', undefined],
  ['.\\node_modules\\.bin\\tsc --noEmit', 'written for Windows', undefined],
  ['type %USERPROFILE%\\x.txt', 'written for Windows', undefined],
])('%.60j is none, and why', (line, problem, command) => {
  const found = notACommand(line, 'bash');
  expect(found?.problem).toContain(problem);
  expect(found?.command).toBe(command);
});

test('what is PowerShell is a command where the policy says so', () => {
  expect(notACommand('Get-ChildItem -Recurse', 'pwsh')).toBeUndefined();
});

test('a long line is answered at once', () => {
  for (const part of ['( a', ' - a', ' aaaa', '-Recurse ', '`', '"', '(', ' no errors'])
    notACommand(part.repeat(60_000), 'bash');
});
