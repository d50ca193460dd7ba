import { type Status, someOf } from '../model/outcome.ts';
import type { ContractResult, CriterionResult } from '../model/results.ts';
import { isFile, placeName } from './words.ts';

/** One line about one or several places of a criterion. */
export interface FindingLine {
  severity: Status;
  /** "status.json:28", or only the file if there are several lines; empty if there are several files. */
  where: string;
  /** "asked_at is missing from 3 decisions (lines 28, 35, 42)" */
  words: string;
}

type FoundPlace = NonNullable<CriterionResult['places']>[number];

const mostLines = 20;

/**
 * Everything that is wrong with a criterion: equal findings are one line that names each place. Paths in the folder of a
 * session are shortened, since the contract names it.
 */
export function findingLines(criterion: CriterionResult, contract: ContractResult): FindingLine[] {
  const { places = [], at, status, message } = criterion;
  const groups = new Map<string, FoundPlace[]>();
  for (const place of places.length > 0 ? places : [{ ...at, message }]) {
    const { severity = status, code, kind, alike } = place;
    const key = JSON.stringify([severity, code, kind, alike ?? place.message]);
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  const folder = `${folderOf(contract)}/`;
  const short = (place: FoundPlace) =>
    isFile(place) && place.path.startsWith(folder) ? { ...place, path: place.path.slice(folder.length) } : place;
  return [...groups.values()].map(group => lineOf(group.map(short), status));
}

function lineOf(group: readonly FoundPlace[], status: Status): FindingLine {
  const [first] = group;
  const { severity = status, alike, message } = first!;
  const names = [...new Set(group.map(placeName))];
  if (names.length === 1 && group.length === 1) return { severity, where: names[0]!, words: message };
  const words = alike && group.length > 1 ? [alike[0], group.length, alike[1]].filter(Boolean).join(' ') : message;
  const paths = [...new Set(group.map(({ path }) => path))];
  if (names.length === 1) return { severity, where: names[0]!, words };
  if (paths.length > 1) return { severity, where: '', words: `${words} (${someOf(names, mostLines)})` };
  const lines = [...new Set(group.map(({ line }) => line))].map(String);
  if (lines.length === 1) return { severity, where: `${paths[0]}:${lines[0]}`, words };
  return { severity, where: paths[0]!, words: `${words} (lines ${someOf(lines, mostLines)})` };
}

/** The folder of a session, which its findings are shown relative to; for any other contract its file, which has nothing in it. */
export function folderOf({ dialect, source }: ContractResult): string {
  return dialect === 'session' ? source.path.split('/').slice(0, 2).join('/') : source.path;
}

/** The name of a session rule. */
export function ruleName({ id }: CriterionResult): string {
  return id.slice(id.lastIndexOf('/') + 1).replace(/^session-/, '');
}

/** Is it a rule of a session? Its title says what is expected, and its findings what was found. */
export function isRule({ check }: CriterionResult): boolean {
  return check === 'session';
}

/** What a person must look at for one task. */
export interface TaskChecks {
  task: string;
  checks: { look: string; where: string; criterion: CriterionResult }[];
}

/** The manual checks by task, in the order of the tasks. */
export function manualChecks(criteria: readonly CriterionResult[], contract: ContractResult): TaskChecks[] {
  const tasks = new Map<string, TaskChecks['checks']>();
  for (const criterion of criteria.filter(isManual)) {
    const { task = '', title } = criterion;
    const look = title.startsWith(`${task}: `) ? title.slice(task.length + 2) : title;
    const { where } = findingLines(criterion, contract)[0]!;
    tasks.set(task, [...(tasks.get(task) ?? []), { look, where, criterion }]);
  }
  return [...tasks].map(([task, checks]) => ({ task, checks }));
}

export function isManual({ check, task }: CriterionResult): boolean {
  return check === 'manual' && task !== undefined;
}
