import { describe, expect, test } from 'vitest';
import { commandsIn, commandsOf } from '../../support/tools.ts';

describe('scripts', () => {
  test('packageManager goes before lock files', () => {
    const packageJson = { scripts: { lint: 'x' }, packageManager: 'pnpm@9.0.0' };
    expect(commandsOf(packageJson, { 'yarn.lock': '' })).toEqual({ lint: 'pnpm run lint' });
  });

  test.each([
    ['tsc && mocha', 'npm test -- -g {pattern}'],
    ['vitest run && echo done', 'npm test'],
    ['./run-tests', 'npm test'],
  ])('arguments go to the last command of %s', (script, run) => {
    expect(commandsOf({ scripts: { test: script } })).toEqual({ 'unit-test': run });
  });

  test.each([
    [{ test: 'echo "Error: no test specified" && exit 1' }, {}],
    [{ lint: 'eslint . --fix', 'lint:check': 'eslint .' }, { lint: 'npm run lint:check' }],
    [{ test: 'playwright test' }, {}],
    [{ 'test:e2e': 'playwright test', e2e: 'x' }, { e2e: 'npm run test:e2e -- -g {pattern}' }],
    [
      { test: 'npm run lint && npm run test:unit', 'test:unit': 'mocha', lint: 'x' },
      { 'unit-test': 'npm test', lint: 'npm run lint' },
    ],
    [{ test: 'mocha', 'test:unit': 'mocha test/unit' }, { 'unit-test': 'npm test -- -g {pattern}' }],
    [
      { test: 'npm run test:unit && npm run test:e2e', 'test:unit': 'mocha', 'test:e2e': 'x' },
      { 'unit-test': 'npm run test:unit -- -g {pattern}', e2e: 'npm run test:e2e' },
    ],
    [
      { test: 'run-s test:*', 'test:unit': 'jest', 'test:ui': 'cypress run' },
      { 'unit-test': 'npm run test:unit -- -t {pattern}' },
    ],
    [{ 'type-check': 'tsc' }, { typecheck: 'npm run type-check' }],
  ])('%j', (scripts, expected) => expect(commandsOf({ scripts })).toEqual(expected));

  test('a broken package.json tells nothing', () => expect(commandsIn({ 'package.json': '{' })).toEqual({}));
});
