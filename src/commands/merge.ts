import { foreignShard, joinShards, type ShardFile } from '../engine/merge-shards.ts';
import { exitCodes } from '../engine/verdict.ts';
import { gate, type Request } from '../gate.ts';
import { reportsFrom, UsageError } from '../model/errors.ts';
import { formats } from '../report/index.ts';
import type { CliCommand } from './command.ts';
import { openFor, reportOption, requestFrom, targetOptions, timeoutOption } from './request.ts';
import { readResultsFile } from './results-file.ts';
import { printResults } from './verify.ts';

export const merge: CliCommand = {
  name: 'merge',
  operands: 'RESULTS…',
  summary:
    'Puts the results of all shards together: judges every criterion in this checkout, with what the commands of the shards did. Runs no command.',
  options: {
    ...targetOptions,
    report: reportOption,
    json: { about: 'print the results file only' },
    timeout: timeoutOption,
  },
  examples: [
    'contract-gate merge shard-1.json shard-2.json',
    'contract-gate merge --committed --json shards/*.json > results.json',
  ],
  async run(args, terminal) {
    const reports = reportsFrom('--report', args.values('report'), Object.keys(formats));
    if (args.positional.length === 0)
      throw new UsageError('merge takes the results of all shards: contract-gate merge RESULTS…');
    const files: ShardFile[] = [];
    for (const name of args.positional) files.push({ name, results: await readResultsFile(name, terminal) });
    const checkout = await openFor(args, terminal);
    try {
      const request = await requestFrom(args, terminal, checkout, []);
      const judge = (recorded: Exclude<Request['recorded'], undefined>) =>
        gate({ ...request, recorded }, checkout, {
          now: terminal.now,
          stop: terminal.signal,
          durations: terminal.durations(checkout.top),
        });
      const joined = joinShards(files);
      const judged = await judge(joined);
      const own = new Set(args.positional.flatMap(name => terminal.files.below(checkout.top, name) ?? []));
      const foreign = 'problem' in joined ? undefined : foreignShard(files, judged, own);
      const results = foreign === undefined ? judged : await judge({ problem: foreign });
      const problem = 'problem' in joined ? joined.problem : foreign;
      if (problem !== undefined) terminal.err(`contract-gate: ${problem}\n`);
      terminal.signal.throwIfAborted();
      await printResults(results, { reports, json: args.flag('json') }, terminal);
      return exitCodes[results.verdict];
    } finally {
      await checkout.close();
    }
  },
};
