import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGit } from '../../../src/workspace/git/git.ts';
import { lines, ownTemporary, repository, temporary } from '../sandbox.ts';

const awkward = [
  'with space',
  'quote"\'',
  'new\nline',
  'tab\there',
  'ünïcode',
  '-dash',
  ':(bogus)name',
  ':!excluded',
  ':(glob)*',
  'back\\slash',
  '.hidden',
];

it('what a tool leaves behind is no change, unless it is committed', async () => {
  const repo = repository();
  repo.write({ 'a.py': 'a' });
  const from = repo.commit();
  repo.write({ 'pkg/__pycache__/a.pyc': 'x', '.pytest_cache/v': 'x', 'b.py': 'b' });
  const git = await openGit(repo.top);
  expect(await git.changes(from, 'worktree')).toEqual([{ kind: 'added', path: 'b.py' }]);
  expect(await git.dirty()).toEqual(['b.py']);
  expect(await git.keptPaths()).not.toContain('pkg/__pycache__/a.pyc');
  repo.commit();
  const later = await openGit(repo.top);
  expect(await later.keptPaths()).toContain('pkg/__pycache__/a.pyc');
  expect((await later.changes(from, 'worktree')).map(({ path }) => path)).toContain('pkg/__pycache__/a.pyc');
});

describe('changes between commits', () => {
  it('names what was added, changed, deleted, renamed and retyped, by path', async () => {
    const repo = repository();
    repo.write({ 'b.txt': 'b', 'old.txt': lines(50), 'gone.txt': 'gone', 'kind.txt': 'target' });
    const from = repo.commit();
    repo.write({ 'a.txt': 'a', 'b.txt': 'changed', 'copy.txt': lines(50) });
    repo.git('mv', 'old.txt', 'new.txt');
    repo.git('rm', '--quiet', 'gone.txt', 'kind.txt');
    symlinkSync('b.txt', join(repo.top, 'kind.txt'));
    const to = repo.commit();
    const expected = [
      { kind: 'added', path: 'a.txt' },
      { kind: 'modified', path: 'b.txt' },
      { kind: 'renamed', path: 'copy.txt', from: 'old.txt' },
      { kind: 'deleted', path: 'gone.txt' },
      { kind: 'modified', path: 'kind.txt', irregular: true, becomesLink: true },
      { kind: 'added', path: 'new.txt' },
    ];
    const git = await openGit(repo.top);
    expect(await git.changes(from, to)).toEqual(expected);
    expect(await git.changes(from, 'worktree')).toEqual(expected);
    expect(await git.changes(to, to)).toEqual([]);
  });

  it('starts from nothing, and survives every file name', async () => {
    const repo = repository();
    repo.write(Object.fromEntries(awkward.map(name => [name, name])));
    const to = repo.commit();
    const expected = [...awkward].sort().map(path => ({ kind: 'added', path }));
    const git = await openGit(repo.top);
    expect(await git.changes(null, to)).toEqual(expected);
    expect(await git.changes(null, 'worktree')).toEqual(expected);
  });

  it('sees a moved submodule although .gitmodules asks to ignore it', async () => {
    const inner = repository();
    const one = inner.commit('one');
    const two = inner.commit('two');
    const repo = repository();
    repo.write({ '.gitmodules': `[submodule "sub"]\n\tpath = sub\n\turl = ${inner.top}\n\tignore = all\n` });
    repo.git('add', '--all');
    repo.git('update-index', '--add', '--cacheinfo', `160000,${one},sub`);
    repo.git('commit', '--quiet', '-m', 'one');
    const from = repo.git('rev-parse', 'HEAD');
    repo.git('update-index', '--cacheinfo', `160000,${two},sub`);
    repo.git('commit', '--quiet', '-m', 'two');
    const git = await openGit(repo.top);
    expect(await git.changes(from, 'HEAD')).toEqual([
      { kind: 'modified', path: 'sub', irregular: true, submodule: true },
    ]);
  });

  it('holds more than a megabyte of names', async () => {
    const repo = repository();
    const blob = repo.git('hash-object', '-w', '--stdin');
    const paths = Array.from({ length: 9000 }, (_, index) => `folder/${'x'.repeat(120)}-${index}`);
    const input = paths.map(path => `100644 ${blob}\t${path}\n`).join('');
    execFileSync('git', ['update-index', '--index-info'], { cwd: repo.top, input });
    repo.git('commit', '--quiet', '-m', 'many');
    const git = await openGit(repo.top);
    expect((await git.changes(null, 'HEAD')).map(change => change.path)).toEqual(paths.sort());
    expect((await git.listTree('HEAD')).size).toBe(paths.length);
  });
});

