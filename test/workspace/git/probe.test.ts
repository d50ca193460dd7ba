import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { probeIn } from '../../../src/workspace/git/probe.ts';
import { commitOf, gitIn, NotACheckout, oneLine } from '../../../src/workspace/git/process.ts';
import { capturedFrom } from '../../support/stdout.ts';
import { repository, temporary, write } from '../sandbox.ts';

afterEach(() => vi.unstubAllEnvs());

/** Puts a program called git first on PATH. */
function gitOf(folder: string, script: string): void {
  mkdirSync(folder, { recursive: true });
  write(folder, { git: `#!/bin/sh\n${script}\n` });
  chmodSync(join(folder, 'git'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
}

test('a probe answers like git itself, and shows nothing in the log', async () => {
  const repo = repository();
  const head = repo.commit();
  const log = await capturedFrom(async () => {
    const probe = probeIn(repo.top);
    expect(await commitOf(probe, 'HEAD')).toBe(head);
    expect(await commitOf(probe, 'f'.repeat(40))).toBeNull();
    expect(oneLine(await probe(['rev-parse', '--is-shallow-repository']))).toBe('false');
    expect(await probe(['config', '--get-regexp', '^no\\.such$'], { accept: [0, 1] })).toMatchObject({ code: 1 });
  });
  expect(log).toBe('');
});

test('an exit code that is no answer is thrown in words', async () => {
  const repo = repository();
  const asked = probeIn(repo.top)(['rev-parse', '--verify', 'no-such-branch']);
  await expect(asked).rejects.toThrow(`git rev-parse failed in ${repo.top}: fatal: Needed a single revision`);
  gitOf(temporary(), 'kill -9 $$');
  await expect(probeIn(repo.top)(['rev-parse'])).rejects.toThrow('git rev-parse failed');
});

test('git gets the allow-listed environment, the settings that run nothing, and pipes of its own', async () => {
  const repo = repository();
  const out = temporary();
  gitOf(
    join(out, 'with "quotes" and spaces'),
    `for each in stdin stderr; do test -p /dev/$each || test -S /dev/$each || exit 9; done; env > ${out}/env; for each; do echo "$each"; done > ${out}/args; echo fine`,
  );
  for (const name of ['GITHUB_TOKEN', 'INPUT_GITHUB-TOKEN', 'GIT_EXTERNAL_DIFF', 'GIT_CONFIG_PARAMETERS'])
    vi.stubEnv(name, 'must-not-be-passed');
  expect(oneLine(await probeIn(repo.top)(['rev-parse', 'a b', '"c"', '$HOME']))).toBe('fine');
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(read('env')).not.toContain('must-not-be-passed');
  expect(read('env').split('\n')).toEqual(
    expect.arrayContaining(['GIT_TERMINAL_PROMPT=0', 'GIT_ALLOW_PROTOCOL=none', 'GIT_NO_LAZY_FETCH=1', 'LC_ALL=C']),
  );
  const args = read('args').trimEnd().split('\n');
  expect(args).toEqual(expect.arrayContaining(['--no-pager', 'core.hooksPath=/dev/null', 'core.fsmonitor=false']));
  expect(args.slice(-4)).toEqual(['rev-parse', 'a b', '"c"', '$HOME']);
});

test('no git out of the checkout is run', async () => {
  const repo = repository();
  const head = repo.commit();
  gitOf(join(repo.top, 'bin'), `touch ${repo.top}/sprung`);
  expect(await commitOf(probeIn(repo.top), 'HEAD')).toBe(head);
  expect(existsSync(join(repo.top, 'sprung'))).toBe(false);
});

test('a partial clone asks no server for what it lacks', async () => {
  const repo = repository();
  repo.commit();
  const sprung = join(temporary(), 'sprung');
  repo.git('config', 'extensions.partialClone', 'origin');
  repo.git('config', 'core.repositoryFormatVersion', '1');
  repo.git('config', 'remote.origin.promisor', 'true');
  repo.git('config', 'remote.origin.url', repository().top);
  repo.git('config', 'remote.origin.uploadpack', `touch ${sprung}; git-upload-pack`);
  const missing = 'f'.repeat(40);
  expect(await commitOf(probeIn(repo.top), missing)).toBeNull();
  expect(existsSync(sprung)).toBe(false);
  expect(await commitOf(gitIn(repo.top), missing)).toBeNull();
  expect(existsSync(sprung)).toBe(true);
});

test('a folder that is not there is reported', () => {
  expect(() => probeIn(join(temporary(), 'none'))).toThrow(NotACheckout);
});
