import { UsageError } from '../model/errors.ts';
import type { Results } from '../model/results.ts';
import { retryTexts } from '../report/retry.ts';
import type { CliCommand } from './command.ts';
import { readResultsFile } from './results-file.ts';

export const retry: CliCommand = {
  name: 'retry',
  operands: 'RESULTS',
  summary: 'Prints the text for the next attempt from a results file: the task, what failed, and how to fix it.',
  options: {},
  examples: ['contract-gate verify --json > results.json; contract-gate retry results.json'],
  async run(args, terminal) {
    const [file, ...more] = args.positional;
    if (file === undefined || more.length > 0)
      throw new UsageError('retry takes one results file: contract-gate retry RESULTS');
    const results = await readResultsFile(file, terminal);
    terminal.out(retryTexts(results) || nothingToRetry(results));
    return 0;
  },
};

function nothingToRetry({ contracts }: Results): string {
  return contracts.every(({ verdict }) => verdict === 'pass')
    ? 'No contract failed: nothing to retry.\n'
    : 'No failure is for the author to fix: nothing to retry.\n';
}
