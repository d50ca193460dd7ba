import type { CheckType } from '../core/check.ts';
import { type Heard, heard } from '../core/wrongs.ts';

/** A report or an output block has the fields that it must have, in their types. */
export const schema: CheckType<Heard> = {
  type: 'schema',
  runs: 'static',
  title: ({ wants }) => wants,
  label: ({ subject }) => subject,
  run: async params => heard(params),
};
