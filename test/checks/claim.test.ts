import { describe, expect, test } from 'vitest';
import { claim } from '../../src/checks/claim.ts';
import type { Claim } from '../../src/claims/claim.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import type { Change } from '../../src/model/world.ts';
import { type Given, world } from '../support/world.ts';

const at = { path: 'body.md', line: 4 };

function place(key: string, value: unknown) {
  return { key, said: `${key}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`, ...at };
}
const listed = (
  kind: 'files_changed' | 'files_created' | 'files_modified' | 'unclaimed' | 'locations' | 'test_failures',
  ...items: string[]
): Claim => ({ kind, ...place(kind === 'unclaimed' ? 'files_changed' : kind, items), items });
const counted = (kind: 'files_reviewed' | 'tests_added', count: number): Claim => ({
  kind,
  ...place(kind, count),
  count,
});
const judge = (params: Claim, given: Given = {}) => claim.run(params, world(given));
const changes = (...list: `${'A' | 'M' | 'D'} ${string}`[]): Change[] =>
  list.map(each => ({
    kind: ({ A: 'added', M: 'modified', D: 'deleted' } as const)[each[0] as 'A'],
    path: each.slice(2),
  }));

describe('files', () => {
  const given = {
    files: { 'a.ts': 'a\n', 'b.ts': 'b\n', 'old.ts': 'o\n', 'docs/a.md': 'd\n' },
    ignored: { 'dist.js': 'x\n' },
    changes: changes('A a.ts', 'M b.ts', 'D c.ts'),
  };

  test.each(['files_changed', 'files_modified'] as const)('%s: each is in the diff', async kind => {
    expect(await judge(listed(kind, './a.ts', 'b.ts (the parser)', '`c.ts` - gone'), given)).toMatchObject({
      status: 'pass',
    });
    expect(await judge(listed(kind, 'a.ts', 'old.ts'), given)).toEqual({
      status: 'fail',
      message: `claimed "${kind}: [a.ts, old.ts]", but the diff does not change old.ts`,
      want: `the files under ${kind} are changed by the diff`,
      got: 'the diff does not change old.ts',
      at,
      owner: 'author',
      fix: `change old.ts as the task asks, or take it out of ${kind}`,
      failure: 'major',
    });
  });

  test('without a base there is nothing to hold them against', async () => {
    expect(await judge(listed('files_changed', 'z.ts'), { compared: false })).toMatchObject({ status: 'skip' });
    expect(await judge(counted('tests_added', 9), { compared: false })).toMatchObject({ status: 'skip' });
  });

  test('a renamed file may be claimed under both names', async () => {
    const renamed = { changes: [{ kind: 'renamed' as const, path: 'new.ts', from: 'a.ts' }] };
    expect(await judge(listed('files_changed', 'a.ts', 'new.ts'), renamed)).toMatchObject({ status: 'pass' });
    expect(await judge(listed('files_created', 'new.ts'), renamed)).toMatchObject({
      status: 'warn',
      got: 'new.ts is a.ts, moved',
    });
    expect(await judge(listed('unclaimed', 'a.ts'), renamed)).toMatchObject({ status: 'pass' });
  });

  test.each([
    ['b.ts', 'b.ts was there before'],
    ['old.ts', 'old.ts was there before'],
    ['c.ts', 'c.ts is deleted'],
    ['d.ts', 'd.ts is not there'],
    ['../etc/passwd', '../etc/passwd is not there'],
    ['dist.js', 'dist.js is ignored by git'],
    ['docs/', 'docs is a folder'],
  ])('files_created: %s is no new file', async (path, got) => {
    expect(await judge(listed('files_created', 'a.ts'), given)).toMatchObject({ status: 'pass' });
    expect(await judge(listed('files_created', 'a.ts', path), given)).toMatchObject({ status: 'fail', got });
  });

  test('what was changed and not claimed is a warning; contracts and reports are no work', async () => {
    const more = { changes: [...given.changes, ...changes('A .contracts/t.yml', 'A reports/r.json')] };
    expect(await judge(listed('unclaimed', 'a.ts', 'b.ts', 'c.ts'), more)).toMatchObject({ status: 'pass' });
    expect(await judge(listed('unclaimed', 'a.ts'), more)).toMatchObject({
      status: 'warn',
      got: 'the diff also changes b.ts, c.ts',
      at,
    });
  });

  test.each([
    [4, 'fail'],
    [3, 'pass'],
    [2, 'pass'],
    [1, 'fail'],
  ])('files_reviewed: %i of three, one of them deleted, is a %s', async (count, status) => {
    expect(await judge(counted('files_reviewed', count), given)).toMatchObject({ status });
  });

  const path = (value: string): Claim => ({ kind: 'path', ...place('path', value), value });
  test.each([
    ['a.ts', 'pass', {}],
    ['nowhere.md', 'fail', { got: 'there is no nowhere.md' }],
    ['A.ts', 'fail', { got: 'there is no A.ts; a.ts differs in letter case' }],
    ['empty.md', 'fail', { got: 'empty.md is empty' }],
    ['blank.md', 'fail', { got: 'blank.md holds nothing but white space' }],
    ['docs', 'fail', { got: 'docs is a folder' }],
    ['dist.js', 'fail', { got: expect.stringContaining('git ignores dist.js') }],
    ['/etc/passwd', 'fail', { got: expect.stringContaining('is absolute') }],
    ['.claude/features/[slug]-TODO.md', 'fail', {}],
  ])('path: %s is a %s', async (value, status, more) => {
    const files = { 'a.ts': 'a', 'empty.md': '', 'blank.md': ' \n\n', 'docs/a.md': 'a' };
    expect(await judge(path(value), { files, ignored: { 'dist.js': 'x' } })).toMatchObject({ status, ...more });
  });

  test.each([
    [['a.ts:2 - swallowed'], 'pass', undefined],
    [['a.ts:2 - swallowed', '`b.ts:1`: empty catch'], 'pass', undefined],
    [['a.ts:1-2 - swallowed', 'my file.ts:1 - too'], 'pass', undefined],
    [['a.ts#L2 - swallowed', 'a.ts#L1-L2', 'src\\c.ts:1'], 'pass', undefined],
    [['[the catch](a.ts#L2) - swallowed', '[a.ts:1](https://x.org/a.ts#L9)'], 'pass', undefined],
    [['[a.ts:1](a.ts#L3)'], 'fail', 'a.ts has 2 lines, not 3'],
    [['a.ts:1-3 - swallowed'], 'fail', 'a.ts has 2 lines, not 3'],
    [['a.ts:3 - swallowed'], 'fail', 'a.ts has 2 lines, not 3'],
    [['a.ts:0 - swallowed'], 'fail', 'a.ts has 2 lines, not 0'],
    [['z.ts:1 - swallowed'], 'fail', 'there is no file z.ts'],
    [['../z.ts:1'], 'fail', 'there is no file ../z.ts'],
    [['everywhere'], 'fail', 'there is no file everywhere'],
    [['a.ts - somewhere'], 'warn', 'a.ts - somewhere names no line'],
  ])('locations: %j is a %s', async (items, status, got) => {
    const files = { 'a.ts': 'one\ntwo\n', 'b.ts': 'one', 'my file.ts': 'x', 'src/c.ts': 'x' };
    expect(await judge(listed('locations', ...items), { files })).toMatchObject(got ? { status, got } : { status });
  });
});

