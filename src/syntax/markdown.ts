import MarkdownIt, { type MarkdownIt as Instance, type Token } from 'markdown-it';

/** A fenced code block. Lines count from 0; `from` is the first line of the content, `to` the line after its last. */
export interface Fence {
  /** The first word after the opening marker, in lower case. */
  word: string;
  /** The content without the indentation of the fence. */
  text: string;
  from: number;
  to: number;
  closed: boolean;
}

/** An HTML comment: the text between `<!--` and `-->`, and the line on which it opens, from 0. */
export interface HtmlComment {
  text: string;
  line: number;
  closed: boolean;
}

export interface Markdown {
  lines: readonly string[];
  fences: readonly Fence[];
  /** Fences in a quote, or in HTML that shows its content as code or as a quote: not the author's own. */
  quoted: readonly Fence[];
  comments: readonly HtmlComment[];
  /** Every line with fences, comments, quotes and indented code blanked out. Columns stay the same. */
  words: readonly string[];
  /** The same, with code spans blanked out, too. */
  prose: readonly string[];
  /** The line of the first block that is nested too deeply to be read; what follows it may be missing. */
  tooDeep?: number;
}

interface Scan {
  lines: readonly string[];
  fences: Fence[];
  quoted: Fence[];
  comments: HtmlComment[];
  words: string[];
  prose: string[];
  /** The HTML element (or `!--` for a comment) that is still open. Everything that follows is inside it. */
  inside: string | undefined;
}

let last: { text: string; read: Markdown } | undefined;

/** The text, fences and comments of a Markdown text, as GitHub renders it. The last result is cached: callers share one body. */
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
  const tooDeep = tokens.find(({ level }) => level >= maxNesting - 1)?.map?.[0];
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
    // Browsers treat a declaration or processing instruction as a comment, up to the first `>`.
    if (!/^\s*<(?:\?|!(?!--))/.test(content)) readHtml(scan, from, to);
  } else if (type === 'tr_open') readRow(scan, from);
  else if (type === 'hr') write(scan, from, { text: scan.lines[from]!, spans: [] });
  else if (type === 'inline') {
    const text = scan.lines.slice(from, to).join('\n');
    const contents = content.split('\n');
    const isHtml = (index: number) => /^\s*<(?:pre|blockquote|code)\b/i.test(contents[index] ?? '');
    write(scan, from, { text, spans: inlineSpans(text), isHtml });
    // The underline of a heading.
    if (before?.type === 'heading_open' && before.map![1] > to) write(scan, to, { text: scan.lines[to]!, spans: [] });
  }
}

/** A table row: no code span or comment crosses a cell border. */
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
 * markdown-it returns HTML unparsed. This finds the comments in it, and the elements that stay open around the Markdown
 * that follows.
 */
function readHtml(scan: Scan, from: number, to: number): void {
  const raw = scan.lines.slice(from, to).join('\n');
  const start = scan.inside === '!--' ? raw.indexOf('-->') + 3 : 0;
  if (scan.inside === '!--' && start < 3) return;
  if (scan.inside === '!--') scan.inside = undefined;
  const text = blanked(raw, [{ from: 0, to: start }]);
  const spans: Span[] = [];
  for (let open = text.indexOf('<!--'); open !== -1; ) {
    // `<!-->` is a complete comment.
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

/** Stores the lines of a run that are outside HTML, and the comments that open on them. */
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

/** The `pre`, `code` or `blockquote` that a line of HTML opens and does not close. */
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

/** Limit of nested tokens: a list uses two levels, a quote one. */
const maxNesting = 200;

/** A code span, a comment, or a comment without an end, in a run of text. Offsets; `to` is exclusive. */
interface Span {
  kind: 'code' | 'comment' | 'unclosed';
  from: number;
  to: number;
}

interface Parser {
  markdown: Instance;
  /** The spans of the current text. */
  found: { text: string; spans: Span[] };
}

let parserInstance: Parser | undefined;

/** Created on first use: most commands read no Markdown. */
function parser(): Parser {
  parserInstance ??= makeParser();
  return parserInstance;
}

function makeParser(): Parser {
  const markdown = new MarkdownIt('commonmark', { html: true, maxNesting });
  const { block, inline } = markdown;
  block.ruler.enable('table');
  // GitHub treats a link definition as a paragraph until that ends, so it interrupts and continues like one.
  block.ruler.disable('reference');
  inline.ruler.enableOnly(['text', 'escape', 'backticks', 'link', 'image', 'autolink', 'html_inline']);
  inline.ruler2.enableOnly([]);
  const made: Parser = { markdown, found: { text: '', spans: [] } };
  watch(made, 'backticks', 'code');
  watch(made, 'html_inline', 'comment');
  return made;
}

/** Inline tokens have no offsets, so the rule that creates them is wrapped to record where each begins and ends. */
function watch(parser: Parser, name: string, kind: 'code' | 'comment'): void {
  const { ruler } = new MarkdownIt.ParserInline();
  ruler.enableOnly([name]);
  const [rule] = ruler.getRules('');
  parser.markdown.inline.ruler.at(name, (state, silent) => {
    const { pos: from, src, tokens } = state;
    const before = tokens.length;
    const matches = rule!(state, silent);
    const { text, spans } = parser.found;
    const isMade = tokens.length > before && (kind === 'code' || src.startsWith('<!--', from));
    // The alternative text of an image is parsed on its own, and rendered as plain text.
    if (isMade && src === text) spans.push({ kind, from, to: state.pos });
    return matches;
  });
}

/** The code spans and comments of one run of text, in order. */
function inlineSpans(text: string): Span[] {
  if (!/[`<]/.test(text)) return [];
  const { markdown, found } = parser();
  Object.assign(found, { text, spans: [] });
  markdown.inline.parse(text, markdown, {}, []);
  return found.spans;
}

/** The block tokens of a text. */
function blockTokens(lines: readonly string[]): Token[] {
  const tokens: Token[] = [];
  if (lines.every(line => line.trim() === '')) return tokens;
  const { markdown } = parser();
  // With a final newline, the parser's line numbers are those of the text.
  markdown.block.parse(`${lines.join('\n')}\n`, markdown, {}, tokens);
  return tokens;
}

/** The first word of a fence's info string, with escapes and entities decoded. Only ASCII white space separates words. */
function firstWord(info: string): string {
  return /[^ \t\v\f\r\n]+/.exec(parser().markdown.utils.unescapeAll(info))?.[0] ?? '';
}
