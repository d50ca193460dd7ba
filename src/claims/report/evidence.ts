import { type Evidence, evidence, type Proved } from '../../checks/evidence.ts';
import type { DraftCriterion } from '../../model/dialect.ts';
import { entry } from '../../syntax/located-value.ts';
import { lookUpsIn } from '../evidence/citations.ts';
import { almostSame, fingerprint, mostRead, nothingOwn, wordsIn } from '../evidence/evidence.ts';
import type { ClaimPolicy, ReportRequest } from '../types.ts';
import { evidenceWanted } from './roles.ts';
import { checksOf, oneLine, type Told } from './rules.ts';

/** Past these the checks of one report share a criterion, and are no longer held against each other word by word. */
const mostCriteria = 500;
const mostCompared = 100;
/** Each costs a look at the disk or at git, so a whole report has no more than these. */
const mostLookUps = 5000;

/** A criterion for the evidence of each check. */
export function evidenceCriteria(
  told: Told,
  name: string,
  request: Partial<ReportRequest>,
  policy: ClaimPolicy,
): DraftCriterion[] {
  const all = provedChecks(told, request, policy);
  const groups = all.slice(0, mostCriteria).map(each => [each]);
  if (all.length > mostCriteria) groups.push(all.slice(mostCriteria));
  return groups.map(checks => {
    const params = { path: told.path, checks };
    const [first] = checks;
    return {
      title: evidence.title(params),
      label: checks.length > 1 ? `${name} others` : `${name} ${first!.check}`,
      check: { type: 'evidence', params },
      at: { line: first!.line, column: 1 },
      path: told.path,
      claim: oneLine(first!.evidence),
    };
  });
}

/** The checks that give any evidence; for each, the first one before it that gave the same. */
function provedChecks(told: Told, request: Partial<ReportRequest>, policy: ClaimPolicy): Proved[] {
  const first = new Map<string, string>();
  const earlier: { check: string; words: ReadonlySet<string> }[] = [];
  let lookUps = 0;
  return checksOf(told).flatMap(({ key, value }): Proved[] => {
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
        line: given.at.line + told.above,
        evidence: given.value.slice(0, mostRead),
        ...(given.value.length > mostRead ? { whole: given.value.length } : {}),
        min: evidenceWanted(key, request, policy).min,
        ...(lookUps > mostLookUps ? { beyond: mostLookUps } : {}),
        ...(same === undefined ? {} : { sameAs: same }),
        ...(copied === undefined ? {} : { wordsOf: copied }),
        ...(almost === undefined ? {} : { almostAs: almost }),
      },
    ];
  });
}

/** The criteria of several reports of one contract: evidence that another report has given already proves nothing again. */
export function withCopies(drafts: readonly DraftCriterion[]): DraftCriterion[] {
  const first = new Map<string, string>();
  return drafts.map(draft => {
    if (draft.check.type !== 'evidence') return draft;
    const params = draft.check.params as Evidence;
    const checks = params.checks.map((each): Proved => {
      const print = fingerprint(each.evidence);
      const place = `${params.path}:${each.line}`;
      const same = first.get(print);
      if (same === undefined && print !== '') first.set(print, place);
      return same === undefined || each.sameAs !== undefined ? each : { ...each, sameAs: `${each.check} at ${same}` };
    });
    return { ...draft, check: { ...draft.check, params: { ...params, checks } } };
  });
}
