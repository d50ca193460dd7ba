/** One document of a YAML stream, cut out of its text. */
export interface Chunk {
  text: string;
  /** The line of the stream on which it starts, from 1. */
  line: number;
}

/**
 * Cuts a stream at its `---` and `...` lines, which can stand inside no value: a document that is broken can't hide
 * the next one. Documents with nothing but comments are left out. `limit`: stop after so many.
 */
export function splitDocuments(text: string, limit: number): Chunk[] {
  const chunks: Chunk[] = [];
  let current = { from: 0, line: 1, begun: false, filled: false };
  const cut = (to: number, nextLine: number) => {
    if (current.filled) chunks.push({ text: text.slice(current.from, to), line: current.line });
    current = { from: to, line: nextLine, begun: false, filled: false };
  };
  let line = 1;
  for (let from = 0; from < text.length && chunks.length < limit; line++) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end + 1;
    const kind = lineKind(text, from, to);
    if (kind === 'start' && current.begun) cut(from, line);
    if (kind === 'start' || kind === 'content') current.begun = true;
    if (kind === 'content' || kind === 'directive' || (kind === 'start' && hasMore(text, from + 3, to))) {
      current.filled = true;
    }
    if (kind === 'end') cut(to, line + 1);
    from = to;
  }
  cut(text.length, line);
  return chunks;
}

function lineKind(text: string, from: number, to: number): 'start' | 'end' | 'directive' | 'content' | 'nothing' {
  if (marks(text, from, '---')) return 'start';
  if (marks(text, from, '...')) return 'end';
  if (text[from] === '%') return 'directive';
  return hasMore(text, from, to) ? 'content' : 'nothing';
}

function marks(text: string, from: number, marker: string): boolean {
  if (!text.startsWith(marker, from)) return false;
  const next = text[from + 3];
  return next === undefined || next === ' ' || next === '\t' || next === '\n';
}

/** Whether anything but white space and a comment stands between the two offsets. */
function hasMore(text: string, from: number, to: number): boolean {
  for (let index = from; index < to; index++) {
    const character = text[index];
    if (character === '#') return false;
    if (character !== ' ' && character !== '\t' && character !== '\n') return true;
  }
  return false;
}
