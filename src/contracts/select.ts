import { matchesAny } from '../match/glob.ts';
import { didYouMean } from '../match/suggest.ts';
import type { AppliesTo, Candidate, Contract, Selected, Selector, UnselectedCode } from '../model/contract.ts';
import { commitPath, type Place, type Problem } from '../model/finding.ts';
import type { ByHand, PullRequest, Work } from '../model/pull-request.ts';
import type { Change } from '../model/world.ts';
import { isAgentLogin } from '../policy/agents.ts';
import { agentBranches, type Policy } from '../policy/schema.ts';
import { folderOf, isSessionFile } from '../sessions/session.ts';
import { cited } from '../syntax/text.ts';
import { trailersIn } from '../syntax/trailers.ts';
import { namedInBody } from './pr-body.ts';
import { touches } from './touched.ts';

export interface Selection {
  selected: Selected[];
  unselected: { id: string; path: string; reason: string; code: UnselectedCode }[];
  problems: Problem[];
}

export function select(
  candidates: readonly Candidate[],
  work: Work,
  changes: readonly Change[],
  hand: ByHand,
): Selection {
  const byId = new Map(candidates.map(({ contract }) => [contract.id.toLowerCase(), contract]));
  const refused = new Set(candidates.filter(each => each.refused).map(({ contract }) => contract.id.toLowerCase()));
  const trusted = new Map([...byId].filter(([id]) => !refused.has(id)));
  const named =
    hand.all || hand.paths.length + hand.only.length > 0 ? new Map<string, string>() : namedContracts(work, byId);
  const result: Selection = { selected: [], unselected: [], problems: unknownNames(work, byId) };
  for (const candidate of candidates) {
    const { contract } = candidate;
    const decision = decide(candidate, named.get(contract.id.toLowerCase()), work, changes, hand);
    const { id, path } = contract;
    if (decision.apply) result.selected.push({ contract, why: decision.words, by: decision.by });
    else result.unselected.push({ id, path, reason: decision.words, code: decision.code });
  }
  addDependencies(result, trusted);
  return result;
}

type Decision = { apply: true; words: string; by: Selector } | { apply: false; words: string; code: UnselectedCode };

function decide(
  { contract, because, refused }: Candidate,
  named: string | undefined,
  { pulls }: Work,
  changes: readonly Change[],
  hand: ByHand,
): Decision {
  const no = (words: string, code: UnselectedCode): Decision => ({ apply: false, words, code });
  const yes = (words: string, by: Selector): Decision => ({ apply: true, words, by });
  if (hand.paths.length > 0 || hand.only.length > 0) {
    return hand.paths.some(path => isPartOf(contract, path)) || hand.only.some(id => owns(contract, id))
      ? yes('selected explicitly', 'hand')
      : no('not selected', 'not_asked');
  }
  if (contract.done) return no('its status is done', 'done');
  if (refused) return no(refused, 'refused');
  if (hand.all) return yes('all open contracts were requested', 'all');
  if (contract.trust === 'body') return yes("written in the pull request's body", 'body');
  if (because) return yes(because, 'revision');
  if (named) return yes(named, 'name');
  const { appliesTo } = contract;
  if (!appliesTo) return no('this pull request neither changes nor names it', 'not_named');
  const decisions = pulls.map(pull => matchesPull(appliesTo, pull, changes));
  return decisions.find(({ apply }) => apply) ?? decisions[0] ?? no('no pull request', 'no_match');
}

/** Whether a path is part of the contract: its file, or for a session any file of its folder. */
function isPartOf({ path, dialect }: Contract, asked: string): boolean {
  if (dialect !== 'session') return asked === path;
  return isSessionFile(asked) && isSessionFile(path) && folderOf(asked) === folderOf(path);
}

function owns(contract: Contract, id: string): boolean {
  const wanted = id.toLowerCase();
  return (
    contract.id.toLowerCase() === wanted ||
    contract.criteria.some(criterion => criterion.id.toLowerCase() === wanted) ||
    wanted.startsWith(`${contract.id.toLowerCase()}/`)
  );
}

function matchesPull(lists: AppliesTo, pull: PullRequest, changes: readonly Change[]): Decision {
  const no = (words: string, code: UnselectedCode = 'no_match'): Decision => ({ apply: false, words, code });
  const { branches, labels, authors, paths } = lists;
  if (branches && !(pull.branch !== null && matchesAny(branches, pull.branch)))
    return no('applies_to.branches does not match');
  if (paths && !touches(changes, paths)) return no('applies_to.paths matches no changed file');
  if (labels && pull.labels === null) return no('applies_to.labels: labels are known only on GitHub', 'github_only');
  if (labels && !pull.labels!.some(label => matchesAny(labels, label, { literalBrackets: true })))
    return no('applies_to.labels does not match');
  if (authors && pull.author === null)
    return no('applies_to.authors: the author is known only on GitHub', 'github_only');
  if (authors && !matchesAny(authors, pull.author!, { literalBrackets: true }))
    return no('applies_to.authors does not match');
  return { apply: true, words: 'its applies_to matches', by: 'applies_to' };
}

