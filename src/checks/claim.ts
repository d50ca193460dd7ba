import { type Claim, claimTitle, claimWaits, judgeClaim } from '../claims/judges/index.ts';
import type { CheckType } from '../model/check.ts';

/** Something that an agent claims about its work. It can only fail, warn or wait: no claim ever makes anything else pass. */
export const claim: CheckType<Claim> = {
  type: 'claim',
  runs: 'static',
  waits: claimWaits,
  title: claimTitle,
  label: params => ('key' in params ? params.key : params.kind),
  run: judgeClaim,
};
