import { commandScalar, scalar } from '../generation/write-yaml.ts';
import type { FoundCommand } from '../tools/reading/installation.ts';
import type { RepositoryFacts } from './facts.ts';
import { docsUrl, schemaLine, schemaUrl } from './places.ts';

export interface PolicyChoices {
  version: string;
  /** Only one person can merge here, so nobody else could sign off what waits for a person. */
  alone: boolean;
}

/** The first policy of a repository. */
export function policyFile({ setup }: Pick<RepositoryFacts, 'setup'>, { version, alone }: PolicyChoices): string {
  return [
    schemaLine(schemaUrl('policy', version)),
    '# The policy of contract-gate. It counts as it is on the base branch: no pull request can change its own.',
    `# Every key: ${docsUrl('policy.md', version)}`,
    'version: 1',
    '',
    '# Which pull requests need a contract: those of coding agents. Or always, or never.',
    'require: agents',
    '',
    '# Which contracts count: those of the base branch, and those generated from its commands and rules.',
    '# A contract that comes with the work runs, too, but does not count alone.',
    'satisfied_by: trusted',
    ...setupLines(setup),
    ...(alone ? aloneLines : []),
    '',
  ].join('\n');
}

function setupLines(setup: readonly FoundCommand[]): string[] {
  if (setup.length === 0) return [];
  const reasons = [...new Set(setup.map(({ why }) => why))].join(', ');
  return [
    '',
    `# Installs what the commands need, before the first of them (${reasons}).`,
    'setup:',
    ...setup.flatMap(({ run, cwd }) => [
      `  - run: ${commandScalar(run)}`,
      ...(cwd === '.' ? [] : [`    cwd: ${scalar(cwd)}`]),
    ]),
  ];
}

const aloneLines = [
  '',
  '# Only one person works here, so the author of a pull request may sign off what waits for a person.',
  '# The price: an agent that has the account or a token of this person can sign off its own work.',
  '# Remove both lines as soon as there is a second person.',
  'sign_off:',
  '  allow_author: true',
];
