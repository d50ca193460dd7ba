/** No system takes much more as one argument. */
const longestLine = 30_000;

/** What makes a line that should be a command none, in words; undefined where nothing does. */
export function notACommand(line: string, shell: string): { problem: string; command?: string } | undefined {
  if (line === '') return { problem: 'there is no command after cmd:' };
  if (line.includes('\0')) return { problem: 'it holds a NUL character' };
  if (line.length > longestLine) return { problem: `it has ${line.length} characters, which belong into a script` };
  // A command that long is a script; its beginning tells enough, and keeps every pattern below fast.
  const open = withoutComment(withoutQuotes(line.slice(0, 500)));
  const quoted = /^(`+)([^`]+)\1\s*(.*)$/s.exec(line);
  if (quoted) {
    const [, , command = '', rest = ''] = quoted;
    return rest === ''
      ? { problem: 'the command stands in backticks, which a shell would run as another command', command }
      : { problem: `there is prose after the command (${short(rest)})`, command };
  }
  const foreign = shell === 'pwsh' ? undefined : windowsWords(open);
  if (foreign) return { problem: `it is ${foreign}, and commands run in ${shell}` };
  const verb =
    /^(?:please\s+)?(run|verify|check|ensure|confirm|execute|manually|inspect|review|open|make sure|validate|uruchom|sprawd[zź]|zweryfikuj|execute|executar|rodar|verificar|garantir)\b\s+\S+/i.exec(
      open,
    );
  if (
    verb &&
    (/^[A-Z]/.test(open) || /^(?:run|verify|ensure|confirm|manually|make sure|validate|inspect)\b/.test(open))
  ) {
    return { problem: `it starts with the word ${verb[1]}, which is no program` };
  }
  const prose = proseAt(open);
  if (prose === undefined) return undefined;
  if (prose === 0) return { problem: 'it is a sentence, and no command' };
  return {
    problem: `there is prose after the command (${short(line.slice(prose))})`,
    command: line.slice(0, prose).trim(),
  };
}

function short(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
}

/** The line with everything in quotes blanked out, offsets kept: what is quoted is the command's own affair. */
function withoutQuotes(line: string): string {
  return line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, quoted => '·'.repeat(quoted.length));
}

/** The line without what a shell would not read. */
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
  if (/^(?:powershell|pwsh)(?:\.exe)?\b/i.test(line)) return 'a call of PowerShell';
  const windows =
    /(?<![+\w%]|format[=:]\S*)%[A-Za-z_]{2,}%|^dir \/\w|(?:^|\s)\.{1,2}\\[\w.-]+|^[A-Za-z]:\\|^cmd(?:\.exe)? \/c\b|\bfindstr\b|\.(?:ps1|bat|cmd)\b/.exec(
      line,
    );
  return windows ? `written for Windows (${windows[0].trim()})` : undefined;
}

/** Words that tell what should come of it. As the last word, or right before an operator, one is an argument: `ls outputs`. */
const claims = new RegExp(
  [
    /\s(?:passes|succeeds|completes|works|przechodzi|passa)(?=[\s.,;:!]|$)/,
    /\s(?:should|must|returns|exits|shows|prints|outputs|powinn[oay]|zwraca|ko[nń]czy|deve|retorna|termina)(?=[.,:!]?\s+[^\s&|;<>)])/,
    /[\s,;]+expect(?:s|ed)?(?=[\s:]+\S)/,
    /\s(?:with no|without|with zero|bez|sem)\s+(?:any\s+)?(?:\p{L}+\s+){0,2}(?:errors?|failures?|warnings?|b[lł][eę]d\p{L}*|erros?)\b/u,
    /\s(?:all|every|no)\s+(?:\p{L}+\s+){0,3}(?:pass|tests?|errors?|green)\b/u,
    /\sexit code\b|\sis (?:green|clean|ok)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Where a sentence begins; undefined where there is none. */
function proseAt(line: string): number | undefined {
  const signs = [
    claims.exec(line)?.index,
    /\s+(?:→|⇒|=>|->|—|–)\s+\S/.exec(line)?.index,
    / - (?:[a-z]+ ){2,}/i.exec(line)?.index,
    /(?<!&&|\|\||;)\s\((?=[^)$]*\p{L}+\s+\p{L}+)[^)$|;&<>]*\)\s*\.?$/u.exec(line)?.index,
    foreignWord(line),
  ].filter(index => index !== undefined);
  if (signs.length > 0) return Math.min(...signs);
  // Several plain words that end like a sentence.
  return /^[A-ZŁŚŻ][\p{L}']*(?: [\p{L}',-]+){3,}\.?$/u.test(line) ? 0 : undefined;
}

/** A bare word with letters that no command line has; a path may have them. */
function foreignWord(line: string): number | undefined {
  for (const match of line.matchAll(/\S+/g))
    if (/[^\x00-\x7f·…]/.test(match[0]) && /\p{L}/u.test(match[0]) && !/[/.=\\]/.test(match[0].slice(0, -1)))
      return match.index;
  return undefined;
}
