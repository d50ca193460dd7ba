import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandScalar, writeYaml } from '../../src/generation/write-yaml.ts';
import { valuesOf } from '../support/yaml.ts';

test('YAML reads back as the same data, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), texts => {
      expect(valuesOf(writeYaml({ a: texts, b: { c: [{ d: texts[0]!, e: true }], f: [] } }))).toEqual([
        { a: texts, b: { c: [{ d: texts[0]!, e: true }], f: [] } },
      ]);
    }),
  );
});

test('a command with double quotes stands in single ones, as long as that says the same', () => {
  expect(commandScalar('npm test')).toBe('npm test');
  expect(commandScalar('[ -z "$CI" ] || npm ci')).toBe(`'[ -z "$CI" ] || npm ci'`);
  for (const line of ['echo "it\'s"', 'a "\\n"', 'echo "\u2028"', '"a"\nb', '', '- "a"'])
    expect(valuesOf(`run: ${commandScalar(line)}\n`)).toEqual([{ run: line }]);
});
