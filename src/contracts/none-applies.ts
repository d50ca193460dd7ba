import { matchesAny } from '../match/glob.ts';
import type { Contract } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import type { Change } from '../model/world.ts';
import { isDocumentation } from '../policy/documentation.ts';
import type { Policy } from '../policy/schema.ts';
import { isGlob } from '../schema/paths.ts';
import type { Enforced } from './enforce-base.ts';
import { slug } from './ids.ts';
import type { Selection } from './select.ts';

/** What is known where no contract applies that counts. */
interface Situation {
  changes: readonly Change[];
  branch: string | null;
  /** Where contracts stand. */
  globs: readonly string[];
  policy: Pick<Policy, 'satisfied_by' | 'trust'>;
  enforced: Pick<Enforced, 'candidates'>;
  selection: Pick<Selection, 'selected'>;
}

/** What it means that no contract applies: a problem where the policy asks for one, else a reason to pass. */
export function nothingApplies(
  why: string | undefined,
  situation: Situation,
  generated?: Draft,
): { problem: Problem } | { reason: string } {
  if (why === undefined) return { reason: 'no contract applies to this change, and the policy asks for none' };
  const { changes, branch, globs } = situation;
  const isContract = (path: string) => matchesAny(globs, path);
  const work = changes.filter(({ path, from = path }) => !isContract(path) || !isContract(from));
  const code = work.filter(({ path, from = path }) => !isDocumentation(path) || !isDocumentation(from));
  if (code.length === 0) {
    const docsOnly = 'only documentation is changed, and no contract is needed for that';
    return { reason: work.length === 0 ? 'nothing is changed' : docsOnly };
  }
  const name = slug((branch ?? 'task').split('/').pop()!).replace(/^[^a-z0-9]+/, '') || 'task';
  const start = `${why}, and none that counts applies`;
  return {
    problem: { code: 'contract_required', ...missingContract(start, generated ?? draftOf(name, code), situation) },
  };
}

/** A contract to start from. */
interface Draft {
  id: string;
  text: string;
}

function draftOf(id: string, code: readonly Change[]): Draft {
  const listed = code.filter(({ kind }) => kind !== 'deleted').slice(0, 5);
  const text = [
    `id: ${id}`,
    'validation:',
    ...(listed.length > 0 ? ['  files_exist:', ...listed.map(change => `    - ${JSON.stringify(change.path)}`)] : []),
    '  tests: npm test   # the command that proves the work',
  ].join('\n');
  return { id, text };
}

/** Why what is there does not count, and what to do: name a contract, merge one, or write one. */
function missingContract(
  start: string,
  draft: Draft,
  { globs, policy, enforced, selection }: Situation,
): Omit<Problem, 'code'> {
  const open = enforced.candidates.filter(({ contract }) => !contract.done).map(({ contract }) => contract);
  const onBase = open.filter(({ trust }) => trust === 'base');
  const naming =
    onBase.length > 0 ? `name an open contract in the pull request's body, as Contract: ID (${firstOf(onBase)})` : '';
  const rule = baseRule(policy);
  const [early, ...others] = rule ? open.filter(({ trust }) => trust !== 'base') : [];
  if (rule && early) {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    const or = naming ? `, or ${naming}` : '';
    const message = `${start}: ${early.id}${more} came with the work, and the policy ${rule}. Merge it first${or}`;
    return { message, at: { path: early.path, line: early.line }, owner: 'person' };
  }
  const path = pathIn(globs, draft.id);
  const file = !isGlob(path) && matchesAny(globs, path) ? path : `a file that matches ${globs.join(' or ')}`;
  const [empty] = selection.selected.filter(({ contract }) => contract.trust !== 'generated');
  if (empty) {
    const { id, path: where, line } = empty.contract;
    const message = `${start}: ${id} names no check of its own. Give it some, for example:\n${draft.text.trimEnd()}`;
    return { message, at: { path: where, line } };
  }
  const write = `${naming ? `N${naming.slice(1)}, or write` : 'Write'} ${file}`;
  const merge = rule ? `, and merge it first (the policy ${rule})` : '';
  const message = `${start}. ${write}${merge} (contract-gate generate drafts one), for example:\n${draft.text.trimEnd()}`;
  return { message, at: { path, line: 1 }, ...(rule && !naming ? { owner: 'person' as const } : {}) };
}

/** The policy's word that what comes with the work does not count, where it says so. */
function baseRule({ satisfied_by, trust }: Situation['policy']): string | undefined {
  if (trust === 'base-only') return 'trusts contracts of the base only (trust: base-only)';
  return satisfied_by === 'base' ? 'counts only contracts of the base (satisfied_by: base)' : undefined;
}

function firstOf(contracts: readonly Contract[]): string {
  const ids = contracts.slice(0, 5).map(({ id }) => id);
  return contracts.length > 5 ? `${ids.join(', ')} and ${contracts.length - 5} more` : ids.join(', ');
}

/** The shortest path that a glob is likely to match. */
function pathIn([glob = '']: readonly string[], name: string): string {
  return glob
    .replaceAll('**/', '')
    .replaceAll(/\{([^,}]*)[^}]*\}/g, '$1')
    .replaceAll(/\*+/g, () => name);
}
