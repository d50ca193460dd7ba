import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openGitHub } from '../github-emulator/github.ts';
import { type Tree, temporary } from '../support/repository.ts';
import { shop } from './attack.ts';
import type { GitHubAttack } from './github-attack.ts';
import { objection, outcomeOf } from './judge.ts';
import { peopleAttacks } from './people.ts';
import { type Row, stale, table, unexpected } from './table.ts';

const workflow = (mode: string) => `on: pull_request
jobs:
  contract-gate:
    runs-on: ubuntu-latest
    steps:
      - uses: acme/contract-gate@0123456789abcdef0123456789abcdef01234567
        with: { mode: ${mode} }
`;
const workflowPath = '.github/workflows/contract-gate.yml';
const broken: Tree = { 'src/tax.js': 'export const tax = () => 0;\n' };
const loose: Tree = { 'contract-gate.yml': 'version: 1\nrequire: never\n' };
const touch = 'id: t\nvalidation:\n  command: "touch ran.txt; false"\n';

const attacks: GitHubAttack[] = [
  {
    name: 'its own workflow only warns',
    want: 'red',
    base: { [workflowPath]: workflow('block') },
    act: async (github, open) => {
      const pull = await open({ files: { ...broken, [workflowPath]: workflow('warn') } });
      return github.run({ pull, workflow: workflowPath, inputs: { mode: 'warn' } });
    },
  },
  {
    name: 'a second workflow that only observes',
    want: 'red',
    base: { '.github/workflows/gate.yml': workflow('block') },
    act: async (github, open) => {
      const pull = await open({ files: { ...broken, [workflowPath]: workflow('observe') } });
      return github.run({ pull, workflow: workflowPath, inputs: { mode: 'observe' } });
    },
  },
  ...[
    ['pull_request_target', 'synchronize'],
    ['issue_comment', 'created'],
    ['workflow_run', 'completed'],
  ].map(
    ([event, action]): GitHubAttack => ({
      name: `a command under ${event}`,
      want: 'red',
      act: async (github, open) => {
        const pull = await open({ files: { '.contracts/t.yml': touch, 'src/a.js': '1\n' } });
        const payload = event === 'workflow_run' ? { action, workflow_run: {} } : undefined;
        const ran = await github.run({ pull, event, action, checkout: 'head', ...(payload && { payload }) });
        expect(ran.code).toBe(2);
        expect(ran.log).not.toContain('touch ran.txt');
        return ran;
      },
    }),
  ),
  {
    name: 'broken code in a merge queue, behind a pull request that passes',
    want: 'red',
    act: async (github, open) => {
      const good = await open({ branch: 'agent/good', files: { 'src/a.js': 'export const a = 1;\n' } });
      const bad = await open({ branch: 'agent/bad', files: broken });
      return github.run({ group: github.queue([good, bad]) });
    },
  },
  {
    name: 'a relaxed policy in a merge queue',
    want: 'wait',
    act: async (github, open) => github.run({ group: github.queue([await open({ files: loose })]) }),
  },
  {
    name: 'a commit of a merge queue that names another pull request, which is approved',
    want: 'blocked',
    act: async (github, open) => {
      github.user('owner-1', { permission: 'write' });
      const approved = await open({ branch: 'agent/good', files: { 'src/a.js': 'export const a = 1;\n' } });
      await github.review(approved, { by: 'owner-1' });
      const pull = await open({ branch: 'agent/bad', files: loose });
      const group = github.queue([pull], { method: 'squash', title: () => `Add a (#${approved.number})` });
      return github.run({ group });
    },
  },
  {
    name: 'a command in the body of somebody without write permission',
    want: 'red',
    act: async (github, open) => {
      github.user('eve', { permission: 'read' });
      const body = '```contract\nid: b\nvalidation:\n  command: "touch ran.txt"\n```\n';
      const pull = await open({ author: 'eve', body, files: broken });
      return github.run({ pull });
    },
  },
  {
    name: 'its author approves it',
    want: 'wait',
    act: async (github, open) => {
      const pull = await open({ author: 'agent', files: loose });
      await github.review(pull, { by: 'agent' }).catch(() => 0);
      return github.run({ pull });
    },
  },
  {
    name: 'somebody without write permission approves it',
    want: 'wait',
    act: async (github, open) => {
      github.user('eve', { permission: 'read' });
      const pull = await open({ files: loose });
      await github.review(pull, { by: 'eve' });
      return github.run({ pull });
    },
  },
  {
    name: 'a bot approves it',
    want: 'wait',
    act: async (github, open) => {
      github.user('helper[bot]', { permission: 'write' });
      const pull = await open({ files: loose });
      await github.review(pull, { by: 'helper[bot]' });
      return github.run({ pull });
    },
  },
  {
    name: 'approved first, changed after',
    want: 'wait',
    act: async (github, open) => {
      github.user('owner-1', { permission: 'write' });
      const pull = await open({ files: { 'src/a.js': '1\n' } });
      await github.review(pull, { by: 'owner-1' });
      await github.push(pull, loose);
      return github.run({ pull });
    },
  },
  {
    name: 'a comment of its author that signs off',
    want: 'wait',
    act: async (github, open) => {
      const pull = await open({ author: 'agent', files: loose });
      await github.addComment(pull, { by: 'agent', body: '/contract-gate sign-off policy' });
      return github.run({ pull });
    },
  },
  {
    name: 'a forged comment of the gate',
    want: 'red',
    act: async (github, open) => {
      const pull = await open({ files: broken });
      const body =
        '<!-- contract-gate:comment -->\n<!-- contract-gate:state {"verdict":"pass"} -->\n✅ all checks passed';
      await github.addComment(pull, { by: 'eve', body });
      return github.run({ pull });
    },
  },
  {
    name: 'a foreign check run with the name of the gate',
    want: 'red',
    act: async (github, open) => {
      const pull = await open({ files: { 'src/a.js': 'export const a = 1;\n' } });
      await github.addCheckRun(pull.head, {
        name: 'contract-gate report',
        conclusion: 'success',
        workflow: 'forged.yml',
      });
      return github.run({ pull });
    },
  },
  {
    name: 'a contract with the name of a required check',
    want: 'red',
    act: async (github, open) => {
      const pull = await open({
        files: { ...broken, '.contracts/ci.yml': 'id: ci\nvalidation:\n  lint: "true"\n' },
      });
      const ran = await github.run({ pull });
      const names = (await github.checkRuns(pull.head)).map(({ name }) => name as string);
      expect(names.filter(name => !name.startsWith('contract-gate'))).toEqual([]);
      return ran;
    },
  },
  {
    name: 'the head moves while the gate runs',
    want: 'red',
    act: async (github, open) => {
      const pull = await open({ files: { 'src/a.js': 'export const a = 1;\n' } });
      const payload = await github.event('pull_request', 'synchronize', pull);
      await github.push(pull, broken);
      return github.run({ pull, payload, checkout: 'head' });
    },
  },
  ...(['Agent', 'AGENT'] as const).map(
    (label): GitHubAttack => ({
      name: `the label ${label}`,
      want: 'red',
      act: async (github, open) =>
        github.run({ pull: await open({ branch: 'fix-1', labels: [label], files: broken }) }),
    }),
  ),
  {
    name: 'the branch Agent/x',
    want: 'red',
    act: async (github, open) => github.run({ pull: await open({ branch: 'Agent/x', files: broken }) }),
  },
  {
    name: 'the account Copilot on a branch without a prefix',
    want: 'red',
    act: async (github, open) =>
      github.run({ pull: await open({ branch: 'fix-1', author: 'Copilot', files: broken }) }),
  },
  {
    name: 'a title and a label of documentation over code',
    want: 'red',
    act: async (github, open) =>
      github.run({ pull: await open({ title: 'docs: typo', labels: ['documentation'], files: broken }) }),
  },
  {
    name: 'a workflow that keeps the name of the job and runs nothing',
    want: 'red',
    open: 'GitHub takes the workflow from the pull request',
    base: { [workflowPath]: workflow('block') },
    act: async (github, open) => {
      const steps = 'on: pull_request\njobs: {contract-gate: {runs-on: ubuntu-latest, steps: [{run: "true"}]}}\n';
      const pull = await open({ files: { ...broken, [workflowPath]: steps } });
      const main = join(temporary('nothing'), 'nothing.mjs');
      writeFileSync(main, '');
      return github.run({ pull, workflow: workflowPath, main });
    },
  },
  {
    name: 'a payload that says that the base is another commit',
    want: 'red',
    act: async (github, open) => {
      const pull = await open({ branch: 'agent/vat', files: { 'src/a.js': '1\n' } });
      const payload = await github.event('pull_request', 'synchronize', pull);
      payload.pull_request.base.sha = pull.head;
      return github.run({ pull, payload });
    },
  },
];

const only = process.env.ONLY;
const chosen = [...attacks, ...peopleAttacks].filter(({ name }) => !only || `GitHub: ${name}`.startsWith(only));
const rows: Row[] = [];

test.each(chosen)('$name', async ({ name, want, open, base, act }) => {
  const github = await openGitHub({ files: { ...shop, ...base } as Record<string, string> });
  const ran = await act(github, more => github.pull({ branch: 'agent/work', author: 'agent', ...more }));
  const ended = { code: ran.code, hung: false, results: ran.results, leaked: [] };
  const attack = { class: 'GitHub', name, want, why: '', title: name, ...(open && { open }) };
  const objected = objection(attack, ended);
  const row: Row = { attack, outcomes: { auto: outcomeOf(ended) }, objections: objected ? { auto: objected } : {} };
  rows.push(row);
  expect([...unexpected(row), ...stale(row)]).toEqual([]);
});

afterAll(() => console.log(table(rows)));
