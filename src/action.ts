import './workspace/no-inspector.ts';
import { runAction } from './github/run-action.ts';
import { openLog } from './github/runner/log.ts';
import { secretsIn } from './github/runner/secrets.ts';

declare const __VERSION__: string;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => interruption.abort(new Error('interrupted')));

try {
  process.exitCode = await runAction({ env: process.env, version: __VERSION__, signal: interruption.signal });
} catch (error) {
  process.exitCode = failure(error);
}

/** Whatever was thrown, of any type, the exit code is not 0. */
function failure(error: unknown): number {
  const log = openLog(secretsIn(process.env));
  if (interruption.signal.aborted) {
    log.log('contract-gate: cancelled; all running commands were stopped');
    return 130;
  }
  const message = error instanceof Error ? error.message : String(error);
  log.annotate({ level: 'error', title: 'contract-gate reached no verdict', message });
  if (process.env.CONTRACT_GATE_DEBUG && error instanceof Error) log.log(`${error.stack}`);
  return 2;
}
