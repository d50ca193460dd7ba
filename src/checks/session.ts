import type { CheckType } from '../model/check.ts';
import type { Outcome } from '../model/outcome.ts';
import { type RuleId, rules } from '../sessions/rules.ts';

interface Params {
  rule: RuleId;
  /** What the session folder itself shows; it was read before anything ran. */
  outcome: Outcome;
}

/** One rule of an agent session, held against the artifacts of the session folder, with every place that breaks it. */
export const session: CheckType<Params> = {
  type: 'session',
  runs: 'static',
  title: ({ rule }) => rules[rule].title,
  label: ({ rule }) => rule,
  run: async ({ outcome }) => outcome,
};
