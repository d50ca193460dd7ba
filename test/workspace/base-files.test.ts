import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openBaseFiles } from '../../src/workspace/base-files.ts';
import { openFiles } from '../../src/workspace/files/files.ts';
import { openGit } from '../../src/workspace/git/git.ts';
import { repository } from '../support/repository.ts';

const paths = [
  ...['README.md', './README.md', 'src//a.js', 'src', 'src/', '.', 'Readme.MD', 'SRC/a.js', 'nothing', 'src/nothing'],
  ...['link', 'in/up.js', 'folder', 'folder/a.js', 'folder/nothing', 'chain', 'wide.txt', 'pointer'],
  ...['out', 'absolute', 'dangling', 'dangling/more', 'loop', 'git', 'empty', '', '..', '/etc/passwd', '.git/config'],
];

test('files of a commit are found as they are found on disk, behind links too', async () => {
  const repo = repository({
    'README.md': '# Shop\n',
    'src/a.js': 'export {};\n',
    empty: '',
    'wide.txt': Buffer.from('\ufeffword', 'utf16le'),
    pointer: 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
  });
  const link = (path: string, target: string) => {
    mkdirSync(dirname(join(repo.top, path)), { recursive: true });
    symlinkSync(target, join(repo.top, path));
  };
  link('link', 'README.md');
  link('in/up.js', '../src/a.js');
  link('folder', 'src');
  link('chain', 'folder/../link');
  link('out', '..');
  link('absolute', '/etc/hostname');
  link('dangling', 'nowhere');
  link('loop', 'loop');
  link('git', '.git/config');
  repo.commit({});
  const git = await openGit(repo.top);
  const disk = openFiles(git.top, await git.keptPaths());
  const commit = await openBaseFiles(git, git.head);
  expect(commit.list).toEqual(disk.list);
  for (const path of paths) {
    expect(await commit.inspect(path), path).toEqual(await disk.inspect(path));
    expect(await commit.read(path), path).toEqual(await disk.read(path));
  }
});
