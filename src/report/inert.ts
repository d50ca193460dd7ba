/**
 * Words of a pull request, made harmless. Whatever they hold, they can't move the cursor, hide text, start a workflow
 * command, or leave the code span or fence that they are put into.
 */

/** All but the sign that asks for the picture of an emoji, which hides nothing. */
export const hidden =
  /(?!\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/**
 * Control, bidirectional and invisible characters are shown as their code. What starts a command of the runner is broken
 * up: `##[` anywhere, `::` at the start of a line.
 */
export function visible(text: string): string {
  return text
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

/** A code span that its content can't close; GitHub links and mentions nothing in it. */
export function codeSpan(text: string, longest = 300): string {
  const line = visible(text)
    .split('\n')
    .map(each => each.trim())
    .join(' ');
  const short = line.length > longest ? `${line.slice(0, longest)}…` : line;
  if (short.trim() === '') return '';
  const ticks = '`'.repeat(longestRun(short, '`') + 1);
  const pad = short.startsWith('`') || short.endsWith('`') || (short.startsWith(' ') && short.endsWith(' ')) ? ' ' : '';
  return `${ticks}${pad}${short}${pad}${ticks}`;
}

/** The same inside a table, where a bar would end the cell. */
export function codeCell(text: string, longest = 200): string {
  return codeSpan(text, longest).replaceAll('|', '\\|');
}

/** A fence that its content can't close. */
export function fence(text: string, info = 'text'): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text, '`') + 1));
  return `${ticks}${info}\n${visible(text).trimEnd()}\n${ticks}`;
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
