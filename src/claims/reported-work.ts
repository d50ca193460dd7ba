import { bodyDocuments } from '../model/body-documents.ts';
import { entry, type Node } from '../syntax/located-value.ts';
import { scanMarkdown } from '../syntax/markdown.ts';
import { fieldsInProse, jsonBlock, lastOutputBlock, type OutputBlock, type OutputValue } from './output/block.ts';

/** What a worker without a report or block of its own format says about its work. */
export interface ReportedWork {
  /** The last output block of the body, and the last JSON or YAML envelope. */
  blocks: OutputBlock[];
  /** The files that they name, and those on an `artifacts:` line. */
  files: ReportedFile[];
}

export interface ReportedFile {
  key: string;
  path: string;
  line: number;
}

const fileKeys = ['path', 'output_file', 'files_changed', 'files_created', 'files_modified', 'artifacts', 'files'];
/** Parts of an envelope that name no files. */
const otherKeys = ['commands_to_run', 'manual_steps', 'review_comments', 'findings', 'notes', 'description', 'summary'];

export function reportedWork(body: string): ReportedWork {
  const block = lastOutputBlock(body);
  const envelope = bodyDocuments(body).documents.findLast(({ kind }) => kind === 'envelope')?.node;
  const inBlock = (block?.fields ?? []).filter(({ key }) => fileKeys.includes(key));
  const files = [
    ...inBlock.flatMap(({ key, value, line }) => pathsIn(value).map(path => ({ key, path, line }))),
    ...fileKeys.flatMap(key => (envelope ? filesUnder(key, envelope) : [])),
    ...artifactLines(body).filter(({ line }) => !inBlock.some(field => field.line === line)),
  ];
  return {
    blocks: [...(block ? [block] : []), ...(envelope ? [jsonBlock(envelope)] : [])],
    files: files.filter(({ path }) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(path)),
  };
}

function pathsIn(value: OutputValue): readonly string[] {
  return value.kind === 'list' ? value.items : value.kind === 'text' ? [value.value] : [];
}

function filesUnder(key: string, envelope: Node): ReportedFile[] {
  const value = entry(envelope, key)?.value;
  return value ? textsIn(value).map(({ path, line }) => ({ key, path, line })) : [];
}

/** Every path in a value: itself, the items of a list, the `path` of an object, or what its keys list. */
function textsIn(node: Node): Omit<ReportedFile, 'key'>[] {
  switch (node.kind) {
    case 'text':
      return node.value.trim() === '' || /^none$/i.test(node.value) ? [] : [{ path: node.value, line: node.at.line }];
    case 'list':
      return node.items.flatMap(textsIn);
    case 'map': {
      const named = entry(node, 'path') ?? entry(node, 'file') ?? entry(node, 'name');
      if (named) return textsIn(named.value);
      return node.entries.filter(({ key }) => !otherKeys.includes(key)).flatMap(({ value }) => textsIn(value));
    }
    default:
      return [];
  }
}

/** `artifacts: a.js, b.js` in the text. Words that are no path ("see below") don't count. */
function artifactLines(body: string): ReportedFile[] {
  const { words } = scanMarkdown(body);
  return fieldsInProse(body, ['artifacts', 'Artifacts']).flatMap(({ key, value, line }) => {
    if (value.kind === 'text' && value.value === '') return listBelow(words, line).map(each => ({ key, ...each }));
    const items = value.kind === 'text' ? value.value.split(/[,\s]+/) : pathsIn(value);
    return items.filter(isPath).map(path => ({ key, path, line }));
  });
}

function isPath(text: string): boolean {
  return /^\S*[\w)\]][/.][\w([]\S*$/.test(text);
}

/** The paths of a Markdown list that follows a line. */
function listBelow(words: readonly string[], line: number): Omit<ReportedFile, 'key'>[] {
  const found: Omit<ReportedFile, 'key'>[] = [];
  for (let index = line; index < words.length; index++) {
    const text = words[index] ?? '';
    const item = /^\s*[-*+]\s+`?([^`\s]+)`?\s*$/.exec(text)?.[1];
    if (item === undefined && text.trim() !== '') break;
    if (item !== undefined && isPath(item)) found.push({ path: item, line: index + 1 });
  }
  return found;
}
