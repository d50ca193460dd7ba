import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

interface Node {
  type: string;
  value?: string;
  lang?: string | null;
  position?: { start: { line: number; offset: number }; end: { offset: number } };
  children?: Node[];
}

/** What GitHub's flavour of Markdown makes of a text; lines count from 0. */
export interface Seen {
  /** The line after the opening marker, the first word, and the content. */
  fences: (readonly [line: number, word: string, text: string])[];
  /** The same of fences in quotes. */
  quoted: Seen['fences'];
  /** The lines on which comments open, outside of quotes. */
  comments: number[];
  /** The lines that have a word in their text or in HTML, outside of quotes, code and comments. */
  words: number[];
}

/** A second opinion on what `scanMarkdown` reads. Not for hostile texts: it takes its time for deep nesting. */
export function seenByGfm(markdown: string, word: string): Seen {
  const seen: Seen = { fences: [], quoted: [], comments: [], words: [] };
  const wordsIn = (text: string, from: number) => {
    for (const [index, line] of text.split('\n').entries()) if (line.includes(word)) seen.words.push(from + index);
  };
  const look = (node: Node, isQuoted: boolean) => {
    const { start, end } = node.position!;
    const line = start.line - 1;
    const source = markdown.slice(start.offset, end.offset);
    if (node.type === 'code' && /^(?:`{3}|~{3})/.test(source))
      (isQuoted ? seen.quoted : seen.fences).push([line + 1, (node.lang ?? '').toLowerCase(), node.value!]);
    // A browser takes a declaration or an instruction for a comment.
    if (node.type === 'html' && !isQuoted && !/^\s*<(?:\?|!(?!--))/.test(source)) {
      for (const { index } of source.matchAll(/<!--(?:>|->|[\s\S]*?-->)/g))
        seen.comments.push(line + source.slice(0, index).split('\n').length - 1);
      wordsIn(
        source.replaceAll(/<!--[\s\S]*?-->/g, comment => comment.replaceAll(/[^\n]/g, ' ')),
        line,
      );
    }
    if (node.type === 'text' && !isQuoted) wordsIn(source, line);
    for (const child of node.children ?? []) look(child, isQuoted || node.type === 'blockquote');
  };
  look(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node, false);
  return seen;
}