describe('numbers', () => {
  const lines = (count: number, ...items: string[]): Claim => ({
    kind: 'lines_removed',
    ...place('lines_removed', count),
    count,
    items,
  });
  test.each([
    [lines(10, 'a.ts'), 'pass'],
    [lines(7, 'a.ts'), 'pass'],
    [lines(6, 'a.ts'), 'warn'],
    [lines(11, 'a.ts'), 'warn'],
    [lines(11), 'pass'],
    [lines(5, 'none.ts'), 'warn'],
  ])('lines removed, %#', async (params, status) => {
    const lineCounts = { 'a.ts': { added: 3, removed: 10 }, 'b.ts': { added: 0, removed: 2 } };
    expect(await judge(params, { lineCounts })).toMatchObject({ status });
  });

  test.each([
    [3, 'fail'],
    [2, 'pass'],
    [1, 'warn'],
  ])('%i phases of a plan with two', async (count, status) => {
    const files = {
      'TODO.md': '# Plan\n\n## Phase 1: model\n\n- [ ] a\n\n## Phase 2 (API)\n\nAs in phase 7 of another.\n',
    };
    const params: Claim = { kind: 'phases', ...place('phases', count), count, value: '`TODO.md` (the plan)' };
    expect(await judge(params, { files })).toMatchObject({ status });
  });

  test('phases that nobody names are not counted', async () => {
    const params: Claim = { kind: 'phases', ...place('phases', 2), count: 2, value: 'TODO.md' };
    expect(await judge(params, { files: { 'TODO.md': 'Do it.\n' } })).toMatchObject({ status: 'skip' });
    expect(await judge(params)).toMatchObject({ status: 'skip' });
  });
});

