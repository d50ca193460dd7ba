import type { Contract, Criterion } from '../model/contract.ts';
import { fence, inLine } from './sanitize.ts';

const names: Readonly<Record<string, string>> = {
  'unit-test': 'Unit tests',
  e2e: 'E2E test',
  typecheck: 'Typecheck',
  lint: 'Lint',
  critic: 'Critic',
};

/** What was read out of an agent's own words is no part of what it is told. */
const untold = new Set(['advisory', 'schema', 'rule', 'evidence', 'claim']);

/** What the agent is told before it starts: the task, and each criterion in human words. */
export function verificationPrompt(contract: Contract): string {
  const criteria = contract.criteria.filter(({ check }) => !untold.has(check.type));
  const task = contract.description.trim() || contract.title;
  return [
    '## Task',
    '',
    // The words of whoever wrote the contract are the task; as data they can't become headings of their own.
    task.includes('\n') ? fence(task) : inLine(task),
    '',
    '## Verification Contract',
    '',
    ...(contract.type === 'advisory' || criteria.length === 0
      ? [
          contract.asks
            ? 'Your work will be verified by what you say of it: each claim below is held against what is there.'
            : 'Nothing verifies this task automatically. Your output is kept, and a person reviews it.',
        ]
      : [
          'Your work will be verified by:',
          ...criteria.map((criterion, index) => `${index + 1}. ${line(criterion)}`),
          '',
          'Write your implementation knowing these criteria will be checked.',
        ]),
  ].join('\n');
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

/** A command that takes no pattern runs everything: nothing else is promised. */
function isDropped({ params }: Criterion['check']): boolean {
  return (params as { caveat?: string }).caveat !== undefined;
}
