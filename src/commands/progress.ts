import type { Ran } from '../engine/run.ts';
import type { Prepared } from '../gate.ts';
import type { Criterion } from '../model/contract.ts';
import { inLine } from '../report/sanitize.ts';
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
    const [first] = running.values();
    const what = first ? `  ${inLine(first.title).slice(0, 60)}  ${formatDuration(terminal.now() - first.since)}` : '';
    const more = running.size > 1 ? ` (and ${running.size - 1} more)` : '';
    terminal.err(`\r\u001b[2K${frames[frame++ % frames.length]} ${done}/${total}${what}${more}`);
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
    onEnd(criterion) {
      running.delete(criterion.id);
      done++;
    },
    close() {
      stop();
      terminal.err('\r\u001b[2K');
    },
  };
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
      if (commands.has(id))
        terminal.err(`${outcome.status} ${id}${outcome.status === 'skip' ? '' : ` (${formatDuration(ms)})`}\n`);
    },
    close() {},
  };
}
