import { formatDuration } from '../core/duration.ts';
import type { ContractResult, CriterionResult, Results } from '../core/results.ts';
import type { Status } from '../core/types.ts';
import { codeCell, codeSpan, fence } from './inert.ts';
import { byImportance, countWords, nextWords, placeWords, reproduce, targetWords } from './words.ts';

const icons: Record<Status, string> = { pass: '✅', fail: '❌', warn: '⚠️', skip: '⏭️', pending: '✋', error: '💥' };

/** The report as Markdown for people: verdict first, failures open, passes folded. */
export function markdown(results: Results): string {
  const parts = [
    `## ${icons[results.verdict]} contract-gate: ${results.verdict}`,
    `${codeSpan(results.reason)} (${countWords(results.counts)})`,
    ...(results.next === 'none' ? [] : [`**Next:** ${nextWords[results.next]}.`]),
    ...problemParts(results),
    ...results.contracts.flatMap(contract => contractParts(contract, results.timing.criteria)),
    ...results.notes.map(note => `> ${codeSpan(note)}`),
    `<sub>contract-gate ${results.tool.version}, ${codeSpan(targetWords(results))}</sub>`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function problemParts({ problems }: Results): string[] {
  if (problems.length === 0) return [];
  const rows = problems.map(({ message, at }) => {
    const [first = '', ...rest] = message.split('\n');
    const more = rest.length > 0 ? `\n\n${fence(rest.join('\n'), 'yaml')}\n` : '';
    return `- ${codeSpan(`${at.path}:${at.line}${at.column ? `:${at.column}` : ''}`)} ${codeSpan(first, 600)}${more}`;
  });
  return ['### Problems', rows.join('\n')];
}

function contractParts(contract: ContractResult, timing: Record<string, number>): string[] {
  const { source } = contract;
  const fine = (criterion: CriterionResult) => criterion.status === 'pass';
  const open = byImportance(contract.criteria.filter(criterion => !fine(criterion)));
  const folded = contract.criteria.filter(fine);
  const title = contract.title === contract.id ? '' : ` ${codeSpan(contract.title)}`;
  return [
    `### ${icons[contract.verdict]} ${codeSpan(contract.id)}${title}`,
    `${codeSpan(`${source.path}:${source.line}`)}, ${codeSpan(source.selected)}`,
    ...(open.length > 0 ? [table(open, timing), ...open.flatMap(criterion => details(criterion, contract))] : []),
    ...(folded.length > 0
      ? [`<details><summary>${folded.length} passed</summary>\n\n${table(folded, timing)}\n\n</details>`]
      : []),
  ];
}

function table(criteria: readonly CriterionResult[], timing: Record<string, number>): string {
  const rows = criteria.map(({ id, status, check, title, message, output }) => {
    const time = output ? formatDuration(timing[id] ?? 0) : '';
    return `| ${icons[status]} ${status} | ${check} | ${codeCell(title)} | ${codeCell(message)} | ${time} |`;
  });
  return ['| | check | criterion | reason | time |', '|---|---|---|---|---|', ...rows].join('\n');
}

function details(criterion: CriterionResult, contract: ContractResult): string[] {
  const { status, want, got, at, output } = criterion;
  if (status === 'skip') return [];
  const facts = [
    `want   ${want}`,
    `got    ${got}`,
    `at     ${at.path}:${at.line}`,
    ...placeWords(criterion).map(words => `       ${words.replaceAll('\n', ' ')}`),
    ...(criterion.fix ? [`fix    ${criterion.fix}`] : []),
    `again  ${reproduce(criterion, contract)}`,
  ];
  const tail =
    output && status !== 'warn' && output.tail.trim() !== ''
      ? ['', ...output.tail.trimEnd().split('\n').slice(-40)]
      : [];
  return [`${codeSpan(criterion.id)}\n\n${fence([...facts, ...tail].join('\n'))}`];
}
