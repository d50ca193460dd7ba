import type { Node } from '../syntax/located-value.ts';
import { find, isNothing, listOf, type Reader, shown, spot, wordIn } from './fields.ts';
import { looseJson } from './loose-json.ts';
import { faultWords, textOf } from './loose-text.ts';
import type { Notes, Spot } from './notes.ts';
import { rankOf, type Session, type State, sessionsFolder } from './session.ts';
import { isDay } from './times.ts';

/** YYYY-MM-DD_short-slug. What is no day, or no slug at all, can't be told apart from other folders. */
export function judgeFolder({ folder, name }: Session, at: Spot, notes: Notes): void {
  notes.look('folder');
  const [, day = '', slug = ''] = /^(\d{4}-\d{2}-\d{2})_(.+)$/.exec(name) ?? [];
  const form = 'YYYY-MM-DD_short-slug';
  if (folder === sessionsFolder) {
    notes.tell(
      'folder',
      'fail',
      at,
      `artifacts lie in ${sessionsFolder}/ itself; put them into ${sessionsFolder}/${form}/`,
    );
  } else if (slug === '') notes.tell('folder', 'fail', at, `${folder} is not named ${form}`);
  else if (!isDay(day)) notes.tell('folder', 'fail', at, `${folder} is not named ${form}: ${day} is no day`);
  else if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    notes.tell('folder', 'warn', at, `the slug ${slug} holds more than small letters, digits and single dashes`);
  else if (slug.length > 60)
    notes.tell('folder', 'warn', at, `the slug has ${slug.length} characters; it is meant to be short`);
}

/** What has to be there, by how far the session is. */
export function judgeFiles(session: Session, state: State | undefined, lean: boolean, at: Spot, notes: Notes): void {
  notes.look('files');
  // A state that nobody knows is no excuse for a missing file.
  const rank = state === undefined ? 8 : (rankOf(state) ?? 0);
  const due: [name: string, due: boolean, when: string][] = [
    ['spec.md', true, ''],
    ['acceptance.json', true, ''],
    ['status.json', true, ''],
    ['architecture.md', rank >= 2, 'after DESIGN'],
    ['tasks.yaml', rank >= 4, 'after PLAN'],
    ['report.md', state === 'DONE', 'at DONE'],
  ];
  for (const [name, now, when] of due) {
    if (session.head.has(`${session.folder}/${name}`) || (lean && name === 'architecture.md')) continue;
    const near = [...session.head.keys()].find(path => sameName(path.slice(session.folder.length + 1), name));
    const hint = near ? `; ${near.slice(session.folder.length + 1)} is there, name it ${name}` : '';
    if (now)
      notes.tell(
        'files',
        'fail',
        at,
        `${name} is missing${state && when ? ` (current_state is ${state})` : ''}${hint}`,
      );
    else if (name !== 'report.md')
      notes.tell('files', 'warn', at, `${name} is not there yet; it is due ${when}${hint}`);
  }
}

function sameName(path: string, name: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/\.yml$/, '.yaml')
      .replaceAll(/[-_]/g, '');
  return path !== name && plain(path) === plain(name);
}

export interface AcceptanceCriterion {
  id?: string;
  verify: Node[];
}

/** acceptance.json: a list, or one under a key that says so. */
export function judgeAcceptance(session: Session, notes: Notes): AcceptanceCriterion[] {
  const path = `${session.folder}/acceptance.json`;
  const content = session.head.get(path);
  if (content === undefined) return [];
  notes.look('acceptance');
  const text = textOf(content);
  const { node, faults } = 'text' in text ? looseJson(text.text) : { node: undefined, faults: [text.fault] };
  for (const fault of faults) notes.tell('acceptance', 'fail', { path, line: fault.line }, faultWords(fault));
  if (!node) return [];
  notes.look('acceptance-criteria');
  const reader: Reader = { node, path, notes, rule: 'acceptance-criteria' };
  const items = criteriaIn(reader);
  if (!items) return [];
  const read = items.map(item => ({ ...reader, node: item })).map(readCriterion);
  if (read.length === 0)
    notes.tell(
      'acceptance-criteria',
      'fail',
      spot(path, node),
      'there is no acceptance criterion; write at least one with id, description and verify',
    );
  const whole = read.some(({ lacks }) => lacks.length === 0);
  for (const { lacks, at } of read)
    if (lacks.length > 0)
      notes.tell(
        'acceptance-criteria',
        whole ? 'warn' : 'fail',
        at,
        `an acceptance criterion has no ${lacks.join(' and no ')}`,
      );
  return read.map(({ criterion }) => criterion);
}

function criteriaIn(reader: Reader): readonly Node[] | undefined {
  const { node, path, notes } = reader;
  if (node.kind === 'list') return node.items;
  const keys = ['acceptance_criteria', 'criteria', 'acs'];
  const exact = node.kind === 'map' ? node.entries.find(({ key }) => keys.includes(key)) : undefined;
  const entry = exact ?? find(reader, 'acceptance_criteria', [...keys, 'acceptance', 'items']);
  if (entry?.value.kind === 'map') return entry.value.entries.map(keyed);
  if (entry) return listOf(reader, entry, entry.key);
  // {"AC-1": {…}} is clear, though it is no list.
  const named = node.kind === 'map' ? node.entries.filter(({ value }) => value.kind === 'map') : [];
  if (named.length > 0 && named.some(({ key }) => /^AC\b/i.test(key))) {
    notes.tell(
      'acceptance-criteria',
      'warn',
      spot(path, node),
      'the criteria are a mapping; write a list, each with its id',
    );
    return named.map(keyed);
  }
  const message = `there is ${shown(node)} without acceptance_criteria; write a list of {"id", "description", "verify"}`;
  notes.tell('acceptance-criteria', 'fail', spot(path, node), message);
  return undefined;
}

/** `"AC-1": {…}` as a record with its id. */
function keyed({ key, keyAt, value }: { key: string; keyAt: Node['at']; value: Node }): Node {
  if (value.kind !== 'map' || value.entries.some(each => each.key === 'id')) return value;
  return {
    ...value,
    entries: [{ key: 'id', keyAt, value: { kind: 'text', value: key, at: keyAt } }, ...value.entries],
  };
}

function readCriterion(reader: Reader): { criterion: AcceptanceCriterion; lacks: string[]; at: Spot } {
  const at = spot(reader.path, reader.node);
  if (reader.node.kind !== 'map') return { criterion: { verify: [] }, lacks: ['id', 'description', 'verify'], at };
  const id = find(reader, 'id', ['ac_id', 'key']);
  const description = find(reader, 'description', ['title', 'text', 'criterion', 'statement']);
  const verify = find(reader, 'verify', ['verification', 'check', 'how_to_verify', 'acceptance_checks']);
  const empty = (node: Node | undefined) => isNothing(node) || (node?.kind === 'list' && node.items.length === 0);
  const lacks = Object.entries({ id, description, verify })
    .filter(([, entry]) => empty(entry?.value))
    .map(([name]) => name);
  const word = wordIn(id?.value);
  const given = verify?.value;
  return {
    criterion: { ...(word ? { id: word } : {}), verify: given?.kind === 'list' ? given.items : given ? [given] : [] },
    lacks,
    at,
  };
}
