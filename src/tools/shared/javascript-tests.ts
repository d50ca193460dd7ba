import type { TestLanguage, Tool } from '../tool.ts';

/** The interface of describe, it, test and expect, which most runners for JavaScript share. */
export const javascriptTests: TestLanguage = {
  endings: /\.[cm]?[jt]sx?$/,
  syntax: 'javascript',
  opens: calls =>
    new RegExp(
      String.raw`(?<=^|[\s;{(>])(?:${calls.map(call => call.replaceAll(/[.$]/g, String.raw`\$&`)).join('|')})((?:\.[a-zA-Z]{1,20}){0,4})\s?(?:<[^>]{0,80}>)?[(\`]\s*(?:(['"\`])(.{0,200}?)\2)?`,
      'g',
    ),
  aliases,
  quoted: true,
  other: /\.(?:describe|suite|step|use|extend|configure|before\w*|after\w*|mock|set\w*|info)\b/,
  off: /\.(?:skip|todo|skipIf|runIf)\b/,
  offCall: /^x(?:it|test)\b/,
  table: /\.(?:each|for)\b/,
  groupTable: /\bdescribe\.(?:each|for)\b/,
};

/** An import, as a statement or a call: what it is bound to, the module, and the member that is taken. */
const binding =
  /^[ \t]*(?:import[ \t]+([^'"`;()]{1,500}?)\s{1,20}from\s{0,20}['"]([^'"\n]{1,200})['"]|(?:const|let|var)[ \t]+([\w$]{1,60}|\{[^{}]{0,500}\})[ \t]*=[ \t]*(?:await[ \t]+)?(?:require|import)\([ \t]*['"]([^'"\n]{1,200})['"][ \t]*\)(?:\.([\w$]{1,60}))?)/gm;
/** A name that is given to something with a name, or to an extension of it. */
const renaming =
  /^[ \t]*(?:export[ \t]+)?(?:const|let|var)[ \t]+([\w$]{1,60})[ \t]*=[ \t]*([\w$]{1,60}(?:\.(?!extend\b)[\w$]{1,60})?)(?:\.extend\b.*|[ \t]*;?[ \t]*\r?)$/gm;

function aliases(text: string, modules: RegExp, calls: readonly string[]): string[] {
  const found = new Set<string>();
  const isCall = (name: string) => calls.includes(name) || found.has(name);
  for (const [, imported, from, bound, required, member] of text.matchAll(binding)) {
    if (!modules.test(from ?? required!)) continue;
    const names = imported ?? bound!;
    const [, listed = ''] = /\{([^{}]*)\}/.exec(names) ?? [];
    for (const part of listed.split(',').filter(each => each.trim() !== '')) {
      const [name = '', alias = name] = part.trim().split(/\s*(?:\bas\b|:)\s*/);
      if (name === 'default' || isCall(name)) found.add(alias);
    }
    const whole = /^(\*\s*as\s+)?([\w$]+)/.exec(names.trim());
    if (!whole || (member !== undefined && !isCall(member))) continue;
    const [, isNamespace, name] = whole;
    if (!isNamespace) found.add(name!);
    if (member === undefined) for (const call of calls) if (!call.includes('.')) found.add(`${name}.${call}`);
  }
  for (const [, alias, name] of text.matchAll(renaming)) if (isCall(name!)) found.add(alias!);
  return [...found].filter(name => /^[\w$.]+$/.test(name) && !calls.includes(name));
}

export const testAndSpecFiles = ['**/*.{test,spec}.*'];

/** Used by every runner with this interface; the patterns of all tools are joined, each taken once. */
export const describeAndExpect: NonNullable<Tool['measures']> = {
  assertions: ['\\bassert\\w*\\b', '\\bexpect\\s*\\('],
  switches: [
    '\\b(?:it|test|describe)(?:\\.\\w+)*\\.(?:skip|only|todo|fails|failing)\\b',
    // Under another name; and in the options or the context of a test.
    '\\b[\\w$]+\\.(?:skip|only|todo|fails|failing)\\(\\s*[\'"`]',
    '[{,]\\s*(?:skip|only|todo)\\s*:\\s*(?:true\\b|[\'"`])',
    '\\b(?:t|ctx|context|this)\\.(?:skip|todo)\\s*\\(\\s*\\)',
    '\\b(?:it|test|describe)(?:\\.\\w+)*\\.(?:skipIf|runIf)\\b',
    '\\bif\\s*\\([^{};\\n]*\\bprocess\\.env\\b[^{};\\n]*\\)\\s*\\{?\\s*return\\b',
  ],
  swallowed: [
    '\\bcatch\\s*(?:\\([^()\\n]*\\)\\s*)?\\{\\s*\\}',
    '\\.catch\\(\\s*\\(\\s*\\w*\\s*\\)\\s*=>\\s*(?:\\{\\s*\\}|null|undefined)\\s*\\)',
  ],
  dead: [
    '\\bif\\s*\\(\\s*(?:false|0|!1|!true)\\s*(?:&&|\\))',
    // A test or hook that returns first of all.
    '(?:=>|function\\s*\\w*\\([^()\\n]*\\))\\s*\\{\\s*return\\s*;?\\s*\\n',
  ],
  constants: [
    '\\bexpect\\(\\s*(?:true|false|null|undefined|\\d+|\'[^\'\\n]*\'|"[^"\\n]*")\\s*\\)',
    '\\b(?:assert|t)\\.(?:equal|strictEqual|is)\\(\\s*(?:true|\\d+)\\s*,',
  ],
};

/** The words of Jasmine that leave a test out or single it out, which Jest and Mocha know, too. */
export const jasmineSwitches = ['\\b(?:xit|xtest|xdescribe|fit|fdescribe)\\s*\\('];
