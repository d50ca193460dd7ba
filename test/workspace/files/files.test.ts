import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFiles, readBytes } from '../../../src/workspace/files/files.ts';
import { readLocated } from '../../../src/workspace/files/safe-paths.ts';
import { temporary, write } from '../sandbox.ts';

const mebibyte = 1024 * 1024;

/** A checkout with a few files, beside a folder with a secret. */
function checkout(files: Record<string, string | Uint8Array> = {}) {
  const around = temporary();
  const top = join(around, 'checkout');
  mkdirSync(top);
  write(around, { 'outside/secret.txt': 'secret', 'checkout-twin/secret.txt': 'secret' });
  write(top, { 'README.md': '# hello\n', 'src/deep/main.ts': 'main\n', ...files });
  return { around, top, kept: ['README.md', 'src/deep/main.ts', ...Object.keys(files)] };
}

/** What look, read and readBytes say of a path that none of them may open. */
async function refusals(top: string, path: string, kept: string[] = []): Promise<string[]> {
  const files = openFiles(top, kept);
  const answers = [await files.inspect(path), await files.read(path), await readBytes(top, path)];
  return answers.map(answer =>
    'kind' in answer && answer.kind === 'refused' ? answer.reason : JSON.stringify(answer),
  );
}

describe('looking', () => {
  it('tells files, directories and what is missing', async () => {
    const { top, kept } = checkout();
    const files = openFiles(top, kept);
    expect(files.list).toEqual(['README.md', 'src/deep/main.ts']);
    expect(await files.inspect('README.md')).toEqual({ kind: 'file', size: 8, kept: true, lfs: false });
    expect(await files.inspect('./src//deep/')).toEqual({ kind: 'directory', kept: true });
    expect(await files.inspect('.')).toEqual({ kind: 'directory', kept: true });
    expect(await files.inspect('nowhere/at/all')).toEqual({ kind: 'missing' });
    expect(await files.inspect('README.md/below')).toEqual({ kind: 'missing' });
    expect(await files.read('src')).toEqual({ kind: 'directory', kept: true });
    expect(await files.read('nowhere')).toEqual({ kind: 'missing' });
  });

  it('tells what git would not keep', async () => {
    const { top, kept } = checkout();
    write(top, { 'dist/out.js': 'out', 'sub/module.txt': 'm' });
    const files = openFiles(top, [...kept, 'sub']);
    expect(await files.inspect('dist/out.js')).toMatchObject({ kind: 'file', kept: false });
    expect(await files.inspect('dist')).toEqual({ kind: 'directory', kept: false });
    expect(await files.inspect('sub')).toEqual({ kind: 'directory', kept: true, submodule: true });
    expect(await files.inspect('sub/module.txt')).toMatchObject({ kind: 'file', kept: false });
    expect(await openFiles(top, []).inspect('.')).toEqual({ kind: 'directory', kept: false });
  });

  it('tells a pointer of Git LFS from a long text about it', async () => {
    const header = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n';
    const { top, kept } = checkout({
      'image.png': header,
      'about.md': header + 'x'.repeat(1024),
      'other.md': `see ${header}`,
    });
    const files = openFiles(top, kept);
    expect(await files.inspect('image.png')).toMatchObject({ lfs: true });
    expect(await files.inspect('about.md')).toMatchObject({ lfs: false });
    expect(await files.inspect('other.md')).toMatchObject({ lfs: false });
  });

  it('names the path that differs in letter case only', async () => {
    const { top, kept } = checkout();
    const files = openFiles(top, kept);
    expect(await files.inspect('readme.MD')).toEqual({ kind: 'missing', nearest: 'README.md' });
    expect(await files.inspect('SRC/Deep')).toEqual({ kind: 'missing', nearest: 'src/deep' });
    expect(await files.read('src/deep/Main.ts')).toEqual({ kind: 'missing', nearest: 'src/deep/main.ts' });
  });

  it('calls a wrong letter case missing where the file system would take it', async () => {
    const { top, kept } = checkout({ 'a/b.txt': 'b' });
    // A second name of the same file, which is how a path looks where letter case is ignored.
    linkSync(join(top, 'README.md'), join(top, 'readme.md'));
    const files = openFiles(top, kept);
    expect(await files.inspect('readme.md')).toEqual({ kind: 'missing', nearest: 'README.md' });
    expect(await files.read('readme.md')).toEqual({ kind: 'missing', nearest: 'README.md' });
    expect(await openFiles(top, [...kept, 'readme.md']).inspect('readme.md')).toMatchObject({
      kind: 'file',
      kept: true,
    });
    write(top, { 'A/b.txt': 'another' });
    expect(await files.read('A/b.txt')).toEqual({ kind: 'text', text: 'another' });
  });
});

