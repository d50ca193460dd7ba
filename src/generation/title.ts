import {
  adviceIdioms,
  advisoryNouns,
  advisoryVerbs,
  articles,
  behaviourWords,
  buildVerbs,
  causeNouns,
  commentedOn,
  comparingVerbs,
  docsNouns,
  docsVerbs,
  documentThings,
  effortNouns,
  emptyPrefixes,
  finiteVerbs,
  fixedCompounds,
  lacksText,
  openVerbs,
  paperKinds,
  planNouns,
  prefixes,
  prepositions,
  programParts,
  programPlaces,
  programVerbs,
  pronouns,
  referenceKinds,
  remarkAdjectives,
  seekingVerbs,
  slips,
  softNouns,
  tellingVerbs,
  thingNouns,
  toolVerbs,
  unspaced,
  verifiedThings,
  writingVerbs,
} from './title-words.ts';

/** The type of a task by its title. `ambiguous`: advisory or verifiable. */
export type TitleType = 'verifiable' | 'advisory' | 'skip' | 'ambiguous';

const longest = 500;

/** Matches whole words (`plan` is not in "airplane") and knows compounds (a "comment form" is not a comment). Default: verifiable. */
export function readTitle(title: string): TitleType {
  const { kind, word, rest } = withoutPrefixes(title.normalize('NFKC').slice(0, longest));
  // A spike that implements something is work; an RFC is text, whatever its title.
  if (kind === 'advisory') {
    const isWork = !paperKinds.has(word!) && clausesOf(rest).some(clause => builds(clause, isDocs));
    return isWork ? 'verifiable' : 'advisory';
  }
  const byShape = unspaced.find(([pattern]) => pattern.test(rest.trim()))?.[1];
  const read = byShape ?? readClauses(rest);
  if (kind === 'skip') {
    if (clausesOf(rest).some(clause => builds(clause, isDocsHere))) return 'verifiable';
    return read === 'advisory' ? 'advisory' : 'skip';
  }
  // "fix: typo in the README" is still documentation; "feat: explore mode" is not an exploration.
  if (kind === 'verifiable') return read === 'skip' ? 'skip' : 'verifiable';
  return read;
}

