import { idForm } from '../model/ids.ts';
import { scanMarkdown } from '../syntax/markdown.ts';

/** An issue: as text, whose first line or heading is the title; or as JSON, as trackers export it. */
export interface Issue {
  /** Its own id, if it is JSON and has one. */
  id?: string;
  title: string;
  labels: readonly string[];
  text: string;
}

export function readIssue(text: string): Issue {
  return readJson(text) ?? readText(text);
}

function readText(text: string): Issue {
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.find(line => line.trim() !== '' && !/^---\s*$/.test(line)) ?? '';
  const named = /^title:\s*(.+)$/im.exec(text)?.[1];
  const labels = /^\**labels\**\s*:\**\s*(.+)$/im.exec(text)?.[1] ?? '';
  return {
    title: (named ?? first)
      .replace(/^#+\s*/, '')
      .replaceAll(/^["']|["']$/g, '')
      .trim(),
    labels: labels
      .replaceAll(/[[\]"'`]/g, '')
      .split(/[,\s]+/)
      .filter(Boolean),
    text,
  };
}

type Json = { [key: string]: unknown };

/** The fields of GitHub, GitLab, Jira, Linear and local trackers. */
function readJson(text: string): Issue | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const outer = mapping(Array.isArray(parsed) && parsed.length === 1 ? parsed[0] : parsed);
  const issue = outer && { ...outer, ...mapping(outer.issue), ...mapping(outer.fields) };
  const title = issue && firstText(issue, ['title', 'subject', 'summary', 'name']);
  if (!issue || title === undefined) return undefined;
  const body = firstText(issue, ['body', 'description', 'text', 'content']) ?? '';
  const id = idOf(issue);
  return { ...(id ? { id } : {}), title, labels: labelsOf(issue.labels), text: `${title}\n\n${body}` };
}

function idOf(issue: Json): string | undefined {
  const number = issue.number ?? issue.iid;
  const own = [issue.key, issue.identifier, Number.isSafeInteger(number) ? `issue-${number}` : undefined, issue.id];
  return own.find((id): id is string => typeof id === 'string' && idForm.test(id) && id.toLowerCase() !== 'policy');
}

function labelsOf(labels: unknown): string[] {
  const all = mapping(labels)?.nodes ?? labels;
  if (!Array.isArray(all)) return [];
  return all.flatMap(label => (typeof label === 'string' ? label : (firstText(mapping(label) ?? {}, ['name']) ?? [])));
}

function mapping(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}

function firstText(from: Json, keys: readonly string[]): string | undefined {
  return keys.map(key => from[key]).find((value): value is string => typeof value === 'string');
}

/** A line that says what to do, and what introduces it: the line before a list, and the heading of its section. */
export interface TaskLine {
  text: string;
  /** For an item of a list; otherwise empty. */
  lead: string;
}

/** Sections of issue templates that describe what was seen, not what to do. */
const reports =
  /^(?:steps? to reproduce|to reproduce|reproduction|repro|how to reproduce|environment|system(?: info(?:rmation)?)?|versions?|logs?|log output|relevant log output|output|stack ?traces?|traceback|screenshots?|additional (?:context|information|info)|context|related(?: issues| work)?|references?|actual(?: behaviou?r| results?)?|current behaviou?r|what (?:happened|happens)\??|prior art|alternatives(?: considered)?|describe alternatives.*|pre-?flight checklist|before submitting.*|links?)$/i;
/** Lines that a program printed. */
const printed = [
  /^\s*(?:at|from)\s+\S.*[:(]\S*:\d+/,
  /^\s*File\s+["'].*["'],\s+line\s+\d+/,
  /^\s*(?:Traceback|Caused by|Exception in thread|goroutine \d+|panic:|fatal error:|npm ERR!|\w*(?:Error|Exception):)/,
  /^\s*#\d+\s+\S+/,
  /^\s*(?:-->|\|)\s/,
  /^\s*\S+?\.\w{1,5}[:(]\d+(?:[:,]\d+)*\)?:?\s+(?:error|warning|fatal|note|in|\+0x)/i,
  /^\s*\d{4}-\d\d-\d\d[T ]\d\d:\d\d/,
  /^\s*(?:\$|>|❯|%)\s/,
];
/** What templates let the author confirm. */
const confirmed = /^\s*[-*+]\s+\[[ xX]\]\s+(?:I|I['’]ve|I['’]m|By|This is not)\b/;

/** The rest of a longer line is not read: nobody writes one. */
const longestLine = 4000;

/** The lines of an issue that say what to do: without code, quotes, logs, template text and what is struck out. */
export function taskLines(text: string): TaskLine[] {
  let isReport = false;
  let heading = '';
  let lead = '';
  return scanMarkdown(text).words.map(whole => {
    const line = whole.slice(0, longestLine);
    const title = /^\s{0,3}#{1,6}\s+(.+?)\s*#*\s*$/.exec(line)?.[1] ?? /^\s*\*\*([^*]+?):?\*\*:?\s*$/.exec(line)?.[1];
    if (title !== undefined) {
      heading = title;
      lead = '';
      isReport = reports.test(title.replace(/[:*]+$/, '').trim());
      return { text: isReport ? '' : line, lead: '' };
    }
    if (isReport || confirmed.test(line) || printed.some(form => form.test(line))) return { text: '', lead: '' };
    const words = line.replaceAll(/~~.*?~~/g, struck => ' '.repeat(struck.length));
    const isItem = /^\s*(?:[-*+]|\d+[.)])\s/.test(words);
    if (!isItem && words.trim() !== '') lead = words.trim().endsWith(':') ? words.trim() : '';
    return { text: words, lead: isItem ? lead || heading : '' };
  });
}
