import { someOf } from '../../model/outcome.ts';
import { claimedPath, type Judge, type ListClaim, mismatch } from './judge.ts';

export type UnclaimedClaim = ListClaim & { kind: 'unclaimed' };

/** Nothing is changed that was not claimed. Contracts, reports and the claim's own file are not part of the work. */
export const unclaimed: Judge<UnclaimedClaim> = {
  kind: 'unclaimed',
  needsBase: true,
  title: () => 'every file that the diff changes is claimed',
  async judge(claim, world) {
    const claimed = new Set(claim.items.map(claimedPath));
    const silent = world.changes.filter(
      ({ path, from }) =>
        !claimed.has(path) &&
        !(from && claimed.has(from)) &&
        path !== claim.path &&
        !world.isContract(path) &&
        !world.isReport(path),
    );
    if (silent.length === 0) return { pass: 'every changed file is claimed' };
    const paths = silent.map(({ path }) => path);
    const them = paths.length === 1 ? 'it' : 'them';
    return mismatch('warn', claim, {
      is: `the diff also changes ${someOf(paths)}`,
      fix: `add ${someOf(paths)} to ${claim.key}, or remove ${them} from the change`,
    });
  },
};
