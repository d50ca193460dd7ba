import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { doctor } from '../../../src/commands/setup/doctor.ts';
import { openGitHub } from '../../github-emulator/github.ts';
import { stacks } from '../../support/first-day.ts';
import { repository, type Tree } from '../../support/repository.ts';
import { memoryTerminal, runCommand } from '../../support/terminal.ts';

const gate = '.github/workflows/contract-gate.yml';
const recheck = '.github/workflows/contract-gate-recheck.yml';
const policy = 'contract-gate.yml';

/** A repository as `init` leaves it. */
let clean: Record<string, string> = {};
async function setUp(): Promise<void> {
  if (clean[policy]) return;
  const repo = repository(stacks[0]!.files);
  await repo.run('init', '--yes', '--agent', 'claude');
  repo.git('add', '--all');
  const paths = repo.git('ls-files').split('\n');
  clean = Object.fromEntries(paths.map(path => [path, readFileSync(join(repo.top, path), 'utf8')]));
}

interface Found {
  level: string;
  code: string;
  message: string;
  at: { path: string; line: number };
  fix: string;
}

async function examined(files: Tree = {}, prepare: (git: (...args: string[]) => string) => void = () => {}) {
  await setUp();
  const repo = repository({ ...clean, ...files });
  prepare(repo.git);
  const terminal = memoryTerminal(repo.top);
  const code = await runCommand(doctor, terminal, '--json');
  const { weaknesses } = JSON.parse(terminal.stdout()) as { weaknesses: Found[] };
  return { code, weaknesses: weaknesses.filter(({ level }) => level !== 'note'), notes: weaknesses };
}

/** One text of a file replaced by another; the text must be there. */
function edited(path: string, from: string, to: string): Tree {
  const text = clean[path] ?? '';
  if (!text.includes(from)) throw new Error(`${path} does not have ${from}`);
  return { [path]: text.replace(from, to) };
}

test('nothing in what init writes', async () => {
  const { code, weaknesses } = await examined();
  expect(weaknesses).toEqual([]);
  expect(code).toBe(0);
});

describe('the workflows of the examples', () => {
  const example = (name: string) => readFileSync(`examples/workflows/${name}.yml`, 'utf8');
  const both = { '.github/workflows/verify.yml': example('forks-verify'), [gate]: example('forks-publish') };

  test.each<[string, string, Tree]>([
    ['one job', 'contract-gate', { [gate]: example('contract-gate') }],
    ['a reusable workflow', 'gate / contract-gate', { [gate]: example('call-one-job') }],
    ['two jobs', 'gate / contract-gate', { [gate]: example('call-two-jobs') }],
    ['shards', 'gate / contract-gate', { [gate]: example('call-shards') }],
    ['forks', 'contract-gate report', both],
  ])('%s: no weakness, and the check to require is named %s', async (_, check, files) => {
    await setUp();
    const repo = repository({ ...clean, ...files });
    const terminal = memoryTerminal(repo.top);
    await runCommand(doctor, terminal, '--json');
    const { weaknesses, unchecked } = JSON.parse(terminal.stdout()) as { weaknesses: Found[]; unchecked: string[] };
    expect(weaknesses.filter(({ level }) => level !== 'note')).toEqual([]);
    expect(unchecked).toEqual([expect.stringContaining(`whether main requires the check ${check} (`)]);
  });

  test('verify alone passes whatever it finds', async () => {
    const { weaknesses } = await examined({ [gate]: example('forks-verify') });
    expect(weaknesses.map(({ code }) => code)).toEqual(['no_verdict']);
  });

  test('without merge_group, the workflow that verifies is the one to change', async () => {
    const without = example('forks-verify').replace('  merge_group:\n', '');
    const { weaknesses } = await examined({ ...both, '.github/workflows/verify.yml': without });
    expect(weaknesses).toMatchObject([{ code: 'no_merge_group', at: { path: '.github/workflows/verify.yml' } }]);
  });
});

const job = '  contract-gate:\n    runs-on: ubuntu-latest\n';
const step = '      - uses: contract-gate/contract-gate@v1\n';
const own = (text: string) => `name: x\non: pull_request\n${text}`;

