import type { Claim } from '../claim.ts';
import type { Said } from '../types.ts';
import { contradictions, type Fields, summed, wrongSum } from './rules.ts';
import { mostItems } from './schema.ts';
import { booleanOf, countOf, fits, itemsOf, told } from './values.ts';

/** A claim with the line of the block on which it stands. */
export interface PlacedClaim {
  claim: Claim;
  label: string;
  line: number;
}

const longestSaid = 300;

/** Everything in a block that can be held against what is there. By field, whatever the agent; what is malformed is left to the schema. */
export function claimsIn(fields: Fields, said: Said): PlacedClaim[] {
  const found: PlacedClaim[] = [];
  const place = (key: string) => {
    const field = fields.get(key)!;
    const line = field.line + said.line - 1;
    return { key, said: `${key}: ${told(field.value)}`.slice(0, longestSaid), path: said.path, line };
  };
  const add = (label: string, claim: Claim, line: number) => void found.push({ claim, label, line });
  const items = (key: string, type = 'files') => {
    const field = fields.get(key);
    const listed = field && fits(type, field.value) ? itemsOf(field.value) : undefined;
    return listed && listed.length <= mostItems ? listed : undefined;
  };
  const count = (key: string) => {
    const field = fields.get(key);
    return field && countOf(field.value);
  };
  const is = (key: string, value: string) => {
    const field = fields.get(key);
    return field !== undefined && told(field.value).toLowerCase() === value;
  };

  for (const kind of ['files_changed', 'files_created', 'files_modified', 'locations'] as const) {
    const listed = items(kind, kind === 'locations' ? 'locations' : 'files');
    if (listed && listed.length > 0) add(kind, { kind, ...place(kind), items: listed }, place(kind).line);
  }
  const changed = items('files_changed');
  if (changed) {
    const all = [...changed, ...(items('files_created') ?? []), ...(items('files_modified') ?? [])];
    add('unclaimed', { kind: 'unclaimed', ...place('files_changed'), items: all }, place('files_changed').line);
  }
  for (const kind of ['files_reviewed', 'tests_added'] as const) {
    const number = count(kind);
    if (number !== undefined) add(kind, { kind, ...place(kind), count: number }, place(kind).line);
  }
  const removed = count('lines_removed');
  if (removed !== undefined) {
    const claim = { ...place('lines_removed'), count: removed, items: items('files_modified') ?? [] };
    add('lines_removed', { kind: 'lines_removed', ...claim }, claim.line);
  }
  const path = fields.get('path')?.value;
  if (path?.kind === 'text' && path.value !== '') {
    add('path', { kind: 'path', ...place('path'), value: path.value }, place('path').line);
    const phases = count('phases');
    if (phases !== undefined)
      add('phases', { kind: 'phases', ...place('phases'), count: phases, value: path.value }, place('phases').line);
  }
  const passing = fields.get('tests_passing');
  if (passing && booleanOf(passing.value))
    add('tests_passing', { kind: 'tests_passing', ...place('tests_passing') }, place('tests_passing').line);
  if (is('test_status', 'all-pass'))
    add('test_status', { kind: 'tests_passing', ...place('test_status') }, place('test_status').line);
  const failures = items('test_failures', 'list');
  if (failures)
    add(
      'test_failures',
      { kind: 'test_failures', ...place('test_failures'), items: failures },
      place('test_failures').line,
    );
  return [...found, ...withinItself(fields, said)];
}

/** Totals and contradictions: told from the block alone. */
function withinItself(fields: Fields, said: Said): PlacedClaim[] {
  const subject = 'the block';
  const at = (line: number) => line + said.line - 1;
  const sums = summed.flatMap((key): PlacedClaim[] => {
    const field = fields.get(key);
    if (!field) return [];
    const wrong = wrongSum(key, fields);
    const found = wrong ? [{ ...wrong, path: said.path, line: at(wrong.line), failure: 'minor' as const }] : [];
    const wants = `${key} is what the block lists`;
    return [{ claim: { kind: 'said', subject, wants, found }, label: key, line: at(field.line) }];
  });
  const found = contradictions(fields).map(wrong => ({
    ...wrong,
    path: said.path,
    line: at(wrong.line),
    failure: 'major' as const,
  }));
  const [first] = fields.values();
  const wants = 'the block does not contradict itself';
  const line = at(found[0]?.line ?? first?.line ?? 1);
  return [...sums, { claim: { kind: 'said', subject, wants, found }, label: 'contradictions', line }];
}
