import { describe, expect, test } from 'vitest';
import { matchesAny } from '../../src/match/glob.ts';
import {
  alteredScripts,
  hijackers,
  isFixturesOnly,
  isHarmlessNpmrc,
  protectedByDefault,
} from '../../src/policy/protected-paths.ts';

test.each([
  'contract-gate.yml',
  '.github/workflows/ci.yml',
  'CODEOWNERS',
  'docs/CODEOWNERS',
  'test-activity-rules.json',
])('%s is protected', path => expect(matchesAny(protectedByDefault, path)).toBe(true));

test.each(['.npmrc', 'app/conftest.py', '.cargo/config.toml', 'x/node_modules/y/index.js', 'pytest/__init__.py'])(
  '%s can change what a tool does',
  path => expect(matchesAny(hijackers, path)).toBe(true),
);

test.each(['src/a.ts', 'README.md', 'test/a.test.ts'])('%s is an ordinary file', path =>
  expect(matchesAny([...protectedByDefault, ...hijackers], path)).toBe(false),
);

describe('a harmless .npmrc', () => {
  test.each([
    ['save-exact=true\n# why\nfund = false\n', true],
    ['registry=https://evil.test\n', false],
    ['script-shell=./x\n', false],
    ['fund=false\n'.repeat(5000), false],
  ])('%j: %s', (text, harmless) => expect(isHarmlessNpmrc('app/.npmrc', text.slice(0, 60_000))).toBe(harmless));

  test('is no other file', () => expect(isHarmlessNpmrc('npmrc', 'fund=false\n')).toBe(false));
});

describe('a conftest.py of fixtures only', () => {
  test.each([
    ['import pytest\n\n@pytest.fixture\ndef client():\n    return 1\n', true],
    ['def pytest_collection_modifyitems(items):\n    items.clear()\n', false],
    ['import os\nos._exit(0)\n', false],
    ['collect_ignore = ["test_a.py"]\n', false],
  ])('%j: %s', (text, only) => expect(isFixturesOnly('conftest.py', text)).toBe(only));
});

test.each([
  ['{"scripts": {"test": "a"}}', '{"scripts": {"test": "b"}}', ['test']],
  ['{"scripts": {"test": "a"}}', '{"scripts": {}}', ['test']],
  ['{"scripts": {"test": "a"}}', '{"scripts": {"test": "a", "pretest": "x"}}', ['pretest']],
  ['{"scripts": {"test": "a"}}', '{"scripts": {"test": "a", "build": "x"}}', []],
  [undefined, '{"scripts": {"postinstall": "x", "test": "a"}}', ['postinstall']],
  ['no JSON', '{}', []],
])('the altered scripts from %s to %s', (before, now, names) => expect(alteredScripts(before, now)).toEqual(names));