describe('tests', () => {
  const passing: Claim = { kind: 'tests_passing', ...place('tests_passing', true) };
  const fail: Outcome = { status: 'fail', message: 'exit code 1', want: '', got: '' };
  const pass: Outcome = { status: 'pass', message: 'exit code 0' };
  const ran = (...outcomes: Outcome[]) => ({
    ran: outcomes.map((outcome, index) => ({ id: `t/tests-${index + 1}`, outcome })),
  });

  test('are judged when all commands are done', () => {
    expect(claim.waits!(passing)).toBe(true);
    expect(claim.waits!(listed('test_failures'))).toBe(true);
    expect(claim.waits!(counted('tests_added', 1))).toBe(false);
  });

  test('tests_passing over a red run is a failure of its own', async () => {
    expect(await judge(passing, ran(pass))).toMatchObject({ status: 'pass' });
    expect(await judge(passing, ran(pass, fail))).toMatchObject({
      status: 'fail',
      message: 'claimed "tests_passing: true", but t/tests-2 fails',
      at,
    });
  });

  test.each<[string, Outcome, Partial<Outcome>]>([
    ['that could not be told', { status: 'error', message: '', want: '', got: '' }, { status: 'error' }],
    [
      'that waits for a person',
      { status: 'pending', message: '', want: '', got: '' },
      { status: 'skip', standsFor: 'error' },
    ],
    ['that was left out', { status: 'skip', message: '', standsFor: 'fail' }, { status: 'skip', standsFor: 'error' }],
    ['that nobody needed', { status: 'skip', message: '' }, { status: 'warn' }],
  ])('a run %s never makes a pass', async (_, outcome, expected) => {
    expect(await judge(passing, ran(pass, outcome))).toMatchObject(expected);
    expect(await judge(listed('test_failures'), ran(pass, outcome))).toMatchObject(expected);
  });

  test('what nobody ran is worth a look', async () => {
    expect(await judge(passing)).toMatchObject({ status: 'warn' });
    expect(await judge(listed('test_failures'))).toMatchObject({ status: 'warn' });
  });

  const named: Outcome = { ...fail, failedTests: ['Login › rejects a wrong password', 'logs out'] };
  test.each<[string[], Outcome, string, string?]>([
    [[], pass, 'pass'],
    [[], fail, 'fail', 't/tests-1 fails'],
    [[], named, 'fail', 'Login › rejects a wrong password, logs out fails'],
    [['logs out'], named, 'fail', 'Login › rejects a wrong password fails too'],
    [['rejects a wrong password', 'logs out'], named, 'pass'],
    [['rejects a wrong password', 'logs out', 'logs in'], named, 'fail', 'logs in does not fail in our run'],
    [['logs out'], pass, 'fail', 'logs out does not fail in our run'],
    [['logs out'], fail, 'warn', 'our run fails, and has no JUnit file that names the tests'],
  ])('test_failures %j', async (items, outcome, status, got) => {
    expect(await judge(listed('test_failures', ...items), ran(outcome))).toMatchObject(
      got ? { status, got } : { status },
    );
  });

  test.each([
    [3, 'fail'],
    [2, 'pass'],
    [1, 'warn'],
  ])('tests_added: %i of two', async (count, status) => {
    const files = { 'a.test.ts': "test('a', f);\ntest('b', f);\ntest('c', f);\n" };
    const given = { files, before: { 'a.test.ts': "test('a', f);\n" }, changes: changes('M a.test.ts') };
    expect(await judge(counted('tests_added', count), given)).toMatchObject({ status });
  });

  test('a language that we can not read leaves the number open', async () => {
    const given = { files: { 'spec/a_spec.rb': 'it "a" do\nend\n' }, changes: changes('A spec/a_spec.rb') };
    expect(await judge(counted('tests_added', 1), given)).toMatchObject({
      status: 'warn',
      got: 'the diff adds 0, and spec/a_spec.rb could not be counted',
    });
  });
});

describe('the age of what is said', () => {
  const age: Claim = { kind: 'age', path: 'reports/r.json' };
  test.each([
    [[{ id: 'a', files: ['src/a.ts', 'reports/r.json'] }], 'pass'],
    [
      [
        { id: 'a', files: ['reports/r.json'] },
        { id: 'b', files: ['reports/other.json', '.contracts/t.yml'] },
      ],
      'pass',
    ],
    [
      [
        { id: 'a', files: ['reports/r.json'] },
        { id: 'b', files: ['src/a.ts'] },
      ],
      'fail',
    ],
    [
      [
        { id: 'a', files: ['reports/r.json'] },
        { id: '', files: ['src/a.ts'] },
      ],
      'fail',
    ],
    [
      [
        { id: 'a', files: ['src/a.ts'] },
        { id: '', files: ['reports/r.json'] },
      ],
      'pass',
    ],
    [[{ id: 'a', files: ['src/a.ts'] }], 'fail'],
    [[], 'pass'],
  ])('%j is a %s', async (history, status) => {
    expect(await judge(age, { history })).toMatchObject({ status });
  });

  test('what a commit says is as old as the commit', async () => {
    const history = [
      { id: 'a', files: ['src/a.ts'] },
      { id: 'b', files: ['src/b.ts'] },
    ];
    const said = (commit: string) => judge({ kind: 'age', path: `commit ${commit}`, commit }, { history });
    expect(await said('b')).toMatchObject({ status: 'pass' });
    expect(await said('a')).toMatchObject({ status: 'fail', message: expect.stringContaining('src/b.ts') });
  });

  test('names the commit and what it changed', async () => {
    const history = [
      { id: 'a', files: ['reports/r.json'] },
      { id: '0123456789', files: ['src/a.ts'] },
    ];
    expect(await judge(age, { history })).toMatchObject({
      message: 'reports/r.json is stale: it is older than commit 0123456, which changes src/a.ts',
      at: { path: 'reports/r.json', line: 1 },
    });
  });
});
