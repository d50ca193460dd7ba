import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeYaml } from '../../src/generation/write-yaml.ts';
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
