import { matchesAny } from '../match/glob.ts';
import type { Problem } from '../model/finding.ts';
import { andMore, someOf } from '../model/outcome.ts';
import type { Change } from '../model/world.ts';
import { isDocumentationChange } from '../policy/documentation.ts';
import type { Policy } from '../policy/schema.ts';
import { isGlob } from '../schema/paths.ts';
import type { Enforced } from './enforce-base.ts';
import type { Selection } from './select.ts';

interface Situation {
  changes: readonly Change[];
  /** Globs of contract files. */
  globs: readonly string[];
  policy: Pick<Policy, 'satisfied_by' | 'trust'>;
  enforced: Pick<Enforced, 'candidates'>;
  selection: Pick<Selection, 'selected'>;
}

/** The result if no qualifying contract applies: a problem if the policy requires one, otherwise a reason to pass. `demand`: why it does, and a contract to start from. */
export function noneApplies(
  demand: { why: string; example: Example } | undefined,
  situation: Situation,
): { problem: Problem } | { reason: string } {
  if (demand === undefined) return { reason: 'no contract applies to this pull request, and the policy requires none' };
  const { changes, globs } = situation;
  const isContract = (path: string) => matchesAny(globs, path);
  const work = changes.filter(({ path, from = path }) => !isContract(path) || !isContract(from));
  const code = work.filter(change => !isDocumentationChange(change));
  if (code.length === 0) {
    const docsOnly = 'only documentation changed, which needs no contract';
    return { reason: work.length === 0 ? 'nothing changed' : docsOnly };
  }
  const { unchecked = [] } = demand.example;
  const untested = unchecked.length > 0 ? ` (the base has no command for ${someOf(unchecked)})` : '';
  const start = `${demand.why}, and no qualifying contract applies${untested}`;
  return {
    problem: { code: 'contract_required', ...missingContract(start, demand.example, situation) },
  };
}

/** A contract to start from. */
export interface Example {
  id: string;
  text: string;
  /** Changed packages that no command of the base checks. */
  unchecked?: readonly string[];
}

/** Why existing contracts do not qualify, and what to do: name a contract, merge one, or write one. */
function missingContract(
  start: string,
  example: Example,
  { globs, policy, enforced, selection }: Situation,
): Omit<Problem, 'code'> {
  const open = enforced.candidates.filter(({ contract }) => !contract.done).map(({ contract }) => contract);
  const onBase = open.filter(({ trust }) => trust === 'base');
  const naming =
    onBase.length > 0
      ? `name an open contract in the pull request body, as Contract: ID (${someOf(onBase.map(({ id }) => id))})`
      : '';
  const rule = baseRule(policy);
  const early = rule ? open.filter(({ trust }) => trust !== 'base') : [];
  const [first] = early;
  if (rule && first) {
    const or = naming ? `, or ${naming}` : '';
    const message = `${start}: ${first.id}${andMore(early.length)} is part of this pull request, and the policy ${rule}. Merge it first${or}`;
    return { message, at: { path: first.path, line: first.line }, owner: 'person' };
  }
  const path = pathIn(globs, example.id);
  const file = !isGlob(path) && matchesAny(globs, path) ? path : `a file that matches ${globs.join(' or ')}`;
  const [empty] = selection.selected.filter(({ contract }) => contract.trust !== 'generated');
  if (empty) {
    const { id, path: where, line } = empty.contract;
    const message = `${start}: ${id} has no checks of its own. Add some, for example:\n${example.text.trimEnd()}`;
    return { message, at: { path: where, line } };
  }
  const write = `${naming ? `N${naming.slice(1)}, or write` : 'Write'} ${file}`;
  const merge = rule ? `, and merge it first (the policy ${rule})` : '';
  const message = `${start}. ${write}${merge} (contract-gate generate drafts one), for example:\n${example.text.trimEnd()}`;
  return { message, at: { path, line: 1 }, ...(rule && !naming ? { owner: 'person' as const } : {}) };
}

/** The policy's rule that excludes contracts of the pull request itself, if it has one. */
function baseRule({ satisfied_by, trust }: Situation['policy']): string | undefined {
  if (trust === 'base-only') return 'trusts only contracts on the base (trust: base-only)';
  return satisfied_by === 'base' ? 'counts only contracts on the base (satisfied_by: base)' : undefined;
}

/** The shortest path that a glob is likely to match. */
function pathIn([glob = '']: readonly string[], name: string): string {
  return glob
    .replaceAll('**/', '')
    .replaceAll(/\{([^,}]*)[^}]*\}/g, '$1')
    .replaceAll(/\*+/g, () => name);
}
