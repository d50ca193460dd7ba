import { type Heard, heard } from '../engine/outcome.ts';
import type { CheckType } from '../model/check.ts';

/** A report or an output block has the fields that it must have, in their types. */
export const schema: CheckType<Heard> = {
  type: 'schema',
  runs: 'static',
  title: ({ wants }) => wants,
  label: ({ subject }) => subject,
  run: async params => heard(params),
};
