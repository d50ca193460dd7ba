import type { CommandParams } from '../model/command.ts';
import type { Contract, Criterion } from '../model/contract.ts';
import { fence, inLine } from './sanitize.ts';

const names: Readonly<Record<string, string>> = {
  'unit-test': 'Unit tests',
  e2e: 'E2E test',
  typecheck: 'Typecheck',
  lint: 'Lint',
  critic: 'Critic',
};

/** Criteria that come from the agent's own claims are no part of its instructions. */
const unlisted = new Set(['advisory', 'schema', 'rule', 'evidence', 'claim']);

/** The prompt for an agent before it starts: the task, and each criterion as a sentence. */
export function verificationPrompt(contract: Contract): string {
  const criteria = contract.criteria.filter(({ check }) => !unlisted.has(check.type));
  const lines = new Set(criteria.filter(each => !isCovered(each, criteria)).map(line));
  const task = contract.description.trim() || contract.title;
  return [
    '## Task',
    '',
    // Quoted, so that a task can't add headings of its own.
    task.includes('\n') ? fence(task) : inLine(task),
    '',
    '## Verification Contract',
    '',
    ...(contract.type === 'advisory' || criteria.length === 0
      ? [
          contract.asks
            ? 'Your work will be verified by what you report: each claim below is compared with the facts.'
            : 'This task is not verified automatically. Your output is kept, and a person reviews it.',
        ]
      : [
          'Your work will be verified by:',
          ...[...lines].map((words, index) => `${index + 1}. ${words}`),
          '',
          'Write your implementation knowing these criteria will be checked.',
        ]),
  ].join('\n');
}

/** A command that only has to succeed, and that a tests criterion runs as well. */
function isCovered({ check, activity }: Criterion, all: readonly Criterion[]): boolean {
  if (check.type !== 'command' || activity) return false;
  const { run, cwd, expect } = check.params as CommandParams;
  const isPlain = expect.exit.join() === '0' && expect.stdout === undefined && expect.stderr === undefined;
  return (
    isPlain &&
    all.some(({ check: { type, params } }) => {
      const other = params as CommandParams;
      return type === 'tests' && other.run === run && other.cwd === cwd;
    })
  );
}

function line({ title, check, activity, skip }: Criterion): string {
  if (!activity) return `**${inLine(check.type)}** — ${inLine(title)}`;
  const { name, description, pattern, timing, why } = activity;
  const details = [
    ...(pattern && !isDropped(check) ? [`tests that match ${JSON.stringify(pattern)}`] : []),
    ...(timing === 'deferred' ? ['runs later, in the merge queue'] : timing ? ['runs immediately'] : []),
    ...(skip && timing !== 'deferred' ? [skip] : []),
    ...(why ? [why] : []),
  ];
  return inLine(`**${names[name] ?? name}** — ${description}${details.length > 0 ? ` (${details.join('; ')})` : ''}`);
}

/** Without a pattern, the command runs the whole suite. */
function isDropped({ params }: Criterion['check']): boolean {
  return (params as { caveat?: unknown }).caveat !== undefined;
}
