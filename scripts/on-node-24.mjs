// Runs a command on Node 24, which GitHub runs actions on, whatever Node this machine has:
//   node scripts/on-node-24.mjs vitest run
// An older Node installs version 24 below test/node-24 first, from a lock file of its own, so that installing the
// project itself works on every platform.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(top, 'test', 'node-24');
const modules = join(folder, 'node_modules');

function installed() {
  const found = (() => {
    try {
      return readdirSync(modules).find(name => name.startsWith('node-'));
    } catch {
      return undefined;
    }
  })();
  return found && join(modules, found, 'bin');
}

function run(program, args, options = {}) {
  const { status, signal, error } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? (signal ? 130 : 127);
}

function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return dirname(process.execPath);
  if (!installed()) {
    const status = run('npm', ['ci', '--loglevel=error', '--no-progress'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) process.exit(status);
  }
  const bin = installed();
  if (bin) return bin;
  console.error('Node 24 is needed here, and there is no package of it for this platform: install it and try again.');
  process.exit(1);
}

const [program, ...args] = process.argv.slice(2);
const path = [node24(), join(top, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
process.exit(run(program, args, { env: { ...process.env, PATH: path } }));
