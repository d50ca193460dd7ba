import { createHash } from 'node:crypto';
import type { Criterion } from './contract.ts';
import type { DraftCriterion } from './dialect.ts';

const longest = 60;

/** Turns words of any script into an id. Deterministic. */
export function slug(words: string): string {
  const ascii = words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  if (ascii !== '' || words.trim() === '') return ascii;
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

export const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Makes names unique: a repeated name (ignoring letter case) gets `-2`, `-3` and so on. */
export function uniqueNames(): (name: string) => string {
  const given = new Set<string>();
  const last = new Map<string, number>();
  return name => {
    const key = name.toLowerCase();
    let candidate = name;
    let number = last.get(key) ?? 1;
    while (given.has(candidate.toLowerCase())) candidate = `${name}-${++number}`;
    last.set(key, number);
    given.add(candidate.toLowerCase());
    return candidate;
  };
}

/** Draft criteria as criteria, with their label as id until the contract has an id. */
export function withoutIds(drafts: readonly DraftCriterion[], path: string): Criterion[] {
  return drafts.map(({ label, at, path: own, ...rest }) => ({
    ...rest,
    id: label,
    at: { path: own ?? path, line: at.line, column: at.column },
  }));
}

/** Assigns ids `CONTRACT/CHECK-SLUG`, unique in the contract. Deterministic. */
export function numbered(
  contractId: string,
  criteria: readonly Criterion[],
  taken: readonly Criterion[] = [],
): Criterion[] {
  const named = uniqueNames();
  for (const { id } of taken) named(id);
  return criteria.map(criterion => {
    const words = slug(criterion.id);
    return { ...criterion, id: named(`${contractId}/${criterion.check.type}${words ? `-${words}` : ''}`) };
  });
}
