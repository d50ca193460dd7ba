import { cliReference, docsUrl } from './places.ts';

/** What coding agents are told, as a part of AGENTS.md. */
export function agentParagraph(version: string): string {
  const run = cliReference(version);
  return [
    '## contract-gate',
    '',
    'Pull requests of agents are verified against the contracts in `.contracts/`.',
    '',
    '- Before you start, read your task: find its contract, and work on the branch `agent/ID`, where ID is the `id` of the contract.',
    `- Before you say that you are done, run \`${run} verify\`. Fix what it reports, and run it again until it exits with 0.`,
    '- Exit code 3 means that a person must decide, and 2 that something could not be checked: say so, and stop.',
    '- Leave contracts, the policy `contract-gate.yml` and the workflows as they are, and never weaken a test to get a pass.',
    '',
    `More: ${docsUrl('agents.md', version)}`,
    '',
  ].join('\n');
}

export function agentsFile(version: string): string {
  return `# Instructions for coding agents\n\n${agentParagraph(version)}`;
}

/** Claude Code reads CLAUDE.md, which can include another file. */
export const claudeFile = '@AGENTS.md\n';

export const templateLine =
  'Contract: <!-- the ID of the contract for this task, such as first-task; leave it empty if there is none -->';

export const templateFile = `${templateLine}\n\n## What changed, and why\n\n`;
