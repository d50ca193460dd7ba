import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitCommand, gitIn } from '../../../src/workspace/git/process.ts';
import { repository } from '../sandbox.ts';

function opened() {
  const { top } = repository();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: top, encoding: 'utf8' });
  const ran = join(top, '.git', 'ran');
  writeFileSync(join(top, '.git', 'filter.sh'), `echo ran >> '${ran}'; cat\n`);
  const filter = `sh '${join(top, '.git', 'filter.sh')}'`;
  writeFileSync(join(top, '.gitattributes'), '* filter=x\n');
  writeFileSync(join(top, 'new.txt'), 'new\n');
  return { top, git, filter, ran: () => existsSync(ran) };
}

const addAll = async (top: string) => gitIn(top)(['add', '--all']);

test('filters of the repository do not run', async () => {
  const { top, git, filter, ran } = opened();
  git('config', 'filter.x.clean', filter);
  git('config', 'filter.x.required', 'true');
  await addAll(top);
  expect(ran()).toBe(false);
  git('add', '--renormalize', 'new.txt');
  expect(ran()).toBe(true);
});

test('nor those of an included file, of a worktree, or with dots in their name', async () => {
  const { top, git, filter, ran } = opened();
  writeFileSync(join(top, '.git', 'more'), `[filter "x"]\n\tclean = "${filter}"\n`);
  git('config', 'include.path', 'more');
  git('config', 'extensions.worktreeConfig', 'true');
  git('config', '--worktree', 'filter.a.b.clean', filter);
  writeFileSync(join(top, '.gitattributes'), '* filter=x\nnew.txt filter=a.b\n');
  await addAll(top);
  expect(ran()).toBe(false);
});

test('git-lfs as it sets itself up keeps running, and nothing else under its name', () => {
  const { top, git } = opened();
  git('config', 'filter.lfs.clean', 'git-lfs clean -- %f');
  git('config', 'filter.lfs.smudge', 'git-lfs smudge -- %f');
  git('config', 'filter.lfs.process', 'git-lfs filter-process');
  git('config', 'filter.lfs.required', 'true');
  expect(gitCommand(top).args.join(' ')).not.toContain('filter.');
  git('config', 'filter.lfs.clean', 'git-lfs clean -- %f; id');
  expect(gitCommand(top).args).toContain('filter.lfs.clean=');
});

test('a name that can not be switched off is refused', () => {
  const { top, git } = opened();
  git('config', 'filter.a=b.clean', 'id');
  expect(() => gitCommand(top)).toThrow('has a filter named "a=b", which can\'t be switched off; rename it');
});
