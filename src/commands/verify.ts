import { exitCodes } from '../engine/verdict.ts';
import { gate } from '../gate.ts';
import { type AskedReport, reportsFrom, UsageError } from '../model/errors.ts';
import type { Results } from '../model/results.ts';
import { formats } from '../report/index.ts';
import { json } from '../report/json.ts';
import { text } from '../report/text.ts';
import type { Arguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { progressOn } from './progress.ts';
import { openFor, requestFrom, targetOptions } from './request.ts';
import type { Terminal } from './terminal.ts';

export const verify: CliCommand = {
  name: 'verify',
  operands: '[contract…]',
  summary:
    'Runs every check of the contracts that apply to this checkout, and says for each criterion whether it holds.',
  options: {
    ...targetOptions,
    report: {
      value: 'FORMAT=PATH',
      repeat: true,
      about: `write a report: ${Object.keys(formats).join(', ')}; may be repeated`,
    },
    json: { about: 'print the results file and nothing else' },
    jobs: { value: 'N', about: "commands at once (default: the policy's, else 1)" },
    timeout: { value: 'TIME', about: 'for one command, such as 90s, 5m or 1h (default 10m)' },
    'no-commands': { about: 'run no command; what needs one counts as "could not tell"' },
    shard: { value: 'I/N', about: 'one part of the contracts, such as 2/4' },
    watch: { about: 'run again whenever the work changes' },
  },
  examples: [
    'contract-gate verify',
    'contract-gate verify --only auth --base main',
    'contract-gate verify --json --report markdown=report.md',
  ],
  async run(args, terminal) {
    const reports = reportsFrom('--report', args.values('report'), Object.keys(formats));
    if (!args.flag('watch')) return verifyOnce(args, reports, terminal);
    if (args.flag('json')) throw new UsageError('--watch and --json do not go together');
    const cwd = args.value('cwd') ?? terminal.cwd;
    for (let again = false; ; ) {
      const before = await terminal.fingerprint(cwd);
      await verifyOnce(args, reports, terminal);
      const after = await terminal.fingerprint(cwd);
      // What changed during the run may be the user's; a command that always leaves something behind is run again once.
      again = after !== before && !again;
      if (again) continue;
      terminal.out('Watching for changes; Ctrl-C ends it.\n\n');
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
    terminal.out(args.flag('json') ? json(results) : text(results, { colour: terminal.colour }));
    return exitCodes[results.verdict];
  } finally {
    await checkout.close();
  }
}

async function writeReports(results: Results, reports: readonly AskedReport[], terminal: Terminal): Promise<void> {
  for (const { format, path } of reports) await terminal.files.write(path, formats[format]!(results));
}
