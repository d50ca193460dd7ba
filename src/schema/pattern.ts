import { RE2JS } from 're2js';
import { compilePattern, plainText } from '../match/pattern.ts';

const maxLength = 4096;

/** The problem with a pattern, if there is one. A pattern that matches empty text proves nothing, so it is refused. */
export function patternProblem(pattern: string, flags = ''): string | undefined {
  if (pattern.length <= maxLength && plainText(pattern, flags) !== undefined) return undefined;
  const problem = compileProblem(pattern, flags, contentAdvice);
  if (problem !== undefined) return problem;
  const compiled = compilePattern(pattern, flags);
  const sample = compiled.matcher('a b');
  if (compiled.matcher('').find() || (sample.find() && sample.start() === sample.end())) {
    return 'the pattern matches empty text, so any file would pass; require at least one character';
  }
  return undefined;
}

/** The same for a pattern in a JSON Schema, where `^a*$` and `.*` make sense: it applies to one text, or selects keys. */
export function expressionProblem(pattern: string): string | undefined {
  return compileProblem(pattern, '', schemaAdvice);
}

function compileProblem(pattern: string, flags: string, advice: Advice): string | undefined {
  if (pattern.length > maxLength) return `the pattern has ${pattern.length} characters; the limit is ${maxLength}`;
  try {
    compilePattern(pattern, flags);
    return undefined;
  } catch (error) {
    return unsupported(pattern, error, advice);
  }
}

/** Advice that depends on where the pattern is written. */
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

/** A pattern that matches exactly this text. */
export function literally(words: string): string {
  return RE2JS.quote(words);
}

/** What RE2 does not support, and what to write instead. */
function unsupported(pattern: string, error: unknown, { not, twice, invalid }: Advice): string {
  const advice: [RegExp, string][] = [
    [/\(\?=/, 'RE2 has no lookahead (?=…); write what must follow as part of the pattern'],
    [/\(\?!/, `RE2 has no negative lookahead (?!…); ${not}`],
    [/\(\?<[=!]/, 'RE2 has no lookbehind (?<=…) or (?<!…); write what must come before as part of the pattern'],
    [/\\[1-9]|\\k</, `RE2 has no back-references; write the repeated text out, or ${twice}`],
    [
      /\(\?>|[*+?}]\+/,
      'RE2 has no atomic groups or possessive repeats; remove the extra character, RE2 never backtracks',
    ],
  ];
  for (const [syntax, words] of advice) if (syntax.test(pattern)) return words;
  const detail = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : 'unknown syntax';
  return `the pattern is not a valid RE2 expression (${detail})${invalid}`;
}
