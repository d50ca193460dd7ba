/** Languages whose comments, strings and regular expressions are known. */
export type Syntax = keyof typeof notCode;

const slashes = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`;
const quoted = String.raw`"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'?`;
/** A slash after one of these characters starts a regular expression, not a division. */
const pattern = String.raw`(?<=(?:^|[(,=:[!&|?{};+>\n]|return)[ \t]{0,20})\/(?![*\/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,100}\]|[^\/\\\n[]){1,200}\/`;

const notCode = {
  javascript: new RegExp(`${slashes}|${pattern}|\`[^\`\\\\]*(?:\\\\[\\s\\S][^\`\\\\]*)*(?:\`|$)|${quoted}`, 'g'),
  python: new RegExp(`#[^\\n]*|("""|''')[\\s\\S]*?(?:\\1|$)|${quoted}`, 'g'),
  go: new RegExp(`${slashes}|\`[^\`]*(?:\`|$)|${quoted}`, 'g'),
  rust: new RegExp(
    `${slashes}|\\br(#{0,8})"[\\s\\S]*?(?:"\\1|$)|"[^"\\\\]*(?:\\\\[\\s\\S][^"\\\\]*)*(?:"|$)|'(?:\\\\.|[^'\\\\\\n])'`,
    'g',
  ),
  java: new RegExp(`${slashes}|("""|''')[\\s\\S]*?(?:\\1|$)|${quoted}`, 'g'),
} as const;

/** The source with comments, strings and regular expressions blanked out. Lines and columns stay the same. */
export function blankComments(text: string, syntax: Syntax): string {
  return text.replaceAll(notCode[syntax], match =>
    match.includes('\n') ? match.replaceAll(/[^\n]/g, ' ') : ' '.repeat(match.length),
  );
}
