import { type CountClaim, counted, type Judge, mismatch } from './judge.ts';

export type FilesReviewedClaim = CountClaim & { kind: 'files_reviewed' };

/** As many files as the diff changes; deleted files and contracts may be left out. */
export const files_reviewed: Judge<FilesReviewedClaim> = {
  kind: 'files_reviewed',
  needsBase: true,
  title: ({ key }) => `${key} is the number of files that the diff changes`,
  async judge(claim, world) {
    const most = world.changes.length;
    const least = world.changes.filter(({ path, kind }) => kind !== 'deleted' && !world.isContract(path)).length;
    if (claim.count >= least && claim.count <= most) return { pass: `${counted(claim.count, 'file')} of ${most}` };
    const is = `the diff changes ${counted(most, 'file')}`;
    return mismatch('fail', claim, { is, fix: `review every file of the diff and write ${claim.key}: ${most}` });
  },
};
