import type { Plan } from '../engine/plan.ts';
import type { Prepared, Request } from '../gate.ts';
import { matchesAny } from '../match/glob.ts';
import { someOf } from '../model/outcome.ts';
import type { Results } from '../model/results.ts';
import { contractGlobs } from '../policy/schema.ts';
import { inLine } from '../report/sanitize.ts';
import { number } from '../report/words.ts';
import type { Terminal } from '../workspace/terminal.ts';

/** What a run takes over from the one before it. */
export interface Watched {
  request: Pick<Request, 'record' | 'recorded'>;
  onPlan(prepared: Prepared): void;
  onResults(results: Results): void;
}

/** The commit, and what every uncommitted file holds: see `Terminal`. */
type State = Awaited<ReturnType<Terminal['fingerprint']>>;

/**
 * Runs again whenever something changes, until the user interrupts. Static checks always run again: they take
 * milliseconds. Commands run again unless nothing but contracts changed, and those ask for no other command.
 */
export async function watch(
  terminal: Terminal,
  cwd: string,
  runOnce: (watched: Watched) => Promise<unknown>,
): Promise<never> {
  const interrupted = new Promise<never>((_, reject) =>
    terminal.signal.addEventListener('abort', () => reject(terminal.signal.reason as Error), { once: true }),
  );
  interrupted.catch(() => {});
  const look = () => {
    terminal.signal.throwIfAborted();
    return Promise.race([terminal.fingerprint(cwd), interrupted]);
  };
  let last: { plan: Plan; results: Results } | undefined;
  let state = await look();
  let changed: string[] = [];
  for (let again = false; ; ) {
    const onlyContracts = changed.length > 0 && changed.every(path => matchesAny(contractGlobs, path));
    const before = onlyContracts ? last : undefined;
    let plan: Plan | undefined;
    let reused = false;
    await runOnce({
      request: {
        record: true,
        recorded: prepared => {
          const { runs, cage } = before?.results ?? {};
          const known = before?.plan.commands;
          if (!runs || !known || ![...prepared.plan.commands.keys()].every(key => known.has(key))) return undefined;
          reused = true;
          return { runs, ...(cage ? { cage } : {}) };
        },
      },
      onPlan(prepared) {
        ({ plan } = prepared);
      },
      onResults: results => {
        // What was taken over is no run of its own.
        if (plan) last = { plan, results: reused ? { ...results, runs: before!.results.runs! } : results };
      },
    });
    if (changed.length > 0 && plan) terminal.out(`${ranWords(plan, reused)}\n`);
    const after = await look();
    // A change during the run may be the user's. A command that changes files on every run causes one more run only.
    const during = differences(state, after);
    again = during.length > 0 && !again;
    state = after;
    changed = during;
    if (!again) {
      terminal.out('Watching for changes; press Ctrl-C to stop.\n\n');
      do {
        await terminal.wait(500);
        const now = await look();
        changed = differences(state, now);
        state = now;
      } while (changed.length === 0);
    }
    terminal.out(`Changed: ${inLine(someOf(changed))}\n\n`);
  }
}

function ranWords({ commands }: Plan, reused: boolean): string {
  if (commands.size === 0) return 'Ran every check again.';
  const count = number(commands.size, 'command', 'commands');
  return reused
    ? `Ran the static checks again. Only contracts changed, so ${count} did not run again: the last results count.`
    : `Ran every check again, with ${count}.`;
}

/** The paths that differ, sorted; "the last commit" if that does. */
function differences(before: State, after: State): string[] {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].sort();
  const changed = paths.filter(path => before.files.get(path) !== after.files.get(path));
  return before.head === after.head ? changed : ['the last commit', ...changed];
}
