import { someOf } from '../../model/outcome.ts';
import type { World } from '../../model/world.ts';
import { claimedPath, counted, type Judge, type Judgement, type ListClaim, mismatch } from './judge.ts';

export type FilesChangedClaim = ListClaim & { kind: 'files_changed' };

/** Every file that is claimed as changed is in the diff. */
export const files_changed: Judge<FilesChangedClaim> = {
  kind: 'files_changed',
  needsBase: true,
  title: ({ key }) => `the diff changes every file under ${key}`,
  judge: async (claim, world) => inDiff(claim, world),
};

/** A renamed file may be claimed under either name. */
export function inDiff(claim: ListClaim & { kind: string }, { changes }: World): Judgement {
  const touched = new Set(changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
  const missing = claim.items.map(claimedPath).filter(path => !touched.has(path));
  if (missing.length === 0) return { pass: `${counted(claim.items.length, 'file')} in the diff` };
  const is = `the diff does not change ${someOf(missing)}`;
  const them = missing.length === 1 ? 'it' : 'them';
  const fix = `change ${someOf(missing)} as the task asks, or remove ${them} from ${claim.key}`;
  return mismatch('fail', claim, { is, fix });
}
