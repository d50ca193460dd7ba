import { entry, type Node } from '../syntax/located-value.ts';
import { type Fence, scanMarkdown } from '../syntax/markdown.ts';
import { parseDocuments } from '../syntax/parse.ts';

/** What a document in a pull request's body is: a task's contract, a report, an agent's output, or a worker's envelope. */
export type BodyDocumentKind = 'contract' | 'report' | 'message' | 'envelope';

/** A document in a `json`, `yaml` or `yml` fence of a body, or a body that is JSON as a whole. */
export interface BodyDocument {
  kind: BodyDocumentKind;
  /** Its places are lines of the body. Absent if the text can't be parsed. */
  node?: Node;
  /** The text of the fence, and the line of the body on which it starts, from 1. */
  text: string;
  line: number;
  yaml: boolean;
  closed: boolean;
}

export interface BodyDocuments {
  documents: BodyDocument[];
  /** Documents that are of two kinds at once. */
  ambiguous: { kinds: BodyDocumentKind[]; line: number }[];
  /** Fences that have the keys of a contract, but can't be parsed or are quoted: the line, and the reason. */
  unread: { line: number; kind: BodyDocumentKind; why: 'broken' | 'quoted' }[];
  /** Mappings that are none of these. */
  others: { node: Node; line: number }[];
}

const nothing = (): BodyDocuments => ({ documents: [], ambiguous: [], unread: [], others: [] });

let last: { text: string; read: BodyDocuments } | undefined;

/** The documents of a body, recognized by their keys alone; all others are ignored. The last result is cached. */
export function bodyDocuments(text: string): BodyDocuments {
  if (last?.text !== text) last = { text, read: readDocuments(text) };
  return last.read;
}

const languages = ['json', 'yaml', 'yml'];
const reportKey = 'checks_performed';

function readDocuments(text: string): BodyDocuments {
  const { fences, quoted } = scanMarkdown(text);
  const found = nothing();
  if (isWhole(text)) {
    readFence({ word: 'json', text, from: 0, to: 0, closed: true }, found, true);
    return found;
  }
  for (const fence of fences) if (languages.includes(fence.word)) readFence(fence, found, false);
  for (const fence of quoted.filter(({ word }) => languages.includes(word))) {
    const inner = nothing();
    readFence(fence, inner, false);
    const [first] = inner.documents;
    if (first) found.unread.push({ line: fence.from, kind: first.kind, why: 'quoted' });
  }
  return found;
}

/** Whether the body is JSON and nothing else, or was meant to be. */
function isWhole(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  return parseDocuments('body.json', text).problems.length === 0 || (/^\s*\{/.test(text) && mentions(text, reportKey));
}

/** Finds the documents of a fence. `whole`: it is all that the body has. */
function readFence({ word, text, from, closed }: Fence, found: BodyDocuments, whole: boolean): void {
  const common = { text, line: from + 1, yaml: word !== 'json', closed };
  const { nodes, problems } = parseDocuments(word === 'json' ? 'body.json' : 'body.yml', '\n'.repeat(from) + text);
  if (problems.length > 0) {
    const kinds = kindsOf(key => mentions(text, key), false);
    if (kinds.includes('contract')) found.unread.push({ line: from, kind: 'contract', why: 'broken' });
    // A report that can't be parsed is known by the one key that nothing else has.
    if (mentions(text, reportKey)) found.documents.push({ kind: 'report', ...common });
    else if (kinds.includes('message')) found.documents.push({ kind: 'message', ...common });
    return;
  }
  for (const node of nodes) {
    const has = (key: string) => isGiven(entry(node, key)?.value);
    const hasChecks = isGiven(entry(entry(node, 'metadata')?.value ?? node, 'validation')?.value);
    const kinds = kindsOf(has, hasChecks, whole);
    const [kind] = kinds;
    if (kinds.length > 1) found.ambiguous.push({ kinds, line: node.at.line });
    else if (kind) found.documents.push({ kind, node, ...common });
    else found.others.push({ node, line: node.at.line });
  }
}

/** A key that a JSON Schema describes is not there. */
function isGiven(value: Node | undefined): boolean {
  return value !== undefined && entry(value, 'properties')?.value.kind !== 'map';
}

/** What a document with these keys is: nothing, one kind, or several that contradict each other. */
function kindsOf(has: (key: string) => boolean, hasChecks: boolean, whole = false): BodyDocumentKind[] {
  const kinds: BodyDocumentKind[] = [
    ...(hasChecks || has('validation') || has('verificationContract') ? (['contract'] as const) : []),
    ...(has('task_id') && has(reportKey) ? (['report'] as const) : []),
    ...(has('status') && has('gates') && has('next') ? (['message'] as const) : []),
  ];
  const isEnvelope = has('status') && (whole || has('artifacts') || has('files'));
  return kinds.length === 0 && isEnvelope ? ['envelope'] : kinds;
}

function mentions(text: string, key: string): boolean {
  return new RegExp(`(?:^|[{,\\s])["']?${key}["']?[ \\t]*:`, 'm').test(text);
}
