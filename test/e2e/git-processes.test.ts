import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { onBranch, parsed, type Repository, repository, statuses, temporary } from '../support/repository.ts';

/** Logs each call of git, when it starts and when it ends. */
function watchedGit({ top }: Repository): { env: NodeJS.ProcessEnv; log: string; started(): string[] } {
  const folder = temporary('bin');
  // Commands see the files of the checkout only.
  const log = join(top, 'git.log');
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const program = join(folder, 'git');
  const subcommand = 'for word; do case $word in -c|*=*|--*) ;; *) break ;; esac; done';
  writeFileSync(
    program,
    `#!/bin/sh\n${subcommand}\necho "start $word" >> ${log}\n${real} "$@"\ncode=$?\necho "end $word" >> ${log}\nexit $code\n`,
  );
  chmodSync(program, 0o755);
  writeFileSync(log, '');
  const started = () => [...readFileSync(log, 'utf8').matchAll(/^start (.*)$/gm)].map(([, word]) => word!).sort();
  return { env: { PATH: `${folder}:${process.env.PATH}` }, log, started };
}

/** A branch with one commit and its contract. */
function worked(contract: string): Repository {
  const repo = repository({ '.gitignore': '*.log\n', 'a.txt': 'a\n', 'b/c.txt': 'c\n' });
  return onBranch(repo, 'agent/t', { 'a.txt': 'b\n', '.contracts/t.yml': `id: t\n${contract}` });
}

const still = 'validation:\n  files_exist: [a.txt, b/c.txt]\n  content_check: {file: a.txt, pattern: b}\n';

describe('git', () => {
  test('is started a few times for a run without commands, and only for what is asked', async () => {
    const repo = worked(still);
    const git = watchedGit(repo);
    const ran = await repo.runWith({ env: git.env }, 'verify', '--json');
    expect(ran.code).toBe(0);
    expect(git.started()).toEqual(['cat-file', 'diff-tree', 'for-each-ref', 'ls-files', 'rev-parse', 'status']);
  });

  test('is asked once more for files that are not committed, and twice if some are new', async () => {
    const repo = worked(still);
    repo.write({ 'b/c.txt': 'changed\n' });
    const git = watchedGit(repo);
    expect((await repo.runWith({ env: git.env }, 'verify', '--json')).code).toBe(0);
    expect(git.started()).toEqual(['cat-file', 'diff', 'for-each-ref', 'ls-files', 'rev-parse', 'status']);
    repo.write({ 'new.txt': 'new\n' });
    const more = watchedGit(repo);
    expect((await repo.runWith({ env: more.env }, 'verify', '--json')).code).toBe(0);
    expect(more.started()).toEqual(['add', 'cat-file', 'diff', 'for-each-ref', 'ls-files', 'rev-parse', 'status']);
  });

  test('has ended before a command runs, and is not asked again', async () => {
    const repo = worked('validation:\n  command: cp git.log seen.log\n');
    const git = watchedGit(repo);
    const ran = await repo.runWith({ env: git.env }, 'verify', '--json');
    expect(Object.values(statuses(parsed(ran)))).toEqual(['pass']);
    const seen = readFileSync(join(repo.top, 'seen.log'), 'utf8');
    const count = (word: string) => seen.split('\n').filter(line => line.startsWith(word)).length;
    expect(count('start')).toBeGreaterThan(3);
    expect(count('end')).toBe(count('start'));
    expect(readFileSync(git.log, 'utf8')).toBe(seen);
  });
});
