import type { Checks } from './check.ts';
import type { Dialects } from './dialect.ts';

/** What the inner rooms know of single checks and dialects. It is passed in, so that they import none of them. */
export interface Registries {
  checks: Checks;
  dialects: Dialects;
}
