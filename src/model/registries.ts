import type { Checks } from './check.ts';
import type { Dialects } from './dialect.ts';

/** The registries of checks and dialects. Passed in, so that modules that use them need not import every check and dialect. */
export interface Registries {
  checks: Checks;
  dialects: Dialects;
}
