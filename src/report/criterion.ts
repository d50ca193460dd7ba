import type { ContractResult, CriterionResult } from '../model/results.ts';
import { codeCell, codeSpan, fence, name } from './sanitize.ts';
import { icons, lastLines, number, reproduce, shortCommit } from './words.ts';

/** How much of one criterion is shown: among others, or on a page of its own. */
export interface Room {
  /** Is what was wanted told in full? The title says most of it. */
  want: boolean;
  /** The most characters of a fact. */
  fact: number;
  /** The most lines of output. */
  output: number;
}

const morePlaces = 5;

export const tableHead = '| | check | criterion | what came of it |\n|---|---|---|---|';

export function tableRow({ status, check, title, message }: CriterionResult): string {
  return `| ${icons[status]}&nbsp;${status} | ${codeCell(check, 64)} | ${codeCell(title)} | ${codeCell(message)} |`;
}

/** A criterion in one line: what it asks, and what came of it. */
export function line({ status, check, title, message }: CriterionResult): string {
  return `${icons[status]} **${name(check)}** ${codeSpan(title)} → ${codeSpan(message)}`;
}

/** What there is to know of a criterion that is not a pass: how to mend it first. */
export function facts(criterion: CriterionResult, contract: ContractResult, room: Room): string {
  const { message, want, got, fix, at, places = [] } = criterion;
  const fact = (label: string, words: string) => `- **${label}:** ${codeSpan(words, room.fact)}`;
  const more = places.slice(1, 1 + morePlaces).map(place => `, ${codeSpan(`${place.path}:${place.line}`, room.fact)}`);
  const others = places.length - 1 - more.length;
  return [
    ...(fix ? [fact('Fix', fix)] : []),
    ...(room.want ? [fact('Want', want)] : []),
    ...(room.want || got !== message ? [fact('Got', got)] : []),
    `${fact('Where', `${at.path}:${at.line}`)}${more.join('')}${others > 0 ? ` and ${number(others, 'place', 'places')} more` : ''}`,
    fact('Again', reproduce(criterion, contract)),
  ].join('\n');
}

/** What was signed off and by whom, and the commit that was approved. */
export function signedWords({ message, signed }: CriterionResult): string {
  return `${codeSpan(message)}${signed ? `, approved at ${codeSpan(shortCommit(signed.commit))}` : ''}`;
}

/** The end of what a command printed; none where it does not explain anything. */
export function outputFence({ output, status }: CriterionResult, room: Room): string | undefined {
  const lines = output && status !== 'pass' && status !== 'warn' ? lastLines(output, room.output) : [];
  return lines.length > 0 ? fence(lines.join('\n')) : undefined;
}
