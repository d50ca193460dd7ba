import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** Markdown as GitHub reads it: with tables, bare links, footnotes and task lists. */
export function nodesOf(markdown: string): Node[] {
  const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];
  return flat(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node);
}

/**
 * The form of a text: every node but words and code spans, with its address and, if it is markup, its words. Two texts of
 * the same form differ in what is said only.
 */
export function frameOf(markdown: string): string[] {
  return nodesOf(markdown)
    .filter(({ type }) => type !== 'text' && type !== 'inlineCode')
    .map(({ type, value = '', url = '' }) => [type, url, type === 'code' ? '' : value].join(' '));
}

/** The words that stand neither in code spans nor in fences. */
export function wordsOf(markdown: string): string[] {
  return nodesOf(markdown).flatMap(({ type, value = '' }) => (type === 'text' ? [value] : []));
}
