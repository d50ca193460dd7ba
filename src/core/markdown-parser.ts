import MarkdownIt, { type Env, type Token } from 'markdown-it';

/** Levels of tokens; a list or quote takes one or two of them. GitHub itself goes no deeper in lists. */
export const deepest = 200;

const parser = new MarkdownIt('commonmark', { html: true, maxNesting: deepest });
parser.block.ruler.enable('table');
// GitHub takes the definition of a link for a paragraph until that ends, so it interrupts and is continued as one.
parser.block.ruler.disable('reference');

/** A code span or an HTML comment in a run of text, or a comment that nobody closes; offsets, the end not included. */
export interface Span {
  kind: 'code' | 'comment' | 'unclosed';
  from: number;
  to: number;
}

interface Found {
  text: string;
  spans: Span[];
}

const found = new WeakMap<object, Found>();

parser.inline.ruler2.enableOnly([]);
parser.inline.ruler.enableOnly(['text', 'escape', 'backticks', 'link', 'image', 'autolink', 'html_inline']);
for (const [name, kind] of [
  ['backticks', 'code'],
  ['html_inline', 'comment'],
] as const) {
  const { ruler } = new MarkdownIt.ParserInline();
  ruler.enableOnly([name]);
  const [rule] = ruler.getRules('');
  // Tokens have no offsets, so the rule that makes them is asked where it begins and ends.
  parser.inline.ruler.at(name, (state, silent) => {
    const { pos: from, src, tokens, env } = state;
    const before = tokens.length;
    const matches = rule!(state, silent);
    const { text, spans } = found.get(env)!;
    // The words of an image are read as a text of their own, and shown as they stand.
    const isSpan = tokens.length > before && src === text && (kind === 'code' || src.startsWith('<!--', from));
    if (isSpan) spans.push({ kind, from, to: state.pos });
    return matches;
  });
}

/** The code spans and comments of one run of text, in order. */
export function inlineSpans(text: string): Span[] {
  if (!/[`<]/.test(text)) return [];
  const spans: Span[] = [];
  const env: Env = {};
  found.set(env, { text, spans });
  parser.inline.parse(text, parser, env, []);
  return spans;
}

/** The blocks of a text. */
export function blockTokens(lines: readonly string[]): Token[] {
  const tokens: Token[] = [];
  // An end after the last line makes the lines of the parser those of the text.
  parser.block.parse(`${lines.join('\n')}\n`, parser, {}, tokens);
  return tokens;
}

/** The words after the marker of a fence, with escapes and entities read. */
export function plainInfo(info: string): string {
  return parser.utils.unescapeAll(info).trim();
}
