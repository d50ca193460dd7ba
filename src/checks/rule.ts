import { type Assessment, assessmentOutcome } from '../claims/assessment.ts';
import type { CheckType } from '../model/check.ts';

/** What an agent reports lets the work continue, by the rule of its role or kind. */
export const rule: CheckType<Assessment> = {
  type: 'rule',
  runs: 'static',
  title: ({ want }) => want,
  label: ({ subject }) => subject,
  run: async params => assessmentOutcome(params),
};