/** Contract id → where the pull request names it. */
function namedContracts({ pulls, commits }: Work, byId: ReadonlyMap<string, Contract>): Map<string, string> {
  const named = new Map<string, string>();
  const add = (id: string, words: string) =>
    void (byId.has(id.toLowerCase()) && !named.has(id.toLowerCase()) && named.set(id.toLowerCase(), words));
  for (const { branch, title, body } of pulls) {
    const segments = branch?.toLowerCase().split('/') ?? [];
    for (const id of byId.keys()) {
      if (segments.some(segment => segment === id || segment.startsWith(`${id}-`)))
        add(id, `named by the branch ${branch}`);
      if (namedInTitle(id, title)) add(id, 'named by the title');
    }
    for (const { id } of namedInBody(body.text)) add(id, 'named by the body');
  }
  for (const { id, value } of commitNames(commits)) add(value, `named by commit ${id.slice(0, 7)}`);
  return named;
}

/** `ID:`, `[ID]` or `(ID)`, in any letter case. */
function namedInTitle(id: string, title: string): boolean {
  const lower = title.toLowerCase();
  if (lower.includes(`[${id}]`) || lower.includes(`(${id})`)) return true;
  for (let from = lower.indexOf(`${id}:`); from >= 0; from = lower.indexOf(`${id}:`, from + 1)) {
    if (from === 0 || /[^a-z0-9._-]/.test(lower[from - 1]!)) return true;
  }
  return false;
}

function commitNames(commits: Work['commits']): { id: string; word: string; value: string }[] {
  return commits.flatMap(({ id, message }) =>
    trailersIn(message).flatMap(({ name, value }) => {
      const word = name.toLowerCase();
      return word === 'contract' || word === 'task' ? [{ id, word, value: value.trim() }] : [];
    }),
  );
}

const mostUnknown = 20;

function unknownNames({ pulls, commits }: Work, byId: ReadonlyMap<string, Contract>): Problem[] {
  const unknown = new Map<string, { value: string; at: Place }>();
  const add = (word: string, value: string, at: Place) => {
    const key = value.toLowerCase();
    if (word === 'contract' && !byId.has(key) && !unknown.has(key)) unknown.set(key, { value, at });
  };
  for (const { body } of pulls)
    for (const { word, id, line } of namedInBody(body.text)) add(word, id, { path: body.path, line });
  for (const { word, id, value } of commitNames(commits)) add(word, value, { path: commitPath(id), line: 1 });
  const ids = [...byId.values()].map(({ id }) => id);
  return [...unknown.values()].map(({ value, at }, index) => {
    const hint = index < mostUnknown ? didYouMean(value, ids) : '';
    return { code: 'unknown_contract', message: `unknown contract ${cited(value)}${hint}`, at };
  });
}

/** Adds the contracts that a selected one depends on: they are checked with it. */
function addDependencies(result: Selection, byId: ReadonlyMap<string, Contract>): void {
  const have = new Set(result.selected.map(({ contract }) => contract.id.toLowerCase()));
  for (const { contract } of result.selected) {
    for (const { value, at } of contract.dependsOn) {
      const needed = byId.get(value.toLowerCase());
      if (!needed) {
        const hint = result.problems.length < mostUnknown ? didYouMean(value, [...byId.keys()]) : '';
        const message = `depends_on: unknown contract ${value}${hint}`;
        result.problems.push({ code: 'unknown_contract', message, at: { path: contract.path, ...at } });
      } else if (!needed.done && !have.has(value.toLowerCase())) {
        have.add(value.toLowerCase());
        result.selected.push({ contract: needed, why: `${contract.id} depends on it`, by: 'dependency' });
        result.unselected = result.unselected.filter(({ id }) => id !== needed.id);
      }
    }
  }
}

/** Why the policy requires a contract for this work; undefined if it does not. */
export function requiresContract(policy: Policy, work: Work): string | undefined {
  const need = policy.require ?? 'agents';
  if (need === 'never') return undefined;
  if (need === 'always') return 'the policy requires a contract for every pull request';
  return isAgentWork(policy, work) ? "the policy requires a contract for an agent's pull request" : undefined;
}

/** Whether a branch, label, author or commit trailer marks this as an agent's, in any letter case. */
export function isAgentWork({ agents }: Policy, { pulls, commits }: Work): boolean {
  const { branches = agentBranches, labels = ['agent'], trailers = [] } = agents ?? {};
  const isOf = (globs: readonly string[], name: string, options?: { literalBrackets: true }) =>
    matchesAny(globs.map(lowerCase), lowerCase(name), options);
  const literal = { literalBrackets: true } as const;
  const isAgent = ({ branch, labels: has, author }: PullRequest) =>
    (branch !== null && isOf(branches, branch)) ||
    (has ?? []).some(label => isOf(labels, label, literal)) ||
    (author !== null && isAgentLogin({ agents }, author));
  const marks = trailers.map(oneSegment);
  const isMark = (trailer: { name: string; value: string }) =>
    isOf(marks, trailer.name, literal) || isOf(marks, oneSegment(`${trailer.name}: ${trailer.value}`), literal);
  return pulls.some(isAgent) || (marks.length > 0 && commits.some(({ message }) => trailersIn(message).some(isMark)));
}

const lowerCase = (text: string) => text.toLowerCase();

/** A slash in a trailer, as in an address, separates nothing. */
const oneSegment = (text: string) => text.replaceAll('/', ';');
