import { type Evidence, type EvidenceFinding, evidenceTitle, judgeEvidence } from '../claims/evidence/judge.ts';
import type { CheckType } from '../model/check.ts';
import { bySeverity, outcomeOf } from '../model/outcome.ts';

/** What a report gives as evidence is long enough, specific, its own, and cites what exists. */
export const evidence: CheckType<Evidence> = {
  type: 'evidence',
  runs: 'static',
  title: evidenceTitle,
  label: ({ checks: [first] }) => first!.check,
  async run(params, world) {
    const findings: EvidenceFinding[] = [];
    for (const each of params.checks) {
      const finding = await judgeEvidence(each, params.path, world);
      if (finding) findings.push(finding);
    }
    const sorted = bySeverity(findings);
    return outcomeOf(sorted, {
      want: evidenceTitle(params),
      pass: 'evidence is specific, and every citation resolves',
      ...(sorted[0] ? { got: `it ${sorted[0].is}` } : {}),
      mostPlaces: 100,
    });
  },
};
