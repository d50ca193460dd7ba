import { chmodSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { NotACheckout, openGit } from '../../../src/workspace/git/git.ts';
import { repository, temporary } from '../sandbox.ts';

const path = process.env.PATH;
afterEach(() => {
  process.env.PATH = path;
  delete process.env.GIT_DIR;
  delete process.env.GIT_WORK_TREE;
  delete process.env.GIT_INDEX_FILE;
  delete process.env.GIT_CONFIG_COUNT;
});

describe('opening a checkout', () => {
  it('finds the top from a folder inside, by its real path', async () => {
    const repo = repository();
    repo.write({ 'src/deep/a.txt': 'a' });
    const head = repo.commit();
    const link = join(temporary(), 'link');
    symlinkSync(repo.top, link);
    const git = await openGit(join(link, 'src/deep'));
    expect(git).toMatchObject({ top: realpathSync(repo.top), head, branch: 'main' });
  });

  it('has no head before the first commit', async () => {
    expect(await openGit(repository().top)).toMatchObject({ head: null, branch: 'main' });
  });

  it('has no branch where HEAD is detached', async () => {
    const repo = repository();
    const head = repo.commit();
    repo.git('checkout', '--quiet', '--detach');
    expect(await openGit(repo.top)).toMatchObject({ head, branch: null });
  });

  it('says so where there is no checkout', async () => {
    const folder = temporary();
    const opened = openGit(folder);
    await expect(opened).rejects.toBeInstanceOf(NotACheckout);
    await expect(opened).rejects.toThrow(`${folder} is not a git checkout`);
  });

  it('says so in a bare repository and where the folder is missing', async () => {
    const repo = repository();
    repo.git('clone', '--quiet', '--bare', '.', 'bare.git');
    await expect(openGit(join(repo.top, 'bare.git'))).rejects.toThrow('not a git checkout');
    await expect(openGit(join(repo.top, 'nowhere'))).rejects.toThrow(/^The folder .*nowhere does not exist/);
  });

  it('says so where git is missing', async () => {
    const repo = repository();
    process.env.PATH = temporary();
    await expect(openGit(repo.top)).rejects.toThrow('git is not installed');
  });

  it('uses no git out of the checkout or a relative folder, even when it is first on PATH', async () => {
    const repo = repository();
    const head = repo.commit();
    const bin = join(repo.top, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'git'), `#!/bin/sh\ntouch ${repo.top}/canary\n`);
    chmodSync(join(bin, 'git'), 0o755);
    const outside = join(temporary(), 'link');
    symlinkSync(bin, outside);
    const linked = temporary();
    symlinkSync(join(bin, 'git'), join(linked, 'git'));
    process.env.PATH = `${bin}:${outside}:${linked}:node_modules/.bin:${path}`;
    expect((await openGit(repo.top)).head).toBe(head);
    expect(existsSync(join(repo.top, 'canary'))).toBe(false);
  });

  it('is not led astray by GIT_ variables', async () => {
    const [repo, other] = [repository(), repository()];
    const head = repo.commit('one');
    other.commit('two');
    process.env.GIT_DIR = join(other.top, '.git');
    process.env.GIT_WORK_TREE = other.top;
    process.env.GIT_INDEX_FILE = join(other.top, '.git/index');
    process.env.GIT_CONFIG_COUNT = 'nonsense';
    expect(await openGit(repo.top)).toMatchObject({ top: repo.top, head });
  });
});

