import { type Claim, type ClaimOf, wantOf } from '../claims/claim.ts';
import { age } from '../claims/judges/age.ts';
import {
  filesChanged,
  filesCreated,
  filesReviewed,
  locations,
  unclaimed,
  writtenFile,
} from '../claims/judges/files.ts';
import { linesRemoved, phases } from '../claims/judges/lines.ts';
import { testFailures, testsAdded, testsPassing } from '../claims/judges/tests.ts';
import { heard } from '../engine/outcome.ts';
import type { CheckType } from '../model/check.ts';
import type { Outcome } from '../model/outcome.ts';
import type { World } from '../model/world.ts';

type Judge<K extends Claim['kind']> = (claim: ClaimOf<K>, world: World) => Promise<Outcome>;

const judges: { [K in Claim['kind']]: Judge<K> } = {
  files_changed: filesChanged,
  files_created: filesCreated,
  files_modified: filesChanged,
  files_reviewed: filesReviewed,
  unclaimed,
  path: writtenFile,
  locations,
  tests_passing: testsPassing,
  test_failures: testFailures,
  tests_added: testsAdded,
  lines_removed: linesRemoved,
  phases,
  age,
  said: async claim => heard(claim),
};

/** Something that an agent claims is so. It can only fail, warn or wait: no claim ever makes anything else pass. */
export const claim: CheckType<Claim> = {
  type: 'claim',
  runs: 'static',
  waits: ({ kind }) => kind === 'tests_passing' || kind === 'test_failures',
  title: wantOf,
  label: params => ('key' in params ? params.key : params.kind),
  async run(params, world) {
    if (aboutTheChange.has(params.kind) && !world.compared)
      return { status: 'skip', message: 'there is no base branch to hold it against' };
    return (judges[params.kind] as Judge<Claim['kind']>)(params as never, world);
  },
};

const aboutTheChange: ReadonlySet<Claim['kind']> = new Set<Claim['kind']>([
  'files_changed',
  'files_created',
  'files_modified',
  'files_reviewed',
  'unclaimed',
  'tests_added',
  'lines_removed',
]);
