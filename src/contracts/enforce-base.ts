import { checkNamed } from '../checks/index.ts';
import type { Contract, Criterion } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import type { Change } from '../model/world.ts';
import type { Policy } from '../policy/schema.ts';
import { type Lowered, numbered, type PlacedEpic } from './compile.ts';

/** The contracts of a pull request from its two ends. */
export interface Sides {
  /** Everything at the tip of the base branch; null where there is no base to hold against. */
  base: Lowered | null;
  /** What the branch started from, of the contract files that it changes. */
  fork: Lowered;
  /** The contract files that the pull request adds or changes; all of them where there is no base. */
  head: Lowered;
  /** What the pull request's body holds: it can only add, and never stands in for a file. */
  body: Lowered;
  changes: readonly Change[];
}

export interface Candidate {
  contract: Contract;
  /** Why the change itself brings it in, in words; undefined where it does not. */
  because?: string;
  /** Why the policy does not take its word, where it does not. */
  refused?: string;
}

export interface Enforced {
  candidates: Candidate[];
  epics: Lowered['epics'];
  problems: Problem[];
  /** Changes to documents of the base that belong to no contract: for the policy's own contract. */
  altered: Criterion[];
}

/**
 * The base wins: whatever stands there is enforced as it stands there, and the head can only add. No content of a pull
 * request removes or loosens a criterion of the base.
 */
export function enforce(sides: Sides, trust: Policy['trust'] = 'any'): Enforced {
  const enforced = sides.base ? againstBase(sides.base, sides) : asTheyStand(sides);
  const known = new Map(enforced.candidates.map(({ contract }) => [contract.id.toLowerCase(), contract]));
  for (const contract of sides.body.contracts) {
    const owner = known.get(contract.id.toLowerCase());
    if (owner) enforced.problems.push(taken(contract, owner));
    else enforced.candidates.push({ contract });
  }
  enforced.epics.push(...sides.body.epics.filter(({ done }) => !done));
  enforced.problems.push(...sides.body.problems);
  return sides.base && trust === 'base-only' ? baseOnly(enforced, sides.base) : enforced;
}

/** Where only the base is trusted, what comes with the work is known, and does not count. */
function baseOnly(enforced: Enforced, base: Lowered): Enforced {
  const refused = 'written with the work, and the policy trusts the base only';
  const candidates = enforced.candidates.map(each => (each.contract.trust === 'base' ? each : { ...each, refused }));
  return { ...enforced, candidates, epics: enforced.epics.filter(epic => base.epics.includes(epic)) };
}

/** Without a base there is nothing to hold the checkout against. */
function asTheyStand({ head, changes }: Sides): Enforced {
  const touched = new Set(changes.map(({ path }) => path));
  const candidates = head.contracts.map(contract => ({
    contract,
    because: touched.has(contract.path)
      ? 'changed by this change'
      : 'there is no base to tell which apply, so every open one does',
  }));
  return { candidates, epics: head.epics.filter(({ done }) => !done), problems: [...head.problems], altered: [] };
}

function againstBase(base: Lowered, { fork, head, changes }: Sides): Enforced {
  const change = changesByPath(changes);
  const problems = [...head.problems];
  const heads = new Map(head.contracts.map(contract => [contract.id.toLowerCase(), contract]));
  const candidates: Candidate[] = [];
  for (const contract of base.contracts) {
    const key = contract.id.toLowerCase();
    const now = heads.get(key);
    const edit = change.get(contract.path);
    if (!edit) {
      if (now) problems.push(taken(now, contract));
      heads.delete(key);
      candidates.push({ contract });
    } else if (!(contract.done && now && !now.done)) {
      heads.delete(key);
      candidates.push(held(contract, now, edit, fork));
    }
  }
  for (const contract of heads.values()) candidates.push({ contract, because: 'written with the work' });

  const { epics, altered } = enforceEpics(base.epics, head.epics, fork.epics, change, problems);
  for (const problem of base.problems) {
    if (change.has(problem.at.path))
      altered.push(unchanged(problem.at.path, 'could not be read on the base, and is changed by this change'));
    else problems.push({ ...problem, message: `${problem.message} (on the base)`, owner: 'base' });
  }
  return { candidates, epics, problems, altered: distinct(altered) };
}

function held(contract: Contract, now: Contract | undefined, edit: string, fork: Lowered): Candidate {
  const because = `its file is ${edit} by this change`;
  const before = fork.contracts.find(({ id }) => id.toLowerCase() === contract.id.toLowerCase());
  const same = now !== undefined && (now.digest === contract.digest || now.digest === before?.digest);
  if (same || contract.done) return { contract, because };
  const done = now ? 'changed' : edit === 'changed' ? 'taken out' : edit;
  const words = `is ${done} by this change; the base's version is enforced`;
  const [tampered] = numbered(contract.id, [unchanged(now?.path ?? contract.path, words, now?.line, '')]);
  return {
    contract: {
      ...contract,
      criteria: [{ ...tampered!, at: { path: contract.path, line: contract.line } }, ...contract.criteria],
    },
    because,
  };
}

function enforceEpics(
  base: PlacedEpic[],
  head: PlacedEpic[],
  fork: PlacedEpic[],
  change: ReadonlyMap<string, string>,
  problems: Problem[],
): { epics: PlacedEpic[]; altered: Criterion[] } {
  const altered: Criterion[] = [];
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
    // A contract that is set done is enforced one last time; an epic would hold nowhere, so that waits, too.
    const same = now && !now.done && (now.digest === epic.digest || now.digest === before?.digest);
    if (same || epic.done) continue;
    const words = `is ${now ? 'changed' : 'taken out'} by this change (the epic ${epic.id}); the base's version is enforced`;
    altered.push(unchanged(epic.path, words, now?.line));
  }
  return { epics: [...base, ...added.values()].filter(({ done }) => !done), altered };
}

function unchanged(path: string, change: string, line?: number, label = path): Criterion {
  const params = { path, change, ...(line === undefined ? {} : { line }) };
  return {
    id: label,
    title: checkNamed('contract_unchanged')!.title(params as never),
    check: { type: 'contract_unchanged', params },
    at: { path, line: line ?? 1 },
  };
}

type Placed = Pick<Contract, 'id' | 'path' | 'line'>;

function taken(now: Placed, base: Placed): Problem {
  return {
    code: 'duplicate_id',
    message: `the id ${now.id} is taken by ${base.path}:${base.line}; give the new one another`,
    at: { path: now.path, line: now.line, column: 1 },
  };
}

/** Path on the base → what the pull request does to it. */
function changesByPath(changes: readonly Change[]): Map<string, string> {
  const words = { added: 'added', modified: 'changed', deleted: 'deleted', renamed: 'renamed' };
  return new Map(
    changes.flatMap(({ kind, path, from }): [string, string][] =>
      from
        ? [
            [from, words[kind]],
            [path, words[kind]],
          ]
        : [[path, words[kind]]],
    ),
  );
}

function distinct(criteria: readonly Criterion[]): Criterion[] {
  return [...new Map(criteria.map(criterion => [JSON.stringify(criterion.check), criterion])).values()];
}