describe('changes on disk', () => {
  it('sees staged, unstaged and untracked files, and renames to untracked ones, and leaves the index alone', async () => {
    const repo = repository();
    repo.write({
      '.gitignore': 'ignored*\n',
      'a.txt': 'a',
      'staged.txt': 's',
      'moved.txt': lines(40),
      'gone.txt': 'x',
    });
    repo.commit();
    repo.write({
      'a.txt': 'changed',
      'staged.txt': 'changed',
      'ignored.txt': 'no',
      'ignored/b.txt': 'no',
      'new/c.txt': 'c',
    });
    repo.git('add', 'staged.txt');
    mkdirSync(join(repo.top, 'sub dir'));
    renameSync(join(repo.top, 'moved.txt'), join(repo.top, 'sub dir/moved here.txt'));
    rmSync(join(repo.top, 'gone.txt'));
    const index = readFileSync(join(repo.top, '.git/index'));
    const objects = readdirSync(join(repo.top, '.git/objects'), { recursive: true });
    const own = ownTemporary();

    const git = await openGit(repo.top);
    expect(await git.changes('HEAD', 'worktree')).toEqual([
      { kind: 'modified', path: 'a.txt' },
      { kind: 'deleted', path: 'gone.txt' },
      { kind: 'added', path: 'new/c.txt' },
      { kind: 'modified', path: 'staged.txt' },
      { kind: 'renamed', path: 'sub dir/moved here.txt', from: 'moved.txt' },
    ]);
    expect(await git.dirty()).toEqual([
      'a.txt',
      'gone.txt',
      'moved.txt',
      'new/c.txt',
      'staged.txt',
      'sub dir/moved here.txt',
    ]);
    expect(readFileSync(join(repo.top, '.git/index')).equals(index)).toBe(true);
    expect(readdirSync(join(repo.top, '.git/objects'), { recursive: true })).toEqual(objects);
    expect(readdirSync(own)).toEqual([]);
  });

  it('works before the first commit and before the first file', async () => {
    const repo = repository();
    expect(await (await openGit(repo.top)).changes(null, 'worktree')).toEqual([]);
    repo.write({ 'a.txt': 'a' });
    const git = await openGit(repo.top);
    expect(await git.changes(null, 'worktree')).toEqual([{ kind: 'added', path: 'a.txt' }]);
    expect(await git.dirty()).toEqual(['a.txt']);
    expect(await git.keptPaths()).toEqual(['a.txt']);
  });

  it('sees a change of equal length in the second in which the index was written', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'one' });
    const file = join(repo.top, 'a.txt');
    const then = new Date('2020-01-01T00:00:00Z');
    utimesSync(file, then, then);
    repo.commit();
    utimesSync(join(repo.top, '.git/index'), then, then);
    const { ino } = statSync(file);
    writeFileSync(file, 'two');
    utimesSync(file, then, then);
    repo.git('config', 'core.trustctime', 'false');
    expect(statSync(file).ino).toBe(ino);
    expect(await (await openGit(repo.top)).changes('HEAD', 'worktree')).toEqual([{ kind: 'modified', path: 'a.txt' }]);
  });

  it('takes no file that was only touched for a changed one', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'a' });
    repo.commit();
    utimesSync(join(repo.top, 'a.txt'), 1, 1);
    repo.git('config', 'diff.autoRefreshIndex', 'false');
    const git = await openGit(repo.top);
    expect(await git.changes('HEAD', 'worktree')).toEqual([]);
    expect(await git.dirty()).toEqual([]);
  });

  it('lists a staged change that was taken back on disk as not committed', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'a' });
    repo.commit();
    repo.write({ 'a.txt': 'b' });
    repo.git('add', '--all');
    repo.write({ 'a.txt': 'a' });
    const git = await openGit(repo.top);
    expect(await git.changes('HEAD', 'worktree')).toEqual([]);
    expect(await git.dirty()).toEqual(['a.txt']);
  });

  it('counts a path in conflict as modified, once', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'base\n' });
    repo.commit();
    repo.git('checkout', '--quiet', '-b', 'work');
    repo.write({ 'a.txt': 'work\n' });
    repo.commit();
    repo.git('checkout', '--quiet', 'main');
    repo.write({ 'a.txt': 'main\n' });
    repo.commit();
    expect(() => repo.git('merge', '--quiet', 'work')).toThrow();
    const git = await openGit(repo.top);
    expect(await git.changes('HEAD', 'worktree')).toEqual([{ kind: 'modified', path: 'a.txt' }]);
    expect(await git.dirty()).toEqual(['a.txt']);
    expect(await git.keptPaths()).toEqual(['a.txt']);
  });

  it('leaves a repository inside this one out', async () => {
    const repo = repository();
    repo.commit();
    mkdirSync(join(repo.top, 'nested'));
    repository(join(repo.top, 'nested')).write({ 'a.txt': 'a' });
    const git = await openGit(repo.top);
    expect(await git.changes('HEAD', 'worktree')).toEqual([]);
    expect(await git.keptPaths()).toEqual([]);
  });

  it('works in a second worktree, with its own index', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'a' });
    repo.commit();
    const second = join(temporary(), 'second');
    repo.git('worktree', 'add', '--quiet', '-b', 'work', second);
    writeFileSync(join(second, 'a.txt'), 'changed');
    const git = await openGit(second);
    expect(git).toMatchObject({ top: second, branch: 'work' });
    expect(await git.changes('HEAD', 'worktree')).toEqual([{ kind: 'modified', path: 'a.txt' }]);
    expect(await (await openGit(repo.top)).dirty()).toEqual([]);
  });
});

