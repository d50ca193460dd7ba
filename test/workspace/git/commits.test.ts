import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { openAncestry } from '../../../src/workspace/git/commits.ts';
import { openObjects } from '../../../src/workspace/git/object-store.ts';
import { listCommits } from '../../../src/workspace/git/objects.ts';
import { gitCommand, gitIn } from '../../../src/workspace/git/process.ts';
import { type Repository, repository } from '../sandbox.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The history, and the subcommands of git that it started. */
function opened(repo: Repository) {
  const asked: string[] = [];
  const git = gitIn(repo.top);
  const store = openObjects(gitCommand(repo.top));
  closers.push(store.rest);
  const spied: typeof git = (args, options) => {
    asked.push(args[0]!);
    return git(args, options);
  };
  return { history: openAncestry(spied, store), asked };
}

/** A commit as it is written here, which git itself would not write. */
function written(repo: Repository, commit: string | Buffer): string {
  const args = ['hash-object', '--literally', '-t', 'commit', '-w', '--stdin'];
  return execFileSync('git', args, { cwd: repo.top, input: commit, encoding: 'utf8' }).trim();
}

function branched(): { repo: Repository; base: string; tree: string } {
  const repo = repository();
  const base = repo.commit('base');
  return { repo, base, tree: repo.git('rev-parse', 'HEAD^{tree}') };
}

describe('a branch of single commits on the base', () => {
  it('is read without another process, and as git reads it', async () => {
    const { repo, base } = branched();
    repo.commit('One: ü\n\nBody\n\nTask: 42\n\n\n');
    repo.git('config', 'user.name', 'Grace "Amazing" (Hopper)');
    const head = repo.commit('two');
    const { history, asked } = opened(repo);
    expect(await history.mergeBase(base, head)).toBe(base);
    expect(await history.commits(base, head)).toEqual(await listCommits(gitIn(repo.top), base, head));
    expect(await history.commits(base, head)).toHaveLength(2);
    expect(await history.mergeBase(head, head)).toBe(head);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a signature with a header inside', 'gpgsig -----BEGIN\n parent X\n -----END\n', 'text\n'],
    ['a parent that only follows the author', 'parent X\n', 'text\n'],
    ['another encoding', 'encoding iso-8859-1\n', Buffer.from([0xfc, 0x0a])],
    ['a NUL in its message', '', 'text\0more\n'],
    ['empty lines before its message', '', '\n\ntext\n'],
    ['no message', '', ''],
  ])('is read as git reads it, with %s', async (_, headers, message) => {
    const { repo, base, tree } = branched();
    const other = written(repo, `tree ${tree}\nauthor A <a@b> 1 +0000\ncommitter A <a@b> 1 +0000\n\nother\n`);
    const lines = `tree ${tree}\nparent ${base}\nauthor A <a@b> 1 +0000\ncommitter A <a@b> 1 +0000\n`;
    const head = written(
      repo,
      Buffer.concat([Buffer.from(`${lines}${headers.replace('X', other)}\n`), Buffer.from(message)]),
    );
    const { history } = opened(repo);
    expect(await history.mergeBase(base, head)).toBe(repo.git('merge-base', base, head));
    expect(await history.commits(base, head)).toEqual(await listCommits(gitIn(repo.top), base, head));
    expect(await history.mergeBase(other, head)).toBeNull();
  });

  it.each(['A B', ' <a@b>', 'A <<a@b>>', 'A <a@b> <c@d>', 'A  <a@b>', ' A <a@b>', 'A <>'])(
    'is read as git reads it, by the author %j',
    async author => {
      const { repo, base, tree } = branched();
      const lines = `tree ${tree}\nparent ${base}\nauthor ${author} 1 +0000\ncommitter A <a@b> 1 +0000\n\ntext\n`;
      const head = written(repo, lines);
      const { history } = opened(repo);
      expect(await history.commits(base, head)).toEqual(await listCommits(gitIn(repo.top), base, head));
    },
  );
});

describe('any other branch', () => {
  it('is asked of git: with merges, behind the base, or longer than is worth reading', async () => {
    const { repo, base } = branched();
    repo.git('checkout', '--quiet', '-b', 'work');
    const work = repo.commit('work');
    repo.git('checkout', '--quiet', 'main');
    const tip = repo.commit('tip');
    repo.git('checkout', '--quiet', 'work');
    const { history, asked } = opened(repo);
    expect(await history.mergeBase(tip, work)).toBe(base);
    repo.git('merge', '--quiet', '--no-edit', 'main');
    const merged = repo.git('rev-parse', 'HEAD');
    expect(await history.mergeBase(tip, merged)).toBe(tip);
    expect((await history.commits(tip, merged)).map(({ id }) => id)).toEqual([work, merged]);
    expect(await history.commits(null, base)).toHaveLength(1);
    for (let index = 0; index < 101; index++) repo.git('commit', '--quiet', '--allow-empty', '-m', 'more');
    const { history: long, asked: longAsked } = opened(repo);
    expect(await long.commits(merged, repo.git('rev-parse', 'HEAD'))).toHaveLength(101);
    expect(asked).toEqual(['merge-base', 'merge-base', 'log', 'log']);
    expect(longAsked).toEqual(['log']);
  });
});
