import { expect, test } from 'vitest';
import { isMissingScript, missingTool } from '../../src/tools/reading/missing-tool.ts';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { alteredScripts, harmlessFile, holdsScripts } from '../../src/tools/reading/settings-files.ts';
import { commandsOf, count, isAutoloaded, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  const scripts = { test: 'vitest run', lint: 'eslint .' };
  expect(commandsOf({ scripts }, { 'package-lock.json': '' })).toEqual({
    'unit-test': 'npm test -- -t {pattern}',
    lint: 'npm run lint',
  });
  expect(commandsOf({}, { 'vitest.config.ts': '' })).toEqual({ 'unit-test': 'npx --no -- vitest run -t {pattern}' });
});

test('its absence is recognized', () => {
  expect(
    missingTool(1, 'npm error npx canceled due to missing packages and no YES option: ["vitest@5"]'),
  ).toBeDefined();
});

test('so is the absence of a script', () => {
  expect(isMissingScript('npm error Missing script: "test"')).toBe(true);
  expect(
    isMissingScript(
      [
        'npm error code ENOENT',
        'npm error syscall open',
        'npm error path /tmp/a/package.json',
        'npm error errno -2',
        "npm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '/tmp/a/package.json'",
      ].join('\n'),
    ),
  ).toBe(true);
  expect(isMissingScript("Error: ENOENT: no such file or directory, open '/tmp/a/package.json'")).toBe(false);
  expect(isMissingScript('Error: boom')).toBe(false);
});

test.each(['package.json'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test.each(['.npmrc'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));

test('a new .npmrc that only says how packages are saved is harmless', () => {
  expect(harmlessFile('.npmrc', '# ours\nsave-exact=true\nfund=false\n')).toEqual({});
  expect(harmlessFile('.npmrc', 'script-shell = ./fake.sh\n')).toBeUndefined();
  expect(harmlessFile('other', 'save-exact=true\n')).toBeUndefined();
});

test('its scripts are compared', () => {
  const scripts = (all: object) => JSON.stringify({ scripts: all });
  const altered = (before: object, now: object) => alteredScripts('a/package.json', scripts(before), scripts(now));
  expect(holdsScripts('a/package.json')).toBe(true);
  expect(altered({ test: 'a' }, { test: 'b' })).toEqual(['test']);
  expect(altered({ test: 'a' }, { test: 'a', pretest: 'b', lint: 'c', postinstall: 'd' })).toEqual([
    'pretest',
    'postinstall',
  ]);
});

test('its options do not swallow those of the program that it runs, with a pattern or without', () => {
  const run = commandsOf({}, { '.mocharc.yml': '' })['unit-test']!;
  expect(withPattern(run, undefined).run).toBe('npx --no -- mocha');
  expect(withPattern(run, 'adds').run).toBe('npx --no -- mocha -g "$CONTRACT_GATE_PATTERN"');
});

test('the script of npm init runs no test, whatever hides that it fails', () => {
  const lines = ['> a@1.0.0 test', '> echo "Error: no test specified" || true', '', 'Error: no test specified'];
  expect(count(...lines)).toMatchObject({ ran: 0 });
  expect(count(lines[1]!)).toBeUndefined();
});
