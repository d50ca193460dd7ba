import type { TestCount } from '../tool.ts';

export const nothingRan: TestCount = { ran: 0, failed: 0, skipped: 0 };

/** One closing line, taken apart: how many of each word, e.g. `{ passed: 4, failed: 1 }`. */
type Numbers = ReadonlyMap<string, number>;

/** Undefined if a part is no number with a word. */
export function numbersIn(parts: readonly string[]): Numbers | undefined {
  const result = new Map<string, number>();
  for (const part of parts) {
    const match = /^(\d{1,9}) ([a-z ]+)$/.exec(part.trim());
    if (!match) return undefined;
    result.set(match[2]!, Number(match[1]));
  }
  return result;
}

export function tally(numbers: Numbers, words: { passed: string[]; failed: string[]; skipped: string[] }): TestCount {
  const sum = (names: string[]) => names.reduce((total, name) => total + (numbers.get(name) ?? 0), 0);
  const failed = sum(words.failed);
  return { ran: sum(words.passed) + failed, failed, skipped: sum(words.skipped) };
}

export function totalOf(counts: readonly TestCount[]): TestCount {
  const result: TestCount = { ...nothingRan };
  for (const { ran, failed, skipped, empty = 0, inner } of counts) {
    if (inner !== undefined) result.inner = (result.inner ?? 0) + inner;
    result.ran += ran;
    result.failed += failed;
    result.skipped += skipped;
    if (empty > 0) result.empty = (result.empty ?? 0) + empty;
  }
  return result;
}

/** Counts by closing lines; those of several runs (workspaces, crates) add up. `next` is the next line with text. */
export function byClosingLine(
  read: (line: string, next: () => string) => TestCount | undefined,
): (lines: readonly string[]) => TestCount | undefined {
  return lines => {
    const found = lines.flatMap((line, index) => {
      const next = () => lines.slice(index + 1, index + 4).find(text => text.trim() !== '') ?? '';
      return read(line, next) ?? [];
    });
    return found.length > 0 ? totalOf(found) : undefined;
  };
}