/** What is planted, and the code, file and text of the line under which it must be found. */
const planted: readonly [what: string, code: string, edit: () => Tree, path: string, line: string | RegExp][] = [
  ['no workflow', 'no_gate', () => ({ [gate]: null, [recheck]: null }), gate, ''],
  [
    'a condition on the job',
    'job_skipped',
    () => edited(gate, job, `${job}    if: github.actor != 'bot'\n`),
    gate,
    'if:',
  ],
  ['a condition on the step', 'step_skipped', () => edited(gate, step, `${step}        if: success()\n`), gate, 'if:'],
  [
    'a filter of paths',
    'filtered',
    () => edited(gate, '  merge_group:', "    paths: ['src/**']\n  merge_group:"),
    gate,
    'paths:',
  ],
  [
    'a filter of branches',
    'filtered',
    () => edited(gate, '  merge_group:', '    branches: [main]\n  merge_group:'),
    gate,
    'branches:',
  ],
  [
    'errors that are ignored',
    'continue_on_error',
    () => edited(gate, job, `${job}    continue-on-error: true\n`),
    gate,
    'continue-on',
  ],
  [
    'errors of the step that are ignored',
    'continue_on_error',
    () => edited(gate, step, `${step}        continue-on-error: true\n`),
    gate,
    'continue-on',
  ],
  [
    'another name of the job',
    'job_name',
    () => edited(gate, '  contract-gate:\n    runs', '  gate:\n    runs'),
    gate,
    '  gate:',
  ],
  ['a display name', 'job_name', () => edited(gate, job, `${job}    name: Gate\n`), gate, 'name: Gate'],
  [
    'a matrix',
    'job_matrix',
    () => edited(gate, job, `${job}    strategy: {matrix: {node: [20, 22]}}\n`),
    gate,
    'strategy',
  ],
  ['a job that it needs', 'job_needs', () => edited(gate, job, `${job}    needs: build\n`), gate, 'needs:'],
  ['no edited', 'missing_types', () => edited(gate, ', edited', ''), gate, 'types:'],
  ['no merge queue', 'no_merge_group', () => edited(gate, '  merge_group:\n', ''), gate, 'on:'],
  ['no pull requests', 'no_pull_request', () => edited(gate, '  pull_request:\n', '  push:\n'), gate, 'on:'],
  ['mode: warn', 'mode_input', () => edited(gate, step, `${step}        with: {mode: warn}\n`), gate, 'mode: warn'],
  [
    'no permissions',
    'permissions_missing',
    () => ({ [gate]: clean[gate]!.replace(/permissions:\n(?: {2}.*\n)+/, '') }),
    gate,
    '  contract-gate:',
  ],
  [
    'wide permissions',
    'permissions_wide',
    () => edited(gate, 'contents: read', 'contents: write'),
    gate,
    'contents: write',
  ],
  [
    'write-all',
    'permissions_wide',
    () => ({ [gate]: clean[gate]!.replace(/permissions:\n(?: {2}.*\n)+/, 'permissions: write-all\n') }),
    gate,
    'permissions:',
  ],
  [
    'kept credentials',
    'credentials_kept',
    () => edited(gate, 'persist-credentials: false', 'fetch-depth: 0'),
    gate,
    'actions/checkout',
  ],
  [
    'an action by its tag',
    'unpinned',
    () => edited(gate, 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8', 'actions/checkout@v5'),
    gate,
    'checkout@v5',
  ],
  [
    'the gate by a branch',
    'unpinned',
    () => edited(gate, 'contract-gate@v1', 'contract-gate@main'),
    gate,
    'contract-gate@main',
  ],
  [
    'a command before the gate',
    'step_before',
    () => edited(gate, step, `      - run: npm ci\n${step}`),
    gate,
    'npm ci',
  ],
  ['a secret', 'secret', () => edited(gate, job, `${job}    env:\n      KEY: \${{ secrets.KEY }}\n`), gate, 'KEY:'],
  [
    'the head on pull_request_target',
    'head_checkout',
    () => ({
      '.github/workflows/label.yml':
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow
        'on: pull_request_target\npermissions: {}\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: actions/checkout@v5\n        with:\n          ref: ${{ github.event.pull_request.head.sha }}\n',
    }),
    '.github/workflows/label.yml',
    'ref:',
  ],
  [
    'another writer of checks',
    'checks_written',
    () => ({
      '.github/workflows/tests.yml': own(
        'permissions:\n  checks: write\njobs:\n  a:\n    runs-on: x\n    steps: [{run: "true"}]\n',
      ),
    }),
    '.github/workflows/tests.yml',
    'checks: write',
  ],
  [
    'another job of the same name',
    'same_name',
    () => ({
      '.github/workflows/docs.yml': own(
        'permissions: {}\njobs:\n  contract-gate:\n    runs-on: x\n    steps: [{run: "true"}]\n',
      ),
    }),
    '.github/workflows/docs.yml',
    'contract-gate:',
  ],
  [
    'a checkout where runs are started',
    'recheck_checkout',
    () =>
      edited(
        recheck,
        '    steps:\n',
        '    steps:\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\n',
      ),
    recheck,
    'actions/checkout',
  ],
  ['no policy', 'no_policy', () => ({ [policy]: null }), policy, ''],
  [
    'a policy that only warns',
    'policy_mode',
    () => edited(policy, 'version: 1\n', 'version: 1\nmode: warn\n'),
    policy,
    'mode: warn',
  ],
  [
    'a policy that observes',
    'policy_mode',
    () => edited(policy, 'version: 1\n', 'version: 1\nmode: observe\n'),
    policy,
    'mode: observe',
  ],
  [
    'no contract needed',
    'require_never',
    () => edited(policy, 'require: agents', 'require: never'),
    policy,
    'require: never',
  ],
  [
    'any contract counts',
    'satisfied_by_any',
    () => edited(policy, 'satisfied_by: trusted', 'satisfied_by: any'),
    policy,
    'satisfied_by: any',
  ],
  [
    'bots that sign',
    'bots_sign',
    () => edited(policy, '  allow_author: true', '  bots: [helper]'),
    policy,
    'bots: [helper]',
  ],
  [
    'unprotected files',
    'unprotected',
    () => edited(policy, 'version: 1\n', 'version: 1\nprotect: ["!.github/workflows/**"]\n'),
    policy,
    'protect:',
  ],
  ['no cage', 'no_cage', () => edited(policy, 'version: 1\n', 'version: 1\ncage: none\n'), policy, 'cage: none'],
];

describe('a planted weakness is found at its line, with its fix, and fails', () => {
  test.each(planted)('%s', async (_, code, edit, path, line) => {
    await setUp();
    const files = edit();
    const found = await examined(files);
    const weakness = found.weaknesses.find(each => each.code === code);
    expect(weakness, JSON.stringify(found.weaknesses)).toMatchObject({ level: 'weak', at: { path } });
    const text = files[path] === undefined ? clean[path] : files[path];
    if (typeof text === 'string') expect(text.split('\n')[weakness!.at.line - 1]).toMatch(line);
    expect(weakness!.fix).not.toBe('');
    expect(found.code).toBe(1);
    if (code !== 'no_pull_request') expect(found.weaknesses.map(each => each.code)).toEqual([code]);
  });

  test("credentials in git's configuration", async () => {
    const header = 'AUTHORIZATION: basic eDp5';
    const { code, weaknesses } = await examined(
      {},
      git => void git('config', 'http.https://github.com/.extraheader', header),
    );
    expect(weaknesses).toMatchObject([{ code: 'credentials', at: { path: '.git/config' } }]);
    expect(JSON.stringify(weaknesses)).not.toContain('eDp5');
    expect(code).toBe(1);
    const inUrl = await examined(
      {},
      git => void git('remote', 'add', 'origin', 'https://me:secret@example.com/a/b.git'),
    );
    expect(inUrl.weaknesses).toMatchObject([{ code: 'credentials' }]);
  });
});

test.each<[string, string, Tree]>([
  ['a workflow that is no YAML', 'unreadable', { '.github/workflows/x.yml': 'on: [\n' }],
  ['a policy with a problem', 'policy_unreadable', { [policy]: 'version: 1\nmod: block\n' }],
  [
    'a program that is not installed',
    'missing_program',
    { '.contracts/x.yml': 'id: x\nvalidation:\n  tests: no-such-program --all\n' },
  ],
])('%s: could not be determined, exit code 2', async (_, code, files) => {
  const found = await examined(files);
  expect(found.weaknesses.map(each => each.code)).toEqual([code]);
  expect(found.code).toBe(2);
});

test('a condition that never skips, and a job without a step that waits for others, are fine', async () => {
  await setUp();
  const always = `${job}    needs: build\n    if: \${{ !cancelled() }}\n`;
  expect((await examined(edited(gate, job, always))).weaknesses).toEqual([]);
});

test('in words: a line for each, the fix below it, and the number at the end', async () => {
  await setUp();
  const repo = repository({ ...clean, ...edited(gate, ', edited', '') });
  const { code, stdout } = await repo.run('doctor');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^\.github\/workflows\/contract-gate\.yml:\d+:5: .*edited.* \[missing_types\]\n {2}Fix: Write types: /,
  );
  expect(stdout).toMatch(/not checked: whether main requires the check contract-gate \(needs GITHUB_TOKEN\)/);
  expect(stdout).toMatch(/\n\n1 weakness: the gate can be walked round\n$/);
});

