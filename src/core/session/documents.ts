import { scanMarkdown } from '../markdown.ts';
import { cited } from '../text.ts';
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
    is: /^(?!non\b)(?:\w+ )?goals?\b/,
    means: /\bobjectives?\b|\bpurpose\b|^cele?\b|^objetivos?\b|^metas?\b|^ziele?\b|^objectifs?\b|^цели\b|目标/,
  },
  {
    name: 'Acceptance Criteria',
    is: /\bacceptance criteri(?:a|on)\b/,
    means:
      /^acs?\b|\bacceptance\b|kryteria akceptacji|kryteria odbioru|crit[eé]rios de aceita[cç][aã]o|criterios de aceptaci[oó]n|akzeptanzkriterien|crit[eè]res d.acceptation|验收标准/,
  },
  {
    name: 'Definition of Done',
    is: /\bdefinition of done\b/,
    means:
      /\bdod\b|\bdone (?:when|criteria|means)\b|definicja (?:uko[nń]czenia|gotowo[sś]ci)|defini[cç][aã]o de (?:pronto|conclu[ií]do|feito)|definici[oó]n de (?:hecho|terminado)|完成定义/,
  },
];

const architectureSections: readonly Section[] = [
  {
    name: 'Overview',
    is: /\boverview\b/,
    means:
      /\bsummary\b|\bintroduction\b|przegl[aą]d|om[oó]wienie|vis[aã]o geral|visi[oó]n general|resumo|überblick|概述/,
  },
  {
    name: 'Modules',
    is: /\bmodules?\b|\bcomponents?\b/,
    means: /\bbuilding blocks\b|\bpackages?\b|\bservices\b|modu[lł]y|komponenty|m[oó]dulos|componentes|模块|组件/,
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
  /** A line in bold or with a colon in the place of a heading. */
  real: boolean;
}

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
    const own = headings.find(heading => heading.real && section.is.test(plain(heading)));
    if (own) continue;
    const other = headings.find(heading => section.is.test(plain(heading)) || section.means.test(plain(heading)));
    if (!other)
      notes.tell(
        rule,
        'fail',
        { path, line: 1 },
        `${name} has no section ${section.name}; add a heading "## ${section.name}"`,
      );
    else
      notes.tell(
        rule,
        'warn',
        { path, line: other.line },
        `${cited(other.text)} is read as the section ${section.name}; write "## ${section.name}"`,
      );
  }
}

const longestHeading = 300;

/** Headings outside of code, of any level and of both kinds, without their numbers and marks. */
function headingsIn(text: string): Heading[] {
  const words = scanMarkdown(text).words.map(line => line.slice(0, longestHeading));
  return words.flatMap((line, index) => {
    const under = /^ {0,3}(?:=+|-+)\s*$/.test(words[index + 1] ?? '') && line.trim() !== '';
    const marked = /^\s{0,3}#{1,6}\s+(.+?)\s*#*\s*$/.exec(line)?.[1];
    const bold = /^\s{0,3}(?:[-*+]\s+)?(?:\*\*|__)(.+?)(?:\*\*|__)\s*:?\s*/.exec(line)?.[1];
    const colon = /^\s{0,3}([\p{L}][\p{L} ]{1,40}):\s*$/u.exec(line)?.[1];
    const real = marked ?? (under ? line : undefined);
    const found = real ?? bold ?? colon;
    if (found === undefined) return [];
    const plain = found
      .replaceAll(/[*_`#]/g, '')
      .replace(/^[\s\d.)(:\p{S}\p{P}-]+/u, '')
      .trim();
    return [{ text: plain, line: index + 1, real: real !== undefined }];
  });
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
