import { agentsOf } from '../claims/output/agents.ts';
import { anyRole, rolesOf } from '../claims/report/roles.ts';
import { didYouMean } from '../match/suggest.ts';
import type { ClaimRequests } from '../model/claim-request.ts';
import type { Contract, Document, Trust } from '../model/contract.ts';
import { crossCuttingCriteria } from '../model/cross-cutting.ts';
import type { Dialects, Epic } from '../model/dialect.ts';
import type { Problem } from '../model/finding.ts';
import { numbered, slug, uniqueNames, withoutIds } from '../model/ids.ts';
import { bareName } from '../policy/outputs.ts';
import { type Policy, settingsOf } from '../policy/schema.ts';
import type { Report } from '../schema/shape.ts';
import type { Position } from '../syntax/located-value.ts';
import { cited } from '../syntax/text.ts';

/** The contracts of one revision. */
export interface Compiled {
  contracts: Contract[];
  epics: PlacedEpic[];
  problems: Problem[];
  /** Place of a contract without an explicit id → the id that was generated for it. */
  given: ReadonlyMap<string, string>;
}

export type PlacedEpic = Epic & { path: string; line: number; trust: Trust };

/** Ids of contracts without an explicit id in another revision, so that both revisions use the same ids. */
export interface Naming {
  given: ReadonlyMap<string, string>;
  taken: readonly string[];
  /** The path of a file before it was renamed. */
  original(path: string): string;
}

export interface CompileOptions {
  policy: Policy;
  dialects: Dialects;
}

export const nothingCompiled: Compiled = { contracts: [], epics: [], problems: [], given: new Map() };

/** Compiles documents to contracts. A document with a problem yields no contract, and the problem blocks. */
export function compile(documents: readonly Document[], options: CompileOptions, naming?: Naming): Compiled {
  const problems: Problem[] = [];
  const epics: PlacedEpic[] = [];
  const contracts: { contract: Contract; place: string }[] = [];
  const owners = new Map<string, Document>();
  const count = new Map<string, number>();
  for (const document of withStateRecords(documents, options.dialects)) {
    const { path, node } = document;
    const index = count.get(path) ?? 0;
    count.set(path, index + 1);
    const report: Report = (code, message, at) =>
      void problems.push({ code, message, at: { path, line: at.line, column: at.column } });
    const read = options.dialects.epic.recognises(node)
      ? compileEpic(document, options, report)
      : compileContract(document, options, report);
    if (!read) continue;
    const owner = read.id ? owners.get(`${'always' in read} ${read.id.toLowerCase()}`) : undefined;
    if (owner && document.state) continue;
    if (owner) {
      const message = `duplicate id ${read.id}, also used at ${owner.path}:${owner.node.at.line}; ids must be unique, ignoring letter case`;
      report('duplicate_id', message, node.at);
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

/** Replaces state files by their tasks, after all other documents: a contract of its own counts before its copy in one. */
function withStateRecords(documents: readonly Document[], { state, epic }: Dialects): Document[] {
  const isState = ({ node }: Document) => state.recognises(node) && !epic.recognises(node);
  const records = documents.filter(isState).flatMap(document =>
    state.records(document.node).map(({ node, current }) => ({
      ...document,
      node,
      state: current ? ('current' as const) : ('listed' as const),
    })),
  );
  return [...documents.filter(document => !isState(document)), ...records];
}

/** Reports a new contract whose generated id is used on the base: once merged, it could replace that contract. */
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
      const message = `the id ${fileSlug(path)}, from the file name, is already used on the base; give the new contract an id`;
      return { code: 'duplicate_id', message, at: { path, line, column: 1 } };
    });
}

/** Generates an id for every contract without one. Reuses the id from the other revision, if known. */
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

function compileEpic(
  { path, node, trust }: Document,
  { policy, dialects }: CompileOptions,
  report: Report,
): PlacedEpic | undefined {
  const epic = dialects.epic.compile(node, report);
  // Its criteria are created again for every task; this only checks that the policy allows them.
  if (!epic || !crossCuttingCriteria(epic.always, settingsOf(policy), report)) return undefined;
  return { ...epic, done: epic.done || inDoneFolder(path), path, line: node.at.line, trust };
}

function compileContract(
  { path, node, trust, state }: Document,
  { policy, dialects }: CompileOptions,
  report: Report,
): Contract | undefined {
  const matching = dialects.contracts.filter(dialect => dialect.recognises(node));
  const [dialect] = matching;
  if (!dialect || matching.length > 1) {
    report(
      ...unrecognised(
        matching.map(({ name }) => name),
        dialects.isBareValidation(node),
      ),
      node.at,
    );
    return undefined;
  }
  const draft = dialect.compile(node, settingsOf(policy), report);
  if (!draft || !knowsAgents(draft.asks, policy, report)) return undefined;
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
    ...(state ? { state } : {}),
    done,
    criteria: withoutIds(criteria, path),
  };
}

/** Reports agents and roles that do not exist. */
function knowsAgents(asks: ClaimRequests | undefined, policy: Policy, report: Report): boolean {
  const agents = agentsOf(policy).map(({ name }) => name);
  const roles = [...rolesOf(policy).keys(), anyRole.name];
  let known = true;
  const expectKnown = (word: string, name: string | undefined, names: readonly string[], at: Position) => {
    if (name === undefined || names.some(each => bareName(each) === bareName(name))) return;
    known = false;
    report('bad_value', `unknown ${word} ${cited(name)}${didYouMean(name, names)}; known: ${names.join(', ')}`, at);
  };
  for (const { value, at } of asks?.outputs ?? []) expectKnown('agent', value.agent, agents, at);
  for (const { value, at } of asks?.reports ?? []) expectKnown('role', value.role, roles, at);
  return known;
}

function inDoneFolder(path: string): boolean {
  return path.split('/').slice(0, -1).includes('done');
}

function fileSlug(path: string): string {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:ya?ml|json)$/i, '');
  return slug(base).replace(/^[^a-z0-9]+/, '') || 'contract';
}

function unrecognised(names: readonly string[], isChecks: boolean): [string, string] {
  if (names.length > 1) return ['ambiguous', `ambiguous document: it matches ${names.join(' and ')}; split it in two`];
  if (isChecks) return ['unrecognised', 'checks without a contract: put them under validation:, and give it an id'];
  return ['unrecognised', 'not a contract: a contract has an id and a validation: with at least one check'];
}
