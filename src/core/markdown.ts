import { commentEnd, inlineSpans } from './markdown-inline.ts';

/** Lines count from 0; `from` is the first line of the content, `to` the one after its last. */
export interface Fence {
  info: string;
  from: number;
  to: number;
  /** Columns to take off the content. */
  indent: number;
  closed: boolean;
}

/** What stands between the two ends of an HTML comment, and the line on which it opens, from 0. */
export interface Comment {
  text: string;
  line: number;
  closed: boolean;
}

export interface Markdown {
  lines: readonly string[];
  fences: readonly Fence[];
  comments: readonly Comment[];
  /** Every line with what is no text blanked out, columns kept: fences, comments, quotes, indented code. */
  words: readonly string[];
  /** The same without code spans. */
  prose: readonly string[];
}

interface Scan {
  lines: readonly string[];
  fences: Fence[];
  comments: Comment[];
  /** Stretches of lines that are read as one text, each with the column from which it is text. */
  runs: { line: number; from: number }[][];
  /** The columns at which the contents of the open list items start, outermost first. */
  lists: number[];
  /** A paragraph goes on, so an indented line is no code. */
  paragraph: boolean;
  /** A paragraph of a quote goes on, also on lines without its sign. */
  quoted: boolean;
}

/** Reads GitHub Markdown as far as we have to know it: what is text, and what only looks like it. Linear time. */
export function scanMarkdown(text: string): Markdown {
  const lines = text.split(/\r\n|\r|\n/);
  const scan: Scan = { lines, fences: [], comments: [], runs: [], lists: [], paragraph: false, quoted: false };
  for (let line = 0; line < lines.length; ) line = scanLine(scan, line);
  const words = lines.map(() => '');
  const prose = lines.map(() => '');
  for (const run of scan.runs) readRun(scan, run, words, prose);
  return { lines, fences: scan.fences, comments: scan.comments, words, prose };
}

/** The next line to look at. */
function scanLine(scan: Scan, line: number): number {
  const text = scan.lines[line]!;
  if (text.trim() === '') {
    scan.paragraph = false;
    scan.quoted = false;
    return line + 1;
  }
  const { offset, indent, base, item } = enterLists(scan, text);
  const goesOn = scan.paragraph && !item;
  const quoteGoesOn = scan.quoted && !item && !(indent <= 3 && interrupts.test(text.slice(offset)));
  scan.paragraph = false;
  scan.quoted = false;
  if (quoteGoesOn) {
    scan.quoted = true;
    return line + 1;
  }
  if (indent > 3 && !goesOn) return line + 1;
  if (indent <= 3) {
    if (text[offset] === '>') {
      scan.quoted = isParagraph(text.slice(offset));
      return line + 1;
    }
    const fence = fenceAt(text, offset);
    if (fence) return readFence(scan, line, { ...fence, base, indent: base + indent });
    if (text.startsWith('<!--', offset)) return readComment(scan, line, offset);
    const tag = silentTag.exec(text.slice(offset, offset + 12))?.[1]?.toLowerCase();
    if (tag && !closes(tag, text)) return pastTag(scan, line, tag);
  }
  const part = { line, from: 0 };
  if (goesOn) scan.runs.at(-1)!.push(part);
  else scan.runs.push([part]);
  scan.paragraph = !/^#{1,6}(?:\s|$)/.test(text.slice(offset, offset + 7));
  return line + 1;
}

/** What can't go on with the paragraph before it. */
const interrupts =
  /^(?:>|```|~~~|<(?:!--|\/?(?:pre|blockquote|details|summary|div|p|table|ul|ol|hr|h[1-6])\b)|#{1,6}(?:\s|$)|(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$)/i;

/** Does a line of a quote hold text that may go on without the sign? */
function isParagraph(quote: string): boolean {
  const inner = quote.replace(/^(?:>[ \t]?)+/, '');
  return inner.trim() !== '' && !/^ {4}/.test(inner) && !interrupts.test(inner.trimStart());
}

/** HTML whose content is code or somebody else's words. */
const silentTag = /^<(pre|blockquote|code)\b/i;

function closes(tag: string, text: string): boolean {
  return text.toLowerCase().includes(`</${tag}`);
}

/** The line after the one that closes the tag; what is never closed runs to the end. */
function pastTag({ lines }: Scan, line: number, tag: string): number {
  for (let next = line + 1; next < lines.length; next++) if (closes(tag, lines[next]!)) return next + 1;
  return lines.length;
}

/** Leaves the list items that a line is not part of, and enters those that it opens. */
function enterLists(scan: Scan, text: string): { offset: number; indent: number; base: number; item: boolean } {
  const { lists } = scan;
  let { offset, column } = skipIndent(text, 0, 0);
  while (column < (lists.at(-1) ?? 0)) lists.pop();
  let base = lists.at(-1) ?? 0;
  let item = false;
  for (;;) {
    const marker = column - base > 3 ? 0 : markerLength(text, offset);
    if (marker === 0) return { offset, indent: column - base, base, item };
    const after = skipIndent(text, offset + marker, column + marker);
    const roomy = after.column - column - marker > 4 || after.offset >= text.length;
    base = roomy ? column + marker + 1 : after.column;
    lists.push(base);
    item = true;
    ({ offset, column } = after);
  }
}

const listMarker = /(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$)/y;

function markerLength(text: string, offset: number): number {
  listMarker.lastIndex = offset;
  return listMarker.exec(text)?.[0].length ?? 0;
}

/** The first character that is no space or tab, and its column from 0. */
function skipIndent(text: string, from: number, column: number): { offset: number; column: number } {
  let offset = from;
  let reached = column;
  for (; text[offset] === ' ' || text[offset] === '\t'; offset++) {
    reached = text[offset] === '\t' ? reached - (reached % 4) + 4 : reached + 1;
  }
  return { offset, column: reached };
}

interface Opening {
  character: string;
  length: number;
  info: string;
}

function fenceAt(text: string, offset: number): Opening | undefined {
  const character = text[offset];
  if (character !== '`' && character !== '~') return undefined;
  let end = offset;
  while (text[end] === character) end++;
  const info = text.slice(end).trim();
  if (end - offset < 3 || (character === '`' && info.includes('`'))) return undefined;
  return { character, length: end - offset, info };
}

