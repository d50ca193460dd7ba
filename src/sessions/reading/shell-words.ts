import { commandExpecting } from './expectation.ts';

/** Operating systems limit one argument to not much more. */
const longestLine = 30_000;

export interface NotACommand {
  code: 'empty' | 'nul' | 'too_long' | 'backticks' | 'prose' | 'foreign_shell' | 'sentence';
  problem: string;
  /** The command that is probably meant. */
  command?: string;
  /** It shows what the words after it expect, so nothing is left to look at. */
  says?: true;
}

/** Why a line is not a command that can be run as it is; undefined if it is one. */
export function notACommand(line: string, shell: string): NotACommand | undefined {
  if (line === '') return { code: 'empty', problem: 'there is no command after cmd:' };
  if (line.includes('\0')) return { code: 'nul', problem: 'it contains a NUL character' };
  if (line.length > longestLine)
    return { code: 'too_long', problem: `it has ${line.length} characters; put them into a script` };
  // The beginning is enough to decide, and keeps every pattern below fast.
  const open = withoutComment(withoutQuotes(line.slice(0, 500)));
  const quoted = /^(`+)([^`]+)\1\s*(.*)$/s.exec(line);
  if (quoted) {
    const [, , command = '', rest = ''] = quoted;
    return rest === ''
      ? {
          code: 'backticks',
          problem: 'the command is in backticks, which a shell would run as a command of its own',
          command,
        }
      : withProse(command, rest, shell);
  }
  const foreign = shell === 'pwsh' ? undefined : windowsWords(open);
  if (foreign) return { code: 'foreign_shell', problem: `it is ${foreign}, but commands run in ${shell}` };
  const verb =
    /^(?:please\s+)?(run|verify|check|ensure|confirm|execute|manually|inspect|review|open|make sure|validate|uruchom|sprawd[zź]|zweryfikuj|execute|executar|rodar|verificar|garantir)\b\s+\S+/i.exec(
      open,
    );
  if (
    verb &&
    (/^[A-Z]/.test(open) || /^(?:run|verify|ensure|confirm|manually|make sure|validate|inspect)\b/.test(open))
  ) {
    return { code: 'sentence', problem: `it starts with the word ${verb[1]}, which is not a program` };
  }
  const prose = proseAt(open);
  if (prose === undefined) return commentAgainst(line, open.length, shell);
  if (prose === 0) return { code: 'sentence', problem: 'it is a sentence, not a command' };
  return withProse(line.slice(0, prose).trim(), line.slice(prose), shell);
}

/** A shell ignores a comment, so one that turns the check around must be written as a command. */
function commentAgainst(line: string, end: number, shell: string): NotACommand | undefined {
  const [written, comment] = [line.slice(0, end).trim(), line.slice(end).trim()];
  return comment === '' || commandExpecting(written, comment, shell) === written
    ? undefined
    : withProse(written, comment, shell);
}

function withProse(written: string, words: string, shell: string): NotACommand {
  const command = commandExpecting(written, words, shell);
  const problem = `there is prose after the command (${short(words)})`;
  if (command === undefined) return { code: 'prose', problem };
  return { code: 'prose', problem, command, ...(command === written ? {} : { says: true }) };
}

function short(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
}

/** Blanks what is in quotes, and keeps the offsets. */
function withoutQuotes(line: string): string {
  return line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, quoted => '·'.repeat(quoted.length));
}

