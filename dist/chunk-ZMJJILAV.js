import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/match/suggest.ts
function similar(word, known) {
  let wanted = folded(word), limit = Math.max(1, Math.floor(wanted.length / 3));
  if (wanted.length > 200) return;
  let best, least = limit + 1;
  for (let candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    let found = distance(wanted, folded(candidate));
    found < least && ([best, least] = [candidate, found]);
  }
  return best;
}
function didYouMean(word, known) {
  let near = similar(word, known);
  return near === void 0 ? "" : `; did you mean ${near}?`;
}
function folded(word) {
  return word.toLowerCase().replaceAll("_", "-");
}
function distance(left, right) {
  let before = [], above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    let current = [row];
    for (let column = 1; column <= right.length; column++) {
      let same = left[row - 1] === right[column - 1], cost = Math.min(above[column] + 1, current[column - 1] + 1, above[column - 1] + (same ? 0 : 1)), swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      row > 1 && column > 1 && swapped && (cost = Math.min(cost, before[column - 2] + 1)), current.push(cost);
    }
    [before, above] = [above, current];
  }
  return above[right.length];
}

// src/syntax/text.ts
function withoutColours(text) {
  return text.replaceAll(/(?:\u001b\[|\u009b)[0-9;:]*m/g, "");
}
function cited(text) {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

export {
  withoutColours,
  cited,
  similar,
  didYouMean
};
