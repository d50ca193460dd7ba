/**
 * The kinds of pieces, the most important first. Where there is no room for all, pieces are dropped from the end of this
 * list, the last of a kind first.
 */
const kinds = {
  verdict: ['part of the verdict', 'parts of the verdict'],
  contract: ['contract', 'contracts'],
  blocking: ['failure', 'failures'],
  attention: ['warning or skip', 'warnings and skips'],
  note: ['note', 'notes'],
  finding: ['finding', 'findings'],
  details: ['criterion with details', 'criteria with details'],
  retry: ['retry text', 'retry texts'],
  output: ['command output', 'command outputs'],
  passed: ['passed row', 'passed rows'],
  timing: ['time', 'times'],
} as const satisfies Record<string, readonly [one: string, many: string]>;

type Kind = keyof typeof kinds;

interface Piece {
  kind: Kind;
  text: string;
}

/** Pieces that belong together. Head and foot are shown if any of the pieces is. */
interface Group {
  head?: string;
  pieces: readonly ReportPart[];
  foot?: string;
  /** How the pieces are joined: lines, as in a table, or paragraphs. */
  as: 'lines' | 'paragraphs';
}

export type ReportPart = Piece | Group;

export function piece(kind: Kind, text: string): Piece {
  return { kind, text };
}

interface Fitted {
  text: string;
  /** What was left out: "12 passed rows"; empty if nothing was. */
  left: string;
}

/** The parts as Markdown of at most `most` bytes. A piece is kept or dropped as a whole. */
export function fitted(parts: readonly ReportPart[], most: number): Fitted {
  const leaves = parts.flatMap(part => leavesOf(part, []));
  const order = Object.keys(kinds);
  const byKind = [...leaves].sort((a, b) => order.indexOf(a.piece.kind) - order.indexOf(b.piece.kind));
  const kept = new Set<ReportPart>();
  let used = 0;
  let count = 0;
  for (const { piece, within } of byKind) {
    const opened = within.filter(group => !kept.has(group));
    used += opened.reduce(
      (sum, { head = '', foot = '' }) => sum + sizeOf(head) + sizeOf(foot) + 4,
      sizeOf(piece.text) + 2,
    );
    if (used > most) break;
    for (const each of [piece, ...opened]) kept.add(each);
    count++;
  }
  return { text: rendered(parts, kept, '\n\n'), left: leftWords(byKind.slice(count).map(({ piece }) => piece.kind)) };
}

interface Leaf {
  piece: Piece;
  within: readonly Group[];
}

function leavesOf(part: ReportPart, within: readonly Group[]): Leaf[] {
  if ('kind' in part) return [{ piece: part, within }];
  return part.pieces.flatMap(each => leavesOf(each, [...within, part]));
}

function rendered(parts: readonly ReportPart[], kept: ReadonlySet<ReportPart>, join: string): string {
  return parts
    .filter(part => kept.has(part))
    .map(part => {
      if ('kind' in part) return part.text;
      const between = part.as === 'lines' ? '\n' : '\n\n';
      return [part.head, rendered(part.pieces, kept, between), part.foot]
        .filter(text => text !== undefined)
        .join(between);
    })
    .join(join);
}

function leftWords(left: readonly Kind[]): string {
  return (Object.keys(kinds) as Kind[])
    .map(kind => ({ kind, count: left.filter(each => each === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kinds[kind][count === 1 ? 0 : 1]}`)
    .join(', ');
}

/** Bytes of UTF-8, which are never fewer than the characters that GitHub counts. */
export function sizeOf(text: string): number {
  return Buffer.byteLength(text);
}

/** The start of a text, at most `most` bytes, never ending inside a character. */
export function startOf(text: string, most: number): string {
  if (sizeOf(text) <= most) return text;
  const bytes = Buffer.from(text);
  let end = most - sizeOf('…');
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end--;
  return `${bytes.toString('utf8', 0, end)}…`;
}
