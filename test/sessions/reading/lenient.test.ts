import { expect, test } from 'vitest';
import { readJson, readYamlList, textOf } from '../../../src/sessions/reading/lenient.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('the faults of JSON have codes, and the meaning is read', () => {
  const text = '{\n  // one\n  "a": 1\n  "a": 2,\n  "b": None,,\n}\nDone!';
  const { node, faults } = readJson(text);
  expect(faults.map(({ code, line }) => `${code} ${line}`)).toEqual([
    'prose 7',
    'comment 2',
    'missing_comma 4',
    'duplicate_key 4',
    'unknown_word 5',
    'extra_comma 5',
    'extra_comma 5',
  ]);
  expect(node).toMatchObject({ kind: 'map', entries: [{ key: 'a' }, {}, { key: 'b', value: { kind: 'null' } }] });
});

test('lines are counted from the line of the file on which the JSON starts', () => {
  const { node, faults } = readJson('{"a": 1,\n"a": 2}', 10);
  expect(faults).toMatchObject([{ code: 'duplicate_key', line: 11, message: expect.stringContaining('line 10') }]);
  expect(node).toMatchObject({ at: { line: 10 }, entries: [{ keyAt: { line: 10 } }, { keyAt: { line: 11 } }] });
  expect(readJson('```json\n{}\n```', 4).faults).toMatchObject([{ code: 'fence', line: 4 }]);
  expect(readJson('Here:\n{}', 4).faults).toMatchObject([{ code: 'prose', line: 4 }]);
});

test('each item of a YAML list is read on its own, and lines are those of the file', () => {
  const { items, faults } = readYamlList('tasks:\n  - id: 1\n  - id: 2\n    id: 3\n  - a: b: c\n', 'tasks');
  expect(faults).toMatchObject([
    { code: 'duplicate_key', line: 4, message: expect.stringContaining('first on line 3') },
    { code: 'unquoted_value', line: 5 },
  ]);
  expect(items?.map(({ at }) => at.line)).toEqual([2, 3, 5]);
});

test('why a file has no text', () => {
  expect(textOf(bytes(' \n'))).toMatchObject({ fault: { code: 'empty', line: 1 } });
  expect(textOf(new Uint8Array([0x61, 0x0a, 0xff]))).toMatchObject({ fault: { code: 'encoding', line: 2 } });
  expect(textOf('it is a link')).toEqual({ fault: { code: 'unreadable', line: 1, message: 'it is a link' } });
  expect(textOf(bytes('x'))).toEqual({ text: 'x' });
});
