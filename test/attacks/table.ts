import type { Attack } from './attack.ts';
import type { Cage } from './run.ts';

/** What became of an attack with and without a cage, and what is wrong with it. */
export interface Row {
  attack: Pick<Attack, 'class' | 'name' | 'want' | 'needs' | 'open'>;
  outcomes: Partial<Record<Cage, string>>;
  objections: Partial<Record<Cage, string>>;
}

/** Where an attack gets through, and nothing says that it may. */
export function unexpected({ attack, objections }: Row): string[] {
  return Object.entries(objections)
    .filter(([cage]) => !attack.open && !(attack.needs === 'cage' && cage === 'none'))
    .map(([cage, text]) => `${attack.class}: ${attack.name} (cage: ${cage}): ${text}`);
}

/** An attack that is marked as open or as one for the cage, and is stopped: the mark is out of date. */
export function stale({ attack, outcomes, objections }: Row): string[] {
  const through = Object.keys(objections);
  const name = `${attack.class}: ${attack.name}`;
  if (attack.open && through.length === 0) return [`${name} is marked as open, but it is stopped`];
  if (attack.needs === 'cage' && 'none' in outcomes && !through.includes('none'))
    return [`${name} is marked as one that only the cage stops, but it is stopped without`];
  return [];
}

export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ attack, outcomes, objections }) => {
    const cell = (cage: Cage) => (outcomes[cage] ?? '–') + (objections[cage] ? ' (!)' : '');
    const mark = attack.open ? `open: ${attack.open}` : attack.needs ? `needs: ${attack.needs}` : '';
    return `| ${attack.class} | ${attack.name} | ${attack.want} | ${cell('auto')} | ${cell('none')} | ${mark} |`;
  });
  const real = rows.filter(({ attack }) => attack.want !== 'pass');
  const counts = [
    `${real.length} attacks`,
    `${real.filter(({ attack }) => attack.open).length} open`,
    `${real.filter(({ attack }) => attack.needs).length} that only the cage stops`,
    `${rows.length - real.length} honest changes`,
  ];
  return [
    '| class | attack | needs | cage | no cage | |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
    counts.join(', '),
  ].join('\n');
}
