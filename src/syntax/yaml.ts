import {
  Composer,
  CST,
  type Document,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Pair,
  Parser,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { type Entry, type Node, numberNode, type Position, type SyntaxProblem } from './located-value.ts';
import { cited } from './text.ts';
import { colonProblem, firstProblem, type Hints, type YamlProblem } from './yaml-errors.ts';

export const maxDocumentBytes = 256 * 1024;
const maxDocuments = 1_000;
const maxDepth = 32;
const coreTags = new Set(['!!str', '!!int', '!!float', '!!bool', '!!null', '!!map', '!!seq']);
const tooDeepMessage = `lists and maps are nested more than ${maxDepth} deep; make it flatter`;

/**
 * Reads every document of a YAML 1.2 stream: a node, or exactly one problem. Never throws. `firstLine`: the line of the
 * file on which the text starts.
 */
export function parseYaml(text: string, firstLine = 1): { nodes: Node[]; problems: SyntaxProblem[] } {
  const nodes: Node[] = [];
  const problems: SyntaxProblem[] = [];
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const chunks = splitDocuments(lines, maxDocuments + 1);
  for (const chunk of chunks.slice(0, maxDocuments)) {
    const result = parseChunk({ ...chunk, line: chunk.line + firstLine - 1 });
    if ('problem' in result) problems.push(result.problem);
    else if (result.node) nodes.push(result.node);
  }
  const rest = chunks[maxDocuments];
  if (rest) {
    const message = `the file has more than ${maxDocuments} documents; split it`;
    problems.push({ code: 'too_many', message, at: { line: rest.line + firstLine - 1, column: 1 } });
  }
  return { nodes, problems };
}

function parseChunk({ text, line }: Chunk): { node?: Node } | { problem: SyntaxProblem } {
  const counter = new LineCounter();
  for (let start = 0; start !== -1; start = nextLine(text, start)) counter.addNewLine(start);
  const place = (offset: number) => {
    const found = counter.linePos(Math.min(Math.max(offset, 0), text.length));
    return { line: found.line + line - 1, column: found.col };
  };
  const read = readDocument(text);
  const result = 'offset' in read ? read : nodeOf(read.contents, place);
  if (!result) return {};
  if ('kind' in result) return { node: result };
  return { problem: { code: result.code, message: result.message, at: place(result.offset) } };
}

function nextLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? -1 : end + 1;
}

/** One document of a YAML stream. */
interface Chunk {
  text: string;
  /** The line of the stream on which it starts, from 1. */
  line: number;
}

/**
 * Splits a stream at its `---` and `...` lines. No value can contain such a line, so a broken document can't hide the
 * next one. Documents that contain only comments are left out. Stops after `limit` documents.
 */
function splitDocuments(text: string, limit: number): Chunk[] {
  const chunks: Chunk[] = [];
  let current = { from: 0, line: 1, begun: false, filled: false };
  const cut = (to: number, nextLine: number) => {
    if (current.filled) chunks.push({ text: text.slice(current.from, to), line: current.line });
    current = { from: to, line: nextLine, begun: false, filled: false };
  };
  let line = 1;
  for (let from = 0; from < text.length && chunks.length < limit; line++) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end + 1;
    const kind = lineKind(text, from, to);
    if (kind === 'start' && current.begun) cut(from, line);
    if (kind === 'start' || kind === 'content') current.begun = true;
    if (kind === 'content' || kind === 'directive' || (kind === 'start' && hasMore(text, from + 3, to))) {
      current.filled = true;
    }
    if (kind === 'end') cut(to, line + 1);
    from = to;
  }
  cut(text.length, line);
  return chunks;
}

function lineKind(text: string, from: number, to: number): 'start' | 'end' | 'directive' | 'content' | 'nothing' {
  if (marks(text, from, '---')) return 'start';
  if (marks(text, from, '...')) return 'end';
  if (text[from] === '%') return 'directive';
  return hasMore(text, from, to) ? 'content' : 'nothing';
}

