import { emptyPhrases, emptyWords } from './phrases.ts';

/** What is left of a piece of evidence without padding, invisible characters and stock phrases. */
export interface Measure {
  /** Characters as a person would count them. */
  length: number;
  /** Distinct words; two characters of a script without spaces, or two emoji, count as one. */
  words: number;
  /** Those of them that are not part of a stock phrase. */
  meaningful: number;
  /** Does it name anything that could be looked up: a number, a file, a name in code, a quotation? */
  specific: boolean;
}

/** Longer than anyone would read: only the beginning is measured, so longer evidence is refused. */
export const mostRead = 20_000;

export function measure(evidence: string): Measure {
  const start = evidence.slice(0, mostRead);
  const visible = withoutInvisible(start.normalize('NFKC'));
  const words = distinctWords(visible);
  const phrased = unspaced.test(visible);
  const rest = phrased ? emptyPhrases.reduce((text, phrase) => text.replaceAll(phrase, ' '), visible) : visible;
  const meaningful = [...(phrased ? distinctWords(rest) : words)].filter(
    word => !emptyWords.has(word) && !isDisguised(word),
  );
  return {
    length: lengthOf(start),
    words: weight(words),
    meaningful: weight(meaningful),
    specific: namesSomething(visible),
  };
}

/** Look-alike letters of two alphabets in one word hide a stock phrase. */
function isDisguised(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text);
}

/** Letters and digits alone: what is left of two texts that differ in spacing, case or invisible signs. */
export function fingerprint(evidence: string): string {
  return withoutInvisible(evidence.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The different words of a text, to compare it with others. */
export function wordsIn(evidence: string): ReadonlySet<string> {
  return distinctWords(withoutInvisible(evidence.slice(0, mostRead).normalize('NFKC')));
}

/** Are all words of one also those of the other, in whatever order? */
export function nothingOwn(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const [less, more] = left.size < right.size ? [left, right] : [right, left];
  return less.size >= 8 && [...less].every(word => more.has(word));
}

/** Are these almost the same words, so that one text was probably made out of the other? */
export function almostSame(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  if (left.size < 8 || right.size < 8) return false;
  const shared = [...left].filter(word => right.has(word)).length;
  return shared / (left.size + right.size - shared) >= 0.9;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const halfWord = new RegExp(`${unspaced.source}|\\p{Extended_Pictographic}`, 'u');
const word = new RegExp(`${halfWord.source}|[\\p{L}\\p{M}\\p{N}_]+`, 'gu');

/** Words of at least two letters, or numbers that stand with letters; and each sign of a script without spaces. */
function distinctWords(text: string): Set<string> {
  const found = new Set<string>();
  for (const [each] of text.toLowerCase().matchAll(word)) {
    if (halfWord.test(each)) found.add(each);
    else for (const part of apart(each)) if (/\p{L}.*\p{L}|\p{L}\p{N}|\p{N}\p{L}/u.test(part)) found.add(part);
  }
  return found;
}

/** A word of another script that touches one without spaces is a word of its own. */
function apart(text: string): string[] {
  return unspaced.test(text) ? text.split(new RegExp(`(${unspaced.source})`, 'u')).filter(Boolean) : [text];
}

function weight(words: Iterable<string>): number {
  let sum = 0;
  for (const each of words) sum += halfWord.test(each) ? 0.5 : 1;
  return Math.floor(sum);
}

function namesSomething(text: string): boolean {
  return /[\p{N}"“”„«»「」『』`[\]#@/_]|\p{Ll}\p{Lu}|[A-Za-z]\.[A-Za-z]/u.test(text);
}

/** Signs that nobody sees: default-ignorable, control, private or half a surrogate pair, and the blank of Braille. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2800]/gu;

/** White space of any kind becomes one space; invisible signs are gone. */
function withoutInvisible(text: string): string {
  return text
    .replaceAll(/[\s\u2800]+/gu, ' ')
    .replaceAll(invisible, '')
    .trim();
}

/** Both forms are counted, since a sign may stand for many (`﷽`) and many for one (`ｶﾞ`); the lesser counts. */
function lengthOf(text: string): number {
  const [plain, compatible] = [text.normalize('NFC'), text.normalize('NFKC')];
  const length = visibleLength(plain);
  return plain === compatible ? length : Math.min(length, visibleLength(compatible));
}

const longestRun = 3;

/** Counts what is visible, and each long stretch of text only once: repetition is no evidence. */
function visibleLength(text: string): number {
  const signs = seenSigns(text);
  const joined = signs.join('');
  const span = isUnspaced(joined) ? 12 : 24;
  const known = new Set<string>();
  let repeatedUntil = 0;
  let offset = 0;
  let length = 0;
  for (const sign of signs) {
    const stretch = joined.slice(offset, offset + span);
    if (stretch.length === span) {
      if (known.has(stretch)) repeatedUntil = offset + span;
      known.add(stretch);
    }
    if (offset >= repeatedUntil) length++;
    offset += sign.length;
  }
  return length;
}

/** The signs that a person sees, runs of the same one cut short and all white space single. */
function seenSigns(text: string): string[] {
  const signs: string[] = [];
  let run = 0;
  for (const cluster of clustersOf(text.trim())) {
    const seen = isSeen(cluster);
    if (!seen && !/[\s\u2800]/u.test(cluster)) continue;
    const sign = seen ? cluster : ' ';
    run = sign === signs.at(-1) ? run + 1 : 1;
    if (run <= (sign === ' ' ? 1 : longestRun)) signs.push(sign);
  }
  if (signs[0] === ' ') signs.shift();
  if (signs.at(-1) === ' ') signs.pop();
  return signs;
}

function isSeen(cluster: string): boolean {
  return /^[!-~]$/.test(cluster) || /[\p{L}\p{N}\p{P}\p{S}]/u.test(cluster.replaceAll(invisible, ''));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const joins = /[\p{M}\p{Cf}\p{Regional_Indicator}\p{Emoji_Modifier}\u1100-\u11ff]/u;

/** What a person would call one character: a letter with its marks, a family emoji, a flag. */
function clustersOf(text: string): Iterable<string> {
  return joins.test(text) ? Array.from(graphemes.segment(text), ({ segment }) => segment) : text;
}

function isUnspaced(text: string): boolean {
  if (!unspaced.test(text)) return false;
  const signs = text.match(new RegExp(unspaced, 'gu'))?.length ?? 0;
  return signs * 3 > text.length;
}
