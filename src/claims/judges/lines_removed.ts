import { type CountClaim, claimedPath, counted, type Judge, mismatch } from './judge.ts';

/** `items`: the files in which they were removed; empty for the whole diff. */
export type LinesRemovedClaim = CountClaim & { kind: 'lines_removed'; items: string[] };

/** Between the net and the gross number of removed lines. There are many ways to count, so another number is a warning. */
export const lines_removed: Judge<LinesRemovedClaim> = {
  kind: 'lines_removed',
  needsBase: true,
  title: ({ key }) => `${key} is the number of lines that the diff removes`,
  async judge(claim, world) {
    const counts = await world.lineCounts();
    const paths = claim.items.length > 0 ? claim.items.map(claimedPath) : [...counts.keys()];
    let [added, removed] = [0, 0];
    for (const path of new Set(paths)) {
      added += counts.get(path)?.added ?? 0;
      removed += counts.get(path)?.removed ?? 0;
    }
    const net = Math.max(0, removed - added);
    if (claim.count >= net && claim.count <= removed)
      return { pass: `${counted(removed, 'line')} removed, ${added} added` };
    const where = claim.items.length > 0 ? ' in these files' : '';
    const is = `the diff removes ${counted(removed, 'line')} and adds ${added}${where}`;
    return mismatch('warn', claim, { is, fix: `write ${claim.key}: ${removed}` });
  },
};
