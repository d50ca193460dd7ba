import type { Token } from 'markdown-it';
import { blockTokens, deepest, firstWord, inlineSpans, type Span } from './markdown-parser.ts';

/** Lines count from 0; `from` is the first line of the content, `to` the one after its last. */
export interface Fence {
  /** The first word after the opening marker, in lower case. */
  word: string;
  /** The content without the indentation of the fence. */
  text: string;
  from: number;
  to: number;
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
  /** Fences in a quote, or in HTML that shows its content as code or as a quote. They are somebody else's words. */
  quoted: readonly Fence[];
  comments: readonly Comment[];
  /** Every line with what is no text blanked out, columns kept: fences, comments, quotes, indented code. */
  words: readonly string[];
  /** The same without code spans. */
  prose: readonly string[];
  /** The line of the first block that is nested too deeply to be read; what follows it may be missing. */
  tooDeep?: number;
}

interface Scan {
  lines: readonly string[];
  fences: Fence[];
  quoted: Fence[];
  comments: Comment[];
  words: string[];
  prose: string[];
  /** What HTML left open: the name of an element, or `!--` for a comment. All that follows is inside it. */
  inside: string | undefined;
}

let last: { text: string; read: Markdown } | undefined;

/** The text, fences and comments of a Markdown text, as GitHub renders it. Everyone asks of the same body, so the last is kept. */
export function scanMarkdown(text: string): Markdown {
  if (last?.text !== text) last = { text, read: readMarkdown(text) };
  return last.read;
}

function readMarkdown(text: string): Markdown {
  const lines = text.split(/\r\n|\r|\n/);
  const tokens = blockTokens(lines);
  const blank = lines.map(() => '');
  const scan: Scan = {
    lines,
    fences: [],
    quoted: [],
    comments: [],
    words: blank,
    prose: [...blank],
    inside: undefined,
  };
  let quotes = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'blockquote_open') quotes++;
    else if (token.type === 'blockquote_close') quotes--;
    else if (token.type === 'fence') readFence(scan, token, quotes > 0);
    else if (quotes === 0) readBlock(scan, token, tokens[index - 1]);
  }
  const { fences, quoted, comments, words, prose } = scan;
  const tooDeep = tokens.find(({ level }) => level >= deepest - 1)?.map?.[0];
  return { lines, fences, quoted, comments, words, prose, ...(tooDeep === undefined ? {} : { tooDeep }) };
}

/** The fences of a text whose first word is one of these, in order. */
export function fencesNamed(text: string, ...words: readonly string[]): Fence[] {
  return scanMarkdown(text).fences.filter(({ word }) => words.includes(word));
}

function readFence(scan: Scan, { map, info, content }: Token, isQuoted: boolean): void {
  const [open, end] = map!;
  const inner = content.split('\n').length - 1;
  const closed = end - open - 1 > inner;
  const word = firstWord(info).toLowerCase();
  const fence = { word, text: content.slice(0, -1), from: open + 1, to: closed ? end - 1 : end, closed };
  (isQuoted || scan.inside !== undefined ? scan.quoted : scan.fences).push(fence);
}

function readBlock(scan: Scan, { type, map, content }: Token, before: Token | undefined): void {
  if (!map) return;
  const [from, to] = map;
  if (type === 'html_block') {
    // A browser takes a declaration or an instruction for a comment, up to the first `>`.
    if (!/^\s*<(?:\?|!(?!--))/.test(content)) readHtml(scan, from, to);
  } else if (type === 'tr_open') readRow(scan, from);
  else if (type === 'hr') write(scan, from, { text: scan.lines[from]!, spans: [] });
  else if (type === 'inline') {
    const text = scan.lines.slice(from, to).join('\n');
    const contents = content.split('\n');
    const isHtml = (index: number) => /^\s*<(?:pre|blockquote|code)\b/i.test(contents[index] ?? '');
    write(scan, from, { text, spans: inlineSpans(text), isHtml });
    // The line that makes a heading of the text above it.
    if (before?.type === 'heading_open' && before.map![1] > to) write(scan, to, { text: scan.lines[to]!, spans: [] });
  }
}

/** In a table nothing goes on from one cell to the next. */
function readRow(scan: Scan, line: number): void {
  const text = scan.lines[line]!;
  const spans: Span[] = [];
  let at = 0;
  for (const cell of text.split(/(?<!\\)\|/)) {
    for (const { kind, from, to } of inlineSpans(cell)) spans.push({ kind, from: at + from, to: at + to });
    at += cell.length + 1;
  }
  write(scan, line, { text, spans });
}

/**
 * markdown-it hands on HTML as it stands, so what is a comment in it, and which elements it leaves open around the
 * Markdown that follows, is found here.
 */
function readHtml(scan: Scan, from: number, to: number): void {
  const raw = scan.lines.slice(from, to).join('\n');
  const start = scan.inside === '!--' ? raw.indexOf('-->') + 3 : 0;
  if (scan.inside === '!--' && start < 3) return;
  if (scan.inside === '!--') scan.inside = undefined;
  const text = blanked(raw, [{ from: 0, to: start }]);
  const spans: Span[] = [];
  for (let open = text.indexOf('<!--'); open !== -1; ) {
    // `<!-->` is a whole comment.
    const end = text.indexOf('-->', open + 2);
    const past = end === -1 ? text.length : end + 3;
    spans.push({ kind: end === -1 ? 'unclosed' : 'comment', from: open, to: past });
    open = text.indexOf('<!--', past);
  }
  write(scan, from, { text, spans, isHtml: () => true });
  if (spans.at(-1)?.kind === 'unclosed') scan.inside ??= '!--';
}

interface Run {
  text: string;
  spans: readonly Span[];
  /** Whether a line may open an element of HTML around what follows. */
  isHtml?: (index: number) => boolean;
}

/** Writes down the lines of a run that are not inside of HTML, and the comments that open on them. */
function write(scan: Scan, first: number, { text, spans, isHtml = () => false }: Run): void {
  const comments = spans.filter(({ kind }) => kind !== 'code');
  const kept = blanked(text, comments).split('\n');
  const plain = blanked(text, spans).split('\n');
  const silent = new Set<number>();
  for (const [index, line] of plain.entries()) {
    const around = scan.inside;
    if (around === undefined || line.toLowerCase().includes(`</${around}`))
      scan.inside = isHtml(index) ? leftOpen(line) : undefined;
    if (around ?? scan.inside) silent.add(first + index);
    else {
      scan.words[first + index] = orNothing(kept[index]!);
      scan.prose[first + index] = orNothing(line);
    }
  }
  let line = first;
  let counted = 0;
  for (const { kind, from, to } of comments) {
    line += count(text, counted, from);
    counted = from;
    const closed = kind === 'comment';
    const inner = text.slice(from + 4, closed ? Math.max(from + 4, to - 3) : to);
    if (!silent.has(line)) scan.comments.push({ text: inner, line, closed });
  }
}

function orNothing(line: string): string {
  return line.trim() === '' ? '' : line;
}

/** The element that shows its content as code or as a quote and that a line of HTML does not close. */
function leftOpen(html: string): string | undefined {
  const last = new Map<string, boolean>();
  for (const [, slash, name] of html.matchAll(/<(\/?)(pre|blockquote|code)\b/gi))
    last.set(name!.toLowerCase(), slash === '');
  return [...last].find(([, isOpen]) => isOpen)?.[0];
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
