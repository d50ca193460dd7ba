/** The programs that the benchmark compares with, installed from a lock file of their own. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const place = join(import.meta.dirname, 'peers');
const modules = join(place, 'node_modules');

export interface Peers {
  danger: string;
  rg: string;
}

export function installPeers(): Peers {
  if (!existsSync(modules)) {
    execFileSync('npm', ['ci', '--loglevel=error', '--no-progress'], {
      cwd: place,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const scope = join(modules, '@vscode');
  const platform = readdirSync(scope).find(name => name.startsWith('ripgrep-'));
  if (platform === undefined) throw new Error('there is no package of ripgrep for this platform');
  return { danger: join(modules, 'danger/distribution/commands/danger.js'), rg: join(scope, platform, 'bin/rg') };
}
