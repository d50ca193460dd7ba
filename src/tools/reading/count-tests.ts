import { tools } from '../index.ts';
import { nothingRan, totalOf } from '../shared/closing-lines.ts';
import type { TestCount, ToolOutput } from '../tool.ts';
import { saysNoTests } from './output/failures.ts';
import { byPackage } from './output/package-lines.ts';
import { shownLines } from './output/shown-lines.ts';

const outputs = tools.flatMap(({ name, output }) => (output ? [{ title: name, ...output }] : []));
const specific = outputs.filter(({ countsLast }) => !countsLast);
const common = outputs.filter(({ countsLast }) => countsLast);

/** How many tests a command ran, by the closing lines of the tools that we know; undefined if they don't say. */
export function countTests(output: string): (TestCount & { runner: string }) | undefined {
  const lines = byPackage(shownLines(output));
  const found = countsOf(specific, lines);
  const claimed = found.length > 0 ? found : countsOf(common, lines);
  if (claimed.length === 0) return saysNoTests(output) ? { ...nothingRan, runner: 'no runner' } : undefined;
  const counts = claimed.flatMap(({ count }) => (count === 'unknown' ? [] : [count]));
  if (counts.length === 0) return undefined;
  const result = totalOf(counts);
  // Nothing that we know of ran, while another tool does not say how many: the number is unknown.
  if (result.ran === 0 && counts.length < claimed.length) return undefined;
  return { ...result, runner: claimed.map(({ title }) => title).join(', ') };
}

interface Claim {
  title: string;
  count: TestCount | 'unknown';
}

function countsOf(from: readonly (ToolOutput & { title: string })[], lines: readonly string[]): Claim[] {
  return from.flatMap(({ title, count }) => {
    const counted = count?.(lines);
    return counted ? [{ title, count: counted }] : [];
  });
}
