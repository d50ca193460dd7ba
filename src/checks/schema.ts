import { type Assessment, assessmentOutcome } from '../claims/assessment.ts';
import type { CheckType } from '../model/check.ts';

/** A report or an output block has the fields that it must have, with values of the right types. */
export const schema: CheckType<Assessment> = {
  type: 'schema',
  runs: 'static',
  title: ({ want }) => want,
  label: ({ subject }) => subject,
  run: async params => assessmentOutcome(params),
};
