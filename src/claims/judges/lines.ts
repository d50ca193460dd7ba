import type { Outcome } from '../../model/outcome.ts';
import type { World } from '../../model/world.ts';
import { type ClaimOf, notSo, number } from '../claim.ts';
import { claimedPath } from './files.ts';

/** Lines are counted in many ways, so a number that is off is only worth a look. */
export async function linesRemoved(claim: ClaimOf<'lines_removed'>, world: World): Promise<Outcome> {
  const counts = await world.lineCounts();
  const paths = claim.items.length > 0 ? claim.items.map(claimedPath) : [...counts.keys()];
  let [added, removed] = [0, 0];
  for (const path of new Set(paths)) {
    added += counts.get(path)?.added ?? 0;
    removed += counts.get(path)?.removed ?? 0;
  }
  const net = Math.max(0, removed - added);
  if (claim.count >= net && claim.count <= removed)
    return { status: 'pass', message: `${number(removed, 'line')} removed, ${added} added` };
  const is = `the diff removes ${number(removed, 'line')} and adds ${added}${claim.items.length > 0 ? ' in these files' : ''}`;
  return notSo('warn', claim, { is, fix: `write ${claim.key}: ${removed}` });
}

const heading = /^\s*(?:#{1,6}\s|[-*+]\s|\*\*|\d+[.)]\s).{0,40}?\bphase\s+(\d{1,4})\b/i;

/** The phases that a plan claims to have are those that its headings and lists name. */
export async function phases(claim: ClaimOf<'phases'>, world: World): Promise<Outcome> {
  const path = claimedPath(claim.value);
  const read = await world.files.read(path);
  if (read.kind !== 'text') return { status: 'skip', message: `there is no ${path} to count the phases in` };
  const named = new Set(read.text.split('\n').flatMap(line => heading.exec(line.slice(0, 200))?.[1] ?? []));
  if (named.size === 0) return { status: 'skip', message: `${path} names no phases to count` };
  if (named.size === claim.count) return { status: 'pass', message: `${path} has ${number(named.size, 'phase')}` };
  const is = `${path} has ${number(named.size, 'phase')}`;
  const fix = `write ${claim.key}: ${named.size}, or the phases that are missing`;
  return notSo(claim.count > named.size ? 'fail' : 'warn', claim, { is, fix });
}
