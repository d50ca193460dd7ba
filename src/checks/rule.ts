import { type Heard, heard } from '../engine/outcome.ts';
import type { CheckType } from '../model/check.ts';

/** What an agent says of its work lets the work go on: the rule of its kind. */
export const rule: CheckType<Heard> = {
  type: 'rule',
  runs: 'static',
  title: ({ wants }) => wants,
  label: ({ subject }) => subject,
  run: async params => heard(params),
};
