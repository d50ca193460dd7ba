import { describe, expect, test } from 'vitest';
import { activitiesOf, asRun, calledBy, reached, recognize, useOfScript } from '../../../src/tools/reading/uses.ts';

const use = (command: string) => {
  const found = recognize(command);
  return found && `${found.tool.name} ${found.use.activity}`;
};

describe('a command is recognized by its program', () => {
  test.each([
    ['pytest -q', 'pytest unit-test'],
    ['python3 -m pytest tests', 'pytest unit-test'],
    ['uv run --frozen pytest', 'pytest unit-test'],
    ['uv run --extra test pytest', 'pytest unit-test'],
    ['poetry run mypy src', 'mypy typecheck'],
    ['MODE=x npx vitest run --coverage', 'vitest unit-test'],
    ['pnpm vitest run', 'vitest unit-test'],
    ['yarn jest', 'jest unit-test'],
    ['xvfb-run -a npx playwright test', 'playwright e2e'],
    ['./node_modules/.bin/eslint .', 'eslint lint'],
    ['node --test test/', 'node-test unit-test'],
    ['bun test', 'bun unit-test'],
    ['deno test -A', 'deno unit-test'],
    ['tsc --noEmit -p .', 'tsc typecheck'],
    ['tsc -b', 'tsc build'],
    ['tox -e py311', 'tox unit-test'],
    ['tox -e lint', 'tox lint'],
    ['bundle exec rspec', 'rspec unit-test'],
    ['bundle exec rake test', 'rake unit-test'],
    ['bin/rails test', 'minitest unit-test'],
    ['php -d memory_limit=1G vendor/bin/phpunit', 'phpunit unit-test'],
    ['composer exec phpunit', 'phpunit unit-test'],
    ['./mvnw -B verify', 'maven unit-test'],
    ['mvn verify -DskipTests', undefined],
    ['mvn -B deploy', undefined],
    ['./gradlew :app:test', 'gradle unit-test'],
    ['./gradlew build -x test', undefined],
    ['./gradlew assemble', undefined],
    ['go test ./...', 'go unit-test'],
    ['cargo nextest run', 'nextest unit-test'],
    ['dotnet test --no-build', 'dotnet unit-test'],
    ['mix test --cover', 'exunit unit-test'],
    ['swift test', 'xctest unit-test'],
    ['flutter test', 'flutter unit-test'],
    ['meson test -C build', 'meson unit-test'],
    ['pip install pytest', undefined],
    ['echo running jest', undefined],
    ['jest-report', undefined],
    ['npm install -g mocha', undefined],
    ['eslint --fix .', undefined],
    ['codecov --flags pytest', undefined],
  ])('%s: %s', (command, expected) => expect(use(command)).toBe(expected));
});

const here = (files: Record<string, string>) => ({
  names: new Set(Object.keys(files)),
  text: (name: string) => files[name],
});

describe('scripts and targets', () => {
  const scripts = {
    test: 'run-s lint unit',
    lint: 'eslint .',
    unit: 'mocha',
    all: 'npm test && npm run e2e',
    e2e: 'x',
  };
  const files = here({ 'package.json': JSON.stringify({ scripts }), Makefile: 'check: build\n\t@npm test\nbuild:\n' });

  test('are followed', () => {
    expect(reached('make check', files)).toEqual([
      'make check',
      'make build',
      'npm test',
      'run-s lint unit',
      'eslint .',
      'mocha',
    ]);
    expect(calledBy('pnpm run unit', files).map(({ name }) => name)).toEqual(['unit']);
    expect(calledBy('npm run unit -w a', files)).toEqual([]);
    expect(calledBy('npm ci', files)).toEqual([]);
  });

  test.each([
    ['npm test', ['unit-test']],
    ['npm run lint', ['lint']],
    ['npm run all', ['unit-test', 'e2e', 'lint']],
    ['make check', ['unit-test']],
    ['make', ['build']],
    ['just test', ['unit-test']],
    ['./run', []],
  ])('%s does %j', (command, expected) => expect([...activitiesOf(command, files)].sort()).toEqual(expected.sort()));

  test('that call each other end', () => {
    const circle = here({ 'package.json': JSON.stringify({ scripts: { a: 'npm run b', b: 'npm run a' } }) });
    expect(reached('npm run a', circle)).toEqual(['npm run a', 'npm run b']);
  });
});

test('arguments of a script reach its last command', () => {
  expect(useOfScript('tsc && cross-env A=1 mocha')?.pattern).toBe('-g {pattern}');
  expect(useOfScript('mocha && echo done')).toBeUndefined();
});

test('programs are not fetched', () => {
  expect(asRun('npx --yes vitest run')).toBe('npx --no -- vitest run');
  expect(asRun('poetry run pytest')).toBe('poetry run pytest');
});
