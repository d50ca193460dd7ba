import { expect, test } from 'vitest';
import { alteredScripts, dependsOn, isInstalled, packageJson } from '../../../src/tools/shared/package-json.ts';
import type { Package } from '../../../src/tools/tool.ts';

const at = (text: string | undefined, above: Package[] = []): Package => ({
  folder: '.',
  names: new Set(['package.json']),
  text: () => text,
  above,
  tests: [],
});

test.each([undefined, '', '{', '[]', 'null', '3'])('%j is no package.json', text => {
  expect(packageJson(at(text))).toBeUndefined();
});

test('dependencies of all kinds, and of the packages around', () => {
  const top = at('{"devDependencies": {"typescript": "7"}}');
  const inner = at('{"dependencies": {"a": "1"}, "devDependencies": null}', [top]);
  expect([dependsOn(inner, 'a'), dependsOn(inner, 'typescript'), isInstalled(inner, 'typescript')]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  ['{"scripts": {"test": "a"}}', '{}', ['test']],
  ['{"scripts": {"test": "a"}}', '{', ['test']],
  ['{"scripts": {"test": "a"}}', '{"scripts": {"test": "a", "posttest": "b"}}', ['posttest']],
  ['{}', '{"scripts": {"test": "a", "prepare": "b"}}', ['prepare']],
  [undefined, '{"scripts": {"lint": "a"}}', []],
])('%j to %j alters %j', (before, now, expected) => expect(alteredScripts(before, now)).toEqual(expected));
