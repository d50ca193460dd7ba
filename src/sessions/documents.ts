import { scanMarkdown } from '../syntax/markdown.ts';
import { cited } from '../syntax/text.ts';
import { textOf } from './loose-text.ts';
import type { Notes } from './notes.ts';
import type { RuleId } from './rules.ts';
import type { Session } from './session.ts';

interface Section {
  /** As the contract names it. */
  name: string;
  /** The name itself, in any letter case and with numbers or remarks around it. */
  is: RegExp;
  /** Other words for it, in other languages too. */
  means: RegExp;
}

const specSections: readonly Section[] = [
  {
    name: 'Goals',
    is: /^(?:(?!non\b)[\w-]+ ){0,2}goals?\b/,
    means: /\bobjectives?\b|\bpurpose\b|^(?:cele?|objetivos?|metas?|ziele?|objectifs?|цел[иь])(?!\p{L})|目标/u,
  },
  {
    name: 'Acceptance Criteria',
    is: /\bacceptance criteri(?:a|on)\b/,
    means:
      /^acs?\b|\bacceptance\b|kryteria (?:akceptac|odbioru)|crit[eé]rios de aceita[cç][aã]o|criterios de aceptaci[oó]n|akzeptanzkriterien|crit[eè]res d.acceptation|критерии при[её]мки|验收标准/,
  },
  {
    name: 'Definition of Done',
    is: /\bdefinition of done\b/,
    means:
      /\bdod\b|\bdone (?:when|criteria|means)\b|definicja (?:uko[nń]czenia|gotowo[sś]ci)|defini[cç][aã]o de (?:pronto|conclu[ií]do|feito)|definici[oó]n de (?:hecho|terminado)|(?:определение|критерии) готовности|完成定义/,
  },
];

const architectureSections: readonly Section[] = [
  {
    name: 'Overview',
    is: /\boverview\b/,
    means:
      /\bsummary\b|\bintroduction\b|przegl[aą]d|om[oó]wienie|vis[aã]o geral|visi[oó]n general|resumo|überblick|обзор|概述/,
  },
  {
    name: 'Modules',
    is: /\bmodules?\b|\bcomponents?\b/,
    means:
      /\bbuilding blocks\b|\bpackages?\b|\bservices\b|modu[lł]y|komponenty|m[oó]dulos|componentes|модули|компоненты|模块|组件/,
  },
];

/** The sections that spec.md and architecture.md need; other words for one are understood, the contract's are wanted. */
export function judgeDocuments(session: Session, lean: boolean, done: boolean, notes: Notes): void {
  judgeSections(session, 'spec.md', 'spec', specSections, notes);
  if (!lean) judgeSections(session, 'architecture.md', 'architecture', architectureSections, notes);
  const report = `${session.folder}/report.md`;
  if (done && session.head.has(report)) judgeText(session, report, 'report', notes);
  judgeFolders(session, notes);
}

interface Heading {
  text: string;
  line: number;
  /** From 1; 7 for a line in bold or with a colon in the place of a heading. */
  level: number;
  /** Nothing stands below it, no heading of a lower level either. */
  empty: boolean;
}

const noHeading = 7;

function judgeSections(session: Session, name: string, rule: RuleId, sections: readonly Section[], notes: Notes): void {
  const path = `${session.folder}/${name}`;
  const content = session.head.get(path);
  if (content === undefined) return;
  notes.look(rule);
  const text = textOf(content);
  if ('fault' in text) {
    notes.tell(rule, 'fail', { path, line: text.fault.line }, `${name} can't be used: ${text.fault.message}`);
    return;
  }
  const headings = headingsIn(text.text);
  for (const section of sections) {
    const plain = (heading: Heading) => heading.text.toLowerCase().normalize('NFC');
    const own = headings.filter(heading => heading.level < noHeading && section.is.test(plain(heading)));
    const other = headings.filter(heading => section.is.test(plain(heading)) || section.means.test(plain(heading)));
    const [first] = [...own, ...other];
    const tell = (severity: 'fail' | 'warn', line: number, message: string) =>
      notes.tell(rule, severity, { path, line }, message);
    if (!first) tell('fail', 1, `${name} has no section ${section.name}; add a heading "## ${section.name}"`);
    else if ([...own, ...other].every(({ empty }) => empty))
      tell('fail', first.line, `nothing stands below ${cited(first.text)}; write what the section announces`);
    else if (own.length === 0)
      tell(
        'warn',
        first.line,
        `${cited(first.text)} is read as the section ${section.name}; write "## ${section.name}"`,
      );
  }
}

const longestHeading = 300;

/** Headings outside of code, of any level and of both kinds, without their numbers and marks. */
function headingsIn(text: string): Heading[] {
  const { words: whole, fences } = scanMarkdown(text);
  const words = whole.map(line => line.slice(0, longestHeading));
  const isRule = (line: string | undefined) => /^ {0,3}(?:=+|-+)\s*$/.test(line ?? '');
  const found: Heading[] = [];
  const fenced = new Set(fences.filter(({ from, to }) => to > from).map(({ from }) => from));
  // The headings above, outermost first: what stands below one stands below all of them.
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

function judgeText(session: Session, path: string, rule: RuleId, notes: Notes): void {
  notes.look(rule);
  const text = textOf(session.head.get(path)!);
  if ('fault' in text) {
    notes.tell(
      rule,
      'fail',
      { path, line: text.fault.line },
      `${path.slice(session.folder.length + 1)} can't be used: ${text.fault.message}`,
    );
    return;
  }
  const content = text.text.split(/\r\n|\r|\n/).filter(line => !/^\s*(?:#|$)/.test(line));
  if (content.length === 0)
    notes.tell(
      rule,
      'fail',
      { path, line: 1 },
      `${path.slice(session.folder.length + 1)} has headings only; write what they announce`,
    );
}

const folders = ['adr', 'design-specs', 'research'];

function judgeFolders(session: Session, notes: Notes): void {
  for (const path of [...session.head.keys()].sort()) {
    const [first = '', ...rest] = path.slice(session.folder.length + 1).split('/');
    if (!folders.includes(first)) continue;
    if (rest.length === 0)
      notes.tell('folders', 'fail', { path, line: 1 }, `${first} is a file where a folder belongs`);
    else if (/\.(?:md|markdown|txt)$/i.test(path)) judgeText(session, path, 'folders', notes);
  }
}
