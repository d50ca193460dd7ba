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
  return inCell(codeSpan(text, longest));
}

/** Markdown for a cell of a table. */
export function inCell(text: string): string {
  return text.replaceAll(/(\\*)\|/g, (_, slashes: string) =>
    slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes} \\|`,
  );
}

/** A word that neither Markdown nor GitHub gives a meaning. */
const plainWord = /^(?:[A-Za-z]+(?:['’-][A-Za-z]+)*|\d{1,6}(?:\.\d{1,6})?|\d{1,3}(?:,\d{3})+|[–—→…])$/;
/** Words of the change, as a message marks them, and patterns between slashes. */
const marked = /(`[^`]*`|"(?:\\.|[^"\\])*"|“[^”]*”|(?<![^ ])\/[^`"“]{1,200}?\/[ims]*(?=[.,;:]?(?: |$)))/;

/**
 * A message of the gate as prose. What it marks as words of the change, in backquotes or quotation marks, stands in code
 * spans, and so do `known` words of the change, and every other word that is not plain: paths, ids, and whatever the change
 * could put there. With markup outside of these, the whole message is one code span.
 */
export function prose(text: string, longest = 600, known: readonly string[] = []): string {
  const line = closed(cut(visible(text).replaceAll(/\s+/g, ' ').trim(), longest));
  const isKnown = knownIn(line, known);
  const unmarked = line.split(marked).filter((_, index) => index % 2 === 0);
  if (
    unmarked.flatMap(part => (isKnown ? part.split(isKnown).filter((_, at) => at % 2 === 0) : [part])).some(hasMarkup)
  )
    return codeSpan(line);
  const spans = line.split(marked).flatMap((part, index): Span[] => {
    if (index % 2 === 1) return [{ code: part.startsWith('`') ? part.slice(1, -1) : part }];
    if (!isKnown) return part.split(/( )/).flatMap(wordSpans);
    return part
      .split(isKnown)
      .flatMap((piece, at): Span[] => (at % 2 === 1 ? [{ code: piece }] : piece.split(/( )/).flatMap(wordSpans)));
  });
  return joined(spans.filter(({ code, words }) => (code ?? words) !== ''))
    .map(({ code, words = '' }) => (code === undefined ? words : codeSpan(code)))
    .join('');
}

/** Words of the change that no one marked: where they hold markup, nobody can say where they end. */
function hasMarkup(words: string): boolean {
  return /[`<>@|\\~$]|:\/\/|\bwww\./.test(words);
}

/** Finds whole words, the longest first, of those in the line; undefined if none is there. */
function knownIn(line: string, known: readonly string[]): RegExp | undefined {
  const shown = known.map(each => visible(each).replaceAll(/\s+/g, ' ').trim());
  const there = [...new Set(shown)].filter(each => each !== '' && !each.includes('`') && line.includes(each));
  if (there.length === 0) return undefined;
  const forms = there.sort((a, b) => b.length - a.length).map(each => each.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(`(?<![\\w./-])(${forms.join('|')})(?![\\w/-])`);
}

/** A part of a message: plain words, or what stands in a code span. */
type Span = { words: string; code?: undefined } | { code: string; words?: undefined };

/** Code that follows code, with at most a space between, is one span. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const [last, before] = [result.at(-1), result.at(-2)];
    if (span.code !== undefined && last?.code !== undefined) {
      result.splice(-1, 1, { code: last.code + span.code });
    } else if (span.code !== undefined && last?.words === ' ' && before?.code !== undefined) {
      result.splice(-2, 2, { code: `${before.code} ${span.code}` });
    } else result.push(span);
  }
  return result;
}

/** The same inside a table. */
export function proseCell(text: string, longest = 300, known: readonly string[] = []): string {
  return inCell(prose(text, longest, known));
}

/** The same where nothing is marked up: without the backquotes. */
export function plainWords(text: string): string {
  return text.replaceAll(/`([^`]*)`/g, '$1');
}

/** Closes what a cut left open. */
function closed(line: string): string {
  return (line.split('`').length - 1) % 2 === 0 ? line : `${line}\``;
}

/** A word, and the punctuation around it. */
function wordSpans(word: string): Span[] {
  // A call keeps its own parenthesis.
  const form = /^[^(]+\(/.test(word) ? /^()(.*?)([.,;:!?]*)$/ : /^([(]*)(.*?)([).,;:!?]*)$/;
  const [, before = '', core = '', after = ''] = form.exec(word) ?? [];
  if (core.trim() === '' || (plainWord.test(core) && !holdsCommit(core))) return [{ words: word }];
  return [{ words: before }, { code: core }, { words: after }];
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