function readFence(scan: Scan, line: number, opening: Opening & { base: number; indent: number }): number {
  const { lines, fences } = scan;
  const { info, indent, base } = opening;
  const fence: Fence = { info, from: line + 1, to: lines.length, indent, closed: false };
  fences.push(fence);
  for (let next = line + 1; next < lines.length; next++) {
    const text = lines[next]!;
    const { offset, column } = skipIndent(text, 0, 0);
    const found = column - base <= 3 ? fenceAt(text, offset) : undefined;
    const left = column < base && offset < text.length;
    const closes = found?.character === opening.character && found.length >= opening.length && found.info === '';
    if (!left && !closes) continue;
    // A fence ends with the list item that it stands in, though nobody closed it.
    Object.assign(fence, { to: next, closed: !left });
    return left ? next : next + 1;
  }
  return lines.length;
}

function readComment(scan: Scan, line: number, open: number): number {
  const { lines, comments, runs } = scan;
  const parts: string[] = [];
  for (let next = line; next < lines.length; next++) {
    const text = lines[next]!;
    const from = next === line ? open : -2;
    const end = commentEnd(text, from);
    if (end === -1) {
      parts.push(text.slice(from === open ? open + 4 : 0));
      continue;
    }
    const start = from === open ? open + 4 : 0;
    parts.push(text.slice(start, Math.max(start, end - 3)));
    comments.push({ text: parts.join('\n'), line, closed: true });
    if (text.slice(end).trim() !== '') runs.push([{ line: next, from: end }]);
    return next + 1;
  }
  comments.push({ text: parts.join('\n'), line, closed: false });
  return lines.length;
}

/** Finds the comments and code spans of a run, and writes what is left of it. */
function readRun(scan: Scan, run: Scan['runs'][number], words: string[], prose: string[]): void {
  const text = run.map(({ line, from }) => scan.lines[line]!.slice(from)).join('\n');
  const spans = inlineSpans(text);
  const first = run[0]!;
  const kept = blanked(
    text,
    spans.filter(span => span.kind === 'comment'),
  ).split('\n');
  const plain = blanked(text, spans).split('\n');
  for (const [index, { line, from }] of run.entries()) {
    words[line] = ' '.repeat(from) + kept[index];
    prose[line] = ' '.repeat(from) + plain[index];
  }
  let line = first.line;
  let counted = 0;
  for (const { kind, from, to } of spans) {
    line += count(text, counted, from);
    counted = from;
    if (kind === 'comment') {
      scan.comments.push({ text: text.slice(from + 4, Math.max(from + 4, to - 3)), line, closed: true });
    }
  }
}

function blanked(text: string, spans: readonly { from: number; to: number }[]): string {
  let result = '';
  let at = 0;
  for (const { from, to } of spans) {
    result += text.slice(at, from) + text.slice(from, to).replaceAll(/[^\n]/g, ' ');
    at = to;
  }
  return result + text.slice(at);
}

function count(text: string, from: number, to: number): number {
  let lines = 0;
  for (let index = from; index < to; index++) if (text[index] === '\n') lines++;
  return lines;
}

/** A content line of a fence without the fence's own indentation. */
export function dedent(text: string, columns: number): string {
  let offset = 0;
  let column = 0;
  while (column < columns && (text[offset] === ' ' || text[offset] === '\t')) {
    column = text[offset] === '\t' ? column - (column % 4) + 4 : column + 1;
    offset++;
  }
  return ' '.repeat(Math.max(0, column - columns)) + text.slice(offset);
}
