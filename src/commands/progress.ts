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
/** In one line, of those that run at the same time. */
const mostRunning = 2;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** What is running and for how long: one redrawn line on a terminal, else a plain line for each command. */
export function progressOn(terminal: Terminal, quiet: boolean): Progress {
  if (quiet) return silent;
  return terminal.interactive ? live(terminal) : plainLines(terminal);
}

function live(terminal: Terminal): Progress {
  const running = new Map<string, { title: string; since: number }>();
  let total = 0;
  let done = 0;
  let frame = 0;
  const draw = () => {
    const shown = [...running.values()].slice(0, mostRunning);
    const what = shown.map(
      ({ title, since }) => `  ${inLine(plainWords(title)).slice(0, 40)} ${formatDuration(terminal.now() - since)}`,
    );
    const more = running.size > shown.length ? `  and ${running.size - shown.length} more` : '';
    terminal.err(`\r\u001b[2K${frames[frame++ % frames.length]} ${done}/${total}${what.join('')}${more}`);
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
      if (hasFailed(outcome)) terminal.err(`\r\u001b[2K✗ ${inLine(id)}: ${causeOf(outcome)}\n`);
    },
    close() {
      stop();
      terminal.err('\r\u001b[2K');
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
