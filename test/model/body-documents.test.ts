import { expect, test } from 'vitest';
import { bodyDocuments } from '../../src/model/body-documents.ts';

const fence = (word: string, text: string) => `Work.\n\n\`\`\`${word}\n${text}\n\`\`\`\n`;
const kinds = (body: string) => bodyDocuments(body).documents.map(({ kind, line }) => [kind, line]);

test.each([
  ['{"id": "a", "validation": {}}', 'contract'],
  ['{"metadata": {"validation": {}}}', 'contract'],
  ['{"taskId": "a", "verificationContract": {}}', 'contract'],
  ['{"task_id": "a", "checks_performed": {}}', 'report'],
  ['{"status": "OK", "gates": {}, "next": {}, "artifacts": {}}', 'message'],
  ['{"status": "done", "artifacts": []}', 'envelope'],
  ['{"status": "done", "files": []}', 'envelope'],
])('%s is known by its keys, in JSON and in YAML', (text, kind) => {
  expect(kinds(fence('json', text))).toEqual([[kind, 4]]);
  expect(kinds(fence('yaml', text))).toEqual([[kind, 4]]);
  expect(kinds(fence('yml', text))).toEqual([[kind, 4]]);
  expect(kinds(text)).toEqual([[kind, 1]]);
});

test.each([
  '{"name": "x", "version": "1"}',
  '{"status": "failed"}',
  '{"checks_performed": {}}',
  '{"status": "OK", "gates": {}}',
  '{"metadata": {"name": "x"}}',
  '{"verificationContract": {"type": "object", "properties": {}}}',
  '"validation"',
  '[1, 2]',
])('%s is nothing', text => {
  expect(bodyDocuments(fence('json', text))).toMatchObject({ documents: [], ambiguous: [], unread: [] });
});

test('only json, yaml and yml fences count, and not in quotes', () => {
  const contract = '{"validation": {}}';
  expect(kinds(fence('js', contract) + fence('', contract) + fence('json5', contract))).toEqual([]);
  const quoted = bodyDocuments(fence('json', contract).replaceAll(/^/gm, '> '));
  expect(quoted).toMatchObject({ documents: [], unread: [{ line: 3, kind: 'contract', why: 'quoted' }] });
});

test('every item of a list and every YAML document is one of its own', () => {
  expect(kinds(fence('json', '[{"validation": {}},\n{"name": "x"},\n{"status": "x", "files": []}]'))).toEqual([
    ['contract', 4],
    ['envelope', 4],
  ]);
  expect(kinds(fence('yaml', 'validation: {}\n---\ntask_id: a\nchecks_performed: {}'))).toHaveLength(2);
  const [, second] = bodyDocuments(fence('yaml', 'validation: {}\n---\nvalidation: {}')).documents;
  expect(second?.node?.at.line).toBe(6);
});

test('two kinds at once are ambiguous; a result beside another kind is not', () => {
  const both = bodyDocuments(fence('json', '{"validation": {}, "task_id": "a", "checks_performed": {}}'));
  expect(both).toMatchObject({ documents: [], ambiguous: [{ kinds: ['contract', 'report'], line: 4 }] });
  expect(kinds(fence('json', '{"status": "x", "files": [], "validation": {}}'))).toEqual([['contract', 4]]);
});

test('what can not be parsed is a report by its key, or an output by its keys', () => {
  expect(bodyDocuments(fence('json', '{"checks_performed": ')).documents).toMatchObject([{ kind: 'report' }]);
  expect(kinds(fence('json', '{"status": x, "gates": {}, "next": {}}'))).toEqual([['message', 4]]);
  expect(bodyDocuments(fence('json', '{"validation": ')).unread).toEqual([
    { line: 3, kind: 'contract', why: 'broken' },
  ]);
  expect(bodyDocuments(fence('json', '{"name": ')).documents).toEqual([]);
});

test('a body that only begins like JSON is Markdown', () => {
  expect(kinds(`[x] done\n\n${fence('json', '{"validation": {}}')}`)).toEqual([['contract', 6]]);
  expect(kinds('{"checks_performed": {}, }')).toEqual([['report', 1]]);
});
