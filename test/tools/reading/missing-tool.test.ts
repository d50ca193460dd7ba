import { expect, test } from 'vitest';
import { missingTool } from '../../../src/tools/reading/missing-tool.ts';

test.each([
  [127, 'bash: line 1: ruff: command not found', true],
  [127, 'sh: 1: vitest: not found\n', true],
  [127, './run.sh: No such file or directory', false],
  [1, 'npm error npx canceled due to missing packages and no YES option: ["vitest@5"]', true],
  [1, '/usr/bin/python3: No module named pytest\n', true],
  [1, '/usr/bin/python3: No module named myapp', false],
  [101, 'error: no such command: `clippy`', true],
  [
    1,
    "error: Import 'https://deno.land/x/a.ts' failed: error sending request for url (https://deno.land/x/a.ts)",
    true,
  ],
  [1, 'error: Failed to clone repository https://github.com/apple/swift-log:', true],
  [69, 'Got socket error trying to find package test at https://pub.dev.', true],
  [1, 'AssertionError', false],
  [0, 'npm error npx canceled due to missing packages', false],
])('%i, %j: %s', (code, stderr, expected) => expect(missingTool(code, stderr) !== undefined).toBe(expected));

const offline =
  '[ERROR] Plugin org.apache.maven.plugins:maven-resources-plugin:2.6 or one of its dependencies could not be resolved: Cannot access central (https://repo.maven.apache.org/maven2) in offline mode and the artifact org.apache.maven.plugins:maven-resources-plugin:jar:2.6 has not been downloaded from it before. -> [Help 1]';

test.each([
  // npm 11.19
  ['npm test', 127, 'sh: 1: vitest: not found\n', 'npm ci'],
  ['npx --no -- vitest', 1, 'npm error npx canceled due to missing packages and no YES option: ["vitest@4"]', 'npm ci'],
  // pnpm 12.18, and 9, which exits with 254
  [
    'pnpm exec tsc --noEmit',
    1,
    'Error: ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\n\n  × Command "tsc" not found\n',
    'pnpm install --frozen-lockfile',
  ],
  [
    'pnpm exec tsc --noEmit',
    254,
    ' ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "tsc" not found\n',
    'pnpm install --frozen-lockfile',
  ],
  [
    'pnpm run test',
    1,
    'sh: 1: vitest: not found\n ELIFECYCLE  Test failed. See above for more details.\n WARN   Local package.json exists, but node_modules missing, did you mean to install?\n',
    'pnpm install --frozen-lockfile',
  ],
  ['yarn run tsc', 1, 'error Command "tsc" not found.\n', 'yarn install --frozen-lockfile'],
  ['bun run tsc', 1, 'error: Script not found "tsc"', 'bun install --frozen-lockfile'],
  [
    'go test ./...',
    1,
    'go: github.com/a/b@v1.2.0: Get "https://proxy.golang.org/github.com/a/b/@v/v1.2.0.mod": dial tcp: lookup proxy.golang.org on 127.0.0.53:53: no such host\n',
    'go mod download',
  ],
  ['ruff check .', 127, 'bash: line 1: ruff: command not found\n', 'python3 -m pip install ruff'],
  // Poetry 1.3, which exits with 1; pipenv; uv
  ['poetry run pytest', 1, 'Command not found: pytest\n', 'poetry install'],
  [
    'pipenv run pytest',
    1,
    "Error: the command pytest could not be found within PATH or Pipfile's [scripts].\n",
    'pipenv sync --dev',
  ],
  [
    'uv run pytest',
    2,
    'error: Failed to spawn: `pytest`\n  Caused by: No such file or directory (os error 2)\n',
    'uv sync',
  ],
  ['pdm run pytest', 1, "[PdmUsageError]: Command 'pytest' is not found in your PATH.\n", 'pdm install'],
  ['go vet ./...', 1, 'a.go:3:8: module lookup disabled by GOPROXY=off\n', 'go mod download'],
  // Maven 3.8
  ['mvn -B test', 1, offline, 'mvn -B dependency:go-offline'],
  [
    './gradlew test',
    1,
    '> No cached version of junit:junit:4.13.2 available for offline mode.\n',
    './gradlew testClasses',
  ],
  // cargo 1.95
  [
    'cargo test',
    101,
    "error: no matching package named `serde` found\nAs a reminder, you're using offline mode (--offline) which can\n",
    'cargo fetch',
  ],
  ['python3 -m pytest', 1, '/usr/bin/python3: No module named pytest\n', 'python3 -m pip install pytest'],
  ['python3 run.py', 1, "ModuleNotFoundError: No module named 'pytest'\n", 'python3 -m pip install pytest'],
  ['poetry run pytest', 1, '/usr/bin/python3: No module named pytest\n', 'poetry install'],
  ['poetry run pytest', 127, 'sh: 1: pytest: not found\n', 'poetry install'],
  // Bundler 2.3
  [
    'bundle exec rspec',
    1,
    "Could not find gem 'nosuch (= 1.0)' in locally installed gems. (Bundler::GemNotFound)\n",
    'bundle install',
  ],
  ['vendor/bin/phpunit', 127, 'bash: vendor/bin/phpunit: No such file or directory\n', 'composer install'],
  ['mix test', 1, '  the dependency is not available, run "mix deps.get"\n', 'mix deps.get'],
])('%s, %i, %j: the setup is %s', (run, code, output, setup) => {
  expect(missingTool(code, output, '', run)?.setup).toBe(setup);
  if (code !== 127) expect(missingTool(code, '', output, run)?.setup).toBe(setup);
});

