/**
 * Time, memory and size, each as a ratio to a peer or limit measured in the same run, because ratios vary less than times.
 *   npm run bench               every row; writes docs/performance.md
 *   npm run bench -- --short    a small form, which shows that the benchmark works
 */
import { rmSync } from 'node:fs';
import { fileChecks } from './checks.ts';
import { claimChecks } from './claims.ts';
import { commandRuns } from './commands.ts';
import { generation } from './generation.ts';
import { htmlReport } from './html.ts';
import { largeChanges } from './large.ts';
import { folder, isShort, repository } from './measure.ts';
import { peakMemory } from './memory.ts';
import { print, writeReport } from './report.ts';
import { startUp } from './start.ts';

/** While a command prints 1 GB. */
function outputMemory() {
  const bytes = isShort ? 1 << 20 : 1 << 30;
  const cwd = repository('memory', {
    '.contracts/t.yml': `id: t\nvalidation:\n  command: head -c ${bytes} /dev/zero | tr '\\0' x\n`,
  });
  const args = ['verify', '--all'];
  return peakMemory({ what: 'memory while a command prints 1 GB', cwd, args, limit: 200 });
}

try {
  const rows = [
    generation(),
    htmlReport(),
    ...(await startUp()),
    ...(await fileChecks()),
    ...claimChecks(),
    ...largeChanges(),
    ...commandRuns(),
    ...(process.platform === 'linux' ? [await outputMemory()] : []),
  ];
  print(rows);
  if (!isShort) writeReport(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
