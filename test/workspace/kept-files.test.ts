import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openGit } from '../../src/workspace/git/git.ts';
import { recordKept } from '../../src/workspace/kept-files.ts';
import { repository } from './sandbox.ts';

const files = { 'a.js': 'a\n', 'b.js': 'b\n', 'test/a.test.js': 'test\n', 'test/b.test.js': 'test\n' };

/** The names of the files that count as changed after `act`. */
async function changedBy(act: (top: string, git: (...args: string[]) => string) => void): Promise<string[]> {
  const repo = repository();
  repo.write(files);
  const head = repo.commit();
  const git = await openGit(repo.top);
  const changed = await recordKept({
    top: repo.top,
    paths: Object.keys(files),
    isEvidence: path => path.startsWith('test/'),
    committed: await git.listTree(head),
  });
  act(repo.top, repo.git);
  return changed();
}

test('nothing has changed if nothing was done, or files were rewritten as they are', async () => {
  expect(await changedBy(() => {})).toEqual([]);
  expect(
    await changedBy(top => {
      for (const [path, text] of Object.entries(files)) writeFileSync(join(top, path), text);
      utimesSync(join(top, 'test/a.test.js'), 1, 1);
      writeFileSync(join(top, 'new.js'), 'new\n');
    }),
  ).toEqual([]);
});

test('a changed, deleted or replaced file is named', async () => {
  expect(
    await changedBy(top => {
      writeFileSync(join(top, 'a.js'), 'other\n');
      rmSync(join(top, 'b.js'));
      writeFileSync(join(top, 'test/a.test.js'), 'tesT\n');
      renameSync(join(top, 'test/b.test.js'), join(top, 'moved.js'));
      symlinkSync(join(top, 'moved.js'), join(top, 'test/b.test.js'));
    }),
  ).toEqual(['a.js', 'b.js', 'test/a.test.js', 'test/b.test.js']);
  expect(await changedBy(top => chmodSync(join(top, 'test/a.test.js'), 0o755))).toEqual(['test/a.test.js']);
});

test.each<[string, (top: string, git: (...args: string[]) => string) => void]>([
  ['a commit', (_, git) => void git('commit', '--quiet', '--all', '--message', 'hidden')],
  ['a moved branch', (_, git) => git('update-ref', 'HEAD', git('commit-tree', git('write-tree'), '-m', 'hidden'))],
  ['another work tree', (top, git) => void git('config', 'core.worktree', join(top, 'test'))],
  ['a mark in the index', (_, git) => void git('update-index', '--assume-unchanged', 'test/a.test.js', 'a.js')],
  [
    'a clean filter',
    (top, git) => {
      git('config', 'filter.hide.clean', 'echo test');
      mkdirSync(join(top, '.git/info'));
      writeFileSync(join(top, '.git/info/attributes'), '* filter=hide\n');
    },
  ],
  ['no git folder', top => rmSync(join(top, '.git'), { recursive: true })],
])('%s hides no change', async (_, hide) => {
  const changed = await changedBy((top, git) => {
    writeFileSync(join(top, 'a.js'), 'other\n');
    writeFileSync(join(top, 'test/a.test.js'), 'tampered\n');
    hide(top, git);
  });
  expect(changed).toEqual(['a.js', 'test/a.test.js']);
});
