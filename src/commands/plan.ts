import { mostShards, planShards } from '../engine/shards.ts';
import { prepareParts } from '../gate.ts';
import { UsageError, wholeFrom } from '../model/errors.ts';
import type { CliCommand } from './command.ts';
import { openFor, requestFrom, targetOptions } from './request.ts';

export const plan: CliCommand = {
  name: 'plan',
  operands: '[CONTRACT…]',
  summary:
    'Divides the commands of a run among machines, and prints a matrix for GitHub Actions: {"shard": ["1/2", "2/2"]}. Runs no command.',
  options: { shards: { value: 'N', about: 'the number of machines' }, ...targetOptions },
  examples: ['contract-gate plan --shards 4 --committed'],
  async run(args, terminal) {
    const given = args.value('shards');
    if (given === undefined) throw new UsageError('plan needs the number of machines: --shards 4');
    const total = wholeFrom('--shards', given, mostShards);
    const checkout = await openFor(args, terminal);
    try {
      const request = await requestFrom(args, terminal, checkout);
      const { prepared } = await prepareParts(request, checkout);
      const shard = planShards(prepared.plan, total, await terminal.durations(checkout.top).read());
      terminal.out(`${JSON.stringify({ shard })}\n`);
      return 0;
    } finally {
      await checkout.close();
    }
  },
};
