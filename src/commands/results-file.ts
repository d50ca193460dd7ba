import { UsageError } from '../model/errors.ts';
import { readResults } from '../model/read-results.ts';
import type { Results } from '../model/results.ts';
import { parseJson } from '../syntax/json.ts';
import { decode } from '../syntax/utf8.ts';
import type { Terminal } from '../workspace/terminal.ts';

/** More than the recorded runs of a large session; reading it must not exhaust the memory. */
const largest = 256 * 1024 * 1024;

/** Reads a results file. It may come from anywhere, so its form is checked. */
export async function readResultsFile(file: string, terminal: Terminal): Promise<Results> {
  const bytes = await terminal.files.read(file, largest);
  if (!bytes) throw new UsageError(`results file not found: ${file}`);
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
