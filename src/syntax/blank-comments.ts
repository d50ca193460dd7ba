/** How a language writes what is no code: each match is a comment, a text, or a pattern. */
export type Syntax = keyof typeof silent;

const slashes = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`;
const quoted = String.raw`"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'?`;
/** What stands after one of these signs can be no division. */
const pattern = String.raw`(?<=(?:^|[(,=:[!&|?{};+>\n]|return)[ \t]{0,20})\/(?![*\/])(?:\\.|\[(?:\\.|[^\]\\\n]){0,100}\]|[^\/\\\n[]){1,200}\/`;

const silent = {
  javascript: new RegExp(`${slashes}|${pattern}|\`[^\`\\\\]*(?:\\\\[\\s\\S][^\`\\\\]*)*(?:\`|$)|${quoted}`, 'g'),
  python: new RegExp(`#[^\\n]*|("""|''')[\\s\\S]*?(?:\\1|$)|${quoted}`, 'g'),
  go: new RegExp(`${slashes}|\`[^\`]*(?:\`|$)|${quoted}`, 'g'),
  rust: new RegExp(
    `${slashes}|\\br(#{0,8})"[\\s\\S]*?(?:"\\1|$)|"[^"\\\\]*(?:\\\\[\\s\\S][^"\\\\]*)*(?:"|$)|'(?:\\\\.|[^'\\\\\\n])'`,
    'g',
  ),
  java: new RegExp(`${slashes}|("""|''')[\\s\\S]*?(?:\\1|$)|${quoted}`, 'g'),
} as const;

/** The text with all that is no code blanked out; lines and columns stay as they are. */
export function codeOf(text: string, syntax: Syntax): string {
  return text.replaceAll(silent[syntax], match =>
    match.includes('\n') ? match.replaceAll(/[^\n]/g, ' ') : ' '.repeat(match.length),
  );
}
