import type { Finding } from '../../model/finding.ts';
import type { Claim } from '../judges/index.ts';
import type { ClaimSource } from '../types.ts';
import { type BlockFinding, booleanOf, countOf, type Fields, fits, itemsOf, mostItems, valueText } from './fields.ts';
import { contradictions, totalKeys, wrongTotal } from './rules.ts';

/** A claim with its label and its line. */
export interface PlacedClaim {
  claim: Claim;
  label: string;
  line: number;
}

const longestQuote = 300;

/** Every claim of a block that can be compared with the work. By field, whatever the agent; malformed ones are left to the schema. */
export function claimsIn(fields: Fields, source: ClaimSource): PlacedClaim[] {
  const found: PlacedClaim[] = [];
  const place = (key: string) => {
    const field = fields.get(key)!;
    const line = field.line + source.line - 1;
    return { key, quote: `${key}: ${valueText(field.value)}`.slice(0, longestQuote), path: source.path, line };
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
    return field !== undefined && valueText(field.value).toLowerCase() === value;
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
  return [...found, ...consistencyClaims(fields, source)];
}

/** Totals and contradictions: the block alone decides. */
function consistencyClaims(fields: Fields, source: ClaimSource): PlacedClaim[] {
  const totals = totalKeys.flatMap((key): PlacedClaim[] => {
    const field = fields.get(key);
    if (!field) return [];
    const wrong = wrongTotal(key, fields);
    const findings = wrong ? [placeFinding(wrong, source, 'minor')] : [];
    const want = `${key} is the number of items that the block lists`;
    return [{ claim: { kind: 'consistency', want, findings }, label: key, line: field.line + source.line - 1 }];
  });
  const findings = contradictions(fields).map(each => placeFinding(each, source, 'major'));
  const [first] = fields.values();
  const want = 'the block does not contradict itself';
  const line = findings[0]?.at.line ?? (first?.line ?? 1) + source.line - 1;
  return [...totals, { claim: { kind: 'consistency', want, findings }, label: 'contradictions', line }];
}

/** A finding in a block, at its place in the file or body. */
export function placeFinding(
  { code, severity, message, fix, line, isRefusal }: BlockFinding,
  source: ClaimSource,
  failure: NonNullable<Finding['failure']>,
): Finding {
  const at = { path: source.path, line: line + source.line - 1 };
  return { code, severity, message, at, fix, ...(isRefusal ? {} : { failure }) };
}
