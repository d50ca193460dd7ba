import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGit } from '../../../src/workspace/git/git.ts';
import { ownTemporary, repository, temporary } from '../sandbox.ts';

describe('another tree', () => {
  it('holds the commit, detached, below the temporary folder, and leaves nothing behind', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'old' });
    const old = repo.commit();
    repo.write({ 'a.txt': 'new', 'b.txt': 'b' });
    repo.commit();
    const list = repo.git('worktree', 'list');
    const git = await openGit(repo.top);
    const tree = await git.addWorktree(old);
    expect(tree.top.startsWith(tmpdir() + sep)).toBe(true);
    expect(readFileSync(join(tree.top, 'a.txt'), 'utf8')).toBe('old');
    expect(existsSync(join(tree.top, 'b.txt'))).toBe(false);
    expect(await openGit(tree.top)).toMatchObject({ top: tree.top, head: old, branch: null });
    await Promise.all([tree.remove(), tree.remove()]);
    await tree.remove();
    expect(existsSync(tree.top)).toBe(false);
    expect(repo.git('worktree', 'list')).toBe(list);
    expect(existsSync(join(repo.top, '.git/worktrees'))).toBe(false);
  });

  it.each([
    ['its folder is gone', (top: string) => rmSync(top, { recursive: true })],
    ['its .git is gone', (top: string) => rmSync(join(top, '.git'))],
    ['its .git leads elsewhere', (top: string) => writeFileSync(join(top, '.git'), 'gitdir: /nowhere\n')],
    ['it is dirty', (top: string) => writeFileSync(join(top, 'a.txt'), 'changed')],
  ])('is removed even when %s', async (_, damage) => {
    const repo = repository();
    repo.write({ 'a.txt': 'a' });
    repo.commit();
    const other = join(temporary(), 'other');
    repo.git('worktree', 'add', '--quiet', '--detach', other);
    const list = repo.git('worktree', 'list');
    const tree = await (await openGit(repo.top)).addWorktree('HEAD');
    damage(tree.top);
    await tree.remove();
    expect(existsSync(tree.top)).toBe(false);
    expect(repo.git('worktree', 'list')).toBe(list);
  });

  it('is not there at all where the commit is unknown', async () => {
    const repo = repository();
    repo.commit();
    const own = ownTemporary();
    const git = await openGit(repo.top);
    await expect(git.addWorktree('f'.repeat(40))).rejects.toThrow('git worktree failed');
    expect(readdirSync(own)).toEqual([]);
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('can be made from another worktree, twice at once', async () => {
    const repo = repository();
    repo.commit();
    const second = join(temporary(), 'second');
    repo.git('worktree', 'add', '--quiet', '--detach', second);
    const git = await openGit(second);
    const trees = await Promise.all([git.addWorktree('HEAD'), git.addWorktree('HEAD')]);
    expect(new Set(trees.map(tree => tree.top)).size).toBe(2);
    await Promise.all(trees.map(tree => tree.remove()));
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(2);
  });
});

describe('dependencies in another tree', () => {
  it('are shared when they are ignored, at any depth, and survive its removal', async () => {
    const repo = repository();
    repo.write({
      '.gitignore': 'node_modules\nvenv/\n',
      'package.json': '{}',
      'packages/a/package.json': '{}',
      'vendor/tracked.txt': 'tracked',
    });
    repo.commit();
    repo.write({
      'node_modules/x/index.js': 'x',
      'packages/a/node_modules/y/index.js': 'y',
      'venv/bin/python': 'p',
      '.venv/.gitignore': '*\n',
      '.venv/bin/python': 'p',
      'vendor/new.txt': 'not ignored',
      'later/node_modules/z.js': 'its folder is not in the commit',
    });
    const tree = await (await openGit(repo.top)).addWorktree('HEAD');
    for (const path of ['node_modules', 'packages/a/node_modules', 'venv', '.venv']) {
      expect(readlinkSync(join(tree.top, path))).toBe(join(repo.top, path));
    }
    expect(readFileSync(join(tree.top, 'packages/a/node_modules/y/index.js'), 'utf8')).toBe('y');
    expect(readdirSync(join(tree.top, 'vendor'))).toEqual(['tracked.txt']);
    expect(existsSync(join(tree.top, 'later'))).toBe(false);
    await tree.remove();
    expect(readFileSync(join(repo.top, 'node_modules/x/index.js'), 'utf8')).toBe('x');
    expect(readFileSync(join(repo.top, '.venv/bin/python'), 'utf8')).toBe('p');
  });

  it('never replace what the commit has, and are not written through its links', async () => {
    const repo = repository();
    const outside = temporary();
    repo.write({ 'node_modules/own.js': 'own' });
    symlinkSync(outside, join(repo.top, 'packages'));
    const old = repo.commit();
    rmSync(join(repo.top, 'packages'));
    repo.git('rm', '--quiet', '-r', '--cached', 'node_modules');
    repo.write({ '.gitignore': 'node_modules\n', 'packages/node_modules/x.js': 'x', 'packages/a.txt': 'a' });
    repo.commit();
    mkdirSync(join(repo.top, 'node_modules/more'));
    const tree = await (await openGit(repo.top)).addWorktree(old);
    expect(readdirSync(join(tree.top, 'node_modules'))).toEqual(['own.js']);
    expect(readdirSync(outside)).toEqual([]);
    await tree.remove();
  });
});
