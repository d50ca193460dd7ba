import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openGit } from '../../../src/workspace/git/git.ts';
import { type Repository, repository, temporary } from '../sandbox.ts';

afterEach(() => {
  for (const name of ['GIT_EXTERNAL_DIFF', 'GIT_CONFIG_PARAMETERS', 'GIT_PAGER', 'INPUT_TOKEN'])
    delete process.env[name];
});

/** A program that leaves a canary when it is run. */
function trap(): { program: string; sprung(): boolean } {
  const folder = temporary();
  const program = join(folder, 'trap');
  const canary = join(folder, 'canary');
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> ${canary}\ncat 2>/dev/null || true\n`);
  chmodSync(program, 0o755);
  return { program, sprung: () => existsSync(canary) };
}

/** Everything that this project ever asks of git. */
async function askAll(repo: Repository, base: string): Promise<void> {
  const git = await openGit(repo.top);
  await git.resolveBase('main');
  await git.resolveBase();
  await git.mergeBase(base, 'HEAD');
  await git.changes(base, 'HEAD');
  await git.changes(base, 'worktree');
  await git.changes(null, 'worktree');
  await git.dirty();
  await git.keptPaths();
  await git.commits(null, 'HEAD');
  await git.readBlobs([...(await git.listTree('HEAD')).values()].map(entry => entry.oid));
  const tree = await git.addWorktree(base);
  await tree.remove();
}

/** Replaces the last commit by one that claims to be signed. */
function sign(repo: Repository): void {
  const plain = execFileSync('git', ['cat-file', 'commit', 'HEAD'], { cwd: repo.top, encoding: 'utf8' });
  const gpgsig = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n forged\n -----END PGP SIGNATURE-----\n';
  const input = plain.replace('\n\n', `\n${gpgsig}\n`);
  const id = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], { cwd: repo.top, input });
  repo.git('update-ref', 'HEAD', id.toString().trim());
}

function changedRepository(): { repo: Repository; base: string } {
  const repo = repository();
  repo.write({
    '.gitattributes': '*.txt diff=evil\n*.bin diff=evil\n',
    'a.txt': 'one\n',
    'b.bin': 'one\n',
    'c.txt': 'c\n',
  });
  const base = repo.commit('base');
  repo.git('checkout', '--quiet', '-b', 'work');
  repo.write({ 'a.txt': 'two\n', 'd.txt': 'd\n' });
  repo.commit('work');
  repo.write({ 'b.bin': 'two\n', 'untracked.txt': 'one\n' });
  rmSync(join(repo.top, 'c.txt'));
  return { repo, base };
}

describe('a repository that wants its programs run', () => {
  it('has its traps set in a way that plain git springs', () => {
    const { repo } = changedRepository();
    const { program, sprung } = trap();
    repo.git('config', 'diff.external', program);
    repo.git('diff');
    expect(sprung()).toBe(true);
  });

  it('runs neither its monitor, its diff drivers, its signature program nor its aliases', async () => {
    const { repo, base } = changedRepository();
    const { program, sprung } = trap();
    const settings = {
      'core.fsmonitor': program,
      'diff.external': program,
      'diff.evil.command': program,
      'diff.evil.textconv': program,
      'core.pager': program,
      'core.editor': program,
      'core.askPass': program,
      'core.sshCommand': program,
      'gpg.program': program,
      'log.showSignature': 'true',
      'alias.status': `!${program}`,
      'diff.orderFile': '/nowhere',
      'diff.noprefix': 'true',
      'diff.renames': 'false',
      'status.showUntrackedFiles': 'no',
      'status.branch': 'true',
      'color.ui': 'always',
      'core.untrackedCache': 'true',
      'core.splitIndex': 'true',
      'format.pretty': 'oneline',
    };
    for (const [name, value] of Object.entries(settings)) repo.git('config', name, value);
    sign(repo);
    await askAll(repo, base);
    expect(sprung()).toBe(false);

    const git = await openGit(repo.top);
    expect(await git.dirty()).toEqual(['b.bin', 'c.txt', 'untracked.txt']);
    expect((await git.changes(base, 'worktree')).map(change => `${change.kind} ${change.path}`)).toEqual([
      'modified a.txt',
      'modified b.bin',
      'deleted c.txt',
      'added d.txt',
      'added untracked.txt',
    ]);
    expect((await git.commits(base, 'HEAD')).map(commit => commit.message)).toEqual(['work']);
  });

  it('runs none of its hooks, not even while another tree is made', async () => {
    const { repo, base } = changedRepository();
    const { program, sprung } = trap();
    const hooks = `pre-commit post-checkout post-commit post-index-change post-merge reference-transaction pre-auto-gc
      fsmonitor-watchman applypatch-msg post-rewrite sendemail-validate`;
    mkdirSync(join(repo.top, '.git/hooks'));
    for (const hook of hooks.split(/\s+/)) {
      writeFileSync(join(repo.top, '.git/hooks', hook), readFileSync(program));
      chmodSync(join(repo.top, '.git/hooks', hook), 0o755);
    }
    await askAll(repo, base);
    expect(sprung()).toBe(false);
    repo.git('checkout', '--quiet', '--detach');
    expect(sprung()).toBe(true);
  });

  it('gets nothing out of the environment', async () => {
    const { repo, base } = changedRepository();
    const { program, sprung } = trap();
    process.env.GIT_EXTERNAL_DIFF = program;
    process.env.GIT_PAGER = program;
    process.env.GIT_CONFIG_PARAMETERS = `'core.fsmonitor=${program}'`;
    await askAll(repo, base);
    expect(sprung()).toBe(false);
  });

  it('finds no secret in the environment of a filter that the user has set up', async () => {
    const { repo } = changedRepository();
    const seen = join(temporary(), 'seen');
    process.env.INPUT_TOKEN = 'hush';
    const home = temporary();
    writeFileSync(join(home, '.gitconfig'), `[filter "see"]\n\tclean = "sh -c 'env > ${seen}; cat'"\n`);
    vi.stubEnv('HOME', home);
    onTestFinished(() => void vi.unstubAllEnvs());
    repo.write({ '.gitattributes': '*.bin filter=see\n', 'b.bin': 'three\n' });
    await (await openGit(repo.top)).changes('HEAD', 'worktree');
    expect(readFileSync(seen, 'utf8')).toContain('PATH=');
    expect(readFileSync(seen, 'utf8')).not.toContain('hush');
  });

  it('is left as it was, byte for byte', async () => {
    const { repo, base } = changedRepository();
    repo.git('config', 'core.splitIndex', 'true');
    repo.git('config', 'core.untrackedCache', 'true');
    const contents = () =>
      readdirSync(join(repo.top, '.git'), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
        .sort()
        .map(path => [path, readFileSync(path).toString('base64')]);
    const before = contents();
    await askAll(repo, base);
    expect(contents()).toEqual(before);
  });

  it('does not hang on a named pipe in the place of a file', async () => {
    const { repo, base } = changedRepository();
    for (const path of ['a.txt', 'd.txt', 'new-pipe']) {
      rmSync(join(repo.top, path), { force: true });
      execFileSync('mkfifo', [join(repo.top, path)]);
    }
    repo.write({ 'staged.txt': 'x' });
    repo.git('add', 'staged.txt');
    rmSync(join(repo.top, 'staged.txt'));
    execFileSync('mkfifo', [join(repo.top, 'staged.txt')]);
    await askAll(repo, base);
    const git = await openGit(repo.top);
    expect(await git.keptPaths()).not.toContain('new-pipe');
    expect(await git.dirty()).toEqual(['a.txt', 'b.bin', 'c.txt', 'd.txt', 'staged.txt', 'untracked.txt']);
  });
});
