const longestWord = 200;

/** The known word that was probably meant, if one is similar. */
export function similar(word: string, known: readonly string[]): string | undefined {
  const wanted = folded(word);
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  if (wanted.length > longestWord) return undefined;
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const found = distance(wanted, folded(candidate));
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}

/** A hint to add to a message about an unknown word. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = similar(word, known);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

function folded(word: string): string {
  return word.toLowerCase().replaceAll('_', '-');
}

/** Damerau-Levenshtein distance: insertions, deletions, replacements, and swaps of neighbours. */
function distance(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current.push(cost);
    }
    [before, above] = [above, current];
  }
  return above[right.length]!;
}
