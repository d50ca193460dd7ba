const mostLines = 20_000;
const longestLine = 400;

/** The line of a text that comes nearest to what a pattern asks for, where one is near enough to be worth naming. */
export function nearestLine(pattern: string, text: string): { line: number; text: string } | undefined {
  const wanted = pairs(wordsOf(pattern.slice(0, longestLine)));
  if (wanted.size < 3) return undefined;
  let best: { line: number; text: string; score: number } | undefined;
  const lines = text.split(/\r\n|\r|\n/, mostLines);
  for (const [index, full] of lines.entries()) {
    const line = full.slice(0, longestLine).trim();
    if (line === '') continue;
    const score = overlap(wanted, pairs(line.toLowerCase()));
    if (score > (best?.score ?? 0.6))
      best = { line: index + 1, text: line.length > 80 ? `${line.slice(0, 80)}…` : line, score };
  }
  return best && { line: best.line, text: best.text };
}

/** The literal words of a pattern: its syntax dropped. */
function wordsOf(pattern: string): string {
  return pattern
    .replaceAll(/\(\?[a-zA-Z-]*:?|\\[AzbBdDsSwWpP]|\[[^\]]*\]|\{\d+,?\d*\}/g, ' ')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/[*+?()|^$]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function pairs(text: string): Set<string> {
  const compact = text.replaceAll(/\s+/g, ' ');
  const result = new Set<string>();
  for (let index = 0; index + 2 <= compact.length; index++) result.add(compact.slice(index, index + 2));
  return result;
}

/** How much of what is wanted stands in the line, from 0 to 1. */
function overlap(wanted: ReadonlySet<string>, line: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of wanted) if (line.has(pair)) shared++;
  return shared / wanted.size;
}
