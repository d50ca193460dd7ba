import { isGlob, pathProblem } from '../schema/paths.ts';
import type { TaskLine } from './issue-text.ts';

const endings =
  'ts tsx js jsx mjs cjs mts cts vue svelte astro py pyi go rs java kt kts scala rb php cs fs ex exs dart swift lua zig c h cc cpp hpp swift sh sql css scss less html json jsonc yml yaml toml md mdx rst txt csv proto graphql lock cfg ini xml gradle'.split(
    ' ',
  );
const file = new RegExp(
  `(?<![\\w/:@.*-])((?:\\.?[\\w@-][\\w.@-]*/)*\\.?[\\w@-][\\w.-]*\\.(?:${endings.join('|')})|(?:[\\w@-][\\w.@-]*/)+(?:Makefile|Dockerfile)|Makefile|Dockerfile)(?::\\d+)?(?![\\w/*-])`,
  'g',
);
/** A folder or a glob, for what is removed or left alone. */
const folder =
  /(?<![\w/:@.*-])((?:\.?[\w@-][\w.@-]*\/)+)(?=[`"'\s,;.)]|$)|`((?:[\w@.*-]+\/)*[\w@.*-]*\*[\w@.*/-]*|[\w@.-]+(?:\/[\w@.-]+)+)`/g;

export interface Mention {
  value: string;
  line: number;
  /** Its offset in the line. */
  start: number;
  /** What introduces its line, and the text before it in its sentence. */
  before: string;
  after: string;
  lead: string;
}

export interface Paths {
  /** All files that the issue mentions. */
  paths: Mention[];
  /** Files that must be there in the end. */
  files: string[];
  /** Files and folders that must be gone. */
  removed: string[];
  /** What must not change. */
  forbidden: string[];
}

/** Text that may stand between a word and the path that it is about: articles, and other paths of a list. */
const between = String.raw`(?:(?:(?:any(?:thing)?|all|the|existing|other|a|file|files|folder|directory|contents|code|module|script|everything|in|under|inside|of|and|or|nor)\s+|[\x60"']?[\w@.*/-]+[.\/*][\w@.*/-]*[\x60"']?(?:,\s*(?:and\s+|or\s+)?|\s+(?:and|or|nor)\s+))*)[\x60"'(]?$`;
const no = String.raw`\b(?:do not|don['’]t|dont|never|must not|mustn['’]t|should not|shouldn['’]t|may not|cannot|can['’]t|avoid|without|not)\s+`;
const forbids = new RegExp(
  `${no}(?:touch|chang|modify|edit|alter)\\w*\\s+${between}|\\bno (?:changes|edits|modifications) (?:to|in)\\s+${between}|\\bkeep (?:your )?hands off\\s+${between}`,
  'i',
);
const forbidsList =
  /\b(?:do not|don['’]t|never|must not|not to)\s+(?:touch|change|modify|edit)\b|\bout of scope\b|\bnon-?goals?\b|\bnot in scope\b|\boff[- ]limits\b|\bleave (?:these |the following )?(?:files )?(?:alone|untouched|unchanged)\b|\bmust (?:not change|stay unchanged)\b/i;
const spares = new RegExp(`\\b(?:leave|keep)\\s+${between}`, 'i');
const spared = /^[`"')]*\s+(?:alone|untouched|unchanged|intact|as it is|as is|as they are)\b/i;
const isSpared =
  /^[`"')]*\s+(?:(?:must|should|may|can|shall)(?:\s+not|n['’]t)\s+(?:be\s+)?(?:touch|chang|modif|edit|alter)|(?:is|are)\s+(?:out of scope|off[- ]limits|frozen|read-only)|(?:must|should|has to|have to)\s+(?:stay|remain|be left|be kept)\s+(?:unchanged|untouched|as (?:it )?is|alone|intact)|(?:stays?|remains?)\s+(?:unchanged|untouched|as (?:it )?is|alone|intact|frozen))/i;

/** What happens to a file; the last of these words before it counts. */
const verbs =
  /\b(?:(delete|deleting|remove|removing|drop|dropping|git rm|get rid of|retire|no longer needs?)|(rename|renaming|git mv|move|moving|replace|replacing)|(add|create|write|introduce|update|change|edit|fix|extend|cover|implement|export|rewrite|refactor|put|split|extract|document|test|declare|define|generate|port|convert|needs?|want))\b/gi;
const goes =
  /^[`"')]*\s+(?:(?:can|must|should|has to|needs to)\s+(?:be\s+)?(?:go\b|deleted|removed|dropped)|(?:is|are)\s+(?:deleted|removed|gone|no longer (?:needed|used)|not (?:needed|used) any ?more|unused|obsolete|dead code)\b|(?:isn|aren)['’]t (?:needed|used)\b|(?:must|should|does)\s*(?:not|n['’]t)\s+exist|no longer exists)/i;
/** "Remove a.ts from the exclude list", "remove a.ts's dependency": it is not the file that goes. */
const onlyPart =
  /^[`"')]*(?:['’]s\b|\s+from\s+(?!(?:the\s+|this\s+|our\s+)?(?:repo|project|code ?base|source|tree|git|disk|package|version control)|[`"']?[\w@.-]+\/))/i;
/** What these act on may be there afterwards, or not. */
const sources = /\b(?:convert|port|migrate|split|extract|mov|renam|replac)\w*\s+(?:[\w-]+\s+){0,3}[`"'(]?$/i;
/** What these act on is there afterwards, also where another sentence takes a file of this name away. */
const makes = /\b(?:add|create|write|introduce|generate)\s+(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,2}[`"'(]?$/i;
const comes =
  /^[`"')]*\s+(?:(?:must|should|needs to|has to|will|shall)\b(?! not|n['’]t)|exists?\b|defines?\b|exports?\b|contains?\b|provides?\b|has\b|declares?\b|covers?\b|is (?:created|added|updated)\b)/i;
const places =
  /\b(?:in|into|to|from|inside|under|within|as|called|named|new (?:\w+ )?\w+|with)\s+(?:the\s+|a\s+|new\s+|file\s+)*[`"'(]?$/i;
const wantsList =
  /\b(?:files?|deliverables?|acceptance|criteria|definition of done|done when|todo|to do|tasks?|scope|implementation|changes|create|add|update|write|requirements)\b/i;
const negated = new RegExp(`${no}$`, 'i');
/** What a list of files to delete is introduced with. */
const removedList = /\bbe (?:removed|deleted|dropped|retired)\b|\bno longer needed\b|\bmust not exist\b/i;
/** What only illustrates or refers. */
const example =
  /(?:\be\.g\.?,?|\bi\.e\.?,?|\bfor (?:example|instance),?|\bsuch as|\blike|\bsimilar to|\bsame as|\bsee(?: also)?|\bas in|\bcf\.?|\bexample:)\s+(?:the\s+)?[`"'(]?$/i;
/** Files on a user's machine, or of a running program. */
const elsewhere = /^(?:logs?|tmp|temp|dist|build|out|coverage|node_modules)\/|\.log$/i;
const isOnMachine = /\bon (?:your|my|the user['’]?s) (?:machine|computer|laptop)\b|(?:^|[\s`])~\//i;
/** Libraries whose names look like files. */
const library =
  /^(?:node|vue|next|nuxt|three|d3|p5|chart|moment|express|backbone|ember|angular|react|discord|alpine|socket|require|underscore|ember|solid|total|sails|asp)\.js$/i;
const address = /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|co|ai|sh|de|uk|edu|gov)\//i;

export function pathsIn(lines: readonly TaskLine[], present: readonly string[]): Paths {
  const known = new Set(present);
  const paths = mentions(lines, file).filter(({ value }) => isPlausible(value, known));
  const folders = mentions(lines, folder).flatMap(each => asPattern(each, present));
  const forbidden = distinct([...paths, ...folders].filter(isForbidden));
  const gone = [...paths.filter(({ value }) => known.has(value)), ...folders].filter(each => isRemoved(each, paths));
  const isGone = (each: Mention) => gone.includes(each);
  const files = paths.filter(
    each =>
      !isForbidden(each) &&
      !isGone(each) &&
      !isRemoved(each, paths) &&
      !example.test(lines[each.line]!.text.slice(Math.max(0, each.start - 60), each.start)) &&
      (known.has(each.value) ? !sources.test(each.before) : isWanted(each, lines[each.line]!.text)),
  );
  const made = distinct(files.filter(({ before }) => makes.test(before)));
  const removed = distinct(gone).filter(path => !made.includes(path));
  const kept = distinct(files).filter(path => !removed.includes(path));
  return { paths, files: kept, removed, forbidden: forbidden.filter(path => !kept.includes(path)) };
}

export function mentions(lines: readonly TaskLine[], form: RegExp): Mention[] {
  return lines.flatMap(({ text, lead }, index) =>
    [...text.matchAll(form)].flatMap(match => {
      const value = match[1] ?? match[2];
      if (value === undefined) return [];
      const start = match.index + match[0].indexOf(value);
      const sentence = text
        .slice(Math.max(0, start - 300), start)
        .split(/(?<=[.!?;])\s+/)
        .at(-1)!;
      return [
        {
          value,
          line: index,
          start,
          before: sentence,
          after: text.slice(start + value.length, start + value.length + 200).replace(/^:\d+/, ''),
          lead,
        },
      ];
    }),
  );
}

function distinct(found: readonly Mention[]): string[] {
  return [...new Set(found.map(({ value }) => value))];
}

/** A folder as the glob of its files, if there are any; a glob as it is. */
function asPattern(each: Mention, present: readonly string[]): Mention[] {
  if (isGlob(each.value)) return pathProblem(each.value) === undefined ? [each] : [];
  const prefix = each.value.endsWith('/') ? each.value : `${each.value}/`;
  return present.some(path => path.startsWith(prefix)) ? [{ ...each, value: `${prefix}**` }] : [];
}

function isForbidden({ before, after, lead }: Mention): boolean {
  return (
    forbids.test(before) ||
    (spares.test(before) && spared.test(after)) ||
    isSpared.test(after) ||
    forbidsList.test(lead)
  );
}

/** "Rename a.ts to b.ts" removes only the first; "remove `run()` from a.ts" removes the function, not its file. */
function isRemoved(each: Mention, all: readonly Mention[]): boolean {
  const { before, after, lead, line, start } = each;
  if (goes.test(after)) return true;
  if (onlyPart.test(after)) return false;
  const own = [...before.matchAll(verbs)].at(-1);
  if (!own && removedList.test(lead)) return true;
  const verb = own ?? [...lead.matchAll(verbs)].at(-1);
  if (!verb || verb[3] !== undefined || negated.test(verb.input.slice(0, verb.index))) return false;
  const words = own ? before.slice(own.index + own[0].length) : before;
  if (verb[2] === undefined)
    return new RegExp(`^\\s*${between}`, 'i').test(words.replace(/^[\s\-*+]*(?:\[[ xX]\]\s*)?/, ''));
  const isFirst = !all.some(other => other.line === line && other.start < start && other.start >= start - words.length);
  return isFirst && new RegExp(`^\\s*${between}`, 'i').test(words.replace(/^[\s\-*+]*(?:\[[ xX]\]\s*)?/, ''));
}

/** A file that is not there yet, and that the text asks for. */
function isWanted({ value, before, after, lead }: Mention, text: string): boolean {
  if (elsewhere.test(value) || isOnMachine.test(text)) return false;
  const verb = [...before.matchAll(verbs)].at(-1);
  if (verb) return !negated.test(before.slice(0, verb.index));
  return places.test(before) || comes.test(after) || wantsList.test(lead);
}

/** Whether it is a path in the repository, and not an address, a version, a library or an abbreviation. */
function isPlausible(path: string, known: ReadonlySet<string>): boolean {
  if (known.has(path)) return true;
  return (
    pathProblem(path) === undefined && !library.test(path) && !address.test(path) && !/^(?:e\.g|i\.e)$/i.test(path)
  );
}
