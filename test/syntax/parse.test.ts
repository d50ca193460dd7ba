import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../src/syntax/located-value.ts';
import { parseDocuments } from '../../src/syntax/parse.ts';

const values = (name: string, text: string) => JSON.parse(JSON.stringify(parseDocuments(name, text).nodes.map(plain)));

describe('the name decides', () => {
  test('between JSON and YAML', () => {
    expect(values('a.json', '{"a": 1}')).toEqual([{ a: 1 }]);
    expect(values('A.JSON', '{"a": 1}')).toEqual([{ a: 1 }]);
    expect(values('a.yml', 'a: 1')).toEqual([{ a: 1 }]);
    expect(values('pull request body', 'a: 1\n---\nb: 2')).toEqual([{ a: 1 }, { b: 2 }]);
    expect(parseDocuments('a.json', 'a: 1').problems).toMatchObject([{ code: 'unknown_word' }]);
  });

  test('and every problem carries it', () => {
    const { nodes, problems } = parseDocuments('dir/a.yml', 'a: 1\n---\nb: c: d\n');
    expect(nodes).toHaveLength(1);
    expect(problems).toEqual([
      {
        code: 'unquoted_value',
        message: 'unquoted value contains a colon and a space; quote the whole value',
        at: { path: 'dir/a.yml', line: 3, column: 4 },
      },
    ]);
  });
});

describe('a list', () => {
  test('in JSON is as many documents, whatever its items are', () => {
    expect(values('a.json', '[{"a": 1}, 2, [3], {"b": 4}]')).toEqual([{ a: 1 }, 2, [3], { b: 4 }]);
    expect(values('a.json', '[]')).toEqual([]);
  });

  test('in YAML is so when all its items are maps', () => {
    expect(values('a.yml', '- a: 1\n- b: 2\n---\nc: 3\n')).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]);
    expect(values('a.yml', '- a: 1\n- 2\n')).toEqual([[{ a: 1 }, 2]]);
    expect(values('a.yml', '[]')).toEqual([[]]);
  });

  test('its documents keep their places', () => {
    const { nodes } = parseDocuments('a.json', '[\n  {"a": 1},\n  {"b": 2}\n]');
    expect(nodes.map(node => node.at)).toEqual([
      { line: 2, column: 3 },
      { line: 3, column: 3 },
    ]);
  });
});

describe('size', () => {
  const message = 'the document is larger than 256 KiB; split it';
  const large = JSON.stringify({ a: 'x'.repeat(256 * 1024) });

  test('each document is bounded', () => {
    expect(parseDocuments('a.json', large)).toEqual({
      nodes: [],
      problems: [{ code: 'too_large', message, at: { path: 'a.json', line: 1, column: 1 } }],
    });
    const list = parseDocuments('a.json', `[{"b": 1},\n${large}, {"c": "ä"}]`);
    expect(list.nodes).toHaveLength(2);
    expect(list.problems).toEqual([{ code: 'too_large', message, at: { path: 'a.json', line: 2, column: 1 } }]);
    expect(parseDocuments('a.yml', large).problems).toMatchObject([{ code: 'too_large' }]);
  });

  test('white space around it is not the document', () => {
    expect(parseDocuments('a.json', `${' '.repeat(300_000)}{}\n`).problems).toEqual([]);
    expect(parseDocuments('a.json', `[{},${' '.repeat(300_000)}{}]`).problems).toEqual([]);
  });

  test('the whole file is bounded', () => {
    const problem = {
      code: 'too_large',
      message: 'a.yml is larger than 10 MiB; split it',
      at: { path: 'a.yml', line: 1, column: 1 },
    };
    expect(parseDocuments('a.yml', new Uint8Array(10 * 1024 * 1024 + 1)).problems).toEqual([problem]);
    expect(parseDocuments('a.yml', '#'.repeat(10 * 1024 * 1024 + 1)).problems).toEqual([problem]);
    expect(parseDocuments('a.yml', '#\n'.repeat(5 * 1024 * 1024))).toEqual({ nodes: [], problems: [] });
  });
});

describe('bytes', () => {
  test('are decoded; a byte order mark does not count, in text neither', () => {
    expect(parseDocuments('a.json', new TextEncoder().encode('\uFEFF{"a": 1}')).problems).toEqual([]);
    expect(parseDocuments('a.json', '\uFEFF{"a": 1}').nodes[0]?.at).toEqual({ line: 1, column: 1 });
    expect(parseDocuments('a.yml', '\uFEFFa: 1').nodes[0]?.at).toEqual({ line: 1, column: 1 });
  });

  test('of another encoding are refused by name', () => {
    const wide = Uint8Array.from([0xff, 0xfe, 0x61, 0x00]);
    expect(parseDocuments('a.yml', wide).problems).toEqual([
      { code: 'encoding', message: 'a.yml is UTF-16; save it as UTF-8', at: { path: 'a.yml', line: 1, column: 1 } },
    ]);
    const latin = Uint8Array.from([0x61, 0x0a, 0xe4]);
    expect(parseDocuments('a.yml', latin).problems).toMatchObject([{ code: 'encoding', at: { line: 2 } }]);
  });

  test('of any kind give nodes or problems, and nothing throws', () => {
    fc.assert(
      fc.property(fc.constantFrom('a.json', 'a.yml'), fc.uint8Array({ maxLength: 60 }), (name, bytes) => {
        const { problems } = parseDocuments(name, bytes);
        for (const problem of problems) expect(problem.at.path).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});