describe('reading', () => {
  it('decodes leniently and takes byte order marks off', async () => {
    const utf16 = Buffer.from('\ufeffgrüße', 'utf16le');
    const { top, kept } = checkout({
      'bom.txt': '\ufeffgrüße',
      'wrong.txt': Buffer.from([0x61, 0xff, 0x62, 0x00]),
      'little.txt': utf16,
      'big.txt': Buffer.from(utf16).swap16(),
      'empty.txt': '',
    });
    const files = openFiles(top, kept);
    const text = async (path: string) => files.read(path);
    expect(await text('bom.txt')).toEqual({ kind: 'text', text: 'grüße' });
    expect(await text('wrong.txt')).toEqual({ kind: 'text', text: 'a\ufffdb\0' });
    expect(await text('little.txt')).toMatchObject({ text: expect.stringMatching(/^grüße\n/) });
    expect(await text('big.txt')).toMatchObject({ text: expect.stringMatching(/^grüße\n/) });
    expect(await text('empty.txt')).toEqual({ kind: 'text', text: '' });
    expect(await readBytes(top, 'wrong.txt')).toEqual(Buffer.from([0x61, 0xff, 0x62, 0x00]));
    expect(await readBytes(top, 'nowhere')).toEqual({ kind: 'missing' });
    expect(await readBytes(top, 'src')).toEqual({ kind: 'refused', reason: 'it is a directory, not a file' });
  });

  it('shares a read, and reads again when the file was rewritten, even with its old time and length', async () => {
    const { top, kept } = checkout({ 'a.txt': 'one', 'large.txt': 'x'.repeat(2 * mebibyte) });
    const files = openFiles(top, kept);
    const first = await files.read('a.txt');
    expect(await files.read('./a.txt')).toBe(first);
    const [one, two] = await Promise.all([files.read('large.txt'), files.read('large.txt')]);
    expect(one).toBe(two);
    expect(await files.read('large.txt')).not.toBe(one);
    utimesSync(join(top, 'a.txt'), 5, 5);
    await files.read('a.txt');
    writeFileSync(join(top, 'a.txt'), 'two');
    utimesSync(join(top, 'a.txt'), 5, 5);
    expect(await files.read('a.txt')).toEqual({ kind: 'text', text: 'two' });
    rmSync(join(top, 'a.txt'));
    expect(await files.read('a.txt')).toEqual({ kind: 'missing' });
  });

  it('remembers 64 MiB and no more', async () => {
    const names = Array.from({ length: 66 }, (_, index) => `file-${index}`);
    const { top, kept } = checkout(Object.fromEntries(names.map(name => [name, Buffer.alloc(mebibyte, 'x')])));
    const files = openFiles(top, kept);
    const reads = [];
    for (const name of names) reads.push(await files.read(name));
    expect(await files.read(names[0]!)).toBe(reads[0]);
    expect(await files.read(names[63]!)).toBe(reads[63]);
    expect(await files.read(names[65]!)).not.toBe(reads[65]);
  });
});

