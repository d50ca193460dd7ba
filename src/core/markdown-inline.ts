/** A code span or an HTML comment inside a run of text; offsets, the end not included. */
export interface Span {
  kind: 'code' | 'comment';
  from: number;
  to: number;
}

/** The code spans and comments of one run of text, in linear time. Whichever opens first wins. */
export function inlineSpans(text: string): Span[] {
  const spans: Span[] = [];
  const closer = closers(text);
  let commentsLeft = true;
  for (let index = 0; index < text.length; ) {
    const character = text[index];
    if (character === '\\') index += 2;
    else if (character === '`') {
      const length = runLength(text, index);
      const close = closer(length, index + length);
      if (close === undefined) index += length;
      else {
        spans.push({ kind: 'code', from: index, to: close + length });
        index = close + length;
      }
    } else if (character === '<' && commentsLeft && text.startsWith('<!--', index)) {
      const close = commentEnd(text, index);
      commentsLeft = close !== -1;
      if (commentsLeft) spans.push({ kind: 'comment', from: index, to: close });
      index = commentsLeft ? close : index + 4;
    } else index++;
  }
  return spans;
}

/** Where the comment that opens at `open` is over, or -1. `<!-->` is a whole comment. */
export function commentEnd(text: string, open: number): number {
  const found = text.indexOf('-->', open + 2);
  return found === -1 ? -1 : found + 3;
}

function runLength(text: string, from: number): number {
  let to = from;
  while (text[to] === '`') to++;
  return to - from;
}

/** Finds the next run of just so many backticks. Asked with rising offsets only, so each run is looked at once. */
function closers(text: string): (length: number, from: number) => number | undefined {
  const runs = new Map<number, number[]>();
  for (let index = text.indexOf('`'); index !== -1; ) {
    const length = runLength(text, index);
    const known = runs.get(length);
    if (known) known.push(index);
    else runs.set(length, [index]);
    index = text.indexOf('`', index + length);
  }
  const next = new Map<number, number>();
  return (length, from) => {
    const places = runs.get(length) ?? [];
    let at = next.get(length) ?? 0;
    while (at < places.length && places[at]! < from) at++;
    next.set(length, at);
    return places[at];
  };
}