/** The type by prefix, and the title without tickets, emoji and prefixes. */
function withoutPrefixes(title: string): { kind?: 'verifiable' | 'advisory' | 'skip'; word?: string; rest: string } {
  let rest = title.replaceAll(/\p{Extended_Pictographic}|\ufe0f/gu, ' ').trim();
  let kind: 'verifiable' | 'advisory' | 'skip' | undefined;
  let first: string | undefined;
  for (let rounds = 0; rounds < 6; rounds++) {
    const ticket = /^(?:[[(]?(?:[A-Za-z][A-Za-z0-9]*-\d+|#\d+|GH-\d+)[\])]?)[\s:.-]+/.exec(rest);
    const bracket = /^[[(]([\p{L} -]{1,30})[\])][\s:-]*/u.exec(rest);
    const named = /^([\p{L}]{1,30})(?:\([^()]{0,60}\))?!?:\s+/u.exec(rest);
    const word = (bracket ?? named)?.[1]?.trim().toLowerCase() ?? '';
    if (ticket) rest = rest.slice(ticket[0].length);
    else if (Object.hasOwn(prefixes, word)) {
      kind ??= prefixes[word]!;
      first ??= word;
      rest = rest.slice((bracket ?? named)![0].length);
    } else if (emptyPrefixes.has(word) || bracket) rest = rest.slice((bracket ?? named)![0].length);
    else break;
  }
  // "Settings page: add a toggle": the task comes after the colon.
  const scoped = /^[^:]{1,60}:\s+(.+)$/s.exec(rest);
  if (scoped && verbOf(tokens(scoped[1]!)[0])) rest = scoped[1]!;
  return { ...(kind ? { kind, word: first! } : {}), rest: rest.replace(/\s*[[(]#?\d+[\])]\s*$/, '') };
}

type Kind = 'advisory' | 'docs' | 'build' | 'open' | 'comparing' | 'seeking' | 'telling';

/** The kind of a verb in any of its forms: adds, added, adding, planning. */
function verbOf(word: string | undefined): { kind: Kind; base: string } | undefined {
  if (word === undefined) return undefined;
  const bare = word.replace(/(?:s|es|d|ed|ing)$/, '');
  const forms = [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/(?:d|ing)$/, ''),
    word.replace(/(?:ed|ing)$/, ''),
    `${word.replace(/(?:ing|ed)$/, '')}e`,
    bare.replace(/(.)\1$/, '$1'),
    word.replace(/(?:ies|ied)$/, 'y'),
  ];
  for (const base of forms) {
    for (const [kind, verbs] of verbKinds) if (verbs.has(base)) return { kind, base };
  }
  return undefined;
}

const verbKinds: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['advisory', advisoryVerbs],
  ['docs', docsVerbs],
  ['open', openVerbs],
  ['comparing', comparingVerbs],
  ['seeking', seekingVerbs],
  ['build', buildVerbs],
  ['telling', tellingVerbs],
];

function tokens(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('code of conduct', 'codeofconduct')
    .replaceAll(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}._/#+-]+/u)
    .map(word => word.replaceAll(/^[._#+-]+|[._-]+$/g, ''))
    .filter(word => word !== '');
}

/** Splits a title into tasks. A part that starts with a verb is a new task; any other part adds objects to the last one. */
function clausesOf(text: string): string[][][] {
  const parts = text
    .split(/[,;]|\s(?:and|then|und|et|y|&|\+|и)\s/iu)
    .map(tokens)
    .filter(part => part.length > 0);
  const clauses: string[][][] = [];
  for (const part of parts) {
    const isNewTask = clauses.length === 0 || verbOf(part[0]) !== undefined || looksInto(part);
    if (isNewTask) clauses.push([part]);
    else clauses.at(-1)!.push(part);
  }
  return clauses;
}

function readClauses(text: string): TitleType {
  if (/^(?:why|how|what|should|can|could|is|are|does|do|which|where|when|who)\b.*\?\s*$/is.test(text.trim()))
    return 'advisory';
  const readings = clausesOf(text).map(readClause);
  for (const reading of ['verifiable', 'ambiguous', 'advisory', 'skip'] as const)
    if (readings.includes(reading)) return reading;
  return 'verifiable';
}

/** Whether the clause asks to create or change something other than documentation or a plan. */
function builds([first = [], ...more]: readonly string[][], isText: (object: readonly string[]) => boolean): boolean {
  const verb = verbOf(first[0]);
  const objects = [first.slice(1), ...more];
  return verb?.kind === 'build' && !objects.every(isText) && madeReading(verb.base, objects) === 'verifiable';
}

/** Like `isDocs`, for a title with a docs prefix: whatever may be part of documentation counts. */
function isDocsHere(object: readonly string[]): boolean {
  const { head, places } = headOf(object);
  return head === '' || isDocs(object) || softNouns.has(head) || slips.has(head) || places.some(isDocsPlace);
}

function looksInto([first, second]: readonly string[]): boolean {
  return /^(?:look into|deep dive|find out|figure out|dig into|think about|work out|see if|learn how|see whether|look at)$/.test(
    `${first} ${second}`,
  );
}

/** One task: its verb, and the objects of that verb. */
function readClause([first = [], ...more]: readonly string[][]): TitleType {
  if (adviceIdioms.some(idiom => idiom.test([first, ...more].flat().join(' ')))) return 'advisory';
  if (looksInto(first)) return first[1] === 'at' && !weighsOptions(first) ? 'ambiguous' : 'advisory';
  const verb = verbOf(first[0]);
  const asNoun = verb && verb.kind !== 'build' ? nounReading(verb.base, first) : undefined;
  if (asNoun) return asNoun;
  const objects = [verb ? first.slice(1) : first, ...more];
  switch (verb?.kind) {
    case 'advisory':
      return 'advisory';
    case 'docs':
      return 'skip';
    case 'open':
      return tellingVerbs.has(verb.base) && objects.every(isDocs) ? 'skip' : openReading(verb.base, first);
    case 'comparing':
      return first.some(
        word =>
          (behaviourWords.has(word) && word !== 'to') || /ly$|^(?:by|as|using)$/.test(word) || verifiedThings.has(word),
      ) && !asksQuestion(first)
        ? 'verifiable'
        : 'advisory';
    case 'seeking':
      return asksQuestion(first) || first.some(word => causeNouns.has(word)) ? 'advisory' : 'verifiable';
    case 'telling':
      if (first.length === 1 || isToldInDocs(first.slice(1))) return 'skip';
      return asksQuestion(first) ? 'advisory' : 'verifiable';
    case 'build':
      if (tellingVerbs.has(verb.base) && objects.every(isToldInDocs)) return 'skip';
      return madeReading(verb.base, objects);
  }
  const { head, before } = headOf(first);
  if (lacksText.test(first.join(' '))) return 'skip';
  if (isReport(first)) return 'verifiable';
  if (advisoryNouns.has(first[0]!) || (advisoryNouns.has(head) && before.length > 1)) return 'advisory';
  // "README aktualisieren": the verb comes last.
  const last = verbOf(first.at(-1));
  if (last && /en$/.test(first.at(-1)!) && first.length > 1) {
    const object = [first.slice(0, -1), ...more];
    return last.kind === 'advisory' ? 'advisory' : last.kind === 'docs' ? 'skip' : madeReading(last.base, object);
  }
  return objects.every(isDocs) ? 'skip' : 'verifiable';
}

/** The type if the apparent verb is part of a noun, such as "audit log". */
function nounReading(verb: string, first: readonly string[]): TitleType | undefined {
  const [word, second = ''] = first;
  if (isReport(first)) return 'verifiable';
  // "Planned downtime banner", but "planned the migration".
  if (/ed$/.test(word!) && word !== verb && advisoryVerbs.has(verb) && !articles.has(second)) return 'verifiable';
  if (word !== verb) return undefined;
  if (fixedCompounds.has(`${word} ${second}`)) return 'verifiable';
  if (verb === 'evaluate' && (verifiedThings.has(second) || verifiedThings.has(headOf(first.slice(1)).head)))
    return 'verifiable';
  if (verb === 'document') return documentThings.has(second) ? 'verifiable' : undefined;
  if (!thingNouns.has(second)) return undefined;
  return first
    .slice(2)
    .some(each => verbOf(each)?.kind === 'build' || /^(?:is|are|fails?|broken|crash(?:es)?|missing|not)$/.test(each))
    ? 'verifiable'
    : 'ambiguous';
}

/** A sentence about the product, such as "Plan limits are not enforced" or "Plan upgrades should be prorated"; not a request to plan. */
function isReport(first: readonly string[]): boolean {
  // "Plans of teams can be shared", but "plan for teams that share".
  const isSubject = first[1] === 'of' || /[^s]s$/.test(first[0]!) || !prepositions.has(first[1] ?? '');
  if (first.length < 2 || articles.has(first[1]!) || !isSubject) return false;
  const finite = first.findIndex((word, index) => index > 0 && isPredicate(word, index, first));
  const asks = first.findIndex(word => questionWords.test(word));
  return finite > 0 && (asks === -1 || asks > finite);
}

function isPredicate(word: string, index: number, all: readonly string[]): boolean {
  const isMonth = word === 'may' && /^\d/.test(all[index + 1] ?? '');
  if (pronouns.has(all[index - 1]!) || isMonth) return false;
  // "Review is", but "review returns policy": other verbs need a noun before them.
  if (finiteVerbs.has(word)) return index > 1 || /^(?:is|are|was|were|should|must|may|can)$/.test(word);
  const next = all[index + 1];
  if (/^(?:broken|wrong|incorrect|missing)$/.test(word))
    return index > 1 && (next === undefined || prepositions.has(next));
  // "Review stars render twice": many things do something.
  if (
    /[^s]s$/.test(word) &&
    index > 1 &&
    /^(?:the|an?|no|nothing|twice|too|wrong|out|off|up|down|back|away|\d+)$/.test(next ?? '')
  )
    return true;
  const isPlural = /[^s]s$/.test(all[index - 1]!);
  const endsVerb =
    next === undefined || prepositions.has(next) || /ly$|^(?:twice|too|their|its|the|again|once)$/.test(next);
  return index > 1 && isPlural && endsVerb && (verbOf(word)?.base === word || symptoms.test(word));
}

const symptoms =
  /^(?:lose|reset|disappear|overlap|flicker|hang|freeze|vanish|duplicate|expire|overflow|jump|leak|break|fail|crash)$/;
const questionWords = /^(?:why|whether|if|how|what|who|when|where|which|that)$/;

/** "Decide which region to use", "determine the best way": the answer is the work. */
function asksQuestion(first: readonly string[]): boolean {
  return /^(?:why|whether|if|how|what|who|which|where)$/.test(first.slice(1).find(word => !articles.has(word)) ?? '');
}

function weighsOptions(first: readonly string[]): boolean {
  return first.some(word => /^(?:vs|versus|options|alternatives)$/.test(word));
}

function openReading(verb: string, first: readonly string[]): TitleType {
  if (asksQuestion(first) || (verb === 'decide' && first[1] === 'between')) return 'advisory';
  const { head } = headOf(first.slice(1));
  if (verb === 'propose' ? planNouns.has(head) : verb === 'estimate' && effortNouns.has(head)) return 'advisory';
  if (verb === 'verify' && verifiedThings.has(head)) return 'verifiable';
  const isInProgram = (word: string) => behaviourWords.has(word) || programParts.has(word);
  if (programVerbs.has(verb) && first.slice(2).some(isInProgram)) return 'verifiable';
  return weighsOptions(first) ? 'advisory' : 'ambiguous';
}

function madeReading(verb: string, objects: readonly string[][]): TitleType {
  if (objects.every(isDocs)) return toolVerbs.has(verb) ? 'verifiable' : 'skip';
  const isPlan = (object: readonly string[]) => planNouns.has(headOf(object).head);
  return writingVerbs.has(verb) && objects.every(isPlan) ? 'advisory' : 'verifiable';
}

interface Head {
  head: string;
  /** The words before the head. */
  before: string[];
  /** The phrases after prepositions. */
  places: string[][];
}

function headOf(object: readonly string[]): Head {
  const phrases: string[][] = [[]];
  for (const word of object) {
    if (prepositions.has(word)) phrases.push([]);
    else if (!articles.has(word) && !/^v?\d[\d.]*$/.test(word)) phrases.at(-1)!.push(word);
  }
  const [own = [], ...places] = phrases;
  return { head: own.at(-1) ?? '', before: own.slice(0, -1), places: places.filter(place => place.length > 0) };
}

/** Whether an object is documentation, decided by its head: "API docs", "typo in the README", but not "docs generator". */
function isDocs(object: readonly string[]): boolean {
  const { head, before, places } = headOf(object);
  if (head === '') return places.length > 0 && places.every(isDocsPlace);
  if (places.some(place => place.some(word => programPlaces.has(word)))) return false;
  if (isDocsNoun(head) || isReference(head, before)) return true;
  if (head === 'notes' && before.includes('release')) return true;
  if (/^headers?$/.test(head) && /^(?:copyright|licen[cs]e)$/.test(before.at(-1) ?? '')) return true;
  if (/^comments?$|^kommentare$|^commentaires$|^comentarios$/.test(head)) return isRemark(before, places);
  if (slips.has(head)) return places.every(isDocsPlace) && !before.some(word => !isDocsNoun(word) && isCodeWord(word));
  const isInDocs = before.some((word, index) => isDocsNoun(word) || isReference(word, before.slice(0, index)));
  return softNouns.has(head) && (isInDocs || (places.length > 0 && places.some(isDocsPlace)));
}

/** Documentation is where something is told: "link to the forum from the docs". */
function isToldInDocs(object: readonly string[]): boolean {
  const { places } = headOf(object);
  return places.some(isDocsPlace) && !places.some(place => place.some(word => programPlaces.has(word)));
}

function isDocsNoun(word: string): boolean {
  return docsNouns.has(word) || /\.(?:md|rst|adoc)$/.test(word) || /^docs\/[\w./-]*$/.test(word);
}

/** "API reference", but not a reference of an object. */
function isReference(head: string, before: readonly string[]): boolean {
  return /^references?$/.test(head) && referenceKinds.has(before.at(-1) ?? '');
}

function isDocsPlace(place: readonly string[]): boolean {
  const head = place.at(-1) ?? '';
  return (
    isDocsNoun(head) ||
    isReference(head, place.slice(0, -1)) ||
    /^comments?$/.test(head) ||
    (softNouns.has(head) && place.some(isDocsNoun))
  );
}

function isCodeWord(word: string): boolean {
  return /^(?:variable|function|method|class|button|label|message|error|config|key|column|route|api|login|test)$/.test(
    word,
  );
}

function isRemark(before: readonly string[], places: readonly string[][]): boolean {
  if (places.some(place => place.some(word => commentedOn.has(word)))) return false;
  return before.every(word => remarkAdjectives.has(word) || docsNouns.has(word));
}
