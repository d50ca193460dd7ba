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
 * Everything about a text but what stands in its code spans and fences: each node in order, with its words and its address.
 * Two texts with the same frame differ in quoted words only.
 */
export function frameOf(markdown: string): string[] {
  return nodesOf(markdown).map(({ type, value = '', url = '', children = [] }) =>
    [type, children.length, url, type === 'inlineCode' || type === 'code' ? '' : value].join(' '),
  );
}

/** The words that stand neither in code spans nor in fences. */
export function wordsOf(markdown: string): string[] {
  return nodesOf(markdown).flatMap(({ type, value = '' }) => (type === 'text' ? [value] : []));
}
