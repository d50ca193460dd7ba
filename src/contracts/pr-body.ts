import { builtInAgents } from '../claims/output/agents.ts';
import { type BodyDocumentKind, bodyDocuments } from '../model/body-documents.ts';
import { entry, type Node } from '../syntax/located-value.ts';
import { type Fence, type HtmlComment, scanMarkdown } from '../syntax/markdown.ts';

export interface ContractBlock {
  text: string;
  /** The body's line of the first line of `text`, from 1. */
  line: number;
  kind: 'contract' | 'validation' | 'hidden';
  closed: boolean;
}

interface BodyContracts {
  blocks: ContractBlock[];
  prose: string;
  /** The line from which the body is nested too deeply to be read. */
  tooDeep?: number;
}

/** The contracts in a pull request's body, in order, and its text with all code blanked out. */
export function contractsInBody(body: string): BodyContracts {
  const { fences, comments, prose, tooDeep } = scanMarkdown(body);
  const blocks = [...fences.flatMap(fence => fencedBlock(fence)), ...comments.flatMap(comment => hiddenBlock(comment))];
  return {
    blocks: blocks.sort((left, right) => left.line - right.line),
    prose: prose.join('\n'),
    ...(tooDeep === undefined ? {} : { tooDeep: tooDeep + 1 }),
  };
}

function fencedBlock({ word, text, from, closed }: Fence): ContractBlock[] {
  return word === 'contract' || word === 'validation' ? [{ text, line: from + 1, kind: word, closed }] : [];
}

const mostUnread = 5;
const openingLine = /^[ \t]*(?:`{3,}|~{3,})[ \t]*(?:contract|validation)(?=\s|$)/i;
const plainKey = /^[ \t]*["'](checks_performed|verificationContract)["'][ \t]*:/;

interface Unread {
  /** From 1. */
  line: number;
  message: string;
}

const kindNames: Readonly<Record<BodyDocumentKind, string>> = {
  contract: 'contract',
  report: 'report',
  message: "agent's output",
  envelope: "agent's result",
};

/** Text that looks like a contract or a claim but is not read, and how to fix that. */
export function unreadInBody(body: string, isBareValidation: (node: Node) => boolean = () => false): Unread[] {
  const { lines, quoted, words } = scanMarkdown(body);
  const read = bodyDocuments(body);
  const eachLine = (texts: readonly string[], form: RegExp, message: (found: RegExpExecArray) => string) =>
    texts.flatMap((text, index) => {
      const found = form.exec(text);
      return found ? [{ line: index + 1, message: message(found) }] : [];
    });
  const unread: Unread[] = [
    ...quoted
      .flatMap(fence => fencedBlock(fence))
      .map(({ line }) => ({ line: line - 1, message: quotedWords('contract') })),
    ...eachLine(
      words,
      openingLine,
      () => 'contract not read: GitHub shows no code block here; put a blank line before it',
    ),
    ...eachLine(
      lines,
      /\bTaskCreate[ \t]{0,8}\(/,
      () => 'TaskCreate call not read; write its metadata in a code block with the language contract',
    ),
    ...eachLine(lines, /^[ \t]{0,3}>[ \t>]*---OUTPUT---[ \t]*$/, () => quotedWords('output block')),
    ...read.unread.map(({ line, kind, why }) => ({
      line,
      message:
        why === 'quoted'
          ? quotedWords(kindNames[kind])
          : `${kindNames[kind]} not read: its code block is not valid; correct it, or give it the language contract to see what is wrong`,
    })),
    ...(read.documents.length > 0 ? [] : eachLine(words, plainKey, plainWords)),
    ...read.others.flatMap(({ node, line }) => {
      const message = otherWords(node, isBareValidation(node));
      return message === undefined ? [] : [{ line, message }];
    }),
  ];
  return unread.sort((left, right) => left.line - right.line).slice(0, mostUnread);
}

/** Why a document that nothing reads may have been meant for the gate. */
function otherWords(node: Node, isChecks: boolean): string | undefined {
  const has = (key: string) => entry(node, key) !== undefined;
  if (isChecks) return 'checks not read: put them under "validation"';
  if (has('checks_performed')) return 'report not read: it has no task_id';
  const isOutput = builtInAgents.some(({ fields }) => fields.every(({ key }) => has(key)));
  return isOutput ? "agent's output not read: write it as lines between ---OUTPUT--- and ---END---" : undefined;
}

function quotedWords(what: string): string {
  return `${what} not read: it is in a quote, in HTML or after an unclosed comment; move it out`;
}

function plainWords([, key]: RegExpExecArray): string {
  return `${key === 'checks_performed' ? 'report' : 'contract'} not read: put it in a code block with the language json`;
}

function hiddenBlock({ text, line, closed }: HtmlComment): ContractBlock[] {
  const marker = /^\s*contract-gate(?=\s)/i.exec(text)?.[0];
  if (marker === undefined) return [];
  const rest = text.slice(marker.length);
  const first = line + marker.split('\n').length;
  const end = rest.indexOf('\n');
  const alone = end !== -1 && rest.slice(0, end).trim() === '';
  if (alone) return [{ text: rest.slice(end + 1), line: first + 1, kind: 'hidden', closed }];
  return [{ text: rest.trimStart(), line: first, kind: 'hidden', closed }];
}

export interface Named {
  word: 'contract' | 'task';
  id: string;
  line: number;
}

const emphasis = '(?:\\*\\*|__|\\*|_)?';
const gap = '[ \\t]{1,8}';
const label = new RegExp(
  `^[ \\t]*(?:(?:[-*+]|[0-9]{1,9}[.)])${gap})?(?:\\[[ xX]\\]${gap})?${emphasis}(contract|task)${emphasis}[ \\t]{0,8}:${emphasis}`,
  'i',
);

/** The ids on `Contract: …` and `Task: …` lines. The id may be in a code span; the label before it may not. */
export function namedInBody(body: string): Named[] {
  const { prose, words } = scanMarkdown(body);
  return prose.flatMap((text, index) => {
    const match = label.exec(text);
    if (!match) return [];
    const word = match[1]!.toLowerCase() as Named['word'];
    return idsIn((words[index] ?? '').slice(match[0].length)).map(id => ({ word, id, line: index + 1 }));
  });
}

/** Ids separated by commas or spaces; a remark after them (in brackets, or after a dash) is ignored. */
function idsIn(text: string): string[] {
  const unlinked = text.replaceAll(/\[([^[\]]{0,100})\]\([^()\s]{0,300}\)/g, '$1');
  const ids: string[] = [];
  for (const token of unlinked.split(/[\s,;]+/)) {
    if (ids.length > 0 && /^(?:[(#]|[-–—]+$|\/\/)/.test(token)) break;
    const id = token
      .slice(0, 100)
      .replace(/^[*_`<([{"']+/, '')
      .replace(/[*_`>)\]}"'.:!]+$/, '');
    if (id !== '' && id !== '&' && id.toLowerCase() !== 'and') ids.push(id);
  }
  return ids;
}
