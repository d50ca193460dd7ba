import { UsageError } from '../model/errors.ts';
import { readResults } from '../model/read-results.ts';
import type { Results } from '../model/results.ts';
import { retryTexts } from '../report/retry.ts';
import { parseJson } from '../syntax/json.ts';
import { decode } from '../syntax/utf8.ts';
import type { CliCommand } from './command.ts';

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
    const bytes = await terminal.files.read(file);
    if (!bytes) throw new UsageError(`results file not found: ${file}`);
    const results = resultsFrom(file, bytes);
    terminal.out(retryTexts(results) || nothingToRetry(results));
    return 0;
  },
};

function nothingToRetry({ contracts }: Results): string {
  return contracts.every(({ verdict }) => verdict === 'pass')
    ? 'No contract failed: nothing to retry.\n'
    : 'No failure is for the author to fix: nothing to retry.\n';
}

/** Reads a results file. It may come from anywhere, so its form is checked. */
function resultsFrom(file: string, bytes: Uint8Array): Results {
  const decoded = decode(bytes);
  if ('problem' in decoded) throw new UsageError(`${file} ${decoded.problem}`);
  const parsed = parseJson(decoded.text);
  if ('problem' in parsed) {
    const { message, at } = parsed.problem;
    throw new UsageError(`${file}:${at.line}:${at.column}: ${message}`);
  }
  const read = readResults(parsed.node);
  if ('value' in read) return read.value;
  const { line, column } = read.problem.at;
  throw new UsageError(`${file}:${line}:${column}: ${read.problem.message}; write it with contract-gate verify --json`);
}