describe('with a token', () => {
  async function asked(
    required: readonly string[] | undefined,
    prepare: (github: Awaited<ReturnType<typeof openGitHub>>) => void = () => {},
  ) {
    await setUp();
    const github = await openGitHub({ files: clean });
    if (required) {
      const checks = required.map(context => ({ context, integration_id: 15368 }));
      await github.rules('main', [
        { type: 'required_status_checks', ruleset_id: 7, parameters: { required_status_checks: checks } },
      ]);
    }
    prepare(github);
    const repo = repository(clean);
    const env = {
      GITHUB_TOKEN: github.token,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_API_URL: github.urls.api,
      GITHUB_SERVER_URL: github.urls.server,
    };
    const { code, stdout } = await repo.runWith({ env }, 'doctor', '--json');
    expect(stdout).not.toContain(github.token);
    return {
      code,
      codes: (JSON.parse(stdout).weaknesses as Found[]).filter(each => each.level !== 'note').map(each => each.code),
    };
  }

  test('a branch that requires the job is fine', async () => {
    expect(await asked(['build', 'contract-gate'])).toEqual({ code: 0, codes: [] });
  });

  test('a branch that does not require it is a weakness', async () => {
    expect(await asked(['build'])).toEqual({ code: 1, codes: ['not_required'] });
  });

  test('an answer that does not come is not a pass', async () => {
    const broken = (github: Awaited<ReturnType<typeof openGitHub>>) =>
      github.fault({ when: ({ path }) => path.includes('/rules/'), kind: '500', times: 9 });
    expect((await asked(['contract-gate'], broken)).code).toBe(2);
  });
});
