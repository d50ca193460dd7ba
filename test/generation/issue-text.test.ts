import { expect, test } from 'vitest';
import { readIssue, taskLines } from '../../src/generation/issue-text.ts';

const github = JSON.stringify({
  number: 42,
  title: 'Add a health endpoint',
  body: 'Create `src/health.ts`, which defines `healthHandler`.\n\nWith tests, please.',
  labels: [{ name: 'backend' }, { name: 'tests' }],
  url: 'https://github.com/acme/shop/issues/42',
});
const jira = JSON.stringify({
  key: 'SHOP-7',
  fields: { summary: 'Drop the old cart', description: 'Delete src/old-cart.ts.', labels: ['cleanup', 'bug'] },
});
const linear = JSON.stringify([
  { id: 'f3b0c442', identifier: 'ENG-12', title: 'Tidy up', description: '', labels: { nodes: [{ name: 'chore' }] } },
]);

test.each([
  [github, { id: 'issue-42', title: 'Add a health endpoint', labels: ['backend', 'tests'] }],
  [jira, { id: 'SHOP-7', title: 'Drop the old cart', labels: ['cleanup', 'bug'] }],
  [linear, { id: 'ENG-12', title: 'Tidy up', labels: ['chore'] }],
  ['{"id": "bd-a1b2", "title": "Local", "description": "x"}', { id: 'bd-a1b2', title: 'Local', labels: [] }],
  ['{"id": "policy", "title": "T"}', { title: 'T', labels: [] }],
  ['{"not": "an issue"}', { title: '{not": "an issue"}' }],
  ['[ ] Buy milk', { title: '[ ] Buy milk' }],
])('id, title and labels of %j', (text, expected) => {
  const issue = readIssue(text);
  if ('labels' in expected) expect({ ...issue, text: undefined }).toEqual({ ...expected, text: undefined });
  else expect(issue.id).toBeUndefined();
});

test('a list knows its lead-in, and sections that report are left out', () => {
  const text = 'Title\n\nDelete these:\n- a.ts\n\n## Files\n1. b.ts\n\n## Logs\nc.ts\n\n- [x] I agree\n';
  const lines = taskLines(text).filter(line => line.text.trim() !== '');
  expect(lines.map(line => [line.text, line.lead])).toEqual([
    ['Title', ''],
    ['Delete these:', ''],
    ['- a.ts', 'Delete these:'],
    ['## Files', ''],
    ['1. b.ts', 'Files'],
  ]);
});
