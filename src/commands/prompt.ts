import type { ClaimPolicy } from '../claims/types.ts';
import { claimDialects } from '../dialects/index.ts';
import { prepare } from '../gate.ts';
import type { Contract } from '../model/contract.ts';
import { UsageError } from '../model/errors.ts';
import { inLine } from '../report/sanitize.ts';
import { verificationPrompt } from '../report/verification-prompt.ts';
import type { CliCommand } from './command.ts';
import { findContract } from './find.ts';
import { openFor, requestFrom, targetOptions } from './request.ts';

const { only: _only, all: _all, ...options } = targetOptions;

export const prompt: CliCommand = {
  name: 'prompt',
  operands: 'ID',
  summary:
    'Prints the prompt for an agent before it starts: the task, how its work is verified, and what it must report.',
  options,
  examples: ['contract-gate prompt auth', 'contract-gate prompt auth >> prompt.md'],
  async run(args, terminal) {
    const [id, ...more] = args.positional;
    if (id === undefined || more.length > 0) throw new UsageError('prompt takes one ID: contract-gate prompt ID');
    const checkout = await openFor(args, terminal);
    try {
      const request = await requestFrom({ ...args, positional: [] }, terminal, checkout);
      const usual = await prepare(request, checkout);
      const { contract, problems } = await findContract(id, request, checkout, usual);
      terminal.out(promptFor(contract, usual.policy, terminal.version));
      for (const { at, message } of problems)
        terminal.err(`not in the prompt: ${inLine(`${at.path}:${at.line}: ${message.split('\n')[0]}`)}\n`);
      return 0;
    } finally {
      await checkout.close();
    }
  },
};

function promptFor(contract: Contract, policy: ClaimPolicy, version: string): string {
  const { id, title, asks } = contract;
  const [report, output] = claimDialects;
  const pre = contract.criteria.filter(({ check }) => check.type === 'pre').map(each => inLine(each.title));
  const parts = [
    `# ${inLine(title)}`,
    `This is task ${id}. Name the branch agent/${id}, or write \`Contract: ${id}\` in the pull request.`,
    verificationPrompt(contract),
    beforeYouPush(contract, version),
    ...(asks?.reports ?? []).map(({ value }) => report.prompt(value, policy, pre)),
    ...(asks?.outputs ?? []).map(({ value }) => `${whereTo(value.from)}\n\n${output.prompt(value, policy)}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** How the agent checks its own work, and what it can't change by itself. */
function beforeYouPush({ id }: Contract, version: string): string {
  return [
    '## Before you push',
    '',
    `Run \`npx contract-gate@${version} verify --only ${id}\`. It exits with 0 when everything passes; otherwise it says what to fix.`,
    'Protected: contracts, the policy, workflows and the tests that exist. A change to one of them, or a weaker test, waits for a person.',
  ].join('\n');
}

function whereTo(from = 'pr-body'): string {
  if (from === 'pr-body')
    return '## Your output\n\nPut the block in the body of the pull request, outside of any fence.';
  if (from === 'commits') return '## Your output\n\nPut the block at the end of the last commit message.';
  return `## Your output\n\nPut the block at the end of ${from}, and write that file after the last change to any other.`;
}
