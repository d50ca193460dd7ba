import { act } from './github/run-action.ts';
import { openLog } from './github/runner/log.ts';
import { secretsIn } from './github/runner/secrets.ts';

declare const __VERSION__: string;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => interruption.abort(new Error('interrupted')));

try {
  process.exitCode = await act({ env: process.env, version: __VERSION__, signal: interruption.signal });
} catch (error) {
  process.exitCode = failure(error);
}

/** Whatever was thrown, of any type, is not a pass. */
function failure(error: unknown): number {
  const log = openLog(secretsIn(process.env));
  if (interruption.signal.aborted) {
    log.say('contract-gate: cancelled; what was running has been ended');
    return 130;
  }
  const message = error instanceof Error ? error.message : String(error);
  log.annotate({ level: 'error', title: 'contract-gate could not tell', message });
  if (process.env.CONTRACT_GATE_DEBUG && error instanceof Error) log.say(`${error.stack}`);
  return 2;
}
