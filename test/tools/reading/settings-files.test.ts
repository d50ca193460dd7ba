import { expect, test } from 'vitest';
import { alteredScripts, harmlessFile, holdsScripts } from '../../../src/tools/reading/settings-files.ts';
import { isAutoloaded, isSettings } from '../../support/tools.ts';

test('settings and autoloaded files are found in any folder, and nothing else is', () => {
  expect(['a/b/vitest.config.ts', 'Makefile', 'src/a.ts', 'my-Makefile'].map(isSettings)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['a/.npmrc', '.npmrc', 'npmrc', 'src/a.py'].map(isAutoloaded)).toEqual([true, true, false, false]);
});

test('a file that no tool knows is not harmless, and has no scripts', () => {
  expect(harmlessFile('bunfig.toml', '')).toBeUndefined();
  expect(holdsScripts('meson.build')).toBe(false);
  expect(alteredScripts('meson.build', 'test: a', 'test: b')).toEqual([]);
});