function marks(text: string, from: number, marker: string): boolean {
  if (!text.startsWith(marker, from)) return false;
  const next = text[from + 3];
  return next === undefined || next === ' ' || next === '\t' || next === '\n';
}

/** Whether there is anything but white space and a comment between the two offsets. */
function hasMore(text: string, from: number, to: number): boolean {
  for (let index = from; index < to; index++) {
    const character = text[index];
    if (character === '#') return false;
    if (character !== ' ' && character !== '\t' && character !== '\n') return true;
  }
  return false;
}

/** The library's document, or the most helpful of its problems. Never throws. */
function readDocument(text: string): Document.Parsed | YamlProblem {
  if (Buffer.byteLength(text) > maxDocumentBytes) {
    return { code: 'too_large', message: 'the document is larger than 256 KiB; split it', offset: 0 };
  }
  const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/.exec(text);
  if (control) {
    return { code: 'control_character', message: 'control character; remove it', offset: control.index };
  }
  // Hostile text can cause an error for every character. Collecting a stack for each would take seconds.
  const { stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 0;
    const tokens = readTokens(text);
    return 'code' in tokens ? tokens : compose(text, tokens);
  } catch {
    return { code: 'unreadable_yaml', message: "the document can't be read as YAML; simplify it", offset: 0 };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

interface Tokens extends Hints {
  list: CST.Token[];
}

/** Feeds the parser one lexeme at a time, so that forbidden or deep input is refused before it is built. */
function readTokens(text: string): Tokens | YamlProblem {
  const parser = new Parser();
  const result: Tokens = { list: [], quotes: [] };
  let inScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    const refused = inScalar ? undefined : refusedLexeme(lexeme, parser.offset);
    if (refused) return refused;
    if (!inScalar && (lexeme[0] === '"' || lexeme[0] === "'")) result.quotes.push(parser.offset);
    if (lexeme === CST.FLOW_END) result.unclosed ??= openBracket(parser);
    inScalar = lexeme === CST.SCALAR;
    result.list.push(...parser.next(lexeme));
    const deep = parser.stack.length > maxDepth ? tooDeep(parser.stack) : undefined;
    if (deep) return deep;
    if (result.list.at(-1)?.type === 'error') break;
  }
  result.unclosed ??= openBracket(parser);
  result.list.push(...parser.end());
  return result;
}

function openBracket(parser: Parser): number | undefined {
  return parser.stack.findLast(token => token.type === 'flow-collection')?.offset;
}

function refusedLexeme(lexeme: string, offset: number): YamlProblem | undefined {
  const name = cited(lexeme);
  switch (lexeme[0]) {
    case '*':
      return { code: 'alias', message: `YAML alias ${name} is not allowed; quote the value if it is text`, offset };
    case '&':
      return { code: 'alias', message: `YAML anchor ${name} is not allowed; quote the value if it is text`, offset };
    case '!':
      if (coreTags.has(lexeme)) return undefined;
      return { code: 'tag', message: `YAML tag ${name} is not allowed; quote the value if it is text`, offset };
    case '%':
      if (/^%YAML[ \t]+1\.2[ \t]*$/.test(lexeme)) return undefined;
      return {
        code: 'directive',
        message: 'YAML directives (lines that start with %) are not allowed; remove it',
        offset,
      };
    default:
      return undefined;
  }
}

function tooDeep(stack: readonly CST.Token[]): YamlProblem | undefined {
  const open = stack.filter(CST.isCollection);
  const over = open[maxDepth];
  if (!over) return undefined;
  // The library reads `a: b: c` as nesting, too. There, the colon is what needs fixing.
  const compact = open.find((token, index) => token.type === 'block-map' && sameColumn(token, open[index - 1]));
  if (compact) return { ...colonProblem, offset: compact.offset };
  return { code: 'too_deep', message: tooDeepMessage, offset: over.offset };
}

function sameColumn(token: CST.BlockMap, parent: CST.Token | undefined): boolean {
  return parent?.type === 'block-map' && parent.indent === token.indent;
}

function compose(text: string, tokens: Tokens): Document.Parsed | YamlProblem {
  const options = { version: '1.2', schema: 'core', uniqueKeys: false, merge: false, prettyErrors: false } as const;
  const documents = [...new Composer({ ...options, logLevel: 'silent' }).compose(tokens.list, true, text.length)];
  const problem = firstProblem(
    text,
    documents.flatMap(document => document.errors),
    tokens,
  );
  if (problem) return problem;
  const warning = documents.flatMap(document => document.warnings).find(({ code }) => code !== 'BAD_INDENT');
  if (warning) {
    return { code: 'tag', message: 'the tag does not match its value; remove it', offset: warning.pos[0] };
  }
  const [document, ...others] = documents;
  if (document && others.length === 0) return document;
  return { code: 'unreadable_yaml', message: 'the document ends in an unexpected place; check its quotes', offset: 0 };
}

type Place = (offset: number) => Position;

/** Converts the library's tree to ours. Returns the first problem in it, or undefined for an empty document. */
function nodeOf(contents: unknown, place: Place): Node | YamlProblem | undefined {
  const nothing = isScalar(contents) && contents.value === null && !contents.source && !contents.tag;
  return contents === null || nothing ? undefined : convert(contents, place, 1);
}

function convert(value: unknown, place: Place, depth: number): Node | YamlProblem {
  const offset = offsetOf(value);
  if (isScalar(value)) return scalarNode(value, place(offset));
  if (depth > maxDepth) return { code: 'too_deep', message: tooDeepMessage, offset };
  if (isMap(value)) return mapNode(value, place, depth);
  if (!isSeq(value)) return { code: 'unquoted_value', message: 'unexpected character; quote the value', offset };
  const items: Node[] = [];
  for (const item of value.items) {
    const node = convert(item, place, depth + 1);
    if ('offset' in node) return node;
    items.push(node);
  }
  return { kind: 'list', items, at: place(offset) };
}

function scalarNode({ value, source }: Scalar, at: Position): Node {
  switch (typeof value) {
    case 'number':
      return numberNode(source ?? String(value), value, at);
    case 'boolean':
      return { kind: 'boolean', value, at };
    default:
      return value === null ? { kind: 'null', at } : { kind: 'text', value: String(value), at };
  }
}

function mapNode(map: YAMLMap, place: Place, depth: number): Node | YamlProblem {
  const entries: Entry[] = [];
  const lines = new Map<string, number>();
  for (const pair of map.items) {
    const key = keyOf(pair);
    if (typeof key !== 'string') return key;
    const keyAt = place(offsetOf(pair.key));
    const first = lines.get(key);
    if (first !== undefined) {
      const message = `duplicate key ${cited(key)} (first on line ${first}); remove one`;
      return { code: 'duplicate_key', message, offset: offsetOf(pair.key) };
    }
    lines.set(key, keyAt.line);
    const value = pair.value === null ? ({ kind: 'null', at: keyAt } as const) : convert(pair.value, place, depth + 1);
    if ('offset' in value) return value;
    entries.push({ key, keyAt, value });
  }
  return { kind: 'map', entries, at: place(offsetOf(map)) };
}

/** The text of a key. Numbers and booleans stay as written. */
function keyOf({ key }: Pair): string | YamlProblem {
  const offset = offsetOf(key);
  if (!isScalar(key)) {
    return { code: 'bad_key', message: "a list or map can't be a key; quote values that contain { or [", offset };
  }
  if (key.value === null || key.value === undefined) {
    return { code: 'bad_key', message: 'missing key before the colon; add it, or quote the value', offset };
  }
  const text = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
  if (text === '<<' && key.type === 'PLAIN') {
    return { code: 'merge_key', message: 'merge keys (<<) are not allowed; write the keys out', offset };
  }
  if (text === '__proto__') {
    return { code: 'forbidden_key', message: 'the key __proto__ is not allowed; remove it', offset };
  }
  return text;
}

function offsetOf(value: unknown): number {
  const { range } = (value ?? {}) as { range?: readonly number[] | null };
  return range?.[0] ?? 0;
}
