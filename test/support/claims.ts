import { onTestFinished } from 'vitest';
import { gate } from '../../src/gate.ts';
import type { Results } from '../../src/model/results.ts';
import { openCheckout } from '../../src/workspace/checkout.ts';
import { onBranch, repository, type Tree } from './repository.ts';

/** An agent's claims about its work, true or with one lie, on a repository of its own. */
export interface ClaimCase {
  name: string;
  honest: boolean;
  /** The base. */
  files?: Tree;
  /** What the branch changes; null deletes. */
  change?: Tree;
  /** More commits of the branch, after the change. */
  commits?: readonly { files: Tree; message?: string }[];
  /** The message of the commit that holds the change. */
  message?: string;
  body?: string;
  /** YAML of a contract that the base has. */
  contract?: string;
  /** YAML of the policy that the base has. */
  policy?: string;
  /** Of a lie: where it is shown, `path:line`. */
  at?: string;
  /** Of a lie: words of the message about it. */
  says?: string;
}

/** The whole gate, in this process, on a real checkout. */
export async function judge(
  given: Omit<ClaimCase, 'name' | 'honest'>,
  finished: typeof onTestFinished = onTestFinished,
): Promise<Results> {
  const files = {
    'README.md': '# A project\n',
    ...given.files,
    ...(given.contract ? { '.contracts/t.yml': given.contract } : {}),
    ...(given.policy ? { 'contract-gate.yml': given.policy } : {}),
  };
  const repo = repository(files, finished);
  onBranch(repo, 'agent/t');
  if (given.change) repo.commit(given.change, given.message);
  for (const { files, message } of given.commits ?? []) repo.commit(files, message);
  const checkout = await openCheckout({
    cwd: repo.top,
    committed: true,
    environment: process.env,
    signal: new AbortController().signal,
  });
  try {
    return await gate(
      {
        tool: { name: 'contract-gate', version: '0.0.0' },
        event: 'pull_request',
        repository: null,
        pulls: [
          {
            number: 1,
            branch: checkout.branch,
            title: 'A change',
            body: { text: given.body ?? '', path: 'body.md' },
            labels: null,
            author: null,
          },
        ],
        contracts: ['.contracts/**/*.{yml,yaml,json}'],
        hand: { paths: [], only: [], all: false },
        cores: 1,
        commands: true,
        hosted: false,
        clock: () => 0,
      },
      checkout,
      { now: () => 0 },
    );
  } finally {
    await checkout.close();
  }
}

/** The criteria and problems that block, as a person would name them; a commit without its id, which is never the same. */
export function refusals(results: Results): { at: string; message: string; fix: string }[] {
  const criteria = results.contracts.flatMap(contract => contract.criteria);
  return [
    ...results.problems.map(({ at, message }) => ({ at: `${at.path}:${at.line}`, message, fix: '' })),
    ...criteria
      .filter(({ status }) => ['fail', 'error', 'pending'].includes(status))
      .map(({ at, message, fix = '' }) => ({
        at: `${at.path.replace(/^commit .*/, 'commit')}:${at.line}`,
        message,
        fix,
      })),
  ];
}
