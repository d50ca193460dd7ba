import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeTemporary, removeTree } from '../../../src/workspace/files/temporary.ts';
import { temporary, write } from '../sandbox.ts';

describe('a temporary folder', () => {
  it('is below the temporary folder of the system, and for this user alone', async () => {
    const folder = await makeTemporary('test');
    expect(dirname(folder)).toBe(tmpdir());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await removeTree(folder);
    await removeTree(folder);
    expect(() => statSync(folder)).toThrow('ENOENT');
  });

  it('is removed without following links', async () => {
    const outside = temporary();
    write(outside, { 'keep.txt': 'keep' });
    const folder = join(temporary(), 'tree');
    mkdirSync(folder);
    symlinkSync(outside, join(folder, 'link'));
    await removeTree(folder);
    expect(readFileSync(join(outside, 'keep.txt'), 'utf8')).toBe('keep');
  });

  it('is removed with folders that were made read-only, by a user who is not allowed everything', async () => {
    const source = pathToFileURL(join(import.meta.dirname, '../../../src/workspace/files/temporary.ts')).href;
    const script = join(temporary(), 'script.mjs');
    writeFileSync(
      script,
      `import fs from 'node:fs';
       import { makeTemporary, removeTree } from '${source}';
       if (process.getuid() === 0) process.seteuid(65534);
       const folder = await makeTemporary('test');
       fs.mkdirSync(folder + '/a/b', { recursive: true });
       fs.writeFileSync(folder + '/a/b/c', '');
       fs.chmodSync(folder + '/a/b', 0o000);
       fs.chmodSync(folder + '/a', 0o500);
       let plain = 'removed';
       try { fs.rmSync(folder, { recursive: true }); } catch { plain = 'refused'; }
       await removeTree(folder);
       console.log(plain, fs.existsSync(folder));`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    expect(stdout).toBe('refused false\n');
  });
});
