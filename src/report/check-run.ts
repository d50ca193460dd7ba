import type { Status } from '../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import { digestOf } from '../syntax/digest.ts';
import { contractParts, named, openParts, originWords, table } from './contract.ts';
import { facts, line, outputFence, type Room, signedWords } from './criterion.ts';
import { contractTable, footer, noteParts, problemParts, signedParts, verdictParts } from './page.ts';
import type { Publication } from './publication.ts';
import { shortLine } from './sanitize.ts';
import { type Part, piece, startOf } from './truncate.ts';
import { byImportance, contractsByImportance, countsOf, countWords, icons, importance } from './words.ts';

type Conclusion = 'success' | 'failure' | 'action_required' | 'neutral' | 'cancelled';

/** A check run before it is brought into GitHub's limits and gets its annotations. */
export interface Draft {
  name: string;
  externalId: string;
  conclusion: Conclusion;
  title: string;
  summary: Part[];
  text: Part[];
}

/** External id → how that criterion or contract ends, whether or not it has a check run of its own. */
export function conclusionsOf({ contracts }: Results): Map<string, Conclusion> {
  const runs = contracts.flatMap(contract => [
    contractRun(contract),
    ...contract.criteria.map(criterion => criterionRun(criterion, contract)),
  ]);
  return new Map(runs.map(({ externalId, conclusion }) => [externalId, conclusion]));
}

/** GitHub counts `neutral` as passing, so nothing that was required ends in it. */
const conclusions: Record<Exclude<Status, 'skip'>, Conclusion> = {
  pass: 'success',
  warn: 'success',
  fail: 'failure',
  error: 'failure',
  pending: 'action_required',
};

const most = 255;
const room: Room = { want: true, fact: 2_000, output: 100 };

export function criterionRun(criterion: CriterionResult, contract: ContractResult): Draft {
  const { id, status, standsFor, message, signed } = criterion;
  const output = outputFence(criterion, room);
  const own = id.startsWith(`${contract.id}/`) ? id.slice(contract.id.length + 1) : id;
  return {
    name: unmistakable(shortLine(`${contract.id} / ${own}`, Number.POSITIVE_INFINITY)),
    externalId: externalId('criterion', id),
    conclusion: status === 'skip' ? (standsFor ? 'cancelled' : 'neutral') : conclusions[status],
    title: titled(message, status),
    summary: [
      piece('verdict', line(criterion)),
      ...(signed ? [piece('note', `✍️ ${signedWords(criterion)}`)] : []),
      piece('details', facts(criterion, contract, room)),
      ...(output ? [piece('output', output)] : []),
    ],
    text: [],
  };
}

/**
 * Its name has a second half that no contract chooses: an id alone could be the name of a check that the branch requires, and
 * would pass in its stead.
 */
export function contractRun(contract: ContractResult): Draft {
  const { id, verdict, criteria } = contract;
  return {
    name: unmistakable(shortLine(`${id} / all criteria`, Number.POSITIVE_INFINITY)),
    externalId: externalId('contract', id),
    conclusion: conclusions[verdict],
    title: titled(countWords(countsOf(criteria), importance), verdict),
    summary: [
      piece('verdict', `${icons[verdict]} **${verdict}** ${named(contract)}\n\n${originWords(contract)}`),
      table(byImportance(criteria)),
      signedParts([contract]),
    ],
    text: openParts(contract),
  };
}

/** `left`: what the other check runs have no room for, in words. */
export function aggregateRun(results: Results, name: string, publication: Publication, left: readonly string[]): Draft {
  const contracts = contractsByImportance(results.contracts);
  const known = { ...publication, unpublished: [...publication.unpublished, ...left] };
  return {
    name,
    externalId: aggregateId,
    conclusion: conclusions[results.verdict],
    title: titled(results.reason, results.verdict),
    summary: [
      ...verdictParts(results, publication),
      contractTable(contracts),
      problemParts(results),
      signedParts(contracts),
      ...noteParts(results, known),
      piece('verdict', footer(results, publication)),
    ],
    text: contracts.filter(({ criteria }) => criteria.some(({ status }) => status !== 'pass')).map(contractParts),
  };
}

const ours = 'contract-gate:1:';
export const aggregateId = `${ours}aggregate`;

export function externalId(kind: 'criterion' | 'contract', id: string): string {
  return unmistakable(`${ours}${kind}:${id}`);
}

/** Did the gate post a check run with this external id? Whoever may write check runs can claim so. */
export function isOurs(id: string): boolean {
  return id === aggregateId || id.startsWith(`${ours}criterion:`) || id.startsWith(`${ours}contract:`);
}

/** No longer than GitHub takes; two that differ only past that stay two. */
function unmistakable(text: string): string {
  const mark = `#${digestOf(text).slice(0, 16)}`;
  return text.length <= most ? text : `${startOf(text, most - mark.length)}${mark}`;
}

function titled(reason: string, status: Status): string {
  return shortLine(reason, most) || status;
}
