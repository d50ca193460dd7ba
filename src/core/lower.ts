import { type Epic, isEpic, readEpic } from '../dialects/epic.ts';
import { dialects } from '../dialects/index.ts';
import type { DraftCriterion } from './dialect.ts';
import { slug, uniqueNames } from './ids.ts';
import { type Policy, settingsOf } from './policy.ts';
import type { Contract, Criterion, Document, Problem } from './types.ts';

export interface Lowered {
  contracts: Contract[];
  epics: (Epic & { path: string; line: number })[];
  problems: Problem[];
}

/** Documents to contracts. A document with a problem yields no contract, and the problem blocks. */
export function lower(documents: readonly Document[], policy: Policy): Lowered {
  const result: Lowered = { contracts: [], epics: [], problems: [] };
  const named = uniqueNames();
  named('policy');
  const owners = new Map<string, Document>();
  const unnamed: { document: Document; place: number }[] = [];
  for (const document of documents) {
    const { path, node } = document;
    const report = (code: string, message: string, at: { line: number; column: number }) =>
      void result.problems.push({ code, message, at: { path, line: at.line, column: at.column } });
    if (isEpic(node)) {
      const epic = readEpic(node, report);
      if (epic) result.epics.push({ ...epic, done: epic.done || inDoneFolder(path), path, line: node.at.line });
      continue;
    }
    const matching = dialects.filter(dialect => dialect.recognises(node));
    const [dialect] = matching;
    if (!dialect || matching.length > 1) {
      report(...unrecognised(matching.map(({ name }) => name)), node.at);
      continue;
    }
    const draft = dialect.lower(node, settingsOf(policy), report);
    if (!draft) continue;
    const { id, criteria, title, ...rest } = draft;
    if (id) {
      const owner = owners.get(id.toLowerCase());
      if (owner) {
        report(
          'duplicate_id',
          `the id ${id} is taken by ${owner.path}:${owner.node.at.line}; ids are unique, whatever their letter case`,
          node.at,
        );
        continue;
      }
      owners.set(id.toLowerCase(), document);
      named(id);
    } else {
      unnamed.push({ document, place: result.contracts.length });
    }
    result.contracts.push({
      ...rest,
      id: id ?? '',
      title: title ?? '',
      dialect: dialect.name,
      path,
      line: node.at.line,
      trust: document.trust,
      done: rest.done || inDoneFolder(path),
      criteria: withoutIds(criteria, path),
    });
  }
  let bodies = 0;
  for (const { document, place } of unnamed) {
    result.contracts[place]!.id = named(document.trust === 'body' ? `body-${++bodies}` : fileSlug(document.path));
  }
  result.contracts = result.contracts.map(contract => ({
    ...contract,
    title: contract.title || contract.id,
    criteria: numbered(contract.id, contract.criteria),
  }));
  return result;
}

/** Criteria as drafts carry their label in the place of the id until the contract has its own. */
export function withoutIds(drafts: readonly DraftCriterion[], path: string): Criterion[] {
  return drafts.map(({ label, at, ...rest }) => ({
    ...rest,
    id: label,
    at: { path, line: at.line, column: at.column },
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
  return slug(base) || 'contract';
}

function unrecognised(names: readonly string[]): [string, string] {
  if (names.length > 1) return ['ambiguous', `the document reads as ${names.join(' and as ')}; split it in two`];
  return [
    'unrecognised',
    'no contract is recognised here; a contract has an id and a validation: with at least one check',
  ];
}
