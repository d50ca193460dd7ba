import { scanMarkdown } from '../../syntax/markdown.ts';
import { cited } from '../../syntax/text.ts';
import type { RuleFindings } from '../findings.ts';
import { textOf } from '../reading/lenient.ts';
import type { Rule } from '../rule.ts';
import type { Session } from '../session.ts';

interface Section {
  name: string;
  /** The name itself, in any letter case and with numbers or remarks around it. */
  is: RegExp;
  /** Other words for it, also in other languages. Accepted with a warning. */
  means: RegExp;
}

const specSections: readonly Section[] = [
  {
    name: 'Goals',
    is: /^(?:(?!non\b)[\w-]+ ){0,2}goals?\b/,
    means:
      /\bobjectives?\b|\bpurpose\b|^(?:cele?|objetivos?|obiettiv[oi]|finalità|scopo|metas?|ziele?|objectifs?|цел[иь])(?!\p{L})|目标/u,
  },
  {
    name: 'Acceptance Criteria',
    is: /\bacceptance criteri(?:a|on)\b/,
    means:
      /^acs?\b|\bacceptance\b|kryteria (?:akceptac|odbioru)|crit[eé]rios de aceita[cç][aã]o|criterios de aceptaci[oó]n|criteri(?:o)? di accetta(?:zione|bilità)|akzeptanzkriterien|crit[eè]res d.acceptation|критерии при[её]мки|验收标准/,
  },
  {
    name: 'Definition of Done',
    is: /\bdefinition of done\b/,
    means:
      /\bdod\b|\bdone (?:when|criteria|means)\b|definicja (?:uko[nń]czenia|gotowo[sś]ci)|defini[cç][aã]o de (?:pronto|conclu[ií]do|feito)|definici[oó]n de (?:hecho|terminado)|definizione di (?:fatto|finito|completat[oa]|completamento|pronto)|criteri di completamento|(?:определение|критерии) готовности|完成定义/,
  },
];

const architectureSections: readonly Section[] = [
  {
    name: 'Overview',
    is: /\boverview\b/,
    means:
      /\bsummary\b|\bintroduction\b|przegl[aą]d|om[oó]wienie|vis[aã]o geral|visi[oó]n general|panoramica|visione d.insieme|sintesi|introduzione|resumo|überblick|обзор|概述/,
  },
  {
    name: 'Modules',
    is: /\bmodules?\b|\bcomponents?\b/,
    means:
      /\bbuilding blocks\b|\bpackages?\b|\bservices\b|modu[lł]y|komponenty|m[oó]dulos|componentes|\bmoduli\b|\bcomponenti\b|модули|компоненты|模块|组件/,
  },
];

export const spec: Rule<'spec'> = {
  id: 'spec',
  title: 'spec.md has the sections Goals, Acceptance Criteria and Definition of Done',
  fix: 'Add a heading with content for each of Goals, Acceptance Criteria and Definition of Done to spec.md.',
  check: ({ session }, findings) => checkSections(session, 'spec.md', specSections, findings),
};

export const architecture: Rule<'architecture'> = {
  id: 'architecture',
  title: 'architecture.md has the sections Overview and Modules',
  fix: 'Add a heading with content for each of Overview and Modules to architecture.md.',
  check({ session, lean }, findings) {
    if (!lean) checkSections(session, 'architecture.md', architectureSections, findings);
  },
};

export const report: Rule<'report'> = {
  id: 'report',
  title: 'report.md says what was done',
  fix: 'Write the report of the session to report.md.',
  check({ session, status }, findings) {
    const path = `${session.folder}/report.md`;
    if (status?.state === 'DONE' && session.head.has(path)) checkContent(session, path, findings);
  },
};

const documentFolders = ['adr', 'design-specs', 'research'];

export const folders: Rule<'folders'> = {
  id: 'folders',
  title: 'adr/, design-specs/ and research/ have documents with content',
  fix: 'Write the document, or delete it.',
  check({ session }, findings) {
    for (const path of [...session.head.keys()].sort()) {
      const [first = '', ...rest] = path.slice(session.folder.length + 1).split('/');
      if (!documentFolders.includes(first)) continue;
      if (rest.length === 0) findings.add('fail', { path, line: 1 }, `${first} must be a folder, not a file`);
      else if (/\.(?:md|markdown|txt)$/i.test(path)) checkContent(session, path, findings);
    }
  },
};

