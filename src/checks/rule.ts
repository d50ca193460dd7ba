import type { CheckType } from '../core/check.ts';
import { type Heard, heard } from '../core/wrongs.ts';

/** What an agent says of its work lets the work go on: the rule of its kind. */
export const rule: CheckType<Heard> = {
  type: 'rule',
  runs: 'static',
  title: ({ wants }) => wants,
  label: ({ subject }) => subject,
  run: async params => heard(params),
};
