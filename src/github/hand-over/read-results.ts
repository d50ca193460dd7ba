import type { Misfit } from '../../engine/recorded-runs.ts';
import { readResults } from '../../model/read-results.ts';
import { parseJson } from '../../syntax/json.ts';
import { decode } from '../../syntax/utf8.ts';
import type { ResultsFile } from './accept.ts';
import { type FoundFile, findFiles } from './find-files.ts';

/** Reads results files as what they are: data from a machine on which the pull request's own code ran. */
export async function readResultsFiles(
  globs: readonly string[],
  folder: string,
): Promise<{ files: ResultsFile[] } | Misfit> {
  const found = await findFiles(globs, folder);
  if ('problem' in found) return found;
  const files: ResultsFile[] = [];
  for (const file of found.files) {
    const read = readOne(file);
    if ('problem' in read) return read;
    files.push(read);
  }
  return { files };
}

function readOne({ path, bytes }: FoundFile): ResultsFile | Misfit {
  const refused = (why: string) => ({ problem: `the results file ${path} ${why}` });
  if (hasMoreValues(bytes, mostValues)) return refused(`has more than ${mostValues} values`);
  const decoded = decode(bytes);
  if ('problem' in decoded) return refused(decoded.problem);
  const parsed = parseJson(decoded.text);
  if ('problem' in parsed) {
    const { message, at } = parsed.problem;
    return refused(`is broken at ${at.line}:${at.column}: ${message}`);
  }
  const read = readResults(parsed.node);
  if ('value' in read) return { path, results: read.value };
  const { message, at } = read.problem;
  return refused(`is not one of contract-gate, at ${at.line}:${at.column}: ${message}`);
}

/** Ten times as many as a run of 10,000 criteria has; each takes memory while the file is read. */
const mostValues = 4_000_000;

/** Counts what begins or separates values, outside of text. */
function hasMoreValues(bytes: Uint8Array, most: number): boolean {
  const [quote, backslash, comma, bracket, brace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];
  let [count, isText] = [0, false];
  for (let index = 0; index < bytes.length && count <= most; index++) {
    const byte = bytes[index];
    if (isText && byte === backslash) index++;
    else if (byte === quote) isText = !isText;
    else if (!isText && (byte === comma || byte === bracket || byte === brace)) count++;
  }
  return count > most;
}
