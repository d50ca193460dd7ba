import { expect, test } from 'vitest';
import { below, commandsOfScript, splitCommands } from '../../../src/tools/reading/run-script.ts';

const lines = (script: string) => commandsOfScript(script).map(({ line }) => line);

test('the commands of a script, in their order', () => {
  expect(lines('npm ci # first\n\nnpm run build && npm test; npm run lint\n')).toEqual([
    'npm ci',
    'npm run build',
    'npm test',
    'npm run lint',
  ]);
  expect(lines('pytest \\\n  -q \\\n  tests')).toEqual(['pytest -q tests']);
});

test.each([
  'npm test || true',
  'npm test | tee log',
  'npm test > log',
  'npm test &',
  'x=$(npm test)',
  'echo `npm test`',
])('the outcome of `%s` does not count, the rest does', line => expect(lines(`${line}\nmake`)).toEqual(['make']));

test.each([
  'if x; then\n  npm test\nfi',
  'for i in 1 2; do npm test; done',
  'cat <<E\nnpm test\nE',
  'set +e\nnpm test',
  'exit 0\nnpm test',
])('nothing is certain of %j', script => expect(lines(script)).toEqual([]));

test('folders are followed, as far as they are known', () => {
  expect(commandsOfScript('cd web\nnpm test\ncd ../api && pytest\ncd $HOME\nnpm test')).toEqual([
    { line: 'npm test', folder: 'web' },
    { line: 'pytest', folder: 'api' },
  ]);
  expect(below('a', '../..')).toBeUndefined();
  expect(below('.', '/tmp')).toBeUndefined();
});

test('quotes keep commands together', () => {
  expect(splitCommands(`a "b && c" && d '; e'; f \\; g`)).toEqual(['a "b && c"', "d '; e'", 'f \\; g']);
});
