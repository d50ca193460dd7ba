import { exitCodes } from '../engine/verdict.ts';
import { gate } from '../gate.ts';
import { type AskedReport, reportsFrom, UsageError } from '../model/errors.ts';
import type { Results } from '../model/results.ts';
import { formats } from '../report/index.ts';
import { json } from '../report/json.ts';
import { text } from '../report/text.ts';
import type { Terminal } from '../workspace/terminal.ts';
import type { Arguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { progressOn } from './progress.ts';
import { openFor, requestFrom, targetOptions } from './request.ts';

export const verify: CliCommand = {
  name: 'verify',
  operands: '[CONTRACT…]',
  summary:
    'Runs the checks of every contract that applies to this checkout, and reports whether each criterion passed.',
  options: {
    ...targetOptions,
    report: {
      value: 'FORMAT=PATH',
      repeat: true,
      about: `write a report: ${Object.keys(formats).join(', ')}; may be repeated`,
    },
    json: { about: 'print the results file only' },
    jobs: { value: 'N', about: "commands to run in parallel (default: the policy's, else 1)" },
    timeout: { value: 'TIME', about: 'time limit for one command, such as 90s, 5m or 1h (default: 10m)' },
    'no-commands': { about: 'run no commands; criteria that need one are inconclusive' },
    shard: { value: 'I/N', about: 'verify one part of the contracts, such as 2/4' },
    watch: { about: 'run again whenever a file changes' },
  },
  examples: [
    'contract-gate verify',
    'contract-gate verify --only auth --base main',
    'contract-gate verify --json --report markdown=report.md',
  ],
  async run(args, terminal) {
    const reports = reportsFrom('--report', args.values('report'), Object.keys(formats));
    if (!args.flag('watch')) return verifyOnce(args, reports, terminal);
    if (args.flag('json')) throw new UsageError('--watch and --json cannot be used together');
    const cwd = args.value('cwd') ?? terminal.cwd;
    for (let again = false; ; ) {
      const before = await terminal.fingerprint(cwd);
      await verifyOnce(args, reports, terminal);
      const after = await terminal.fingerprint(cwd);
      // A change during the run may be the user's. A command that changes files on every run causes one more run only.
      again = after !== before && !again;
      if (again) continue;
      terminal.out('Watching for changes; press Ctrl-C to stop.\n\n');
      while ((await terminal.fingerprint(cwd)) === after) await terminal.wait(500);
    }
  },
};

async function verifyOnce(args: Arguments, reports: readonly AskedReport[], terminal: Terminal): Promise<number> {
  const checkout = await openFor(args, terminal);
  try {
    const request = await requestFrom(args, terminal, checkout);
    const progress = progressOn(terminal, args.flag('json'));
    const results = await gate(request, checkout, {
      ...progress,
      now: terminal.now,
      stop: terminal.signal,
    }).finally(progress.close);
    terminal.signal.throwIfAborted();
    await writeReports(results, reports, terminal);
    terminal.out(args.flag('json') ? json(results) : text(results, terminal));
    return exitCodes[results.verdict];
  } finally {
    await checkout.close();
  }
}

async function writeReports(results: Results, reports: readonly AskedReport[], terminal: Terminal): Promise<void> {
  for (const { format, path } of reports) await terminal.files.write(path, formats[format]!(results));
}
