import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGit } from '../../../src/workspace/git/git.ts';
import { repository } from '../sandbox.ts';

describe('the tree of a commit', () => {
  it('lists paths with their modes and blobs, from the top, wherever it was opened', async () => {
    const repo = repository();
    repo.write({ 'a b/ü\n.txt': 'text', 'run.sh': '#!/bin/sh\n' });
    chmodSync(join(repo.top, 'run.sh'), 0o755);
    symlinkSync('run.sh', join(repo.top, 'link'));
    repo.commit();
    const git = await openGit(join(repo.top, 'a b'));
    const tree = await git.listTree('HEAD');
    expect([...tree].map(([path, { mode }]) => [path, mode])).toEqual([
      ['a b/ü\n.txt', '100644'],
      ['link', '120000'],
      ['run.sh', '100755'],
    ]);
    expect(tree.get('run.sh')?.oid).toBe(repo.git('rev-parse', 'HEAD:run.sh'));
  });

  it('refuses what is no commit', async () => {
    const repo = repository();
    repo.commit();
    const git = await openGit(repo.top);
    await expect(git.listTree('f'.repeat(40))).rejects.toThrow('git has no commit');
    await expect(git.listTree('--help')).rejects.toThrow('git has no commit');
  });
});

describe('blobs', () => {
  it('come back byte for byte, from many at once', async () => {
    const repo = repository();
    const contents = [
      Buffer.alloc(0),
      Buffer.from('\n'),
      Buffer.from('a\0b\n\n'),
      randomBytes(300_000),
      Buffer.from('x missing\n'),
    ];
    repo.write(Object.fromEntries(contents.map((content, index) => [`${index}`, content])));
    repo.commit();
    const git = await openGit(repo.top);
    const oids = [...(await git.listTree('HEAD')).values()].map(entry => entry.oid);
    const blobs = await git.readBlobs([...oids, ...oids]);
    expect(blobs.size).toBe(contents.length);
    oids.forEach((oid, index) => {
      expect(Buffer.from(blobs.get(oid)!).equals(contents[index]!)).toBe(true);
    });
  });

  it('leave out what is missing, too large, no blob, or no id', async () => {
    const repo = repository();
    const limit = 10 * 1024 * 1024;
    repo.write({ fits: Buffer.alloc(limit, 'a'), large: Buffer.alloc(limit + 1, 'b'), small: 'small' });
    const head = repo.commit();
    const git = await openGit(repo.top);
    const tree = await git.listTree('HEAD');
    const [fits, large, small] = ['fits', 'large', 'small'].map(path => tree.get(path)!.oid) as [
      string,
      string,
      string,
    ];
    const blobs = await git.readBlobs([
      large,
      'f'.repeat(40),
      head,
      `${small}\nHEAD`,
      '--batch-all-objects',
      small,
      fits,
    ]);
    expect([...blobs.keys()].sort()).toEqual([fits, small].sort());
    expect(blobs.get(fits)?.length).toBe(limit);
    expect(Buffer.from(blobs.get(small)!).toString()).toBe('small');
    expect((await git.readBlobs([])).size).toBe(0);
  });

  it('come in the thousands', async () => {
    const repo = repository();
    const input = Array.from(
      { length: 3000 },
      (_, index) => `blob\nmark :${index + 1}\ndata <<END\ntext ${index}\nEND\n\n`,
    ).join('');
    execFileSync('git', ['fast-import', '--quiet', '--export-marks=marks'], { cwd: repo.top, input });
    const oids = repo.git('cat-file', '--batch-all-objects', '--batch-check=%(objectname)').split('\n');
    expect((await (await openGit(repo.top)).readBlobs(oids)).size).toBe(3000);
  });
});

