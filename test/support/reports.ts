import { evidence } from '../../src/checks/evidence.ts';
import { rule } from '../../src/checks/rule.ts';
import { schema } from '../../src/checks/schema.ts';
import { withJudges } from '../../src/claims/report/roles.ts';
import type { ClaimPolicy, ClaimSource } from '../../src/claims/types.ts';
import { report } from '../../src/dialects/report.ts';
import type { ReportRequest } from '../../src/model/claim-request.ts';
import type { DraftCriterion } from '../../src/model/dialect.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import { type Given, world } from './world.ts';

const proofs: readonly string[] = [
  'Opened all 14 sources and read them to the end: 12 speak of unpaid invoices in their first paragraph, the other two were dropped and are listed under open questions together with the reason.',
  'Counted votes and replies for every quotation, the lowest has 28 upvotes and nine answers; each one is given in the words of its author with a link to the thread in which it was written.',
  'Compared the three drafts chapter by chapter. They rank late payment first, differ about reminders (second in two drafts, fourth in the third), and none contradicts the numbers of 2023.',
  'Ran the validator over every file that came in; 3 of 3 parse, carry the agreed headings, and hold dates in ISO form. One had a stray tab, which the validator reported and which is gone now.',
];

/** Evidence that is long enough for every kind; each number has its own. */
export function proof(index = 0): string {
  return proofs[index % proofs.length]!;
}

export interface CheckEntry {
  executed?: unknown;
  evidence?: unknown;
  verdict?: unknown;
}

export function checked(index: number, change: CheckEntry = {}): CheckEntry {
  return { executed: true, evidence: proof(index), verdict: 'pass', ...change };
}

const findings = ['late payment', 'many formats', 'lost reminders'].map((content, index) => ({
  source_url: `https://forum.example.org/t/${index}`,
  content: `People complain about ${content}`,
}));

/** A report that passes, as a researcher would write it. */
export function honest(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    task_id: 'task-001',
    status: 'completed',
    checks_performed: {
      relevance_check: checked(0),
      signal_quality_check: checked(1),
    },
    output_file: 'out/findings.md',
    findings,
    ...change,
  };
}

/** The same of an aggregator. */
export const aggregator = {
  task_id: 'task-009',
  status: 'completed',
  checks_performed: {
    format_validation: checked(3),
    content_quality: checked(1),
    cross_task_consistency: checked(2),
  },
  output_file: 'out/all.md',
  quality_assessment: { collective_findings: ['payment', 'formats', 'reminders'] },
};

/** The same of a synthesizer. */
export const synthesizer = {
  ...aggregator,
  checks_performed: {
    completeness_check: checked(0),
    coherence_check: checked(2),
  },
  quality_assessment: undefined,
  executive_summary: { key_findings: ['payment', 'formats', 'reminders'] },
};

function sourceOf(content: unknown, change: Partial<ClaimSource> = {}): ClaimSource {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  return { path: 'report.json', text, line: 1, from: 'file', ...change };
}

export function compiled(
  content: unknown,
  request: Partial<ReportRequest> = {},
  policy: ClaimPolicy = {},
  change: Partial<ClaimSource> = {},
): DraftCriterion[] {
  return report.compile(sourceOf(content, change), request, policy);
}

/** What comes of every criterion that needs no more than the text and the files: label → outcome. */
async function judged(drafts: readonly DraftCriterion[], given: Given = {}): Promise<Map<string, Outcome>> {
  const checks = { schema, rule, evidence };
  const found = new Map<string, Outcome>();
  for (const { label, check } of drafts) {
    const type = checks[check.type as keyof typeof checks];
    if (type) found.set(`${check.type} ${label}`, await type.run(check.params as never, world(given)));
  }
  return found;
}

/** The ones that do not pass. */
export async function failing(
  content: unknown,
  request: Partial<ReportRequest> = {},
  policy: ClaimPolicy = {},
  change: Partial<ClaimSource> = {},
) {
  const found = await judged(compiled(content, request, await withJudges(policy), change));
  return [...found].flatMap(([name, outcome]) => (outcome.status === 'pass' ? [] : [{ name, ...outcome }]));
}