describe('staying inside', () => {
  it.each([
    ['/etc/passwd', 'absolute'],
    ['C:/Windows/win.ini', 'absolute'],
    ['../outside/secret.txt', '..'],
    ['src/../../outside/secret.txt', '..'],
    ['src/..', '..'],
    ['.git/config', '.git'],
    ['src/.GIT/config', '.git'],
    ['.git', '.git'],
    ['src\\main.ts', 'backslash'],
    ['README.md\0.txt', 'NUL'],
    ['', 'empty'],
  ])('refuses %j', async (path, word) => {
    const { top } = checkout();
    write(top, { '.git/config': 'secret' });
    for (const reason of await refusals(top, path)) expect(reason).toContain(word);
  });

  it('refuses links that leave the checkout, wherever they stand', async () => {
    const { around, top } = checkout();
    symlinkSync(join(around, 'outside/secret.txt'), join(top, 'file'));
    symlinkSync('../outside', join(top, 'folder'));
    symlinkSync('../checkout-twin', join(top, 'twin'));
    symlinkSync('folder', join(top, 'chain'));
    symlinkSync('/dev/zero', join(top, 'zero'));
    symlinkSync('/proc/self/environ', join(top, 'environment'));
    symlinkSync('/', join(top, 'root'));
    const paths = [
      'file',
      'folder',
      'folder/secret.txt',
      'folder/new.txt',
      'twin/secret.txt',
      'chain/secret.txt',
      'zero',
    ];
    for (const path of [...paths, 'environment', 'root', 'root/etc/nothing-here']) {
      for (const reason of await refusals(top, path, paths)) expect(reason).toContain('leaves the checkout');
    }
  });

  it('refuses links into .git, links to nothing, and links that go round', async () => {
    const { top } = checkout();
    write(top, { '.git/config': 'secret' });
    symlinkSync('.git', join(top, 'git'));
    symlinkSync('.git/config', join(top, 'config'));
    symlinkSync('nowhere', join(top, 'dangling'));
    symlinkSync('b', join(top, 'a'));
    symlinkSync('a', join(top, 'b'));
    symlinkSync('self/self', join(top, 'self'));
    for (const path of ['git', 'git/config', 'git/new', 'config']) {
      for (const reason of await refusals(top, path)) expect(reason).toContain('.git');
    }
    for (const path of ['dangling', 'dangling/below']) {
      for (const reason of await refusals(top, path)) expect(reason).toContain('does not exist');
    }
    for (const path of ['a', 'b/below', 'self']) {
      for (const reason of await refusals(top, path)) expect(reason).toContain('loop');
    }
  });

  it('follows links that stay inside, and keeps them only when their end is kept too', async () => {
    const { top, kept } = checkout();
    write(top, { 'ignored.txt': 'ignored' });
    symlinkSync('README.md', join(top, 'link.md'));
    symlinkSync('src', join(top, 'code'));
    symlinkSync('ignored.txt', join(top, 'trick.md'));
    const files = openFiles(top, [...kept, 'link.md', 'code', 'trick.md']);
    expect(await files.read('link.md')).toEqual({ kind: 'text', text: '# hello\n' });
    expect(await files.inspect('link.md')).toMatchObject({ kind: 'file', kept: true });
    expect(await files.inspect('code/deep/main.ts')).toMatchObject({ kind: 'file', kept: true });
    expect(await files.inspect('code/deep')).toEqual({ kind: 'directory', kept: true });
    expect(await files.inspect('trick.md')).toMatchObject({ kind: 'file', kept: false });
    expect(await openFiles(top, kept).inspect('link.md')).toMatchObject({ kind: 'file', kept: false });
  });

  it('may itself be reached through a link', async () => {
    const { around, top, kept } = checkout();
    symlinkSync(top, join(around, 'link'));
    expect(await openFiles(join(around, 'link'), kept).inspect('README.md')).toMatchObject({
      kind: 'file',
      kept: true,
    });
  });

  it('refuses named pipes, sockets and devices without opening them', async () => {
    const { top } = checkout();
    execFileSync('mkfifo', [join(top, 'pipe')]);
    symlinkSync('pipe', join(top, 'to-pipe'));
    const server = createServer();
    await new Promise<void>(resolve => server.listen(join(top, 'socket'), resolve));
    try {
      for (const path of ['pipe', 'to-pipe']) {
        for (const reason of await refusals(top, path)) expect(reason).toBe('it is a named pipe, not a regular file');
      }
      for (const reason of await refusals(top, 'socket')) expect(reason).toBe('it is a socket, not a regular file');
      for (const reason of await refusals('/dev', 'null')) expect(reason).toBe('it is a device, not a regular file');
    } finally {
      server.close();
    }
  });

  it('does not wait for, or follow, what has taken the place of a file since it was found', async () => {
    const { top } = checkout();
    execFileSync('mkfifo', [join(top, 'pipe')]);
    symlinkSync('README.md', join(top, 'link'));
    expect(await readLocated({ real: join(top, 'pipe') })).toEqual({
      kind: 'refused',
      reason: 'it is not a regular file',
    });
    expect(await readLocated({ real: join(top, 'link') })).toMatchObject({ kind: 'refused' });
    expect(await readLocated({ real: join(top, 'gone') })).toEqual({ kind: 'missing' });
  });

  it('refuses files over 10 MiB, and takes one of exactly that', async () => {
    const { top } = checkout({ 'fits.txt': '', 'large.txt': '' });
    truncateSync(join(top, 'fits.txt'), 10 * mebibyte);
    truncateSync(join(top, 'large.txt'), 10 * mebibyte + 1);
    for (const reason of await refusals(top, 'large.txt')) expect(reason).toContain('larger than 10 MiB');
    expect(await openFiles(top, []).inspect('fits.txt')).toMatchObject({ kind: 'file', size: 10 * mebibyte });
    expect(await readBytes(top, 'fits.txt')).toHaveLength(10 * mebibyte);
  });

  it('takes names with line feeds, spaces and quotes, and very long ones', async () => {
    const { top, kept } = checkout({ 'new\nline "x"/ü.txt': 'odd' });
    const files = openFiles(top, kept);
    expect(await files.read('new\nline "x"/ü.txt')).toEqual({ kind: 'text', text: 'odd' });
    expect((await files.inspect('x'.repeat(5000))).kind).toBe('refused');
  });

  it('never gives the text of anything outside, whatever the path', async () => {
    const { around, top, kept } = checkout({ 'inside.txt': 'inside' });
    symlinkSync('..', join(top, 'up'));
    symlinkSync(around, join(top, 'away'));
    const files = openFiles(top, kept);
    const segment = fc.constantFrom(
      '..',
      '.',
      '',
      'up',
      'away',
      'outside',
      'checkout',
      'secret.txt',
      'inside.txt',
      'src',
      '.git',
      '\0',
    );
    const paths = fc.array(segment, { maxLength: 6 }).map(segments => segments.join('/'));
    await fc.assert(
      fc.asyncProperty(paths, async path => {
        const [read, bytes] = [await files.read(path), await readBytes(top, path)];
        if (read.kind === 'text') expect(read.text).toBe('inside');
        if (bytes instanceof Uint8Array) expect(Buffer.from(bytes).toString()).toBe('inside');
      }),
      { numRuns: 500 },
    );
  });
});