/** Blanks a comment at the end. */
function withoutComment(line: string): string {
  return line.replace(/(?<=\s)#.*$/s, comment => ' '.repeat(comment.length)).trimEnd();
}

function windowsWords(line: string): string | undefined {
  const cmdlet =
    /(?:^|[|;&({]\s*|\s)((?:Get|Set|New|Push|Pop|Remove|Test|Select|Where|ForEach|Write|Out|Invoke|Start|Stop|Copy|Move|Import|Export|Measure|Compare|Format|Join|Resolve|Convert(?:To|From)|Sort|Add|Clear)-[A-Z][A-Za-z]+)\b/.exec(
      line,
    );
  if (cmdlet) return `PowerShell (${cmdlet[1]})`;
  const sign =
    /\$env:\w+|\$null\b|\$true\b|\$false\b|\$LASTEXITCODE\b|\s-(?:ErrorAction|Recurse|Force|Path|Filter)\b|@\(|^\s*&\s|\s-(?:eq|ne|match|like)\s+·*\$/.exec(
      line,
    );
  if (
    sign &&
    /\$(?:env:|null|true|false|LASTEXITCODE)|-ErrorAction|^\s*&\s|@\(|-Recurse\b.*\||-(?:Path|Filter)\b/.test(line)
  )
    return `PowerShell (${sign[0].trim()})`;
  const shorthand = /\bif\s*\(\$\?\)|(?:^|[|;&]\s*)(?:gci|iwr)\s|\|\s*(?:\?|%)\s*\{|\|\s*\?\s/.exec(line);
  if (shorthand) return `PowerShell (${shorthand[0].replace(/^[|;&]\s*/, '').trim()})`;
  if (/^(?:powershell|pwsh)(?:\.exe)?\b/i.test(line)) return 'a PowerShell call';
  const windows =
    /(?<![+\w%]|format[=:]\S*)%[A-Za-z_]{2,}%|^dir \/\w|(?:^|\s)\.{1,2}\\[\w.-]+|^[A-Za-z]:\\|^cmd(?:\.exe)? \/c\b|\bfindstr\b|\.(?:ps1|bat|cmd)\b/.exec(
      line,
    );
  return windows ? `written for Windows (${windows[0].trim()})` : undefined;
}

/** Words that describe the result. At the end, or right before an operator, such a word is an argument: `ls outputs`. */
const claims = new RegExp(
  [
    /\s(?:passes|succeeds|completes|works|przechodzi|passa)(?=[\s.,;:!]|$)/,
    /\s(?:should|must|returns|exits|shows|prints|outputs|powinn[oay]|zwraca|ko[nń]czy|deve|retorna|termina)(?=[.,:!]?\s+[^\s&|;<>)])/,
    /[\s,;]+expect(?:s|ed)?(?=[\s:]+\S)/,
    /\s(?:with no|without|with zero|bez|sem)\s+(?:any\s+)?(?:\p{L}+\s+){0,2}(?:errors?|failures?|warnings?|b[lł][eę]d\p{L}*|erros?)\b/u,
    /\s(?:all|every|no)\s+(?:\p{L}+\s+){0,3}(?:pass|tests?|errors?|green)\b/u,
    /\s(?:finds|yields|gives)\s+(?:no|nothing|none|zero|0)\b/,
    /[\s,;]+(?:no|zero|0)\s+(?:results?|matches|hits|occurrences|outputs?(?=\W*$|\s+expected))\b/,
    /\sexit code\b|\sis (?:green|clean|ok|empty)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Where prose begins, if there is any. */
function proseAt(line: string): number | undefined {
  const signs = [
    claims.exec(line)?.index,
    /\s+(?:→|⇒|=>|->|—|–)\s+\S/.exec(line)?.index,
    / - (?:[a-z]+ ){2,}/i.exec(line)?.index,
    // No command goes on with a parenthesis after a plain word.
    /(?<=[^\s&|;!])(?<!\b(?:time|if|while|until|then|do|else|in))\s+\((?=[^)]*[\p{L}\d])[^)$|;&<>]*\)\s*\.?$/u.exec(
      line,
    )?.index,
    foreignWord(line),
  ].filter(index => index !== undefined);
  if (signs.length > 0) return Math.min(...signs);
  // Several plain words that end like a sentence.
  return /^[A-ZŁŚŻ][\p{L}']*(?: [\p{L}',-]+){3,}\.?$/u.test(line) ? 0 : undefined;
}

/** A bare word with letters that commands don't have, unlike paths. */
function foreignWord(line: string): number | undefined {
  for (const match of line.matchAll(/\S+/g))
    if (/[^\x00-\x7f·…]/.test(match[0]) && /\p{L}/u.test(match[0]) && !/[/.=\\]/.test(match[0].slice(0, -1)))
      return match.index;
  return undefined;
}