describe('the base', () => {
  /** A clone whose origin has the branches main (default), develop and release/1. */
  function cloned() {
    const origin = repository();
    const first = origin.commit('first');
    origin.git('branch', 'develop');
    origin.git('branch', 'release/1');
    const second = origin.commit('second');
    const top = temporary();
    origin.git('clone', '--quiet', origin.top, top);
    const repo = repository(top);
    return { origin, repo, first, second };
  }

  it('is the default branch of the remote', async () => {
    const { repo, origin, first } = cloned();
    repo.git('checkout', '--quiet', '-b', 'work');
    repo.commit('work');
    repo.git('remote', 'set-head', 'origin', 'develop');
    const base = await (await openGit(repo.top)).resolveBase();
    expect(base).toEqual({ ref: 'refs/remotes/origin/develop', branch: 'develop', commit: first });
    origin.git('branch', '-m', 'main', 'trunk');
  });

  it('is origin/main where the remote names no default', async () => {
    const { repo, second } = cloned();
    repo.git('checkout', '--quiet', '-b', 'work');
    repo.git('remote', 'set-head', 'origin', '--delete');
    repo.commit('work');
    expect(await (await openGit(repo.top)).resolveBase()).toEqual({
      ref: 'refs/remotes/origin/main',
      branch: 'main',
      commit: second,
    });
  });

  it('is that of another remote where it is the only one', async () => {
    const { repo, second } = cloned();
    repo.git('remote', 'rename', 'origin', 'upstream');
    repo.git('checkout', '--quiet', '-b', 'work');
    const git = await openGit(repo.top);
    expect(await git.resolveBase()).toEqual({ ref: 'refs/remotes/upstream/main', branch: 'main', commit: second });
    expect(await git.resolveBase('develop')).toMatchObject({ ref: 'refs/remotes/upstream/develop' });
  });

  it('is a local main, else master, without a remote', async () => {
    const repo = repository();
    const head = repo.commit();
    repo.git('checkout', '--quiet', '-b', 'work');
    expect(await (await openGit(repo.top)).resolveBase()).toEqual({
      ref: 'refs/heads/main',
      branch: 'main',
      commit: head,
    });
    repo.git('branch', '-m', 'main', 'master');
    expect(await (await openGit(repo.top)).resolveBase()).toMatchObject({ ref: 'refs/heads/master', branch: 'master' });
    repo.git('branch', '-m', 'master', 'other');
    expect(await (await openGit(repo.top)).resolveBase()).toBeNull();
  });

  it('is none where it would be HEAD itself, on the branch or detached', async () => {
    const { repo } = cloned();
    expect(await (await openGit(repo.top)).resolveBase()).toBeNull();
    repo.git('checkout', '--quiet', '--detach');
    expect(await (await openGit(repo.top)).resolveBase()).toBeNull();
    expect(await (await openGit(repository().top)).resolveBase()).toBeNull();
  });

  it('is there for a branch that has no commits of its own yet, and for main when it is ahead', async () => {
    const { repo, second } = cloned();
    repo.git('checkout', '--quiet', '-b', 'work');
    expect(await (await openGit(repo.top)).resolveBase()).toMatchObject({ branch: 'main', commit: second });
    repo.git('checkout', '--quiet', 'main');
    repo.commit('ahead');
    expect(await (await openGit(repo.top)).resolveBase()).toMatchObject({ branch: 'main', commit: second });
  });

  it('prefers what was fetched to a local branch of the same name', async () => {
    const { repo, first } = cloned();
    repo.git('branch', 'develop', 'main');
    const git = await openGit(repo.top);
    expect(await git.resolveBase('develop')).toMatchObject({ ref: 'refs/remotes/origin/develop', commit: first });
    expect(await git.resolveBase('refs/heads/develop')).toMatchObject({ ref: 'refs/heads/develop', branch: 'develop' });
  });

  it('takes names with a remote, with slashes, tags and commits', async () => {
    const { repo, first, second } = cloned();
    repo.git('tag', 'v1', first);
    repo.git('branch', 'only-here', first);
    const git = await openGit(repo.top);
    expect(await git.resolveBase('origin/release/1')).toEqual({
      ref: 'refs/remotes/origin/release/1',
      branch: 'release/1',
      commit: first,
    });
    expect(await git.resolveBase('release/1')).toMatchObject({ ref: 'refs/remotes/origin/release/1' });
    expect(await git.resolveBase('only-here')).toEqual({
      ref: 'refs/heads/only-here',
      branch: 'only-here',
      commit: first,
    });
    expect(await git.resolveBase('v1')).toMatchObject({ branch: 'v1', commit: first });
    expect(await git.resolveBase(second.slice(0, 12))).toEqual({
      ref: second,
      branch: second.slice(0, 12),
      commit: second,
    });
  });

  it('is not fooled by a tag, a local or a remote branch that is named like the base', async () => {
    const { origin, repo, first, second } = cloned();
    origin.git('branch', 'origin/main', first);
    repo.git('fetch', '--quiet');
    repo.git('tag', 'main', first);
    repo.git('branch', 'origin/main', first);
    const git = await openGit(repo.top);
    expect(await git.resolveBase('main')).toMatchObject({ ref: 'refs/remotes/origin/main', commit: second });
    expect(await git.resolveBase('origin/main')).toMatchObject({ ref: 'refs/remotes/origin/main', commit: second });
  });

  it.each(['nowhere', '--help', '', 'a b', 'main:file', 'main..work'])(
    'refuses %j and names branches that exist',
    async name => {
      const { repo } = cloned();
      const git = await openGit(repo.top);
      await expect(git.resolveBase(name)).rejects.toThrow(/Unknown branch or commit .*Known branches: .*origin\/main/);
    },
  );

  it('finds the merge base, or none', async () => {
    const repo = repository();
    const first = repo.commit('first');
    repo.git('checkout', '--quiet', '-b', 'work');
    const work = repo.commit('work');
    repo.git('checkout', '--quiet', 'main');
    const main = repo.commit('main');
    repo.git('checkout', '--quiet', '--orphan', 'alone');
    const alone = repo.commit('alone');
    const git = await openGit(repo.top);
    expect(await git.mergeBase(work, main)).toBe(first);
    expect(await git.mergeBase(work, alone)).toBeNull();
    await expect(git.mergeBase(work, 'f'.repeat(40))).rejects.toThrow('git merge-base failed');
  });
});
