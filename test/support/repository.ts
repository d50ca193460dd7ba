import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { CriterionResult, Results } from '../../src/model/results.ts';
import { machineNode } from './nodes.ts';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

export type Tree = Record<string, string | Buffer | null>;

/** A real git repository in a temporary folder, gone after the test. */
export interface Repository {
  top: string;
  /** Writes files; null deletes. */
  write(files: Tree): void;
  git(...args: string[]): string;
  commit(files: Tree, message?: string): string;
  run(...args: string[]): Promise<Ran>;
  runWith(options: { env?: NodeJS.ProcessEnv; cwd?: string; node?: string }, ...args: string[]): Promise<Ran>;
  /** `verify --json` with these arguments. */
  verify(...args: string[]): Promise<Ran & { results: Results }>;
}

/** `finished`: the hook of the test itself, which a concurrent test must pass: the global one may belong to another test. */
export function temporary(name = 'test', finished: typeof onTestFinished = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `contract-gate-${name}-`)));
  finished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** `main` holds the given files as one commit. */
export function repository(
  files: Tree = { 'README.md': '# A project\n' },
  finished: typeof onTestFinished = onTestFinished,
): Repository {
  const top = temporary('test', finished);
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: top,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    ).trim();
  const repo: Repository = {
    top,
    git,
    write: tree => writeTree(top, tree),
    commit(tree, message = 'Change things') {
      writeTree(top, tree);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', message);
      return headOf(top) ?? git('rev-parse', 'HEAD');
    },
    run: (...args) => runCli({ cwd: top }, args),
    runWith: (options, ...args) => runCli({ cwd: top, ...options }, args),
    async verify(...args) {
      const ran = await runCli({ cwd: top }, ['verify', '--json', ...args]);
      return { ...ran, results: parsed(ran) };
    },
  };
  const key = JSON.stringify(files);
  const template = templates.get(key);
  if (template) cpSync(template, top, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  else {
    git('init', '--quiet', '--initial-branch=main');
    repo.commit(files, 'Begin');
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'contract-gate-template-')));
    cpSync(top, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    templates.set(key, folder);
  }
  return repo;
}

/** What was just committed, without a process; undefined in a second worktree. */
function headOf(top: string): string | undefined {
  const read = (name: string) => {
    try {
      return readFileSync(join(top, '.git', name), 'utf8').trim();
    } catch {
      return '';
    }
  };
  const head = read('HEAD');
  return /^[0-9a-f]{40}$/.exec(head.startsWith('ref: ') ? read(head.slice('ref: '.length)) : head)?.[0];
}

/** The first commit of equal repositories is made once in each file of tests: a copy starts no process. */
const templates = new Map<string, string>();
afterAll(() => {
  for (const folder of templates.values()) rmSync(folder, { recursive: true, force: true });
  templates.clear();
});

/** The same on an agent's branch that starts from `main`. */
export function onBranch(repo: Repository, branch: string, files: Tree = {}, message?: string): Repository {
  repo.git('checkout', '--quiet', '-b', branch);
  if (Object.keys(files).length > 0) repo.commit(files, message);
  return repo;
}

/** A folder for PATH that has these programs and no others. */
export function onlyPrograms(...names: string[]): string {
  const folder = temporary('bin');
  for (const name of names) symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(folder, name));
  return folder;
}

export function runCli(
  options: { cwd: string; env?: NodeJS.ProcessEnv; node?: string },
  args: readonly string[],
): Promise<Ran> {
  const { NODE_EXTRA_CA_CERTS: _, CI: __, ...environment } = process.env;
  return new Promise(done => {
    execFile(
      options.node ?? machineNode,
      [cli, ...args],
      { cwd: options.cwd, env: { ...environment, ...options.env }, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
      (error, stdout, stderr) =>
        done({ code: error ? (typeof error.code === 'number' ? error.code : -1) : 0, stdout, stderr }),
    );
  });
}

export function criteria(results: Results): CriterionResult[] {
  return results.contracts.flatMap(contract => contract.criteria);
}

/** Criterion id → status. */
export function statuses(results: Results): Record<string, string> {
  return Object.fromEntries(criteria(results).map(({ id, status }) => [id, status]));
}

export function parsed({ stdout, stderr }: Ran): Results {
  try {
    return JSON.parse(stdout) as Results;
  } catch {
    throw new Error(
      `verify printed no JSON; its stdout: ${stdout.slice(0, 500)}; its stderr: ${stderr.slice(0, 2000)}`,
    );
  }
}

function writeTree(top: string, tree: Tree): void {
  for (const [path, content] of Object.entries(tree)) {
    const target = join(top, path);
    if (content === null) rmSync(target, { recursive: true, force: true });
    else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  }
}
