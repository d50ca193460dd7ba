import type { ReportRequest } from '../../model/claim-request.ts';
import type { DraftCriterion } from '../../model/dialect.ts';
import { entry } from '../../syntax/located-value.ts';
import { lookUpsIn } from '../evidence/citations.ts';
import { type CheckEvidence, type Evidence, evidenceTitle } from '../evidence/judge.ts';
import { almostSame, fingerprint, mostRead, nothingOwn, wordsIn } from '../evidence/measure.ts';
import type { ClaimPolicy } from '../types.ts';
import { checksOf, type LocatedReport, oneLine } from './findings.ts';
import { evidenceWanted } from './roles.ts';

/** Further checks of a report share a criterion, and are no longer compared with each other word by word. */
const mostCriteria = 500;
const mostCompared = 100;
/** Each costs a look at the disk or at git. */
const mostLookUps = 5000;

/** A criterion for the evidence of each check. */
export function evidenceCriteria(
  report: LocatedReport,
  name: string,
  request: Partial<ReportRequest>,
  policy: ClaimPolicy,
): DraftCriterion[] {
  const all = checkEvidence(report, request, policy);
  const groups = all.slice(0, mostCriteria).map(each => [each]);
  if (all.length > mostCriteria) groups.push(all.slice(mostCriteria));
  return groups.map(checks => {
    const params = { path: report.path, checks };
    const [first] = checks;
    return {
      title: evidenceTitle(params),
      label: checks.length > 1 ? `${name} others` : `${name} ${first!.check}`,
      check: { type: 'evidence', params },
      at: { line: first!.line, column: 1 },
      path: report.path,
      claim: oneLine(first!.evidence),
    };
  });
}

/** The evidence of each check, with the first check before it that gave the same. */
function checkEvidence(report: LocatedReport, request: Partial<ReportRequest>, policy: ClaimPolicy): CheckEvidence[] {
  const first = new Map<string, string>();
  const earlier: { check: string; words: ReadonlySet<string> }[] = [];
  let lookUps = 0;
  return checksOf(report).flatMap(({ key, value }): CheckEvidence[] => {
    const given = entry(value, 'evidence')?.value;
    if (given?.kind !== 'text') return [];
    const print = fingerprint(given.value);
    const same = print === '' ? undefined : first.get(print);
    if (same === undefined) first.set(print, key);
    const words = earlier.length < mostCompared ? wordsIn(given.value) : undefined;
    const copied = words && earlier.find(each => nothingOwn(each.words, words))?.check;
    const almost = words && earlier.find(each => almostSame(each.words, words))?.check;
    if (words) earlier.push({ check: key, words });
    lookUps += lookUpsIn(given.value.slice(0, mostRead));
    return [
      {
        check: key,
        line: given.at.line + report.above,
        evidence: given.value.slice(0, mostRead),
        ...(given.value.length > mostRead ? { fullLength: given.value.length } : {}),
        min: evidenceWanted(key, request, policy).min,
        ...(lookUps > mostLookUps ? { citationLimit: mostLookUps } : {}),
        ...(same === undefined ? {} : { sameAs: same }),
        ...(copied === undefined ? {} : { wordsOf: copied }),
        ...(almost === undefined ? {} : { almostAs: almost }),
      },
    ];
  });
}

/** Marks evidence that another report of the same contract gave before. */
export function markCopies(drafts: readonly DraftCriterion[]): DraftCriterion[] {
  const first = new Map<string, string>();
  return drafts.map(draft => {
    if (draft.check.type !== 'evidence') return draft;
    const params = draft.check.params as Evidence;
    const checks = params.checks.map((each): CheckEvidence => {
      const print = fingerprint(each.evidence);
      const place = `${params.path}:${each.line}`;
      const same = first.get(print);
      if (same === undefined && print !== '') first.set(print, place);
      return same === undefined || each.sameAs !== undefined ? each : { ...each, sameAs: `${each.check} at ${same}` };
    });
    return { ...draft, check: { ...draft.check, params: { ...params, checks } } };
  });
}
