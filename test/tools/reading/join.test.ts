import { expect, test } from 'vitest';
import { anyOf } from '../../../src/tools/reading/join.ts';

test('the joined pattern matches what any of them matches, each taken once', () => {
  const joined = anyOf([/^a|b$/, undefined, /^c$/, /^c$/])!;
  expect(['ax', 'xb', 'c', 'xc', 'd'].map(text => joined.test(text))).toEqual([true, true, true, false, false]);
  expect(joined.source.match(/\^c\$/g)).toHaveLength(1);
});

test('no pattern matches nothing', () => expect(anyOf([undefined])).toBeUndefined());
