import { describe, expect, test } from 'vitest';
import { openGitHub } from '../github-emulator/github.ts';
import { criteria, statuses } from '../support/repository.ts';

const quiet = { 'check-runs': 'off', comment: 'off' };
const project = {
  'package.json': '{"type": "module", "scripts": {"test": "node --test"}}\n',
  'src/add.js': 'export const add = (a, b) => a + b;\n',
  'test/add.test.js':
    "import test from 'node:test';\nimport { add } from '../src/add.js';\ntest('adds', () => { if (add(1, 2) !== 3) throw new Error(); });\n",
};
const verification = (...rows: string[]) =>
  `taskId: T\nverificationContract:\n  type: verifiable\n  criteria:\n${rows.map(row => `    - {${row}}\n`).join('')}`;
const files = { 'src/mul.js': 'export const mul = (a, b) => a * b;\n' };

describe('a critic', () => {
  const critic = { '.contracts/t.yml': verification('activity: critic, description: a look at the API') };
  test.each([
    ['nobody', undefined, '', 3],
    ['someone who may write', 'lead', '', 0],
    ['someone who may only read', 'reader', '', 3],
    ['someone who may only read, and is named', 'reader', 'critics: [Reader]', 0],
    [
      'the author, even where authors may sign and are named',
      'agent',
      'sign_off: {allow_author: true}\ncritics: [agent]',
      3,
    ],
  ])('and an approval of %s', async (_, by, policy, code) => {
    const github = await openGitHub({
      files: { ...project, ...critic, 'contract-gate.yml': `version: 1\n${policy}\n` },
    });
    github.user('agent', { permission: 'write' });
    github.user('lead', { permission: 'write' });
    github.user('reader', { permission: 'read' });
    const pull = await github.pull({ branch: 'agent/T', author: 'agent', files });
    if (by) await github.review(pull, { by });
    const ran = await github.run({ pull, inputs: quiet });
    expect([ran.code, statuses(ran.results!)['T/critic-a-look-at-the-api']]).toEqual([
      code,
      code === 0 ? 'pass' : 'pending',
    ]);
  });
});

describe('what is deferred', () => {
  const deferred = {
    '.contracts/t.yml': verification('activity: unit-test, description: all of them, timing: deferred'),
  };
  test.each([
    [[{ type: 'merge_queue' }], 'skip'],
    [[{ type: 'deletion' }], 'pass'],
  ])('with the rules %j of the branch is %s on the pull request', async (rules, status) => {
    const github = await openGitHub({ files: { ...project, ...deferred } });
    await github.rules('main', rules);
    const pull = await github.pull({ branch: 'agent/T', files });
    const { code, results } = await github.run({ pull, inputs: quiet });
    expect([code, statuses(results!)['T/tests-unit-test']]).toEqual([0, status]);
  });
});

describe('a change without a contract', () => {
  test('is judged by one that is generated, which no annotation takes for a file', async () => {
    const github = await openGitHub({ files: project });
    const pull = await github.pull({
      branch: 'agent/mul',
      files: {
        ...files,
        'test/mul.test.js': "import test from 'node:test';\ntest('no', () => { throw new Error(); });\n",
      },
    });
    const { code, results } = await github.run({ pull });
    expect([code, statuses(results!)['generated/tests-unit-test']]).toEqual([1, 'fail']);
    const runs = await github.checkRuns(pull.head);
    expect(runs.length).toBeGreaterThan(0);
    const annotated = runs.flatMap(({ id }) => github.annotations(id as number));
    expect(annotated.filter(({ path }) => path === 'generated contract')).toEqual([]);
  });

  test('gets a draft in the comment, where the policy says show', async () => {
    const github = await openGitHub({ files: { ...project, 'contract-gate.yml': 'version: 1\ngenerate: show\n' } });
    const pull = await github.pull({ branch: 'agent/mul', files });
    const { code } = await github.run({ pull });
    expect(code).toBe(1);
    expect((await github.comments(pull)).at(-1)!.body).toContain('verificationContract:');
  });
});

test('an activity that the body names runs the command of the project, whoever wrote the body', async () => {
  const github = await openGitHub({ files: project });
  github.user('stranger', { permission: 'read' });
  const body = `\`\`\`contract\n${verification('activity: unit-test, description: all of them')}validation: {command: 'true'}\n\`\`\`\n`;
  const pull = await github.pull({ branch: 'agent/mul', author: 'stranger', body, files });
  const { results } = await github.run({ pull, inputs: quiet });
  const own = criteria(results!).filter(({ id }) => id.startsWith('T/'));
  expect(Object.fromEntries(own.map(({ check, status }) => [check, status]))).toEqual({
    tests: 'pass',
    command: 'pending',
  });
});
