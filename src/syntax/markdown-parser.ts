import MarkdownIt, { type MarkdownIt as Instance, type Token } from 'markdown-it';

/** Levels of tokens; a list takes two of them, a quote one. */
export const deepest = 200;

/** A code span or an HTML comment in a run of text, or a comment that nobody closes; offsets, the end not included. */
export interface Span {
  kind: 'code' | 'comment' | 'unclosed';
  from: number;
  to: number;
}

interface Parser {
  markdown: Instance;
  /** The spans of the text that is being read. */
  found: { text: string; spans: Span[] };
}

let made: Parser | undefined;

/** Made when the first text is read: most commands read none. */
function parser(): Parser {
  made ??= makeParser();
  return made;
}

function makeParser(): Parser {
  const markdown = new MarkdownIt('commonmark', { html: true, maxNesting: deepest });
  const { block, inline } = markdown;
  block.ruler.enable('table');
  // GitHub takes the definition of a link for a paragraph until that ends, so it interrupts and is continued as one.
  block.ruler.disable('reference');
  inline.ruler.enableOnly(['text', 'escape', 'backticks', 'link', 'image', 'autolink', 'html_inline']);
  inline.ruler2.enableOnly([]);
  const made: Parser = { markdown, found: { text: '', spans: [] } };
  watch(made, 'backticks', 'code');
  watch(made, 'html_inline', 'comment');
  return made;
}

/** Inline tokens have no offsets, so the rule that makes them tells where each begins and ends. */
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
    // The words of an image are a text of their own, and are shown as they stand.
    if (isMade && src === text) spans.push({ kind, from, to: state.pos });
    return matches;
  });
}

/** The code spans and comments of one run of text, in order. */
export function inlineSpans(text: string): Span[] {
  if (!/[`<]/.test(text)) return [];
  const { markdown, found } = parser();
  Object.assign(found, { text, spans: [] });
  markdown.inline.parse(text, markdown, {}, []);
  return found.spans;
}

/** The blocks of a text. */
export function blockTokens(lines: readonly string[]): Token[] {
  const tokens: Token[] = [];
  const { markdown } = parser();
  // An end after the last line makes the lines of the parser those of the text.
  markdown.block.parse(`${lines.join('\n')}\n`, markdown, {}, tokens);
  return tokens;
}

/** The first word after the marker of a fence, with escapes and entities read. Other spaces than those of ASCII are letters. */
export function firstWord(info: string): string {
  return /[^ \t\v\f\r\n]+/.exec(parser().markdown.utils.unescapeAll(info))?.[0] ?? '';
}
