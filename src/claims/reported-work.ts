import { bodyDocuments } from '../model/body-documents.ts';
import { entry, type Node } from '../syntax/located-value.ts';
import { scanMarkdown } from '../syntax/markdown.ts';
import { fieldsInProse, jsonBlock, lastOutputBlock, type OutputBlock, type OutputValue } from './output/block.ts';
import { booleanOf, valueText } from './output/fields.ts';

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

const mustBeTrue = ['phase_complete', 'tests_passing', 'approved', 'ready_to_merge', 'success'];
const mustBeNone = ['blockers', 'blocking_issues', 'test_failures', 'error', 'errors'];
const badStatus = /^(?:fail|failed|failure|error|partial|blocked|incomplete)$/i;

const fileKeys = ['path', 'output_file', 'files_changed', 'files_created', 'files_modified', 'artifacts', 'files'];
/** Parts of an envelope that name no files. */
const otherKeys = ['commands_to_run', 'manual_steps', 'review_comments', 'findings', 'notes', 'description', 'summary'];

export function reportedWork(body: string): ReportedWork {
  const block = lastOutputBlock(body);
  const envelope = envelopeIn(body);
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

/** Whether a field of an agent's output says that the work is not done. */
export function isFailure(key: string, value: OutputValue): boolean {
  if (mustBeTrue.includes(key)) return booleanOf(value) !== true;
  if (mustBeNone.includes(key)) return !isNothing(value);
  return key === 'status' && value.kind === 'text' && badStatus.test(value.value);
}

function isNothing(value: OutputValue): boolean {
  if (value.kind === 'list') return value.items.length === 0;
  return (
    value.kind === 'none' ||
    (value.kind === 'text' && value.value.trim() === '') ||
    (value.kind === 'integer' && value.value === 0) ||
    (value.kind === 'boolean' && !value.value)
  );
}

/** The failures that an agent's own result admits in JSON or YAML, which no contract need ask about: the line, and the words. */
export function admittedFailures(body: string): { line: number; message: string }[] {
  const envelope = envelopeIn(body);
  const failed = (envelope ? jsonBlock(envelope).fields : []).filter(({ key, value }) => isFailure(key, value));
  return failed.map(({ key, value, line }) => ({
    line,
    message: `the agent's own result says \`${`${key}: ${valueText(value)}`.slice(0, 100)}\``,
  }));
}

function envelopeIn(body: string) {
  return bodyDocuments(body).documents.findLast(({ kind }) => kind === 'envelope')?.node;
}
