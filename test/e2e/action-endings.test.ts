import { describe, expect, test } from 'vitest';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import type { Pull } from '../github-emulator/state.ts';

async function opened(command: string): Promise<{ github: GitHub; pull: Pull }> {
  const contract = `id: work\nvalidation:\n  files_exist: [a.txt]\n  command: ${JSON.stringify(command)}\n`;
  const github = await openGitHub({ files: { '.contracts/work.yml': contract } });
  return { github, pull: await github.pull({ branch: 'agent/work', files: { 'a.txt': 'a\n' } }) };
}

const report = async (github: GitHub, pull: Pull) =>
  (await github.checkRuns(pull.head)).filter(({ name }) => name === 'contract-gate report');

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', name => {
  test('while a command runs: the report is cancelled, and nothing goes on', async () => {
    const { github, pull } = await opened('trap "" TERM INT; echo begun; sleep 300 & wait; sleep 300');
    const { code, log } = await github.run({ pull, signal: { name, output: /running work\// } });
    expect(code).toBe(130);
    expect(log).toContain('contract-gate: cancelled');
    expect(await report(github, pull)).toMatchObject([
      { status: 'completed', conclusion: 'cancelled', output: { title: 'cancelled' } },
    ]);
    expect(await github.comments(pull)).toEqual([]);
  });

  test('while the results are published: the report does not stay in progress', async () => {
    const { github, pull } = await opened('true');
    let posts = 0;
    const second = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.endsWith('/check-runs') && ++posts === 2;
    const { code } = await github.run({ pull, signal: { name, request: second } });
    expect(code).toBe(130);
    expect(await report(github, pull)).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
  });

  test('while GitHub does not answer: the action ends all the same', async () => {
    const { github, pull } = await opened('sleep 300');
    github.fault({ kind: 'hang', when: ({ method }) => method === 'PATCH', times: Number.POSITIVE_INFINITY });
    const { code } = await github.run({ pull, signal: { name, output: /running work\// } });
    expect(code).toBe(130);
  });
});

test('a checkout that vanishes in the middle: the report fails, with one line in the log', async () => {
  const { github, pull } = await opened('rm -rf "$GITHUB_WORKSPACE"/{*,.[!.]*} 2>/dev/null || true');
  const { code, log, outputs } = await github.run({ pull });
  expect(code).toBe(1);
  expect(outputs.verdict).toBe('fail');
  expect(log).not.toMatch(/^\s+at (?:\S+ \(|file:|node:)/m);
  expect(await report(github, pull)).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
});

test('results that can not be written: no pass, and the report has ended', async () => {
  const { github, pull } = await opened('true');
  const blocked = `${'x'.repeat(300)}/r.json`;
  const { code, log } = await github.run({ pull, inputs: { reports: `json=${blocked}` } });
  expect(code).toBe(2);
  expect(log).toContain('::error title=contract-gate reached no verdict::');
  expect((await report(github, pull)).map(({ status }) => status)).toEqual(['completed']);
});

test.each([
  ['true', 0],
  ['false', 1],
])(
  'the runner takes neither outputs nor summary, and the command is %s: it ends with %i',
  async (command, expected) => {
    const { github, pull } = await opened(command);
    const env = { GITHUB_OUTPUT: undefined, GITHUB_STEP_SUMMARY: '/no/such/folder/summary' };
    const { code, log, commands } = await github.run({ pull, env });
    expect(code).toBe(expected);
    expect(log).toContain('Could not write the output verdict: the runner provides no file for it');
    expect(log).toContain('Could not write the job summary: ');
    expect(commands.filter(({ name }) => name === 'set-output')).toEqual([]);
    const [{ conclusion } = {}] = await report(github, pull);
    expect(conclusion).toBe(expected === 0 ? 'success' : 'failure');
  },
);
