import type { Ran } from '../engine/run.ts';
import type { Prepared } from '../gate.ts';
import type { Criterion } from '../model/contract.ts';
import type { Outcome } from '../model/outcome.ts';
import { inLine, plainWords, shortLine } from '../report/sanitize.ts';
import { formatDuration } from '../schema/duration.ts';
import type { Terminal } from '../workspace/terminal.ts';

export interface Progress {
  onPlan(prepared: Prepared): void;
  onStart(criterion: Criterion): void;
  onCompare(criterion: Criterion, on: string): void;
  onEnd(criterion: Criterion, ran: Ran): void;
  close(): void;
}

const silent: Progress = { onPlan() {}, onStart() {}, onCompare() {}, onEnd() {}, close() {} };
/** Of those that run at the same time, as many have a line. */
const mostRunning = 4;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** What is running and for how long: a redrawn list on a terminal, else a plain line for each command. */
export function progressOn(terminal: Terminal, quiet: boolean): Progress {
  if (quiet) return silent;
  return terminal.interactive ? live(terminal) : plainLines(terminal);
}

function live(terminal: Terminal): Progress {
  const running = new Map<string, { title: string; since: number }>();
  let total = 0;
  let done = 0;
  let frame = 0;
  /** How many lines of the list are on the screen. */
  let drawn = 0;
  /** Moves to the first line of the list, and clears everything from there. */
  const erased = () => {
    const up = drawn > 1 ? `\u001b[${drawn - 1}A` : '';
    drawn = 0;
    return `\r${up}\u001b[0J`;
  };
  const draw = () => {
    const shown = [...running.values()].slice(0, mostRunning);
    const lines = shown.map(({ title, since }) => {
      const took = formatDuration(terminal.now() - since);
      // A line that wraps would be two for the cursor.
      return `  ${shortLine(plainWords(title), Math.max(10, (terminal.columns ?? 80) - took.length - 6))}  ${took}`;
    });
    const more = running.size > shown.length ? [`  and ${running.size - shown.length} more`] : [];
    const all = [`${frames[frame++ % frames.length]} ${done}/${total}`, ...lines, ...more];
    const before = erased();
    drawn = all.length;
    terminal.err(`${before}${all.join('\n')}`);
  };
  const stop = terminal.every(100, draw);
  return {
    onPlan(prepared) {
      total = prepared.plan.stepOf.size;
    },
    onStart: ({ id, title }) => void running.set(id, { title, since: terminal.now() }),
    onCompare({ id, title }, on) {
      running.set(id, { title: `re-running on ${on} to compare: ${title}`, since: terminal.now() });
    },
    onEnd({ id }, { outcome }) {
      running.delete(id);
      done++;
      if (!hasFailed(outcome)) return;
      terminal.err(`${erased()}✗ ${inLine(id)}: ${causeOf(outcome)}\n`);
      draw();
    },
    close() {
      stop();
      terminal.err(erased());
    },
  };
}

/** As soon as something fails, its cause is shown. */
function hasFailed({ status }: Outcome): boolean {
  return status === 'fail' || status === 'error';
}

function causeOf({ message }: Outcome): string {
  return shortLine(plainWords(message), 300);
}

function plainLines(terminal: Terminal): Progress {
  let commands = new Set<string>();
  return {
    onPlan({ plan }) {
      const isCommand = (id: string) => plan.steps.get(plan.stepOf.get(id)!)?.check.runs === 'command';
      commands = new Set([...plan.stepOf.keys()].filter(isCommand));
    },
    onStart({ id }) {
      if (commands.has(id)) terminal.err(`running ${id}\n`);
    },
    onCompare: ({ id }, on) => terminal.err(`re-running ${id} on ${on} to compare\n`),
    onEnd({ id }, { outcome, ms }) {
      if (!commands.has(id)) return;
      const took = outcome.status === 'skip' ? '' : ` (${formatDuration(ms)})`;
      terminal.err(`${outcome.status} ${id}${took}${hasFailed(outcome) ? `: ${causeOf(outcome)}` : ''}\n`);
    },
    close() {},
  };
}
