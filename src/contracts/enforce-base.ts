import { addedCriterion, type Checks } from '../model/check.ts';
import type { Candidate, Contract, Criterion } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import { numbered } from '../model/ids.ts';
import type { Change } from '../model/world.ts';
import type { Policy } from '../policy/schema.ts';
import type { Compiled, PlacedEpic } from './compile.ts';

/** The contracts of a pull request by revision. */
export interface Revisions {
  /** Everything at the tip of the base branch; null if there is no base to compare with. */
  base: Compiled | null;
  /** Where the branch left the base: the contract files that it changes. */
  fork: Compiled;
  /** The contract files that the pull request adds or changes; all of them if there is no base. */
  head: Compiled;
  /** The contracts in the pull request's body. They can only add, and never replace a file. */
  body: Compiled;
  changes: readonly Change[];
}

export interface Enforced {
  candidates: Candidate[];
  epics: Compiled['epics'];
  problems: Problem[];
  /** Criteria for edited base documents that belong to no contract. They go into the policy's own contract. */
  altered: Criterion[];
}

/**
 * The base wins: its version of a contract is enforced, and the head can only add contracts. Nothing in a pull request
 * removes or loosens a criterion of the base.
 */
export function enforceBase(revisions: Revisions, trust: Policy['trust'], checks: Checks): Enforced {
  const { base, body } = revisions;
  const files = base ? againstBase(base, revisions, checks) : withoutBase(revisions);
  const known = new Map(files.candidates.map(({ contract }) => [contract.id.toLowerCase(), contract]));
  const ownerOf = ({ id }: Contract) => known.get(id.toLowerCase());
  // An agent may repeat the contract that it was given.
  const repeated = new Set(body.contracts.filter(each => ownerOf(each)?.digest === each.digest).map(ownerOf));
  const named = files.candidates.map(each =>
    repeated.has(each.contract) ? { because: "the pull request's body repeats it", ...each } : each,
  );
  const enforced: Enforced = {
    candidates: [...named, ...body.contracts.filter(each => !ownerOf(each)).map(contract => ({ contract }))],
    epics: [...files.epics, ...body.epics.filter(({ done }) => !done)],
    problems: [
      ...files.problems,
      ...body.contracts.flatMap(each => {
        const owner = ownerOf(each);
        return owner && !repeated.has(owner) ? [taken(each, owner)] : [];
      }),
      ...body.problems,
    ],
    altered: files.altered,
  };
  return base && trust === 'base-only' ? baseOnly(enforced, base) : enforced;
}

/** If only the base is trusted, contracts that the pull request adds are listed but don't apply. */
function baseOnly(enforced: Enforced, base: Compiled): Enforced {
  const refused = 'added by this pull request, and the policy trusts only the base';
  const candidates = enforced.candidates.map(each => (each.contract.trust === 'base' ? each : { ...each, refused }));
  return { ...enforced, candidates, epics: enforced.epics.filter(epic => base.epics.includes(epic)) };
}

/** Without a base to compare with, every contract of the checkout is used as it is. */
function withoutBase({ head, changes }: Revisions): Enforced {
  const touched = new Set(changes.map(({ path }) => path));
  const candidates = head.contracts.map(contract => ({
    contract,
    because: touched.has(contract.path)
      ? 'this pull request edits it'
      : 'no base branch to compare with, so every open contract applies',
  }));
  return { candidates, epics: head.epics.filter(({ done }) => !done), problems: [...head.problems], altered: [] };
}

function againstBase(base: Compiled, { fork, head, changes }: Revisions, checks: Checks): Enforced {
  const change = changesByPath(changes);
  const problems = [...head.problems];
  const heads = new Map(head.contracts.map(contract => [contract.id.toLowerCase(), contract]));
  const candidates: Candidate[] = [];
  for (const contract of base.contracts) {
    const key = contract.id.toLowerCase();
    const now = heads.get(key);
    const edit = change.get(contract.path);
    if (!edit) {
      if (now && !now.state) problems.push(taken(now, contract));
      heads.delete(key);
      candidates.push({ contract });
    } else if (!(contract.done && now && !now.done)) {
      heads.delete(key);
      candidates.push(editedOnBase(contract, now, edit, fork, checks));
    }
  }
  for (const contract of heads.values())
    candidates.push(contract.state === 'listed' ? { contract } : { contract, because: 'this pull request adds it' });

  const epics = enforceEpics(base.epics, head.epics, fork.epics, change);
  problems.push(...epics.problems);
  const altered = epics.altered.map(each => unchanged(each, checks));
  for (const problem of base.problems) {
    const { path } = problem.at;
    if (change.has(path))
      altered.push(
        unchanged({ path, change: 'could not be read on the base, and this pull request edits it' }, checks),
      );
    else problems.push({ ...problem, message: `${problem.message} (on the base)`, owner: 'base' });
  }
  return { candidates, epics: epics.open, problems, altered: distinct(altered) };
}

