import type { CheckType } from '../model/check.ts';
import type { Outcome } from '../model/outcome.ts';
import { type RuleId, ruleNamed } from '../sessions/rules.ts';

interface Params {
  rule: RuleId;
  /** The session was read before anything ran, so the outcome is already known. */
  outcome: Outcome;
}

/** One rule of an agent session, with every place that breaks it. */
export const session: CheckType<Params> = {
  type: 'session',
  runs: 'static',
  title: ({ rule }) => ruleNamed(rule).title,
  label: ({ rule }) => rule,
  run: async ({ outcome }) => outcome,
};
