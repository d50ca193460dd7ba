import type { YAMLError } from 'yaml';
import type { SyntaxCode } from './located-value.ts';

/** A problem at an offset into its document; `{line}` in the message stands for its line. */
export interface Found {
  code: SyntaxCode;
  message: string;
  offset: number;
}

/** What the library does not tell about an error, though it saw it. */
export interface Hints {
  /** Where the first bracket opens that is never closed. */
  unclosed?: number;
  /** Where quotes open, in order. */
  quotes: number[];
}

export const colon = 'an unquoted value holds a colon and a space; put the whole value in quotes';
const noPair =
  'this line is not `key: value`; write a colon and a space after the key, or put text of several lines in quotes';
const comma = 'a comma is missing here, or a quote before it; add it';
const loose =
  'this can stand neither on this line nor in this place; look at its indentation and put values with special signs in quotes';

/** What the library says, by the words that it uses, and what a person should read instead. The first that fits counts. */
const table: readonly (readonly [sign: RegExp, message: string])[] = [
  [/Nested mappings are not allowed|may not be used as an implicit map key/, colon],
  [/keys? .*on a single line|need to be followed by map values/, noPair],
  [
    /mapping items must start at the same column/,
    'the keys of one map are indented differently; start them all in the same column',
  ],
  [
    /sequence items must start at the same column/,
    'the dashes of one list are indented differently; start them all in the same column',
  ],
  [/Sequence item without/, 'a list goes on without a dash; start the item with "- "'],
  [/must be sufficiently indented|must end with a/, 'a bracket is never closed; add the closing one'],
  [
    /Block scalar .*(?:indented|lines)/,
    'the text after | or > is indented differently; indent all its lines alike, deeper than the key',
  ],
  [
    /Block scalar header/,
    'text after | or > starts on the next line; for a value that begins with that sign, use quotes',
  ],
  [/Missing closing/, 'the quote that opens here is never closed; add the closing one'],
  [
    /block-seq-ind on same line/,
    'a list starts on the line after its key; move the dash down, or put the value in quotes',
  ],
  [/Missing , |Missing space after :/, comma],
  [/Unexpected , in|Unexpected empty item/, 'there is a comma too many here; remove it'],
  [/Unexpected \? in/, 'a ? stands here on its own; remove it, or put the value in quotes'],
  [/flow-(?:map|seq)-end/, 'a bracket is closed here that was never opened; remove it, or put the value in quotes'],
  [/cannot start on same line/, 'a map or list starts on the line after ---; move it down'],
  [/Comments must be separated/, 'a comment needs a space before its #; add it, or put the value in quotes'],
  [/directives-end/, 'a line with % must be followed by a line ---; add it, or remove the line with %'],
  [/at most 1024 chars/, 'the key is longer than 1,024 characters; shorten it'],
  [/Plain value cannot start/, "a value can't start with this sign; put it in quotes"],
  [/Invalid escape/, 'this backslash starts no escape that YAML knows; write \\\\, or use single quotes'],
  [
    /Block collections? (?:is|are) not allowed/,
    "a map or list of several lines can't stand inside brackets; write it with brackets too",
  ],
  [
    /at node end|Unexpected (?:double|single)-quoted|Unexpected scalar/,
    'there is more after the end of this value; put the whole value in quotes, or look at the indentation',
  ],
];

/** The first of the library's errors, as one plain sentence without its excerpt of the source. */
export function firstProblem(text: string, errors: readonly YAMLError[], hints: Hints): Found | undefined {
  const bracket = errors.find(error => /^Flow .* end with/.test(error.message));
  const tab = errors.find(error => error.code === 'TAB_AS_INDENT');
  const first = errors.reduce<YAMLError | undefined>(
    (least, next) => (!least || next.pos[0] < least.pos[0] ? next : least),
    undefined,
  );
  if (!first) return undefined;
  const offset = tab ? tab.pos[0] : tabBefore(text, first.pos[0]);
  if (offset !== undefined) {
    return { code: 'tab', message: 'line {line} is indented with a tab; YAML wants spaces', offset };
  }
  // The library names the place where it gave up on a bracket or quote; a person looks for the one that opened.
  if (bracket && hints.unclosed !== undefined && hints.unclosed < first.pos[0]) {
    return { code: 'yaml', message: plainly(bracket, errors), offset: hints.unclosed };
  }
  const quote = first.message.startsWith('Missing closing')
    ? hints.quotes.findLast(at => at < first.pos[0])
    : undefined;
  return { code: 'yaml', message: plainly(first, errors), offset: quote ?? first.pos[0] };
}

/** Where a tab stands in the indentation of a line, told by an offset into the line. */
function tabBefore(text: string, offset: number): number | undefined {
  let index = text.lastIndexOf('\n', offset - 1) + 1;
  while (text[index] === ' ') index++;
  return text[index] === '\t' ? index : undefined;
}

function plainly(error: YAMLError, errors: readonly YAMLError[]): string {
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && runsOn(error, errors)) {
    return 'this value runs on into the next line, which looks like a key; indent the keys of one map alike, or use quotes';
  }
  // Only the start of what the library says: the rest may be the document's own text, and long.
  const said = error.message.slice(0, 100);
  return table.find(([sign]) => sign.test(said))?.[1] ?? loose;
}

function runsOn(error: YAMLError, errors: readonly YAMLError[]): boolean {
  return errors.some(other => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === error.pos[0]);
}