/** A contract of the base whose file the pull request edits. The base version is enforced, and a person must approve. */
function editedOnBase(
  contract: Contract,
  now: Contract | undefined,
  edit: Edit,
  fork: Compiled,
  checks: Checks,
): Candidate {
  const because = `this pull request ${verbs[edit]} it`;
  const before = fork.contracts.find(({ id }) => id.toLowerCase() === contract.id.toLowerCase());
  const same = now !== undefined && (now.digest === contract.digest || now.digest === before?.digest);
  const closed = now?.done === true && !contract.done;
  if (same && contract.state === 'listed') return { contract, edit: 'same' };
  if (same || contract.done) return { contract, because, edit: closed ? 'closed' : 'same' };
  const verb = now ? 'edits' : edit === 'modified' ? 'removes' : verbs[edit];
  const path = now?.path ?? contract.path;
  const edited = unchanged({ path, change: changedWords(verb), ...(now ? { line: now.line } : {}) }, checks, '');
  const [tampered] = numbered(contract.id, [edited]);
  return {
    contract: {
      ...contract,
      criteria: [{ ...tampered!, at: { path: contract.path, line: contract.line } }, ...contract.criteria],
    },
    because,
    edit: closed ? 'closed' : 'altered',
  };
}

interface EnforcedEpics {
  open: PlacedEpic[];
  /** Those that the pull request edits. */
  altered: Altered[];
  problems: Problem[];
}

function enforceEpics(
  base: readonly PlacedEpic[],
  head: readonly PlacedEpic[],
  fork: readonly PlacedEpic[],
  change: ReadonlyMap<string, Edit>,
): EnforcedEpics {
  const altered: Altered[] = [];
  const problems: Problem[] = [];
  const added = new Map(head.map(epic => [epic.id.toLowerCase(), epic]));
  for (const epic of base) {
    const key = epic.id.toLowerCase();
    const now = added.get(key);
    added.delete(key);
    if (!change.has(epic.path)) {
      if (now) problems.push(taken(now, epic));
      continue;
    }
    const before = fork.find(({ id }) => id.toLowerCase() === key);
    // A contract that is set to done is still enforced this time. An epic would apply nowhere, so that edit needs approval, too.
    const same = now && !now.done && (now.digest === epic.digest || now.digest === before?.digest);
    if (same || epic.done) continue;
    const words = `${changedWords(now ? 'edits' : 'removes')} (epic ${epic.id})`;
    altered.push({ path: epic.path, change: words, ...(now ? { line: now.line } : {}) });
  }
  return { open: [...base, ...added.values()].filter(({ done }) => !done), altered, problems };
}

/** A document of the base that the pull request edits. */
interface Altered {
  path: string;
  /** What happened to it, as a sentence. */
  change: string;
  /** Its line in the head's version; undefined if it was removed. */
  line?: number;
}

function changedWords(verb: string): string {
  return `this pull request ${verb} it; the version on the base is enforced`;
}

function unchanged(altered: Altered, checks: Checks, label = altered.path): Criterion {
  const at = { path: altered.path, line: altered.line ?? 1 };
  return addedCriterion(checks, { type: 'contract_unchanged', params: altered }, at, label);
}

type Identified = Pick<Contract, 'id' | 'path' | 'line'>;

function taken(now: Identified, base: Identified): Problem {
  return {
    code: 'duplicate_id',
    message: `duplicate id ${now.id}, already used at ${base.path}:${base.line}; use another id for the new one`,
    at: { path: now.path, line: now.line, column: 1 },
  };
}

type Edit = Change['kind'];

const verbs: Readonly<Record<Edit, string>> = {
  added: 'adds',
  modified: 'edits',
  deleted: 'deletes',
  renamed: 'renames',
};

/** Path → what the pull request does to it; a renamed file has both of its paths. */
function changesByPath(changes: readonly Change[]): Map<string, Edit> {
  return new Map(
    changes.flatMap(({ kind, path, from }) =>
      [...(from ? [from] : []), path].map((each): [string, Edit] => [each, kind]),
    ),
  );
}

function distinct(criteria: readonly Criterion[]): Criterion[] {
  return [...new Map(criteria.map(criterion => [JSON.stringify(criterion.check), criterion])).values()];
}
