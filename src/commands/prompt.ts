import { prepare, UsageError } from '../gate.ts';
import { verificationPrompt } from '../report/verification-prompt.ts';
import type { CliCommand } from './command.ts';
import { openFor, requestFrom, targetOptions } from './request.ts';

const { only: _only, all: _all, ...options } = targetOptions;

export const prompt: CliCommand = {
  name: 'prompt',
  operands: 'ID',
  summary: 'Prints what to tell an agent before it starts: the task, and what its work will be verified by.',
  options,
  examples: ['contract-gate prompt US-003'],
  async run(args, terminal) {
    const [id, ...more] = args.positional;
    if (id === undefined || more.length > 0) throw new UsageError('prompt takes one id: contract-gate prompt ID');
    const checkout = await openFor(args, terminal);
    try {
      const request = await requestFrom({ ...args, positional: [] }, terminal, checkout);
      const hand = { paths: [], only: [id], all: false };
      const { selected, problems } = await prepare({ ...request, hand }, checkout);
      const found = selected.find(({ contract }) => contract.id.toLowerCase() === id.toLowerCase());
      if (!found) throw new UsageError(`there is no contract ${JSON.stringify(id)}`);
      terminal.out(verificationPrompt(found.contract));
      for (const { message, at } of problems) terminal.err(`${at.path}:${at.line}: ${message}\n`);
      return 0;
    } finally {
      await checkout.close();
    }
  },
};