test.each([
  ['pnpm run test', 1, 'ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"'],
  ['go test ./...', 1, 'a_test.go:9: Get "http://127.0.0.1:9/": dial tcp 127.0.0.1:9: connect: connection refused'],
  ['go test ./...', 1, 'a.go:3:8: no required module provides package github.com/a/b'],
  ['python3 app.py', 1, "ModuleNotFoundError: No module named 'shop'"],
  ['mvn test', 1, '[ERROR] Could not find artifact a:b:jar:1 in central'],
  ['bundle exec rspec', 1, "Could not find gem 'a' in locally installed gems.\n3 examples, 1 failure"],
])('%s, %i, %j is not about what is installed', (run, code, output) =>
  expect(missingTool(code, output, '', run)).toBeUndefined(),
);

test('pnpm hints at missing packages after every failed script: a test that failed was run', () => {
  // pnpm 9.15, Node 20, in a package without dependencies.
  const output = (name: string) =>
    `TAP version 13\nnot ok 1 - ${name}\n# pass 0\n# fail 1\n ELIFECYCLE  Test failed. See above for more details.\n WARN   Local package.json exists, but node_modules missing, did you mean to install?\n`;
  expect(missingTool(1, '', output('no slash at the end'), 'pnpm run test')).toBeUndefined();
  expect(missingTool(1, '', output('route.test.js'), 'pnpm run test')).toMatchObject({
    setup: 'pnpm install --frozen-lockfile',
  });
});

test.each([
  ['pnpm run test', 'bash: line 1: pnpm: command not found\n', 'corepack enable && pnpm install --frozen-lockfile'],
  ['uv run pytest', 'bash: line 1: uv: command not found\n', 'python3 -m pip install uv && uv sync'],
  ['go test ./...', 'bash: line 1: go: command not found\n', undefined],
])('%s, where the manager itself is not there: the setup is %s', (run, stderr, setup) => {
  expect(missingTool(127, stderr, '', run)?.setup).toBe(setup);
});

test('an unknown program has no setup', () => {
  expect(missingTool(127, 'bash: line 1: shellcheck: command not found', '', 'shellcheck a.sh')).toEqual({
    name: '`shellcheck`',
  });
});
