import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openObjects } from '../../../src/workspace/git/object-store.ts';
import { gitCommand } from '../../../src/workspace/git/process.ts';
import { type Repository, repository, temporary } from '../sandbox.ts';

const path = process.env.PATH;
afterEach(() => {
  process.env.PATH = path;
});

/** Writes a line to a log when git starts, and another when it ends. */
function watched(script = 'git "$@"'): string {
  const folder = temporary();
  const log = join(folder, 'log');
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const program = join(folder, 'git');
  writeFileSync(
    program,
    `#!/bin/sh\necho start >> ${log}\n${script.replace('git ', `${real} `)}\necho end >> ${log}\n`,
  );
  chmodSync(program, 0o755);
  writeFileSync(log, '');
  process.env.PATH = `${folder}:${path}`;
  return log;
}

function withFiles(files: Record<string, string>): Repository {
  const repo = repository();
  repo.write(files);
  repo.commit();
  return repo;
}

describe('objects', () => {
  it('come from one process, in the order in which they were asked for', async () => {
    const repo = withFiles({ 'a.txt': 'one', 'b c.txt': 'x missing\n' });
    const tree = repo.git('rev-parse', 'HEAD^{tree}');
    const log = watched();
    const store = openObjects(gitCommand(repo.top));
    const names = ['HEAD:b c.txt', 'HEAD:nowhere', 'HEAD', 'HEAD:a.txt', 'HEAD:a.txt\nHEAD', 'nothing at all missing'];
    const found = await Promise.all(names.map(name => store.read(name)));
    expect(found.map(each => each?.type)).toEqual(['blob', undefined, 'commit', 'blob', undefined, undefined]);
    expect([found[0], found[3]].map(each => each?.body?.toString())).toEqual(['x missing\n', 'one']);
    expect((await store.read('HEAD^{tree}'))?.oid).toBe(tree);
    expect(readFileSync(log, 'utf8')).toBe('start\n');
    await store.rest();
    expect(readFileSync(log, 'utf8')).toBe('start\nend\n');
  });

  it('that were asked for are answered before the process ends, and later ones start another', async () => {
    const repo = withFiles({ 'a.txt': 'a'.repeat(500_000) });
    const log = watched();
    const store = openObjects(gitCommand(repo.top));
    const asked = store.read('HEAD:a.txt');
    await store.rest();
    expect(readFileSync(log, 'utf8')).toBe('start\nend\n');
    expect((await asked)?.body?.length).toBe(500_000);
    expect((await store.read('HEAD'))?.type).toBe('commit');
    await store.rest();
    await store.rest();
    expect(readFileSync(log, 'utf8')).toBe('start\nend\nstart\nend\n');
  });

  it('are an error where git ends without an answer, and can be asked for again', async () => {
    const repo = withFiles({ 'a.txt': 'a' });
    const broken = join(temporary(), 'broken');
    writeFileSync(broken, '');
    watched(`[ -e ${broken} ] && { echo no more >&2; exit 3; }\ngit "$@"`);
    const store = openObjects(gitCommand(repo.top));
    const asked = await Promise.allSettled([store.read('HEAD'), store.read('HEAD:a.txt')]);
    for (const each of asked)
      expect(each).toMatchObject({ reason: new Error(`git cat-file failed in ${repo.top}: no more`) });
    execFileSync('rm', [broken]);
    expect((await store.read('HEAD:a.txt'))?.body?.toString()).toBe('a');
    await store.rest();
  });
});
