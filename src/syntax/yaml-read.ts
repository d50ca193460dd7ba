import { Composer, CST, type Document, Lexer, Parser } from 'yaml';
import { cited } from './text.ts';
import { colon, type Found, firstProblem, type Hints } from './yaml-errors.ts';

export const maxDocumentBytes = 256 * 1024;
export const maxDepth = 32;
const coreTags = new Set(['!!str', '!!int', '!!float', '!!bool', '!!null', '!!map', '!!seq']);

/** The library's document, or the one problem that tells most. Nothing throws. */
export function readDocument(text: string): Document.Parsed | Found {
  if (Buffer.byteLength(text) > maxDocumentBytes) {
    return { code: 'too_large', message: 'the document is larger than 256 KiB; split it', offset: 0 };
  }
  const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/.exec(text);
  if (control) {
    return { code: 'yaml', message: 'line {line} holds a control character; remove it', offset: control.index };
  }
  // A hostile text makes an error for every character; a stack for each would cost seconds.
  const { stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 0;
    const tokens = readTokens(text);
    return 'code' in tokens ? tokens : compose(text, tokens);
  } catch {
    return { code: 'yaml', message: "the document can't be read as YAML; write it more simply", offset: 0 };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

interface Tokens extends Hints {
  list: CST.Token[];
}

/** Feeds the parser one lexeme at a time, so that what is refused is refused before anything deep is built. */
function readTokens(text: string): Tokens | Found {
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

function refusedLexeme(lexeme: string, offset: number): Found | undefined {
  const name = cited(lexeme);
  switch (lexeme[0]) {
    case '*':
      return { code: 'alias', message: `${name} is a YAML alias, which is not allowed; put text in quotes`, offset };
    case '&':
      return { code: 'alias', message: `${name} is a YAML anchor, which is not allowed; put text in quotes`, offset };
    case '!':
      if (coreTags.has(lexeme)) return undefined;
      return { code: 'tag', message: `${name} is a YAML tag, which is not allowed; put text in quotes`, offset };
    case '%':
      if (/^%YAML[ \t]+1\.2[ \t]*$/.test(lexeme)) return undefined;
      return { code: 'yaml', message: 'a line with % at its start is not allowed; remove it', offset };
    default:
      return undefined;
  }
}

function tooDeep(stack: readonly CST.Token[]): Found | undefined {
  const open = stack.filter(CST.isCollection);
  const over = open[maxDepth];
  if (!over) return undefined;
  // `a: b: c` on every line nests too, as the library reads it; the colon is what a person has to mend.
  const compact = open.find((token, index) => token.type === 'block-map' && sameColumn(token, open[index - 1]));
  if (compact) return { code: 'yaml', message: colon, offset: compact.offset };
  const message = `lists and maps are nested more than ${maxDepth} deep here; make it flatter`;
  return { code: 'too_deep', message, offset: over.offset };
}

function sameColumn(token: CST.BlockMap, parent: CST.Token | undefined): boolean {
  return parent?.type === 'block-map' && parent.indent === token.indent;
}

function compose(text: string, tokens: Tokens): Document.Parsed | Found {
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
    return { code: 'tag', message: 'this tag does not fit its value; remove it', offset: warning.pos[0] };
  }
  const [document, ...others] = documents;
  if (document && others.length === 0) return document;
  return { code: 'yaml', message: 'the document does not end where it should; look at its quotes', offset: 0 };
}
