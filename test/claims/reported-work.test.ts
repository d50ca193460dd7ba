import { expect, test } from 'vitest';
import { admittedFailures, reportedWork } from '../../src/claims/reported-work.ts';
import { blockOf } from '../support/output.ts';

const paths = (body: string) => reportedWork(body).files.map(({ path, line }) => [path, line]);
const fence = (text: string) => `Done.\n\n\`\`\`json\n${text}\n\`\`\`\n`;

test('files are named in a block, in a result, and on a line', () => {
  expect(paths(blockOf('path: a.md', 'files_created: [b.js, c.js]', 'artifacts: none'))).toEqual([
    ['a.md', 2],
    ['b.js', 3],
    ['c.js', 3],
  ]);
  expect(paths(fence('{"status": "ok",\n"artifacts": ["a.js", "https://x.org/a"],\n"files": "none"}'))).toEqual([
    ['a.js', 5],
  ]);
  expect(paths('artifacts: [a.js, src/b]\n\nArtifacts: `c/d.js`, and more\n')).toEqual([
    ['a.js', 1],
    ['src/b', 1],
    ['c/d.js', 3],
  ]);
  expect(paths('## Artifacts:\n\nartifacts:\n\n- `a.js`\n- a word\n- src/b.js\n\ntext\n- c.js')).toEqual([['a.js', 5]]);
});

test('a result may list objects, or lists by name; its notes are no files', () => {
  const value = { files_changed: [{ path: 'a.js' }, { file: 'b.js' }], notes: ['see c.js'], tests: ['d.test.js'] };
  expect(paths(fence(JSON.stringify({ status: 'ok', artifacts: value }))).map(([path]) => path)).toEqual([
    'a.js',
    'b.js',
    'd.test.js',
  ]);
});

test('the last block and the last result are what the agent says', () => {
  const body = `${blockOf('status: failed')}\n\n${blockOf('status: done')}\n\n${fence('{"status": "x", "files": []}')}`;
  expect(reportedWork(body).blocks.map(({ fields }) => fields[0]!.value)).toEqual([
    { kind: 'text', value: 'done' },
    { kind: 'text', value: 'x' },
  ]);
  expect(reportedWork('Done.')).toEqual({ blocks: [], files: [] });
});

test('failures that a result admits are found, with their lines', () => {
  const failed = fence('{ "status": "failed", "files": [] }');
  expect(admittedFailures(`Done.\n\n${failed}`)).toEqual([
    { line: 6, message: "the agent's own result says `status: failed`" },
  ]);
  expect(admittedFailures(fence('{ "status": "completed", "files": [] }'))).toEqual([]);
  expect(admittedFailures(fence('{ "status": "failed" }'))).toEqual([]);
});
