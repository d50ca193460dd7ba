import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { DurationStore } from '../model/runs.ts';

const largest = 1024 * 1024;
const mostEntries = 10_000;
const longest = 24 * 60 * 60 * 1000;

/** One small file for all checkouts of a user, in the folder for caches. */
export function openDurations(environment: NodeJS.ProcessEnv, top: string): DurationStore {
  const folder = join(environment.XDG_CACHE_HOME || join(environment.HOME || homedir(), '.cache'), 'contract-gate');
  const file = join(folder, 'durations.json');
  const place = createHash('sha256').update(top).digest('hex').slice(0, 12);
  const nameOf = (key: string) => `${place}-${key.slice(0, 20)}`;
  return {
    async read() {
      const all = await readAll(file);
      return key => all.get(nameOf(key));
    },
    async write(durations) {
      if (durations.size === 0) return;
      const all = await readAll(file);
      for (const [key, ms] of durations) {
        all.delete(nameOf(key));
        all.set(nameOf(key), Math.round(ms));
      }
      const newest = [...all].slice(-mostEntries);
      const temporary = join(folder, `durations-${process.pid}.json`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(temporary, JSON.stringify(Object.fromEntries(newest)));
        await rename(temporary, file);
      } catch {
        // A folder that can't be written costs time, never a verdict.
      }
    },
  };
}

/** Nothing, if the file can't be read or is not ours. */
async function readAll(file: string): Promise<Map<string, number>> {
  try {
    if ((await stat(file)).size > largest) return new Map();
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    const isPlain = value !== null && typeof value === 'object' && !Array.isArray(value);
    const isTime = (ms: unknown) => typeof ms === 'number' && ms >= 0 && ms <= longest;
    return new Map(isPlain ? Object.entries(value).filter(([, ms]) => isTime(ms)) : []);
  } catch {
    return new Map();
  }
}
