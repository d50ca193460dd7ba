import { describe, expect, test } from 'vitest';
import { content_check } from '../../src/checks/content_check.ts';
import type { World } from '../../src/model/world.ts';
import { outcome, world, written } from '../support/world.ts';

const given = {
  files: {
    'a.py': 'def one():\n  pass\ndef two():\n  pass\n',
    'b.py': 'x = 1\n',
    'c.md': 'A.B (c)\n',
    'dir/x': '',
    'sub/y.txt': 'y\n',
  },
  ignored: { 'out.py': 'def one' },
};

describe('content_check', () => {
  test.each([
    ['{file: a.py, pattern: "def \\\\w+"}', 'pass', '2 matches, the first on line 1'],
    ['{file: a.py, pattern: "^def two", flags: m}', 'pass', '1 match, the first on line 3'],
    ['{file: a.py, pattern: DEF, flags: i}', 'pass', '2 matches'],
    ['{file: a.py, pattern: "one.*two", flags: s}', 'pass', '1 match'],
    ['{file: c.md, pattern: "A.B (c)", literal: true}', 'pass', '1 match'],
    ['{file: a.py, pattern: def, min: 2, max: 2}', 'pass', '2 matches'],
    ['{file: "*.py", pattern: x}', 'pass', '1 match'],
    ['{file: a.py, pattern: class, max: 3}', 'pass', 'no match'],
    ['{file: a.py, pattern: class, max: 0}', 'pass', 'no match'],
    ['{file: a.py, pattern: "  "}', 'pass', '2 matches'],
    ['{file: a.py, pattern: def, flags: ""}', 'pass', '2 matches'],
    ['{file: gone.py, pattern: "^", absent: true}', 'pass', 'gone.py does not exist, as required'],
    ['{file: a.py, pattern: "^", absent: true}', 'fail', 'still exists'],
    ['{file: dir/x, pattern: "^", absent: true}', 'fail', 'still exists'],
    ['{file: sub/**, pattern: "^", absent: true}', 'fail', 'still exists'],
    ['{file: none/**, pattern: "^", absent: true}', 'pass', 'no file matches'],
    ['{file: ../a.py, pattern: def}', 'fail', 'leaves the repository'],
    ['{file: .git/config, pattern: x, absent: true}', 'fail', 'inside .git'],
    ['{file: a.py, pattern: nowhere, absent: true}', 'pass', 'does not contain it'],
    ['{file: none.py, pattern: x, absent: true}', 'pass', 'does not exist, so the pattern is absent'],
    ['{file: "*.go", pattern: x, absent: true}', 'pass', 'no file matches'],
    ['{file: a.py, pattern: "^def two"}', 'fail', 'does not contain'],
    ['{file: a.py, pattern: DEF}', 'fail', 'does not contain /DEF/'],
    ['{file: a.py, pattern: "one.*two"}', 'fail', 'does not contain'],
    ['{file: a.py, pattern: def, min: 3}', 'fail', 'too few times'],
    ['{file: a.py, pattern: def, max: 1}', 'fail', 'too many times'],
    ['{file: "*.py", pattern: def, match: all}', 'fail', 'b.py does not contain'],
    ['{file: "*.py", pattern: zzz}', 'fail', 'none of the 2 files *.py contains /zzz/'],
    ['{file: "*.py", pattern: two, absent: true}', 'fail', 'a.py contains /two/, which must be absent'],
    ['{file: "*/", pattern: y, absent: true}', 'fail', 'sub/y.txt contains /y/, which must be absent'],
    ['{file: "./*.py", pattern: two, absent: true}', 'fail', 'a.py contains /two/, which must be absent'],
    ['{file: "*.go", pattern: x}', 'fail', 'no file matches'],
    ['{file: none.py, pattern: x}', 'fail', 'does not exist'],
    ['{file: A.py, pattern: x}', 'fail', 'the letter case differs'],
    ['{file: dir, pattern: x}', 'fail', 'is a directory'],
    ['{file: out.py, pattern: def}', 'fail', 'ignored by git'],
  ])('%s: %s, %s', async (yaml, status, words) => {
    expect(await outcome(content_check, yaml, given)).toMatchObject({
      status,
      message: expect.stringContaining(words),
    });
  });

  test('a failure stands at the line that almost matched', async () => {
    const file = { files: { 'x.py': 'import a\n\ndef verify_tokens(x):\n  pass\n' } };
    expect(await outcome(content_check, '{file: x.py, pattern: "def verify_token\\\\("}', file)).toMatchObject({
      got: 'no match; the nearest is line 3: `def verify_tokens(x):`',
      at: { path: 'x.py', line: 3 },
    });
    expect(await outcome(content_check, '{file: x.py, pattern: "class Zebra"}', file)).toMatchObject({
      got: 'no match',
      at: { path: 'x.py', line: 1 },
    });
  });

  test('what must be absent is shown where it stands', async () => {
    expect(await outcome(content_check, '{file: a.py, pattern: two, absent: true}', given)).toMatchObject({
      at: { path: 'a.py', line: 3 },
    });
  });

  test.each([
    ['absent: true', 'contains /x/, which must be absent'],
    ['match: all, min: 3', 'contains /x/ too few times'],
  ])('over a glob with %s, every file that is wrong is named', async (how, words) => {
    const files = { 'a.ts': 'x\n\nx\n', 'b.ts': how.startsWith('absent') ? '' : 'xxx', 'c.ts': '\nx\n', 'd.ts': 'x\n' };
    const found = await outcome(content_check, `{file: "*.ts", pattern: x, ${how}}`, { files });
    expect(found).toMatchObject({
      status: 'fail',
      message: `a.ts ${words} (and 2 more files)`,
      got: expect.stringMatching(/^a\.ts: 2 matches.*; c\.ts: 1 match.*; d\.ts: 1 match/),
      at: { path: 'a.ts', line: 1 },
    });
    const { places = [] } = found as { places?: { path: string; line: number }[] };
    const inFirst = how.startsWith('absent') ? ['a.ts:1', 'a.ts:3'] : ['a.ts:1'];
    expect(places.map(({ path, line }) => `${path}:${line}`)).toEqual([...inFirst, 'c.ts:2', 'd.ts:1']);
  });

  test('over many files the places have an end, and the message counts all', async () => {
    const files = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`${index}.ts`, 'x\n']));
    const found = await outcome(content_check, '{file: "*.ts", pattern: x, absent: true}', { files });
    expect(found.message).toContain('(and 1499 more files)');
    expect((found as { places?: unknown[] }).places).toHaveLength(1_000);
  });

  test('a failure comes before what is inconclusive', async () => {
    const [params] = written(content_check, '{file: "*.py", pattern: x, absent: true}');
    const slow: World = {
      ...world(given),
      search: async ({ text }) =>
        String(text).startsWith('def')
          ? { kind: 'unknown', reason: 'it took too long' }
          : { kind: 'counted', count: 1, lines: [1] },
    };
    expect(await content_check.run(params!, slow)).toMatchObject({ status: 'fail', at: { path: 'b.py', line: 1 } });
  });

  test('a search that could not be finished is an error, never a pass', async () => {
    const slow: World = {
      ...world(given),
      search: async () => ({ kind: 'unknown', reason: 'the pattern took longer than 2 s on this file' }),
    };
    for (const absent of [true, false]) {
      const [params] = written(content_check, `{file: a.py, pattern: x, absent: ${absent}}`);
      expect(await content_check.run(params!, slow)).toMatchObject({
        status: 'error',
        message: expect.stringContaining('took longer'),
      });
    }
  });

  test.each([
    ['{file: a}', 'needs pattern'],
    ['{pattern: a}', 'needs file'],
    ['{file: a, pattern: ""}', 'empty text'],
    ['{file: a, pattern: "a|"}', 'matches empty text'],
    ['{file: a, pattern: "^"}', 'matches empty text'],
    ['{file: a, pattern: "("}', 'not a valid RE2'],
    ['{file: a, pattern: x, flags: g}', 'other than i, m and s'],
    ['{file: a, pattern: x, absent: true, min: 2}', 'already means no match'],
    ['{file: a, pattern: x, min: 3, max: 2}', 'is below min'],
    ['{file: a, pattern: x, min: 0}', '0 is true of any file'],
    ['{file: a, pattern: 2.0}', 'put it in quotes'],
    ['{file: a, patern: x}', 'did you mean pattern?'],
    ['x', 'expected a content_check'],
  ])('%s is refused: %s', (yaml, words) => {
    expect(() => written(content_check, yaml)).toThrow(words);
  });
});
