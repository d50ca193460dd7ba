/** How well commands fill their slots, and how fast their output is read. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Results } from '../src/model/results.ts';
import { cli, compare, env, folder, isShort, once, type Row, repository } from './measure.ts';

/** Of mixed length, in seconds, in no order. */
const seconds = [0.3, 0.5, 2.9, 0.2, 1.1, 4, 0.7, 0.4, 1.9, 0.6, 3.1, 0.8, 1.3, 0.3, 5.2, 2.2];
const cache = { ...env, XDG_CACHE_HOME: join(folder, 'cache') };

export function commandRuns(): Row[] {
  return [slots(), output()];
}

function slots(): Row {
  const lines = seconds.map((time, at) => `sleep ${isShort ? time / 50 : time}; echo ${at}`);
  const top = repository('slots', {
    '.contracts/t.yml': `id: t\nvalidation:\n  command:\n${lines.map(line => `    - ${line}\n`).join('')}`,
  });
  const verify = () => {
    const start = performance.now();
    execFileSync(process.execPath, [cli, 'verify', '--all', '--jobs', '2'], { cwd: top, env: cache, stdio: 'ignore' });
    return performance.now() - start;
  };
  // The first run learns how long each takes.
  verify();
  return compare({
    what: '16 commands of mixed length in two slots',
    peer: 'half of the time that they take one after the other in bash',
    rounds: 3,
    ours: verify,
    theirs: () => lines.reduce((sum, line) => sum + once(top, 'bash', '-c', line), 0) / 2,
    goal: 1.05,
  });
}

function output(): Row {
  const bytes = isShort ? 5_000_000 : 500_000_000;
  const line = `head -c ${bytes} /dev/zero | tr '\\0' x`;
  const top = repository('output', { '.contracts/t.yml': `id: t\nvalidation:\n  command: ${line}\n` });
  // In a session of its own, as ours: on a busy machine the kernel gives each session its share of the time.
  writeFileSync(
    join(folder, 'reader.mjs'),
    `import { spawn } from 'node:child_process';
     import { createHash } from 'node:crypto';
     const hash = createHash('sha256');
     const start = performance.now();
     const child = spawn('bash', ['-c', ${JSON.stringify(line)}], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
     child.stdout.on('data', chunk => hash.update(chunk));
     child.on('close', () => console.log(JSON.stringify({ sha256: hash.digest('hex'), ms: performance.now() - start })));`,
  );
  const json = (...args: string[]) =>
    JSON.parse(execFileSync(process.execPath, args, { cwd: top, env, encoding: 'utf8', maxBuffer: 1 << 30 }));
  const hashes = new Set<string>();
  const row = compare({
    what: `a command that prints ${bytes / 1e6} MB, from its start to its end`,
    peer: 'a bare reader in Node with sha256',
    rounds: 5,
    ours() {
      const { contracts, timing } = json(cli, 'verify', '--all', '--json') as Results;
      const criterion = contracts.flatMap(({ criteria }) => criteria).find(({ check }) => check === 'command')!;
      hashes.add(criterion.output!.sha256);
      return timing.criteria[criterion.id]!;
    },
    theirs() {
      const { sha256, ms } = json(join(folder, 'reader.mjs')) as { sha256: string; ms: number };
      hashes.add(sha256);
      return ms;
    },
    goal: 1 / 0.7,
  });
  if (hashes.size !== 1) throw new Error('both must read the same');
  return row;
}
