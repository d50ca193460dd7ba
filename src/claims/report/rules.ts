import type { Failure } from '../../model/outcome.ts';
import { type Entry, entry, type Node, type Position } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import { fingerprint } from '../evidence/evidence.ts';
import type { Wrong } from '../types.ts';
import { checkVerdicts, type Role, reportStatuses } from './forms.ts';

/** Where a report stands, and the report itself. */
export interface Told {
  node: Node;
  path: string;
  /** Lines before the text that was read. */
  above: number;
}

export function wrong(told: Told, at: Position, message: string, fix: string, failure: Failure = 'major'): Wrong {
  return { path: told.path, line: at.line + told.above, message, fix, failure };
}

/** The checks of a report, as far as they have the form of one. */
export function checksOf({ node }: Told): readonly Entry[] {
  const checks = entry(node, 'checks_performed')?.value;
  return checks?.kind === 'map' ? checks.entries : [];
}

/** Finished work says so. Half of it passes, with a warning, where the contract accepts that. */
export function statusWrongs(told: Told, acceptPartial: boolean): Wrong[] {
  const status = entry(told.node, 'status')?.value;
  if (status?.kind !== 'text' || status.value === 'completed' || !reportStatuses.includes(status.value)) return [];
  const accepted = status.value === 'partial' && acceptPartial;
  const fix = accepted
    ? 'finish the rest of the task when it is asked for'
    : 'finish the task and report again; what can not be done belongs in the report, for a person to decide';
  const found = wrong(told, status.at, `the agent itself reports ${status.value}, not completed`, fix);
  return [accepted ? { ...found, warn: true } : found];
}

/** Every required check is there, there is at least one, and all were executed. */
export function executionWrongs(told: Told, role: Role | undefined): Wrong[] {
  const performed = entry(told.node, 'checks_performed');
  if (performed?.value.kind !== 'map') return [];
  const checks = checksOf(told);
  const names = new Set(checks.map(({ key }) => key));
  const missing = (role?.requiredChecks ?? []).filter(({ name }) => !names.has(name));
  const found = missing.map(({ name, about }) =>
    wrong(told, performed.keyAt, `the check ${name} is missing`, `perform ${name} (${about}) and record its evidence`),
  );
  if (checks.length === 0 && found.length === 0) {
    found.push(
      wrong(told, performed.keyAt, 'no check was performed', 'perform the checks of the task and record them'),
    );
  }
  for (const { key, value } of checks) {
    const executed = entry(value, 'executed')?.value;
    if (executed?.kind !== 'boolean' || executed.value) continue;
    const fix = `perform ${cited(key)} and set executed to true; a check that was left out proves nothing`;
    found.push(wrong(told, executed.at, `the check ${cited(key)} was not executed`, fix));
  }
  return found;
}

/** A check that did not hold fails the report; one that held in part is a warning. */
export function verdictWrongs(told: Told): Wrong[] {
  return checksOf(told).flatMap(({ key, value }) => {
    const verdict = entry(value, 'verdict')?.value;
    if (verdict?.kind !== 'text' || verdict.value === 'pass' || !checkVerdicts.includes(verdict.value)) return [];
    const message = `the verdict of ${cited(key)} is ${verdict.value}`;
    const found = wrong(told, verdict.at, message, `mend what ${cited(key)} found, and check it again`);
    return [verdict.value === 'partial' ? { ...found, warn: true } : found];
  });
}

/** At least so many different items under a field; the same one twice counts once, and one that says nothing not at all. */
export function countWrongs(told: Told, field: string, { min, own }: { min: number; own?: true | undefined }): Wrong[] {
  const parts = field.split('.');
  let at: Position = told.node.at;
  let value: Node | undefined = told.node;
  for (const part of parts) {
    const found: Entry | undefined = value && entry(value, part);
    at = found?.keyAt ?? at;
    value = found?.value;
  }
  const { count, given } = countOf(value, own ?? false);
  if (count >= min) return [];
  const same = given > count ? `, of which ${count} differ` : '';
  const message = `${field} has ${given === 1 ? '1 item' : `${given} items`}${same}; ${min} are wanted`;
  const fix = `add to ${field} what is missing, each with something of its own to say`;
  return [wrong(told, at, message, fix, count > 0 && count * 2 > min ? 'minor' : 'major')];
}

/** A number, or the entries of a mapping, count only where the policy itself has asked for the field. */
function countOf(value: Node | undefined, own: boolean): { count: number; given: number } {
  if (own && value?.kind === 'number') return { count: value.value, given: value.value };
  if (own && value?.kind === 'map') return { count: value.entries.length, given: value.entries.length };
  if (value?.kind !== 'list') return { count: 0, given: 0 };
  const prints = new Set(value.items.map(item => fingerprint(textOf(item))));
  prints.delete('');
  return { count: prints.size, given: value.items.length };
}

/** All that an item says, whatever the order of its keys. */
function textOf(item: Node): string {
  switch (item.kind) {
    case 'map':
      return item.entries
        .toSorted((left, right) => (left.key < right.key ? -1 : 1))
        .map(({ value }) => textOf(value))
        .join(' ');
    case 'list':
      return item.items.map(textOf).join(' ');
    case 'null':
      return '';
    default:
      return String(item.value);
  }
}

/** Words of the agent as a result may show them. */
export function oneLine(text: string): string {
  const short = text.slice(0, 400).replaceAll(/\s+/g, ' ').slice(0, 200);
  return short.replace(/[\ud800-\udbff]$/, '');
}
