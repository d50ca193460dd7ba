import { type Outcome, outcomeOf } from '../../model/outcome.ts';
import type { World } from '../../model/world.ts';
import { type AgeClaim, age } from './age.ts';
import { type ConsistencyClaim, consistency } from './consistency.ts';
import { type FilesChangedClaim, files_changed } from './files_changed.ts';
import { type FilesCreatedClaim, files_created } from './files_created.ts';
import { type FilesModifiedClaim, files_modified } from './files_modified.ts';
import { type FilesReviewedClaim, files_reviewed } from './files_reviewed.ts';
import type { Judge } from './judge.ts';
import { type LinesRemovedClaim, lines_removed } from './lines_removed.ts';
import { type LocationsClaim, locations } from './locations.ts';
import { type PathClaim, path } from './path.ts';
import { type PhasesClaim, phases } from './phases.ts';
import { type TestFailuresClaim, test_failures } from './test_failures.ts';
import { type TestsAddedClaim, tests_added } from './tests_added.ts';
import { type TestsPassingClaim, tests_passing } from './tests_passing.ts';
import { type UnclaimedClaim, unclaimed } from './unclaimed.ts';

/** One thing that an agent claims, as data. */
export type Claim =
  | AgeClaim
  | ConsistencyClaim
  | FilesChangedClaim
  | FilesCreatedClaim
  | FilesModifiedClaim
  | FilesReviewedClaim
  | LinesRemovedClaim
  | LocationsClaim
  | PathClaim
  | PhasesClaim
  | TestFailuresClaim
  | TestsAddedClaim
  | TestsPassingClaim
  | UnclaimedClaim;

/** Every kind of claim. */
export const judges: { readonly [K in Claim['kind']]: Judge<Extract<Claim, { kind: K }>> } = {
  age,
  consistency,
  files_changed,
  files_created,
  files_modified,
  files_reviewed,
  lines_removed,
  locations,
  path,
  phases,
  test_failures,
  tests_added,
  tests_passing,
  unclaimed,
};

/** Forgets the kind: a judge is only ever given claims of its own. */
function judgeOf(claim: Claim): Judge<Claim> {
  return judges[claim.kind] as unknown as Judge<Claim>;
}

/** The criterion as a sentence. */
export function claimTitle(claim: Claim): string {
  return judgeOf(claim).title(claim);
}

/** Is the claim judged after the last command? */
export function claimWaits(claim: Claim): boolean {
  return judgeOf(claim).waits ?? false;
}

/** Compares a claim with the work. */
export async function judgeClaim(claim: Claim, world: World): Promise<Outcome> {
  const judge = judgeOf(claim);
  if (judge.needsBase && !world.compared) return { status: 'skip', message: 'no base branch to compare with' };
  const judgement = await judge.judge(claim, world);
  if ('pass' in judgement) return { status: 'pass', message: judgement.pass };
  if ('skip' in judgement) {
    const { skip: message, ...rest } = judgement;
    return { status: 'skip', message, ...rest };
  }
  const { findings, got } = judgement;
  return outcomeOf(findings, { want: judge.title(claim), pass: '', ...(got === undefined ? {} : { got }) });
}
