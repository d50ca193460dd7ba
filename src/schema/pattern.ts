import { RE2JS } from 're2js';

const longest = 4096;

/** Why this pattern can't be used, or undefined. A pattern that matches nothing at all proves nothing, so it is refused. */
export function patternProblem(pattern: string, flags = ''): string | undefined {
  const problem = compileProblem(pattern, flags, contentAdvice);
  if (problem !== undefined) return problem;
  const compiled = RE2JS.compile(pattern, flagBits(flags));
  const sample = compiled.matcher('a b');
  if (compiled.matcher('').find() || (sample.find() && sample.start() === sample.end())) {
    return 'the pattern matches empty text, so it would hold for any file; make at least one character necessary';
  }
  return undefined;
}

/** The same of a pattern in a JSON Schema, where `^a*$` and `.*` say something: it judges one text, or chooses keys. */
export function expressionProblem(pattern: string): string | undefined {
  return compileProblem(pattern, '', schemaAdvice);
}

function compileProblem(pattern: string, flags: string, advice: Advice): string | undefined {
  if (pattern.length > longest) return `the pattern has ${pattern.length} characters; ${longest} is the most`;
  try {
    RE2JS.compile(pattern, flagBits(flags));
    return undefined;
  } catch (error) {
    return unsupported(pattern, error, advice);
  }
}

/** What to do where only the place of the pattern tells. */
interface Advice {
  not: string;
  twice: string;
  invalid: string;
}

const contentAdvice: Advice = {
  not: 'use a second content_check with absent: true',
  twice: 'use two checks',
  invalid: '; to search for the text itself, set literal: true',
};
const schemaAdvice: Advice = { not: 'use not: {pattern: …}', twice: 'use allOf with two patterns', invalid: '' };

export function flagBits(flags: string): number {
  const bits = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL };
  return [...flags].reduce((sum, flag) => sum | (bits[flag as keyof typeof bits] ?? 0), 0);
}

/** Text as a pattern that matches just that text. */
export function literally(words: string): string {
  return RE2JS.quote(words);
}

/** What RE2 leaves out, and what to write in its place. */
function unsupported(pattern: string, error: unknown, { not, twice, invalid }: Advice): string {
  const advice: [RegExp, string][] = [
    [/\(\?=/, 'RE2 has no lookahead (?=…); write what must follow as part of the pattern'],
    [/\(\?!/, `RE2 has no negative lookahead (?!…); ${not}`],
    [/\(\?<[=!]/, 'RE2 has no lookbehind (?<=…) or (?<!…); write what must stand before as part of the pattern'],
    [/\\[1-9]|\\k</, `RE2 has no back-references; write the repeated text out, or ${twice}`],
    [/\(\?>|[*+?}]\+/, 'RE2 has no atomic groups or possessive repeats; drop the extra sign, RE2 never backtracks'],
  ];
  for (const [sign, words] of advice) if (sign.test(pattern)) return words;
  const detail = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : 'not understood';
  return `the pattern is no valid RE2 expression (${detail})${invalid}`;
}
