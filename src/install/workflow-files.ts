import { scalar } from '../generation/write-yaml.ts';
import { toolchainsOf } from '../tools/reading/installation.ts';
import type { RepositoryFacts } from './facts.ts';
import { actionReference, checkoutAction, schemaLine, workflowSchema } from './places.ts';

/** The workflow whose job is to be required. */
export function gateWorkflow(facts: RepositoryFacts, version: string): string {
  return [
    schemaLine(workflowSchema),
    '# Verifies pull requests against their contracts. Require its job, contract-gate, in the rules of the branch.',
    'name: contract-gate',
    '',
    'on:',
    '  pull_request:',
    '    # edited and labeled: title, body and labels decide which contracts apply.',
    '    types: [opened, synchronize, reopened, ready_for_review, edited, labeled, unlabeled]',
    '  merge_group:',
    '',
    'permissions:',
    '  contents: read # the checkout',
    '  checks: write # the report as check runs',
    '  pull-requests: write # the comment, the label, the reviews',
    '  actions: read # which workflow a check run belongs to',
    '',
    'concurrency:',
    '  # A newer push cancels an older run.',
    `  group: contract-gate-${expression('github.event.pull_request.number || github.ref')}`,
    `  cancel-in-progress: ${expression("github.event_name != 'merge_group'")}`,
    '',
    'jobs:',
    '  contract-gate:',
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 30',
    '    steps:',
    `      - uses: ${checkoutAction}`,
    '        with:',
    '          persist-credentials: false # keeps the token out of .git/config, where commands could read it',
    ...toolchainSteps(facts),
    `      - uses: ${actionReference(version)}`,
    '',
  ].join('\n');
}

/** Runs the gate again when a person approves or comments. It runs nothing of the pull request. */
export function recheckWorkflow(version: string): string {
  const isCommand = (text: string) => `contains(${text}, '/contract-gate')`;
  return [
    schemaLine(workflowSchema),
    '# Runs the job contract-gate again when a review or a comment may have signed something off.',
    '# It checks nothing out, and runs nothing of the pull request.',
    'name: contract-gate-recheck',
    '',
    'on:',
    '  pull_request_review:',
    '    types: [submitted, dismissed]',
    '  issue_comment:',
    '    types: [created, edited, deleted]',
    '',
    'permissions:',
    '  actions: write # to run a job again',
    '  pull-requests: read # the head of the pull request',
    '',
    'concurrency:',
    `  group: contract-gate-recheck-${expression('github.event.pull_request.number || github.event.issue.number')}`,
    '',
    'jobs:',
    '  contract-gate-recheck:',
    '    if: >-',
    "      github.event_name == 'pull_request_review' || (github.event.issue.pull_request &&",
    `      (${isCommand('github.event.comment.body')} || ${isCommand('github.event.changes.body.from')}))`,
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 45',
    '    steps:',
    `      - uses: ${actionReference(version)}`,
    '        with:',
    '          command: recheck',
    '',
  ].join('\n');
}

/** Only programs are installed here: what the pull request brings is installed by the policy's `setup`, in the cage. */
function toolchainSteps({ paths, text, tests, lint, setup }: RepositoryFacts): string[] {
  return toolchainsOf({ paths, text, commands: [...tests, ...lint, ...setup] }).flatMap(({ uses, inputs }) => [
    `      - uses: ${uses}`,
    ...(Object.keys(inputs).length > 0 ? ['        with:'] : []),
    ...Object.entries(inputs).map(([key, value]) => `          ${key}: ${scalar(value)}`),
  ]);
}

function expression(text: string): string {
  return `\${{ ${text} }}`;
}