function checkSections(session: Session, name: string, sections: readonly Section[], findings: RuleFindings): void {
  const path = `${session.folder}/${name}`;
  const text = textIn(session, path, findings);
  if (text === undefined) return;
  const headings = headingsIn(text);
  for (const section of sections) {
    const plain = (heading: Heading) => heading.text.toLowerCase().normalize('NFC');
    const exact = headings.filter(heading => heading.level < noHeading && section.is.test(plain(heading)));
    const other = headings.filter(heading => section.is.test(plain(heading)) || section.means.test(plain(heading)));
    const [first] = [...exact, ...other];
    if (!first)
      findings.add('fail', { path, line: 1 }, `${name} has no section ${section.name}; add "## ${section.name}"`);
    else if ([...exact, ...other].every(({ empty }) => empty))
      findings.add('fail', { path, line: first.line }, `the section ${cited(first.text)} is empty`);
    else if (exact.length === 0)
      findings.add('warn', { path, line: first.line }, `rename ${cited(first.text)} to "## ${section.name}"`);
  }
}

/** The text of a document that exists. Reports why it can't be read. */
function textIn(session: Session, path: string, findings: RuleFindings): string | undefined {
  const content = session.head.get(path);
  if (content === undefined) return undefined;
  findings.markChecked();
  const read = textOf(content);
  if ('text' in read) return read.text;
  const { code, line, message } = read.fault;
  findings.add('fail', { path, line }, `${path.slice(session.folder.length + 1)} can't be read: ${message}`, code);
  return undefined;
}

function checkContent(session: Session, path: string, findings: RuleFindings): void {
  const text = textIn(session, path, findings);
  const lines = text?.split(/\r\n|\r|\n/).filter(line => !/^\s*(?:#|$)/.test(line));
  const name = path.slice(session.folder.length + 1);
  if (lines?.length === 0) findings.add('fail', { path, line: 1 }, `${name} has headings only; add content`);
}

interface Heading {
  text: string;
  line: number;
  /** From 1; 7 for a line in bold or with a colon that serves as a heading. */
  level: number;
  /** It has no content, and no heading below it. */
  empty: boolean;
}

const noHeading = 7;

const longestHeading = 300;

/** Headings outside of code, of any level and of both kinds, without numbers and markup. */
function headingsIn(text: string): Heading[] {
  const { words: whole, fences } = scanMarkdown(text);
  const words = whole.map(line => line.slice(0, longestHeading));
  const isRule = (line: string | undefined) => /^ {0,3}(?:=+|-+)\s*$/.test(line ?? '');
  const found: Heading[] = [];
  const fenced = new Set(fences.filter(({ from, to }) => to > from).map(({ from }) => from));
  // The headings above, outermost first: content below one is below all of them.
  let above: Heading[] = [];
  for (const [index, line] of words.entries()) {
    const under = isRule(words[index + 1]) && line.trim() !== '' && !isRule(line);
    const marks = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*\s*$/.exec(line);
    const bold = /^\s{0,3}(?:[-*+]\s+)?(?:\*\*|__)(.+?)(?:\*\*|__)\s*:?\s*(.*)$/.exec(line);
    const colon = /^\s{0,3}([\p{L}][\p{L} ]{1,40}):\s*$/u.exec(line)?.[1];
    const name = marks?.[2] ?? (under ? line : undefined) ?? bold?.[1] ?? colon;
    if (name === undefined) {
      if (fenced.has(index) || (line.trim() !== '' && !isRule(line))) for (const each of above) each.empty = false;
      continue;
    }
    const level = marks?.[1]?.length ?? (under ? (words[index + 1]!.includes('=') ? 1 : 2) : noHeading);
    const plain = name
      .replaceAll(/[*_`#]/g, '')
      .replace(/^[\s\d.)(:\p{S}\p{P}-]+/u, '')
      .trim();
    above = above.filter(each => each.level < level);
    for (const each of above) each.empty = false;
    const heading = { text: plain, line: index + 1, level, empty: !(level === noHeading && bold?.[2]) };
    found.push(heading);
    above.push(heading);
  }
  return found;
}
