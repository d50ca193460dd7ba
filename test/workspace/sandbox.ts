import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';

const folders: string[] = [];

const systemTemporary = process.env.TMPDIR;

afterEach(() => {
  if (systemTemporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = systemTemporary;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the test. */
export function temporary(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'contract-gate-test-')));
  folders.push(folder);
  return folder;
}

/** Makes a folder of the test's own the system's temporary folder, so that what is left there can be counted. */
export function ownTemporary(): string {
  const folder = temporary();
  process.env.TMPDIR = folder;
  return folder;
}

export function write(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

export interface Repository {
  top: string;
  /** Runs git as a user would, and gives its output without the last line feed. */
  git(...args: string[]): string;
  write(files: Record<string, string | Uint8Array>): void;
  /** Commits all there is and gives the commit's id. */
  commit(message?: string): string;
}

export function repository(top = temporary()): Repository {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).replace(/\n$/, '');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada Lovelace');
  git('config', 'user.email', 'ada@example.org');
  git('config', 'commit.gpgsign', 'false');
  return {
    top,
    git,
    write: files => write(top, files),
    commit(message = 'a commit') {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', message);
      return git('rev-parse', 'HEAD');
    },
  };
}

export const lines = (count: number, word = 'line') =>
  Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');

/** Waits, within bounds, until something is so. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (isSo()) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error(`never came true: ${what}`);
}
