import { expect, onTestFinished, test } from 'vitest';
import { joinRuns } from '../../src/engine/recorded-runs.ts';
import { gate, type Request } from '../../src/gate.ts';
import type { Results } from '../../src/model/results.ts';
import type { RecordedRuns } from '../../src/model/runs.ts';
import { openCheckout } from '../../src/workspace/checkout.ts';
import { onBranch, type Repository, repository, statuses } from '../support/repository.ts';

const project = {
  'contract-gate.yml':
    'version: 1\nsetup: echo ready\npre_existing: warn\ncross_cutting: [{name: old, type: lint, command: "grep -q good old.txt || { echo old.txt is bad; exit 1; }"}]\n',
  'old.txt': 'bad\n',
  't.sh': 'echo "# tests 2"; echo "# pass 2"; echo "# fail 0"\n',
  '.contracts/t.yml': [
    'id: t',
    'applies_to: {branches: ["**"]}',
    'validation:',
    '  files_exist: [new.txt]',
    '  tests:',
    '    - {run: bash t.sh, min: 2}',
    '  command:',
    '    - bash t.sh',
    '    - {run: "test -e .again || { touch .again; exit 1; }", retries: 1}',
    '    - {run: sleep 5, timeout: 1}',
    '    - {run: no-such-tool}',
    '    - {run: "echo changed > t.sh"}',
    '',
  ].join('\n'),
};

/** The whole gate in this process on a fresh copy of the work. */
async function judge(repo: Repository, more: Partial<Request> = {}): Promise<Results> {
  const controller = new AbortController();
  const checkout = await openCheckout({
    cwd: repo.top,
    base: 'main',
    committed: true,
    environment: process.env,
    signal: controller.signal,
  });
  onTestFinished(checkout.close);
  const pull = { number: null, title: '', body: { text: '', path: 'b' }, labels: null, author: null };
  const request: Request = {
    tool: { name: 'contract-gate', version: '0.0.0' },
    event: 'local',
    repository: null,
    pulls: [{ ...pull, branch: checkout.branch }],
    contracts: ['.contracts/**/*.yml'],
    hand: { paths: [], only: [], all: false },
    cores: 1,
    commands: true,
    hosted: false,
    clock: () => 0,
    ...more,
  };
  return gate(request, checkout, { now: () => performance.now() });
}

/** Two equal checkouts, with the work on a branch. */
function two(): Repository[] {
  const env = { GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z', GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z' };
  Object.assign(process.env, env);
  onTestFinished(() => {
    for (const name of Object.keys(env)) delete process.env[name];
  });
  return [1, 2].map(() =>
    onBranch(repository(project), 'agent/t', { 'new.txt': 'x\n', 't.sh': `${project['t.sh']}true\n` }),
  );
}

function comparable({ timing: _, runs: __, contracts, ...rest }: Results) {
  return { ...rest, contracts: contracts.map(each => ({ ...each, criteria: each.criteria.map(withoutOutput) })) };
}

function withoutOutput({ output: _, ...rest }: Results['contracts'][0]['criteria'][0]) {
  return rest;
}

test('recorded runs give the same results elsewhere, where nothing runs', async () => {
  const [here, there] = two();
  const live = await judge(here!, { record: true });
  expect(statuses(live)).toMatchObject({
    'policy/tree_unchanged': 'warn',
    't/tests-bash-t-sh': 'pass',
    't/command-sleep-5': 'fail',
    't/command-no-such-tool': 'error',
    't/lint-old': 'skip',
  });
  const runs = joinRuns([JSON.parse(JSON.stringify(live.runs)) as RecordedRuns]) as RecordedRuns;
  const recorded = { runs, ...(live.cage ? { cage: live.cage } : {}) };
  there!.git('config', 'core.hooksPath', '/dev/null');
  const again = await judge(there!, { recorded });
  expect(comparable(again)).toEqual(comparable(live));
  expect(there!.git('status', '--porcelain', '--ignored')).toBe('');
}, 60_000);

test('a command that was not recorded is inconclusive, and says so', async () => {
  const [here] = two();
  const results = await judge(here!, { recorded: { runs: { top: '/x', commands: [], disturbed: [] } } });
  expect(results.verdict).toBe('error');
  const criteria = results.contracts.flatMap(each => each.criteria);
  expect(criteria.find(({ id }) => id === 'policy/setup')).toMatchObject({
    status: 'error',
    message: 'no result of the command was recorded where the commands ran',
  });
  expect(criteria.filter(({ check, status }) => check === 'command' && status === 'pass')).toEqual([]);
});
