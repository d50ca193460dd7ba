import type { ContractResult, CriterionResult } from '../model/results.ts';
import { facts, line, outputFence, type Room, tableHead, tableRow } from './criterion.ts';
import { failedForAuthor, retryText } from './retry.ts';
import { codeSpan, fence } from './sanitize.ts';
import { type Part, piece } from './truncate.ts';
import { byImportance, icons, number, shortCommit, trustWords } from './words.ts';

const room: Room = { want: false, fact: 600, output: 40 };

/** A contract with all that is not a pass in the open, and what passed folded. */
export function contractParts(contract: ContractResult): Part {
  const passed = contract.criteria.filter(({ status }) => status === 'pass');
  return {
    head: `### ${icons[contract.verdict]} ${named(contract)}\n\n${originWords(contract)}`,
    as: 'paragraphs',
    pieces: [...openParts(contract), fold(`${number(passed.length, 'criterion', 'criteria')} passed`, [table(passed)])],
  };
}

/** All of a contract that is not a pass, in full. */
export function openParts(contract: ContractResult): Part[] {
  const open = byImportance(contract.criteria.filter(({ status }) => status !== 'pass'));
  return [
    ...escalationParts(contract),
    ...open.flatMap(criterion => criterionParts(criterion, contract)),
    ...retryParts(contract),
  ];
}

/** Contracts in which every criterion passed, all in one fold. */
export function passedParts(contracts: readonly ContractResult[]): Part {
  return fold(
    `${icons.pass} ${number(contracts.length, 'contract', 'contracts')} passed`,
    contracts.map(contract => ({
      head: `**${named(contract)}**\n\n${originWords(contract)}`,
      as: 'paragraphs',
      pieces: [table(contract.criteria)],
    })),
  );
}

/** A fold is there when anything in it is. Its title is ours: Markdown is not read in it. */
export function fold(title: string, pieces: readonly Part[]): Part {
  return { head: `<details><summary>${title}</summary>`, pieces, foot: '</details>', as: 'paragraphs' };
}

/** Criteria as rows, whatever came of them. */
export function table(criteria: readonly CriterionResult[]): Part {
  return {
    head: tableHead,
    as: 'lines',
    pieces: criteria.map(criterion => piece(kindOf(criterion), tableRow(criterion))),
  };
}

function kindOf({ status, standsFor }: CriterionResult): 'passed' | 'look' | 'blocking' {
  if (status === 'pass') return 'passed';
  return status === 'warn' || (status === 'skip' && !standsFor) ? 'look' : 'blocking';
}

export function named({ id, title }: ContractResult): string {
  return title === id ? codeSpan(id) : `${codeSpan(id)} ${codeSpan(title)}`;
}

/** Where it was read, whose word it is, why it applies, and the start of its digest: a verdict is bound to what was judged. */
export function originWords({ source, digest }: ContractResult): string {
  const [place, why] = [codeSpan(`${source.path}:${source.line}`), codeSpan(source.selected)];
  return `<sub>${place}, ${trustWords[source.trust]}, ${why}, sha256 ${codeSpan(digest.slice(0, 12))}</sub>`;
}

function escalationParts({ retry }: ContractResult): Part[] {
  if (!retry?.escalated) return [];
  const lines = retry.history.map(({ attempt, head, failures }) => {
    const words = failures.map(({ check, message }) => codeSpan(`${check}: ${message}`));
    return piece('note', `- Attempt ${attempt} (${codeSpan(shortCommit(head))}): ${words.join(', ')}`);
  });
  return [
    piece('blocking', '🚨 **Escalated: the attempts are used up. Requires human review.**'),
    { head: 'What failed before this one:\n', as: 'lines', pieces: lines },
  ];
}

function criterionParts(criterion: CriterionResult, contract: ContractResult): Part[] {
  const first = piece(kindOf(criterion), line(criterion));
  if (criterion.status === 'skip') return [first];
  const output = outputFence(criterion, room);
  return [first, piece('details', facts(criterion, contract, room)), ...(output ? [piece('output', output)] : [])];
}

function retryParts(contract: ContractResult): Part[] {
  if (!failedForAuthor(contract)) return [];
  const title = contract.retry?.escalated
    ? 'Text for the agent: stop, and wait for a person'
    : 'Retry text for the agent';
  return [fold(title, [piece('retry', fence(retryText(contract)))])];
}
