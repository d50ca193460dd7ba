import type { YAMLError } from 'yaml';
import type { SyntaxCode, YamlCode } from './located-value.ts';

/** A problem at an offset into its document. */
export interface YamlProblem {
  code: SyntaxCode;
  message: string;
  offset: number;
}

/** What the parser saw, but its errors do not report. */
export interface Hints {
  /** The offset of the first bracket that is never closed. */
  unclosed?: number;
  /** The offsets of opening quotes, in order. */
  quotes: number[];
}

type Explanation = Pick<YamlProblem, 'code' | 'message'>;

const explain = (code: YamlCode, message: string): Explanation => ({ code, message });

export const colonProblem = explain(
  'unquoted_value',
  'unquoted value contains a colon and a space; quote the whole value',
);
const runsOnProblem = explain(
  'indentation',
  'this value continues on the next line, which looks like a key; indent all keys of a map the same, or quote the value',
);
const otherProblem = explain(
  'unreadable_yaml',
  'unexpected text; check the indentation, and quote values that contain special characters',
);

/** The library's errors by their wording (it has few codes), and what we report instead. The first match applies. */
const explanations: readonly (readonly [wording: RegExp, explanation: Explanation])[] = [
  [/Nested mappings are not allowed|may not be used as an implicit map key/, colonProblem],
  [
    /keys? .*on a single line|need to be followed by map values/,
    explain(
      'not_a_pair',
      'this line is not `key: value`; write a colon and a space after the key, or quote text of several lines',
    ),
  ],
  [
    /mapping items must start at the same column/,
    explain('indentation', 'the keys of one map are indented differently; start them all in the same column'),
  ],
  [
    /sequence items must start at the same column/,
    explain('indentation', 'the dashes of one list are indented differently; start them all in the same column'),
  ],
  [/Sequence item without/, explain('missing_dash', 'list item without a dash; start it with "- "')],
  [
    /must be sufficiently indented|must end with a/,
    explain('unclosed_bracket', 'unclosed bracket: the list or map that starts here never ends'),
  ],
  [
    /Block scalar .*(?:indented|lines)/,
    explain(
      'indentation',
      'the text after | or > is indented differently; indent all its lines the same, deeper than the key',
    ),
  ],
  [
    /Block scalar header/,
    explain('wrong_line', 'text after | or > starts on the next line; quote a value that begins with | or >'),
  ],
  [/Missing closing/, explain('unclosed_string', 'unclosed quote: the string that starts here never ends')],
  [
    /block-seq-ind on same line/,
    explain('wrong_line', 'a list starts on the line after its key; move the dash down, or quote the value'),
  ],
  [/Missing , |Missing space after :/, explain('missing_comma', 'missing comma, or missing quote before it; add it')],
  [/Unexpected , in|Unexpected empty item/, explain('extra_comma', 'extra comma; remove it')],
  [/Unexpected \? in/, explain('unquoted_value', 'unexpected ?; remove it, or quote the value')],
  [
    /flow-(?:map|seq)-end/,
    explain('wrong_bracket', 'closing bracket without an opening one; remove it, or quote the value'),
  ],
  [/cannot start on same line/, explain('wrong_line', 'a map or list starts on the line after ---; move it down')],
  [
    /Comments must be separated/,
    explain('missing_space', 'a comment needs a space before its #; add it, or quote the value'),
  ],
  [/directives-end/, explain('directive', 'a line that starts with % needs a line --- after it; remove the line')],
  [/at most 1024 chars/, explain('bad_key', 'the key is longer than 1,024 characters; shorten it')],
  [/Plain value cannot start/, explain('unquoted_value', 'unexpected character; quote the value')],
  [/Invalid escape/, explain('bad_escape', 'unknown escape; write \\\\ for a backslash, or use single quotes')],
  [
    /Block collections? (?:is|are) not allowed/,
    explain('wrong_line', 'a map or list inside brackets must use brackets, too'),
  ],
  [
    /at node end|Unexpected (?:double|single)-quoted|Unexpected scalar/,
    explain(
      'text_after_value',
      'unexpected text after the end of this value; quote the whole value, or check the indentation',
    ),
  ],
];

/** The first of the library's errors, in plain words and without its excerpt of the source. */
export function firstProblem(text: string, errors: readonly YAMLError[], hints: Hints): YamlProblem | undefined {
  const bracket = errors.find(error => /^Flow .* end with/.test(error.message));
  const tab = errors.find(error => error.code === 'TAB_AS_INDENT');
  const first = errors.reduce<YAMLError | undefined>(
    (least, next) => (!least || next.pos[0] < least.pos[0] ? next : least),
    undefined,
  );
  if (!first) return undefined;
  const offset = tab ? tab.pos[0] : tabBefore(text, first.pos[0]);
  if (offset !== undefined) {
    return { code: 'tab', message: 'tab in the indentation; use spaces', offset };
  }
  // The library reports where it gave up on a bracket or quote. People look for the one that was opened.
  if (bracket && hints.unclosed !== undefined && hints.unclosed < first.pos[0]) {
    return { ...explanationOf(bracket, errors), offset: hints.unclosed };
  }
  const quote = first.message.startsWith('Missing closing')
    ? hints.quotes.findLast(at => at < first.pos[0])
    : undefined;
  return { ...explanationOf(first, errors), offset: quote ?? first.pos[0] };
}

/** The offset of a tab in the indentation of the line that contains `offset`. */
function tabBefore(text: string, offset: number): number | undefined {
  let index = text.lastIndexOf('\n', offset - 1) + 1;
  while (text[index] === ' ') index++;
  return text[index] === '\t' ? index : undefined;
}

function explanationOf(error: YAMLError, errors: readonly YAMLError[]): Explanation {
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && runsOn(error, errors)) return runsOnProblem;
  // Only the start of the library's message: the rest may quote the document, and be long.
  const start = error.message.slice(0, 100);
  return explanations.find(([wording]) => wording.test(start))?.[1] ?? otherProblem;
}

function runsOn(error: YAMLError, errors: readonly YAMLError[]): boolean {
  return errors.some(other => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === error.pos[0]);
}
