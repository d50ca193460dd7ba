/**
 * Loaded before the action, so that who waits for GitHub does not wait. A wait that is longer than any for a process on this
 * machine takes a moment, and the clocks jump over the rest; of two waits the shorter still ends first. Long time limits run
 * out earlier, by the factor `limits` in this file's own address; those of programs, which are minutes, twenty times that.
 */
import processes from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const limits = Number(new URL(import.meta.url).searchParams.get('limits'));
const shortWait = 200;
const shortLimit = 20_000;

const { setTimeout: wait } = timers;
const { spawn } = processes;
const { setTimeout: later } = globalThis;
const clocks = [Date, performance];
const readings = clocks.map(clock => clock.now.bind(clock));
let ahead = 0;
for (const [index, clock] of clocks.entries()) clock.now = () => readings[index]() + Math.round(ahead);

timers.setTimeout = async (ms, value, options) => {
  if (ms < shortWait) return wait(ms, value, options);
  const until = performance.now() + ms;
  await wait(ms / 500, undefined, options);
  ahead += Math.max(0, until - performance.now());
  return value;
};
globalThis.setTimeout = (act, ms, ...more) => later(act, ms < shortLimit ? ms : ms / limits, ...more);
processes.spawn = (program, args, options) =>
  spawn(program, args, options?.timeout ? { ...options, timeout: options.timeout / limits / 20 } : options);
syncBuiltinESMExports();
