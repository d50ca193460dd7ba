import { inDiff } from './files_changed.ts';
import type { Judge, ListClaim } from './judge.ts';

export type FilesModifiedClaim = ListClaim & { kind: 'files_modified' };

/** Every file that is claimed as modified is in the diff. */
export const files_modified: Judge<FilesModifiedClaim> = {
  kind: 'files_modified',
  needsBase: true,
  title: ({ key }) => `the diff changes every file under ${key}`,
  judge: async (claim, world) => inDiff(claim, world),
};
