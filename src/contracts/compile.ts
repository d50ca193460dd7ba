import { agentsOf } from '../claims/output/agents.ts';
import { rolesOf } from '../claims/report/roles.ts';
import { type Epic, isEpic, readEpic } from '../dialects/epic.ts';
import { dialects } from '../dialects/index.ts';
import type { ClaimRequests } from '../model/claim-request.ts';
import type { Contract, Criterion, Document, Trust } from '../model/contract.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import type { Problem } from '../model/finding.ts';
import { bareName } from '../policy/outputs.ts';
import { type Policy, settingsOf } from '../policy/schema.ts';
import type { Report } from '../schema/shape.ts';
import type { Position } from '../syntax/located-value.ts';
import { cited, didYouMean } from '../syntax/text.ts';
import { crossCuttingCriteria } from './cross-cutting.ts';
import { slug, uniqueNames } from './ids.ts';

export interface Lowered {
  contracts: Contract[];
  epics: PlacedEpic[];
  problems: Problem[];
  /** Where a contract without an id of its own stood → the id that it was given. */
  given: ReadonlyMap<string, string>;
}

export type PlacedEpic = Epic & { path: string; line: number; trust: Trust };

/** How contracts without an id of their own are called on another end of the same change. */
export interface Naming {
  given: ReadonlyMap<string, string>;
  taken: readonly string[];
  /** The path of a file before it was renamed. */
  original(path: string): string;
}

export const nothingLowered: Lowered = { contracts: [], epics: [], problems: [], given: new Map() };

/** Documents to contracts. A document with a problem yields no contract, and the problem blocks. */
export function lower(documents: readonly Document[], policy: Policy, naming?: Naming): Lowered {
  const problems: Problem[] = [];
  const epics: PlacedEpic[] = [];
  const contracts: { contract: Contract; place: string }[] = [];
  const owners = new Map<string, Document>();
  const count = new Map<string, number>();
  for (const document of documents) {
    const { path, node } = document;
    const index = count.get(path) ?? 0;
    count.set(path, index + 1);
    const report: Report = (code, message, at) =>
      void problems.push({ code, message, at: { path, line: at.line, column: at.column } });
    const read = isEpic(node) ? lowerEpic(document, policy, report) : lowerContract(document, policy, report);
    if (!read) continue;
    const owner = read.id ? owners.get(`${'always' in read} ${read.id.toLowerCase()}`) : undefined;
    if (owner) {
      const words = `the id ${read.id} is taken by ${owner.path}:${owner.node.at.line}; ids are unique, whatever their letter case`;
      report('duplicate_id', words, node.at);
      continue;
    }
    if (read.id) owners.set(`${'always' in read} ${read.id.toLowerCase()}`, document);
    if ('always' in read) epics.push(read);
    else contracts.push({ contract: read, place: `${naming?.original(path) ?? path} ${index}` });
  }
  const given = nameAll(contracts, naming);
  problems.push(...overtaken(contracts, given, naming));
  return { contracts: contracts.map(({ contract }) => finished(contract)), epics, problems, given };
}

/** A new contract without an id, named like one of the base: once merged it could take the other's name. */
function overtaken(
  contracts: readonly { contract: Contract; place: string }[],
  given: ReadonlyMap<string, string>,
  naming?: Naming,
): Problem[] {
  const taken = new Set(naming?.taken.map(id => id.toLowerCase()));
  return contracts
    .filter(
      ({ contract, place }) => given.has(place) && !naming?.given.has(place) && contract.id !== fileSlug(contract.path),
    )
    .filter(({ contract }) => taken.has(fileSlug(contract.path)))
    .map(({ contract: { path, line } }) => {
      const message = `the name ${fileSlug(path)} is taken on the base; give the new contract an id`;
      return { code: 'duplicate_id', message, at: { path, line, column: 1 } };
    });
}

