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
    [{ 'type-check': 'tsc' }, { typecheck: 'npm run type-check' }],
  ])('%j', (scripts, expected) => expect(commandsOf({ scripts })).toEqual(expected));

  test('a broken package.json tells nothing', () => expect(commandsIn({ 'package.json': '{' })).toEqual({}));
});
