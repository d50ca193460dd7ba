import { expect, test } from 'vitest';
import { builtInAgents } from '../../src/claims/output/agents.ts';
import { onBranch, repository, statuses } from '../support/repository.ts';

const contract = `id: sign-in
title: Sign-in
description: |
  Let people sign in.
validation:
  files_exist: [src/a.js]
  tests: npm test
report:
  file: reports/sign-in.json
  role: researcher
  evidence: {simple: 60}
output:
  - agent: tdd-task-executor
  - agent: code-reviewer
    from: reviews/sign-in.md
`;

test('tells the agent the task, what it is verified by, and what to report', async () => {
  const repo = repository({ '.contracts/a.yml': contract });
  const { code, stdout } = await repo.run('prompt', 'sign-in');
  expect(code).toBe(0);
  const parts = [
    '# Sign-in\n',
    'Contract: sign-in',
    '## Task\n\nLet people sign in.\n',
    'Your work will be verified by:\n1. **files_exist** — src/a.js exists\n2. **tests** — `npm test` passes\n',
    '### REQUIRED CHECKS (with evidence)',
    '| relevance_check |',
    'at least 60 characters',
    'reports/sign-in.json',
    'Put the block in the body of the pull request',
    'CRITICAL - End your response with:\n---OUTPUT---\nphase: [phase number]/[total phases]\nphase_complete: [true/false]\n',
    'reviews/sign-in.md',
    'approved: [true/false]\nissues_total: [count]\n',
  ];
  let from = 0;
  for (const part of parts) {
    const at = stdout.indexOf(part, from);
    expect(at, part).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

test('every field that it asks for is one that is judged', async () => {
  const names = builtInAgents.map(({ name }) => name);
  const repo = repository({
    '.contracts/a.yml': `id: all\noutput:\n${names.map(agent => `  - {agent: ${agent}}\n`).join('')}`,
  });
  const { stdout } = await repo.run('prompt', 'all');
  const asked = [...stdout.matchAll(/---OUTPUT---\n([\s\S]*?)\n---END---/g)].map(([, lines]) =>
    lines!.split('\n').map(line => line.slice(0, line.indexOf(':'))),
  );
  expect(asked).toEqual(builtInAgents.map(({ fields }) => fields.map(({ key }) => key)));
});

test('a criterion that no command is known for is missed aloud', async () => {
  const criteria = '[{activity: unit-test, description: Rounds}, {activity: e2e, description: Pays}]';
  const yaml = `taskId: pay\ndescription: Pay\nverificationContract: {type: verifiable, criteria: ${criteria}}\n`;
  const repo = repository({ 'package.json': '{"scripts": {"test": "node --test"}}', '.contracts/pay.yml': yaml });
  const { code, stdout, stderr } = await repo.run('prompt', 'pay');
  expect(code).toBe(0);
  expect(stdout).toContain('1. **Unit tests** — Rounds');
  expect(stderr).toMatch(/^not in the prompt: \.contracts\/pay\.yml:3: no command for the activity e2e/m);
});

test('an id that is not there is bad usage', async () => {
  const repo = repository({ '.contracts/a.yml': contract });
  expect(await repo.run('prompt', 'sign-on')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('did you mean sign-in?'),
  });
  expect(await repo.run('prompt')).toMatchObject({ code: 2, stderr: expect.stringContaining('prompt takes one ID') });
});

test('a local run without a body asks nothing of it, and says so', async () => {
  const repo = onBranch(
    repository({ '.contracts/t.yml': 'id: t\nvalidation: {files_exist: [a.js]}\noutput: {agent: review-pr}\n' }),
    'agent/t',
    { 'a.js': 'a\n' },
  );
  const { results, code } = await repo.verify();
  expect(code).toBe(0);
  expect(statuses(results)).toMatchObject({ 't/files_exist-a-js': 'pass', 't/schema-output': 'skip' });
  repo.write({ 'body.md': 'Done.\n' });
  repo.git('add', '.');
  expect(await repo.verify('--body', 'body.md')).toMatchObject({ code: 1 });
});

test('lint tries the example of an agent of the policy', async () => {
  const repo = repository({
    'contract-gate.yml': 'version: 1\noutputs:\n  planner: {required: {steps: list}, example: "stops: [a]"}\n',
  });
  expect(await repo.run('lint')).toMatchObject({
    code: 2,
    stdout: expect.stringContaining(
      'contract-gate.yml:3:47: outputs: example: the example does not pass: missing field steps',
    ),
  });
});

test('a claim about tests that is judged alone brings the run that it is held against', async () => {
  const contract = "id: t\nvalidation: {tests: 'false', files_exist: [a.js]}\noutput: {agent: tdd-task-executor}\n";
  const repo = onBranch(repository({ '.contracts/t.yml': contract }), 'agent/t', {
    'a.js': 'a\n',
    'body.md': '---OUTPUT---\ntests_passing: true\n---END---\n',
  });
  const { results } = await repo.verify('--body', 'body.md', '--only', 't/claim-tests_passing');
  expect(statuses(results)).toEqual({ 't/tests-false': 'fail', 't/claim-tests_passing': 'fail' });
  const { results: alone } = await repo.verify('--body', 'body.md', '--only', 't/claim-contradictions');
  expect(statuses(alone)).toEqual({ 't/claim-contradictions': 'pass' });
});
