const maxLines = 20_000;
const maxLineLength = 400;

/** The line of a text that is most similar to a pattern, if one is similar enough to mention. */
export function nearestLine(pattern: string, text: string): { line: number; text: string } | undefined {
  const wanted = pairs(wordsOf(pattern.slice(0, maxLineLength)));
  if (wanted.size < 3) return undefined;
  let best: { line: number; text: string; score: number } | undefined;
  const lines = text.split(/\r\n|\r|\n/, maxLines);
  for (const [index, full] of lines.entries()) {
    const line = full.slice(0, maxLineLength).trim();
    if (line === '') continue;
    const score = overlap(wanted, pairs(line.toLowerCase()));
    if (score > (best?.score ?? 0.6))
      best = { line: index + 1, text: line.length > 80 ? `${line.slice(0, 80)}…` : line, score };
  }
  return best && { line: best.line, text: best.text };
}

/** The literal words of a pattern, without its syntax. */
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

/** The share of the wanted pairs that the line contains, from 0 to 1. */
function overlap(wanted: ReadonlySet<string>, line: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of wanted) if (line.has(pair)) shared++;
  return shared / wanted.size;
}