/** Gives an id to every contract that has none; the same one that it has on the other end, where that is known. */
function nameAll(contracts: readonly { contract: Contract; place: string }[], naming?: Naming): Map<string, string> {
  const given = new Map<string, string>();
  const named = uniqueNames();
  for (const id of ['policy', ...(naming?.taken ?? [])]) named(id);
  const explicit = new Set(contracts.map(({ contract }) => contract.id.toLowerCase()));
  for (const { contract } of contracts) if (contract.id) named(contract.id);
  let bodies = 0;
  for (const { contract, place } of contracts) {
    if (contract.id) continue;
    const known = naming?.given.get(place);
    const free = known !== undefined && !explicit.has(known.toLowerCase());
    contract.id = free ? known : named(contract.trust === 'body' ? `body-${++bodies}` : fileSlug(contract.path));
    given.set(place, contract.id);
  }
  return given;
}

function finished(contract: Contract): Contract {
  return { ...contract, title: contract.title || contract.id, criteria: numbered(contract.id, contract.criteria) };
}

function lowerEpic({ path, node, trust }: Document, policy: Policy, report: Report): PlacedEpic | undefined {
  const epic = readEpic(node, report);
  // Its criteria are made anew for every task; here it is seen that the policy lets them through.
  if (!epic || !crossCuttingCriteria(epic.always, settingsOf(policy), report)) return undefined;
  return { ...epic, done: epic.done || inDoneFolder(path), path, line: node.at.line, trust };
}

function lowerContract({ path, node, trust }: Document, policy: Policy, report: Report): Contract | undefined {
  const matching = dialects.filter(dialect => dialect.recognises(node));
  const [dialect] = matching;
  if (!dialect || matching.length > 1) {
    report(...unrecognised(matching.map(({ name }) => name)), node.at);
    return undefined;
  }
  const draft = dialect.lower(node, settingsOf(policy), report);
  if (!draft || !knownSpeakers(draft.asks, policy, report)) return undefined;
  const { id = '', title = '', criteria, ...rest } = draft;
  const done = rest.done || inDoneFolder(path);
  return {
    ...rest,
    id,
    title,
    dialect: dialect.name,
    path,
    line: node.at.line,
    trust,
    done,
    criteria: withoutIds(criteria, path),
  };
}

/** A contract asks only agents and roles that there are. */
function knownSpeakers(asks: ClaimRequests | undefined, policy: Policy, report: Report): boolean {
  const agents = agentsOf(policy).map(({ name }) => name);
  const roles = [...rolesOf(policy).keys()];
  let known = true;
  const look = (word: string, name: string | undefined, there: readonly string[], at: Position) => {
    if (name === undefined || there.some(each => bareName(each) === bareName(name))) return;
    known = false;
    report('bad_value', `there is no ${word} ${cited(name)}${didYouMean(name, there)}; known: ${there.join(', ')}`, at);
  };
  for (const { value, at } of asks?.outputs ?? []) look('agent', value.agent, agents, at);
  for (const { value, at } of asks?.reports ?? []) look('role', value.role, roles, at);
  return known;
}

/** Criteria as drafts carry their label in the place of the id until the contract has its own. */
export function withoutIds(drafts: readonly DraftCriterion[], path: string): Criterion[] {
  return drafts.map(({ label, at, path: own, ...rest }) => ({
    ...rest,
    id: label,
    at: { path: own ?? path, line: at.line, column: at.column },
  }));
}

/** Ids `CONTRACT/CHECK-SLUG`, unique in the contract and the same on every machine. */
export function numbered(
  contractId: string,
  criteria: readonly Criterion[],
  taken: readonly Criterion[] = [],
): Criterion[] {
  const named = uniqueNames();
  for (const { id } of taken) named(id);
  return criteria.map(criterion => {
    const words = slug(criterion.id);
    return { ...criterion, id: named(`${contractId}/${criterion.check.type}${words ? `-${words}` : ''}`) };
  });
}

function inDoneFolder(path: string): boolean {
  return path.split('/').slice(0, -1).includes('done');
}

function fileSlug(path: string): string {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:ya?ml|json)$/i, '');
  return slug(base).replace(/^[^a-z0-9]+/, '') || 'contract';
}

function unrecognised(names: readonly string[]): [string, string] {
  if (names.length > 1) return ['ambiguous', `the document reads as ${names.join(' and as ')}; split it in two`];
  return [
    'unrecognised',
    'no contract is recognised here; a contract has an id and a validation: with at least one check',
  ];
}
