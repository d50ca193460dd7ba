import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What `git lfs install --local` writes. Without it, a checkout has pointers in place of files. */
const gitLfs: Readonly<Record<string, readonly string[]>> = {
  clean: ['git-lfs clean -- %f'],
  smudge: ['git-lfs smudge -- %f', 'git-lfs smudge --skip -- %f'],
  process: ['git-lfs filter-process', 'git-lfs filter-process --skip'],
  required: ['true'],
};

/**
 * Arguments that switch off the filters of the repository's own configuration: whoever wrote the change may have written it,
 * too, and a filter is a command. Those of the user's configuration stay, and git-lfs exactly as it sets itself up.
 */
export function filtersOff(program: string, top: string, env: Record<string, string>): string[] {
  const { shared, own } = configurationFiles(top);
  const scopes = [...(mentionsFilters(shared) ? ['--local'] : []), ...(mentionsFilters(own) ? ['--worktree'] : [])];
  const entries = scopes.flatMap(scope => {
    const args = ['config', scope, '--includes', '--null', '--get-regexp', '^filter\\.'];
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: top, env });
    if (status !== 0 && status !== 1) throw new Error(`git can't read the repository's configuration: ${stderr}`);
    return stdout.toString('utf8').split('\0').filter(Boolean);
  });
  const filters = new Map<string, [string, string][]>();
  for (const entry of entries) {
    const [key = '', ...value] = entry.split('\n');
    const name = key.slice('filter.'.length, key.lastIndexOf('.'));
    const known = filters.get(name) ?? [];
    filters.set(name, [...known, [key.slice(key.lastIndexOf('.') + 1), value.join('\n')]]);
  }
  return [...filters].flatMap(([name, settings]) => (isGitLfs(name, settings) ? [] : off(name)));
}

function isGitLfs(name: string, settings: readonly (readonly [string, string])[]): boolean {
  return name === 'lfs' && settings.every(([key, value]) => gitLfs[key]?.includes(value) === true);
}

function off(name: string): string[] {
  if (/[=\n]/.test(name)) {
    throw new Error(
      `git's configuration has a filter named ${JSON.stringify(name)}, which can't be switched off; rename it`,
    );
  }
  return ['clean=', 'smudge=', 'process=', 'required=false'].flatMap(each => ['-c', `filter.${name}.${each}`]);
}

/** The repository's own configuration: that of all its worktrees, and of this one. */
function configurationFiles(top: string): { shared: string; own: string } {
  const folder = gitFolder(join(top, '.git'));
  const pointer = join(folder, 'commondir');
  const common = existsSync(pointer) ? resolve(folder, readFileSync(pointer, 'utf8').trim()) : folder;
  return { shared: join(common, 'config'), own: join(folder, 'config.worktree') };
}

function gitFolder(path: string): string {
  try {
    const [, folder] = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8')) ?? [];
    return folder === undefined ? path : resolve(dirname(path), folder);
  } catch {
    return path;
  }
}

function mentionsFilters(file: string): boolean {
  try {
    return /\[\s*(?:filter|include)/i.test(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}