describe('paths that git would keep', () => {
  it('are tracked and there, or untracked and not ignored', async () => {
    const repo = repository();
    repo.write({
      '.gitignore': '*.log\n',
      'a.txt': 'a',
      'gone.txt': 'x',
      'forced.log': 'l',
      'folder/x': 'x',
      file: 'f',
    });
    symlinkSync('nowhere', join(repo.top, 'dangling'));
    repo.git('add', '--force', 'forced.log');
    repo.commit();
    for (const path of ['gone.txt', 'folder', 'file']) rmSync(join(repo.top, path), { recursive: true });
    symlinkSync('.', join(repo.top, 'folder'));
    repo.write({ 'new.txt': 'n', 'no.log': 'l', 'file/inside': 'i' });
    expect(await (await openGit(repo.top)).keptPaths()).toEqual(
      ['.gitignore', 'a.txt', 'dangling', 'file/inside', 'folder', 'forced.log', 'new.txt'].sort(),
    );
  });

  it('survive every file name', async () => {
    const repo = repository();
    repo.write(Object.fromEntries(awkward.map(name => [name, name])));
    const git = await openGit(repo.top);
    expect(await git.keptPaths()).toEqual([...awkward].sort());
    expect((await git.changes(null, 'worktree')).map(change => change.path)).toEqual([...awkward].sort());
    expect(await git.dirty()).toEqual([...awkward].sort());
  });

  it('show names that are no UTF-8 without mixing them up', async () => {
    const repo = repository();
    for (const byte of [0xff, 0xfe]) writeFileSync(Buffer.from([...Buffer.from(`${repo.top}/bad-`), byte]), `${byte}`);
    repo.write({ 'fine.txt': 'x' });
    const git = await openGit(repo.top);
    const expected = ['bad-\\xfe', 'bad-\\xff', 'fine.txt'];
    expect(await git.keptPaths()).toEqual(expected);
    expect((await git.changes(null, 'worktree')).map(change => change.path)).toEqual(expected);
    repo.commit();
    expect([...(await git.listTree('HEAD')).keys()]).toEqual(expected);
  });

  it('leave out what a sparse checkout has not written', async () => {
    const repo = repository();
    repo.write({ 'in/a.txt': 'a', 'out/b.txt': 'b' });
    repo.commit();
    repo.git('sparse-checkout', 'set', 'in');
    const git = await openGit(repo.top);
    expect(await git.keptPaths()).toEqual(['in/a.txt']);
    expect(await git.changes('HEAD', 'worktree')).toEqual([]);
    expect(await git.unwatched()).toEqual(['out/b.txt']);
  });

  it.each(['--assume-unchanged', '--skip-worktree'])('that git was told not to look at (%s) are known', async how => {
    const repo = repository();
    repo.write({ 'a.txt': 'a', 'b c.txt': 'b' });
    repo.commit();
    expect(await (await openGit(repo.top)).unwatched()).toEqual([]);
    repo.git('update-index', how, 'b c.txt');
    expect(await (await openGit(repo.top)).unwatched()).toEqual(['b c.txt']);
  });
});

describe('line counts', () => {
  const counts = async (top: string, to: string) => {
    const found = await (await openGit(top)).lineCounts('HEAD~1', to);
    return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  };

  it('are those of the diff, for moved files too, and none for binary ones', async () => {
    const repo = repository();
    const long = Array.from({ length: 20 }, (_, index) => `line ${index}\n`).join('');
    repo.write({ 'a.txt': 'one\ntwo\n', 'moved\t.txt': long, bin: Buffer.from([0, 1, 2]), 'gone.txt': 'x\n' });
    repo.commit();
    repo.write({ 'a.txt': 'one\nthree\nfour\n', bin: Buffer.from([0, 3]), 'new.txt': 'n\n' });
    repo.git('mv', 'moved\t.txt', 'to ü.txt');
    repo.write({ 'to ü.txt': `${long}more\n` });
    repo.git('rm', '--quiet', 'gone.txt');
    repo.commit();
    const expected = {
      'a.txt': { added: 2, removed: 1 },
      'gone.txt': { added: 0, removed: 1 },
      'new.txt': { added: 1, removed: 0 },
      'to ü.txt': { added: 1, removed: 0 },
    };
    expect(await counts(repo.top, 'HEAD')).toEqual(expected);
    expect(await counts(repo.top, 'worktree')).toEqual(expected);
    repo.write({ 'untracked.txt': 'u\nv\n' });
    expect(await counts(repo.top, 'worktree')).toMatchObject({ 'untracked.txt': { added: 2, removed: 0 } });
  });
});