describe('commits', () => {
  it('come oldest first, with author and the whole message', async () => {
    const repo = repository();
    const first = repo.commit('first');
    const second = repo.commit('Second: ü\n\nBody with\n\nTask: 42');
    repo.git('config', 'user.name', 'Grace "Amazing" Hopper');
    const third = repo.commit('third');
    const git = await openGit(repo.top);
    const all = await git.commits(null, 'HEAD');
    expect(all).toEqual([
      { id: first, author: 'Ada Lovelace <ada@example.org>', message: 'first' },
      { id: second, author: 'Ada Lovelace <ada@example.org>', message: 'Second: ü\n\nBody with\n\nTask: 42' },
      { id: third, author: 'Grace "Amazing" Hopper <ada@example.org>', message: 'third' },
    ]);
    expect(await git.commits(first, 'HEAD')).toEqual(all.slice(1));
    expect(await git.commits('HEAD', 'HEAD')).toEqual([]);
  });

  it('keep the name that was written, whatever a .mailmap of the pull request says', async () => {
    const repo = repository();
    repo.write({ '.mailmap': 'Someone Else <else@example.org> <ada@example.org>\n' });
    repo.git('config', 'log.mailmap', 'true');
    repo.commit();
    const [commit] = await (await openGit(repo.top)).commits(null, 'HEAD');
    expect(commit?.author).toBe('Ada Lovelace <ada@example.org>');
  });

  it('can have an empty message, or one that is no UTF-8', async () => {
    const repo = repository();
    repo.git('commit', '--quiet', '--allow-empty', '--allow-empty-message', '-m', '');
    const raw = Buffer.concat([
      Buffer.from(`tree ${repo.git('rev-parse', 'HEAD^{tree}')}\nparent ${repo.git('rev-parse', 'HEAD')}\n`),
      Buffer.from('author A <a@b> 1700000000 +0000\ncommitter A <a@b> 1700000000 +0000\n\nbad \xff byte\n', 'latin1'),
    ]);
    const id = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], { cwd: repo.top, input: raw });
    const commits = await (await openGit(repo.top)).commits(null, id.toString().trim());
    expect(commits.map(commit => commit.message)).toEqual(['', 'bad \ufffd byte']);
  });

  it('are those of the objects, not of replacements that someone pushed', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'real' });
    const real = repo.commit('real');
    repo.write({ 'a.txt': 'false' });
    const other = repo.commit('other');
    repo.git('replace', real, repo.git('commit-tree', `${other}^{tree}`, '-m', 'forged'));
    const git = await openGit(repo.top);
    expect((await git.commits(null, real)).map(commit => commit.message)).toEqual(['real']);
    const blobs = await git.readBlobs([(await git.listTree(real)).get('a.txt')!.oid]);
    expect([...blobs.values()].map(blob => Buffer.from(blob).toString())).toEqual(['real']);
  });
});

describe('what each commit touched', () => {
  it('is reported oldest first, with odd names, deletions and both ends of a move', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    const from = repo.commit();
    repo.write({ 'ü\n b.txt': 'x' });
    const one = repo.commit();
    repo.git('rm', '--quiet', 'a.txt');
    repo.git('mv', 'b.txt', 'c.txt');
    const two = repo.commit();
    const git = await openGit(repo.top);
    expect(await git.touched(from, 'HEAD')).toEqual([
      { id: one, files: ['ü\n b.txt'] },
      { id: two, files: ['a.txt', 'b.txt', 'c.txt'] },
    ]);
  });

  it('a merge touches only what neither parent has', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'a\n' });
    const from = repo.commit();
    repo.git('checkout', '--quiet', '-b', 'side');
    repo.write({ 'side.txt': 'x' });
    repo.commit();
    repo.git('checkout', '--quiet', '-b', 'work', from);
    repo.write({ 'work.txt': 'x' });
    repo.commit();
    repo.git('merge', '--quiet', '--no-commit', 'side');
    repo.write({ 'slipped.txt': 'x' });
    const merge = repo.commit();
    const git = await openGit(repo.top);
    const touched = await git.touched(from, 'HEAD');
    expect(touched.find(({ id }) => id === merge)).toEqual({ id: merge, files: ['slipped.txt'] });
  });
});

describe('a commit', () => {
  it('is found by its name, whole or short', async () => {
    const repo = repository();
    repo.write({ 'a.txt': 'a\n' });
    const id = repo.commit();
    const blob = repo.git('rev-parse', 'HEAD:a.txt');
    const git = await openGit(repo.top);
    expect(await git.hasCommit(id)).toBe(true);
    expect(await git.hasCommit(id.slice(0, 7))).toBe(true);
    for (const other of [id.slice(0, 6), 'f'.repeat(40), blob, 'HEAD', '--help', `${id}\n`])
      expect(await git.hasCommit(other), other).toBe(false);
  });
});
