import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCollection } from '../../../src/workspace/commands/collect.ts';
import { temporary, write } from '../sandbox.ts';

describe('collecting what was written', () => {
  it('takes a file that was rewritten with its old length and time', async () => {
    const top = temporary();
    write(top, { 'a.xml': 'one', 'b.xml': 'one' });
    utimesSync(join(top, 'a.xml'), 5, 5);
    const collect = await openCollection(top, ['*.xml']);
    writeFileSync(join(top, 'a.xml'), 'two');
    utimesSync(join(top, 'a.xml'), 5, 5);
    rmSync(join(top, 'b.xml'));
    expect(await collect()).toEqual([{ path: 'a.xml', text: 'two' }]);
  });

  it('finds a file by its plain path, in a folder that did not exist, and through braces', async () => {
    const top = temporary();
    const [plain, braces] = [
      await openCollection(top, ['out/a.xml']),
      await openCollection(top, ['{out,other}/**/*.xml']),
    ];
    write(top, { 'out/a.xml': 'a', 'out/deep/b.xml': 'b', 'elsewhere/c.xml': 'c' });
    expect(await plain()).toEqual([{ path: 'out/a.xml', text: 'a' }]);
    expect((await braces()).map(file => file.path)).toEqual(['out/a.xml', 'out/deep/b.xml']);
  });

  it('takes each file once, whichever of the globs it matches', async () => {
    const top = temporary();
    const collect = await openCollection(top, ['out/*.xml', '**/a.xml']);
    write(top, { 'out/a.xml': 'a', 'out/b.xml': 'b', 'a.xml': 'top', 'b.xml': 'no' });
    expect((await collect()).map(file => file.path).sort()).toEqual(['a.xml', 'out/a.xml', 'out/b.xml']);
  });

  it('gives nothing from outside, from .git or from installed packages', async () => {
    const around = temporary();
    const top = join(around, 'checkout');
    mkdirSync(top);
    const patterns = ['**/*.xml', 'away/*.xml', '../outside/*.xml', `${around}/outside/*.xml`, '.git/*.xml'];
    const collections = await Promise.all(patterns.map(pattern => openCollection(top, [pattern])));
    write(around, { 'outside/secret.xml': 'secret' });
    write(top, { '.git/x.xml': 'x', 'node_modules/p/x.xml': 'x', 'fine.xml': 'fine' });
    symlinkSync('../outside', join(top, 'away'));
    const found = await Promise.all(collections.map(collect => collect()));
    expect(found).toEqual([[{ path: 'fine.xml', text: 'fine' }], [], [], [], []]);
  });

  it('gives what can not be read as empty, so that it is seen', async () => {
    const top = temporary();
    const collect = await openCollection(top, ['*.xml']);
    write(top, { 'large.xml': '' });
    truncateSync(join(top, 'large.xml'), 10 * 1024 * 1024 + 1);
    execFileSync('mkfifo', [join(top, 'pipe.xml')]);
    symlinkSync('/etc/passwd', join(top, 'away.xml'));
    expect(await collect()).toEqual([
      { path: 'away.xml', text: '' },
      { path: 'large.xml', text: '' },
      { path: 'pipe.xml', text: '' },
    ]);
  });
});
