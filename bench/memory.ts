/** Peak memory of a run, against a limit. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { env, type Row } from './measure.ts';

export interface Measured {
  what: string;
  cwd: string;
  args: readonly string[];
  /** In MB. */
  limit: number;
}

/** The kernel keeps the peak of a process, so that looking now and then is enough. */
export async function peakMemory({ what, cwd, args, limit }: Measured): Promise<Row> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'ignore' });
  let peak = 0;
  const sampling = setInterval(() => {
    try {
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0));
    } catch {
      // The process has ended.
    }
  }, 10);
  await new Promise(done => child.on('close', done));
  clearInterval(sampling);
  const megabytes = peak / 1024;
  return {
    what,
    ours: `${megabytes.toFixed(0)} MB`,
    against: `the limit: ${limit} MB`,
    ratio: megabytes / limit,
    goal: 1,
  };
}
