import { describe, expect, test } from 'vitest';
import { badCitations, citationsIn } from '../../../src/claims/evidence/citations.ts';
import { type Given, world } from '../../support/world.ts';

const tops = new Set(['src', 'docs', 'Makefile', 'package.json']);
const cited = (text: string) => citationsIn(text, tops).map(({ text: words }) => words);

describe('a path', () => {
  test.each([
    ['it stands in src/a.ts.', ['src/a.ts']],
    ['`src/a.ts:12`, (src/b.ts:3-9) and "src/c.ts:4:5"', ['src/a.ts:12', 'src/b.ts:3-9', 'src/c.ts:4']],
    ['src/a.ts#L4-L9', ['src/a.ts:4-9']],
    [
      '**src/a.ts**, ~~src/b.ts~~, *src/c.ts is*, -src/d.ts, {src/e.ts}',
      ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts', 'src/e.ts'],
    ],
    ['src/x/../a.ts', ['src/a.ts']],
    ['Node.js:3 and notes.weird:12', ['Node.js:3', 'notes.weird:12']],
    ['__init__.py and __tests__/a.py', ['__init__.py', '__tests__/a.py']],
    ['[src/a.ts](./src/b.ts)', ['src/a.ts', 'src/b.ts']],
    ['lib/other.py is new', ['lib/other.py']],
    ['src/folder and docs/', ['src/folder', 'docs/']],
    ['app/[id]/page.tsx', ['app/[id]/page.tsx']],
    ['src\\win\\a.ts', ['src/win/a.ts']],
    ['/src/a.ts', ['/src/a.ts']],
    ['see:src/a.ts', ['src/a.ts']],
    ['README.md/CHANGELOG.md', ['README.md', 'CHANGELOG.md']],
    ['config.yml', ['config.yml']],
    ['Makefile:3 and Dockerfile:9', ['Makefile:3', 'Dockerfile:9']],
    ['见src/a.ts中的第三行', ['src/a.ts']],
    ['docs/说明.md中的内容', ['docs/说明.md']],
    ['src/ze\u200bro.ts and ｓｒｃ／ｗ．ｔｓ', ['src/zero.ts', 'src/w.ts']],
  ])('%s', (text, paths) => expect(cited(text)).toEqual(paths));
});

describe('no path', () => {
  test.each([
    'r/smallbusiness and/or CI/CD, TCP/IP, n/a, 24/7, I/O',
    'https://example.org/a/b.ts and http://x.org/c.py',
    'github.com/a/b.ts and example.com/index.html',
    'docs.github.com/en/rest.html, example.com:443 and api.example.com:8080',
    'Node.js, Vue.js, TypeScript/Node.js and docs.rs',
    'response.json() and res.json',
    '@octokit/rest.js and node_modules/zod/index.js:3',
    '/etc/hosts.conf, /api/users.json and ~/notes.md',
    '../outside.ts and src/.../deep.ts',
    'src/**/*.ts and src/{a,b}.ts',
    'localhost:3000 at 12:30, ratio 3:1, step:2',
    'v1.2/v1.3, 3.14, e.g. this, i.e. that',
    'someone@example.md',
    'no console.log, process.env or mutex.lock is left at 9 a.m. in D.C.',
    'Pixi.js, Chart.js and Plotly.js',
  ])('%s', text => expect(cited(text)).toEqual([]));
});

describe('a commit', () => {
  test.each([
    ['fixed in a1b2c3d', ['a1b2c3d']],
    ['commit 9fceb02d0ae598e95dc970b74767f19372d61af8', ['9fceb02d0ae598e95dc970b74767f19372d61af8']],
    ['commit 1234567', ['1234567']],
    ['(a1b2c3d)', ['a1b2c3d']],
    ['commit DEADBEEF1 and A1B2C3D', ['DEADBEEF1']],
    ['accede1 and a1b2c3d', ['a1b2c3d']],
    ['request id a1b2c3d', []],
    ['md5 d41d8cd98f00b204e9800998ecf8427e', []],
    ['550e8400-e29b-41d4-a716-446655440000', []],
    ['#aabbcc12 is the colour', []],
    ['1234567 people and 1e10000', []],
    ['defaced and effaced', []],
  ])('%s', (text, commits) => expect(cited(text)).toEqual(commits));
});

const given: Given = {
  files: { 'src/a.ts': '1\n2\n3\n', 'src/deep/b.ts': 'x', 'src/empty.ts': '', 'docs/x.md': 'x\r\ny\r\n' },
  ignored: { 'build/app.js': 'x' },
  before: { 'src/a.ts': '1\n2\n3\n4\n5\n' },
  commits: [{ id: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334', message: '' }],
  changes: [
    { kind: 'deleted', path: 'src/gone.ts' },
    { kind: 'renamed', path: 'src/a.ts', from: 'src/was.ts' },
  ],
};
const bad = async (text: string) => (await badCitations(text, world(given))).wrong;

test.each([
  'src/a.ts, src/a.ts:3, deep/b.ts, b.ts:1, docs/ and docs/x.md:2',
  'src/a.ts:5 as it was',
  'src/gone.ts, src/gone.ts:40 and src/was.ts',
  'a1b2c3d, commit A1B2C3D and commit a1b2c3d4e5f60718293a4b5c6d7e8f9001122334',
])('%s is there', async text => expect(await bad(text)).toEqual([]));

test.each([
  ['src/none.ts', 'there is no src/none.ts'],
  ['src/a.ts:6', 'src/a.ts has 5 lines, so there is no line 6'],
  ['src/a.ts:2-9', 'src/a.ts has 5 lines, so there is no line 9'],
  ['**src/none.ts**', 'there is no src/none.ts'],
  ['docs/../src/none.ts', 'there is no src/none.ts'],
  ['src/a.ts:0', 'src/a.ts has 3 lines, so there is no line 0'],
  ['src/empty.ts:1', 'src/empty.ts has 0 lines, so there is no line 1'],
  ['src/A.ts', 'there is no src/A.ts, but src/a.ts: the letter case differs'],
  ['build/app.js', 'build/app.js is ignored by git, so nobody else can look it up'],
  ['deeper/b.ts', 'there is no deeper/b.ts'],
  ['commit deadbeef1', 'there is no commit deadbeef1'],
])('%s is not', async (text, reason) => expect(await bad(text)).toEqual([reason]));

test('what has a line, but no known ending or folder, may be something else', async () => {
  const found = await badCitations('ratio:4, notes.weird:12, a/b:3 and src/x.weird:4', world(given));
  expect(found).toEqual({
    wrong: ['there is no src/x.weird'],
    doubtful: ['there is no notes.weird', 'there is no a/b'],
  });
});

test('each is listed once, and of many only the first', async () => {
  expect(await bad('src/none.ts and again src/none.ts')).toHaveLength(1);
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `src/n${index}.ts`).join(' ');
  expect(await bad(paths(150))).toHaveLength(10);
  expect(await bad(paths(201))).toEqual(['it cites more than 200 paths']);
  const commits = Array.from({ length: 21 }, (_, index) => `a1b2c3${(index + 16).toString(16)}`).join(' ');
  expect(await bad(commits)).toEqual(['it cites more than 20 commits']);
});

test('hostile text costs no more than its length', () => {
  for (const text of [
    'a/'.repeat(50_000),
    'a.'.repeat(50_000),
    ':1'.repeat(50_000),
    '['.repeat(100_000),
    'é.ts'.repeat(30_000),
  ])
    expect(citationsIn(text, tops).length).toBeLessThan(20_000);
});
