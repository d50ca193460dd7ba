import { withoutColours } from '../syntax/text.ts';

/**
 * Makes text of a pull request harmless: it can't move the cursor, hide text, start a workflow command, or leave the code
 * span, table cell or fence that it is put into, where GitHub creates no links or mentions.
 */

/** Invisible characters, except the emoji variation selector. Lone surrogates count: nothing can show them. */
export const hidden =
  /(?!\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Surrogate}\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/**
 * Shows control, bidirectional and invisible characters as their code, and drops colours. Breaks up what starts a workflow
 * command: `##[` anywhere, `::` at the start of a line.
 */
export function visible(text: string): string {
  return withoutColours(text)
    .replaceAll(/\r\n/g, '\n')
    .replaceAll(hidden, character => `⟨U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}⟩`)
    .replaceAll('##[', '## [')
    .replaceAll(/^([^\S\n]*)::/gm, '$1: :');
}

/** One line for a terminal or a log. */
export function inLine(text: string): string {
  return visible(text).replaceAll('\n', ' ⏎ ');
}

/** Several lines for a terminal or a log, each behind a bar. */
export function behindBars(text: string, indent: string): string {
  return visible(text)
    .trimEnd()
    .split('\n')
    .map(line => `${indent}│ ${line}`)
    .join('\n');
}

/** One line of at most `longest` characters, for a place that shows text as it is. */
export function shortLine(text: string, longest: number): string {
  return cut(inLine(text).replaceAll(/\s+/g, ' ').trim(), longest);
}

/** A code span that its content can't close. */
export function codeSpan(text: string, longest = 300): string {
  const line = visible(text)
    .split('\n')
    .map(each => each.trim())
    .join(' ');
  const short = cut(line, longest);
  if (short.trim() === '') return '';
  const ticks = '`'.repeat(longestRun(short, '`') + 1);
  const pad = short.startsWith('`') || short.endsWith('`') || (short.startsWith(' ') && short.endsWith(' ')) ? ' ' : '';
  return `${ticks}${pad}${short}${pad}${ticks}`;
}

/**
 * The same inside a table, where a bar would end the cell. A backslash before the bar escapes it, unless that backslash is
 * itself escaped: then a space goes between the two.
 */
export function codeCell(text: string, longest = 200): string {
  return codeSpan(text, longest).replaceAll(/(\\*)\|/g, (_, slashes: string) =>
    slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes} \\|`,
  );
}

/**
 * A sentence of the gate: unchanged if every word is plain, so that Markdown and GitHub leave it alone, else a code span. Not
 * for text of the change, which must not look like the gate's own words.
 */
export function sentence(text: string, longest = 600): string {
  const word = /^\(?(?:[A-Za-z]+(?:['-][A-Za-z]+)*|\d{1,6})\)?[,;:.]?$/;
  const isPlain = text.length <= longest && !holdsCommit(text) && text.split(' ').every(each => word.test(each));
  return isPlain ? text : codeSpan(text, longest);
}

/** A check or an id: unchanged if nothing in it looks like a reference, else a code span. */
export function name(text: string): string {
  const isPlain = text.length <= 64 && !holdsCommit(text) && /^[a-z][a-z0-9]*(?:[_-][a-z][a-z0-9]*)*$/.test(text);
  return isPlain ? text : codeSpan(text, 64);
}

function holdsCommit(text: string): boolean {
  return /(?<![a-z0-9])[0-9a-f]{7,}(?![a-z0-9])/i.test(text);
}

/** A fence that its content can't close. */
export function fence(text: string, info = 'text'): string {
  const shown = visible(text).trimEnd();
  const ticks = '`'.repeat(Math.max(3, longestRun(shown, '`') + 1));
  return `${ticks}${info}\n${shown}\n${ticks}`;
}

/** The start of a text, with `…` if there was more. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Never between the two halves of a surrogate pair.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const each of text) {
    run = each === character ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
