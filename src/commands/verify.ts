import { exitCodes } from '../engine/verdict.ts';
import { type AskedReport, reportsFrom, UsageError } from '../model/errors.ts';
import type { Results } from '../model/results.ts';
import { formats } from '../report/index.ts';
import { json } from '../report/json.ts';
import { text } from '../report/text.ts';
import type { Terminal } from '../workspace/terminal.ts';
import type { Arguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { progressOn } from './progress.ts';
import { openFor, reportOption, requestFrom, targetOptions, timeoutOption } from './request.ts';
import { type Watched, watch } from './watch.ts';

export const verify: CliCommand = {
  name: 'verify',
  operands: '[CONTRACT…]',
  summary:
    'Runs the checks of every contract that applies to this checkout, and reports whether each criterion passed.',
  options: {
    ...targetOptions,
    report: reportOption,
    json: { about: 'print the results file only' },
    jobs: { value: 'N', about: "commands to run in parallel (default: the policy's, else 1)" },
    timeout: timeoutOption,
    'no-commands': { about: 'run no commands; criteria that need one are inconclusive' },
    shard: { value: 'I/N', about: 'run one part of the commands, such as 2/4, and record what they did for merge' },
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
    return watch(terminal, args.value('cwd') ?? terminal.cwd, watched => verifyOnce(args, reports, terminal, watched));
  },
};

async function verifyOnce(
  args: Arguments,
  reports: readonly AskedReport[],
  terminal: Terminal,
  watched?: Watched,
): Promise<number> {
  const opened = openFor(args, terminal);
  // Loaded while git is at work.
  const [checkout, { gate }] = await Promise.all([opened, import('../gate.ts')]);
  try {
    if (checkout.head === null && (await checkout.list('head')).length === 0)
      throw new UsageError('this repository is empty, so there is nothing to verify; add files and contracts first');
    const request = await requestFrom(args, terminal, checkout);
    const progress = progressOn(terminal, args.flag('json'));
    const all = await gate({ ...request, ...watched?.request }, checkout, {
      ...progress,
      onPlan(prepared) {
        progress.onPlan(prepared);
        watched?.onPlan(prepared);
      },
      now: terminal.now,
      stop: terminal.signal,
      durations: terminal.durations(checkout.top),
    }).finally(progress.close);
    terminal.signal.throwIfAborted();
    watched?.onResults(all);
    // What commands did is for the next run, or for the other shards.
    const { runs: _, ...shown } = all;
    const results = watched && !request.shard ? shown : all;
    await printResults(results, { reports, json: args.flag('json') }, terminal);
    if (isUntouched(results)) terminal.err('there are no contracts here yet; start with contract-gate init\n');
    return exitCodes[results.verdict];
  } finally {
    await checkout.close();
  }
}

/** No policy, and no contract, whether it applies or not. */
function isUntouched({ policy, contracts, unselected, problems }: Results): boolean {
  return policy.trial === true && contracts.length + unselected.length + problems.length === 0;
}

/** Writes the reports that are asked for, and prints the results. */
export async function printResults(
  results: Results,
  asked: { reports: readonly AskedReport[]; json: boolean },
  terminal: Terminal,
): Promise<void> {
  for (const { format, path } of asked.reports) await terminal.files.write(path, formats[format]!(results));
  terminal.out(asked.json ? json(results) : text(results, terminal));
}
