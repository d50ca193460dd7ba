import { expect, test } from 'vitest';
import { entry, locate, numberNode, plain } from '../../src/syntax/located-value.ts';

const at = { line: 3, column: 7 };

test('data becomes located values at one position, without undefined keys', () => {
  const data = { id: 'a', list: [1, true, { b: [] }], none: undefined };
  const node = locate(data, at);
  expect(JSON.parse(JSON.stringify(plain(node)))).toEqual({ id: 'a', list: [1, true, { b: [] }] });
  expect(entry(node, 'id')).toEqual({ key: 'id', keyAt: at, value: { kind: 'text', value: 'a', at } });
  expect(entry(node, 'none')).toBeUndefined();
});

test.each([
  ['12', 12, 'number'],
  ['9007199254740993', 9007199254740992, 'text'],
  ['1e400', Number.POSITIVE_INFINITY, 'text'],
  ['1.5e3', 1500, 'number'],
])('the number %s stays exact', (source, value, kind) => expect(numberNode(source, value, at).kind).toBe(kind));

test('no key reaches a prototype', () => {
  expect(Object.getPrototypeOf(plain({ kind: 'map', entries: [], at }))).toBeNull();
});
