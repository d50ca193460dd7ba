import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';

describe('attempts', () => {
  const contract = 'id: login\ntitle: Log in\nvalidation:\n  content_check: {file: a.txt, pattern: done}\n';
  const summaryOnly = { 'check-runs': 'summary' };
  const label = 'contract-gate: escalated';
  async function failing(policy = '') {
    const files = { 'README.md': '# Shop\n', '.contracts/login.yml': contract };
    const github = await openGitHub({
      files: { ...files, 'contract-gate.yml': `version: 1\n${policy}\n` },
      permissions: { contents: 'write' },
    });
    return { github, pull: await github.pull({ branch: 'agent/login', files: { 'a.txt': '1\n' } }) };
  }
  const login = ({ results }: Ran) => results!.contracts.find(({ id }) => id === 'login')!;

  test('are counted over heads, escalate past the maximum, and end with a pass', async () => {
    const { github, pull } = await failing('dispatch: true');
    const first = await github.run({ pull, inputs: summaryOnly });
    expect(login(first)).toMatchObject({ attempt: 1, retry: { max: 2, escalated: false } });
    expect(readFileSync(first.outputs['retry-prompt']!, 'utf8')).toMatch(
      /^RETRY task #login: Previous attempt failed validation\.\n\nThis was attempt 1, 2 tries left\..*## Original Task.*Log in.*## Validation Failure.*Type: content_check.*## Required Fix/s,
    );
    await github.run({ pull, attempt: 2, inputs: summaryOnly });
    expect(github.dispatches).toMatchObject([
      { event_type: 'RETRY_REQUIRED', client_payload: { contract: 'login', attempt: 1, max: 2, pull: pull.number } },
    ]);

    await github.push(pull, { 'a.txt': '2\n' });
    const second = await github.run({ pull, inputs: summaryOnly });
    expect([login(second).attempt, second.outputs.escalated]).toEqual([2, 'false']);
    expect(await github.labels(pull)).toEqual([]);

    await github.push(pull, { 'a.txt': '3\n' }, { force: true });
    const third = await github.run({ pull, inputs: summaryOnly });
    expect(third.code).toBe(1);
    expect(third.outputs).toMatchObject({ escalated: 'true', message: '[]' });
    expect(login(third)).toMatchObject({
      attempt: 3,
      retry: { escalated: true, history: [{ attempt: 1 }, { attempt: 2 }] },
    });
    expect(await github.labels(pull)).toEqual([label]);
    const [comment] = await github.comments(pull);
    expect(comment!.body).toMatch(/ESCALATED.*Attempt 1.*Attempt 2.*[Rr]equires human review/s);
    expect(github.dispatches).toHaveLength(2);

    await github.push(pull, { 'a.txt': 'done\n' });
    const last = await github.run({ pull, inputs: summaryOnly });
    expect(last.code).toBe(0);
    expect(await github.labels(pull)).toEqual([]);
    expect(JSON.parse(last.outputs.message!)).toMatchObject([
      { type: 'OFFERING_ACCEPTED', contract: 'login', attempt: 4 },
    ]);
    expect(github.dispatches[2]).toMatchObject({ event_type: 'OFFERING_ACCEPTED' });
  });

  test('are counted without a comment, too', async () => {
    const { github, pull } = await failing();
    const inputs = { ...summaryOnly, comment: 'off' };
    await github.run({ pull, inputs });
    await github.push(pull, { 'a.txt': '2\n' });
    const ran = await github.run({ pull, inputs });
    expect(login(ran).attempt).toBe(2);
    expect(await github.comments(pull)).toEqual([]);
    expect(github.dispatches).toEqual([]);
  });

  test('the policy says how many there are, and another contract goes on', async () => {
    const { github, pull } = await failing('satisfied_by: any\nattempts: {content_check: 1}');
    const other = { '.contracts/other.yml': 'id: other\nvalidation:\n  files_exist: [a.txt, b.txt]\n' };
    await github.run({ pull, inputs: summaryOnly });
    await github.push(pull, { 'a.txt': '2\n', ...other });
    const { results, outputs } = await github.run({ pull, inputs: summaryOnly });
    expect(results!.contracts.map(({ id, retry }) => [id, retry?.escalated])).toEqual([
      ['login', true],
      ['other', false],
    ]);
    expect(JSON.parse(outputs.message!)).toMatchObject([{ type: 'RETRY_REQUIRED', contract: 'other' }]);
  });

  describe('nothing that a comment keeps changes a verdict', () => {
    const sha = 'a'.repeat(40);
    test.each<[string, unknown]>([
      ['a verdict', { verdict: 'pass', history: {}, signed: [{ by: 'lead' }], results: { verdict: 'pass' } }],
      ['a history that is none', { history: 'x' }],
      ['null', null],
      ['wrong kinds', { history: { login: [{ head: 1, failures: {} }], other: 3, __proto__: { login: [] } } }],
      ['names of every object', { history: { constructor: [], toString: [], hasOwnProperty: [] } }],
      ['passes before', { history: { login: [{ head: sha, failures: [] }] } }],
      [
        'words that break out',
        { history: { login: [{ head: sha, failures: [{ check: '-->', message: '```\n@all ::error::x' }] }] } },
      ],
      ['very many', { history: { login: Array.from({ length: 400 }, () => ({ head: sha, failures: [] })) } }],
    ])('%s', async (_, state) => {
      const { github, pull } = await failing();
      const kept = `<!-- contract-gate:state ${JSON.stringify(state)} -->`;
      await github.addComment(pull, {
        by: 'github-actions[bot]',
        body: `<!-- contract-gate:comment -->\n\nx\n\n${kept}`,
      });
      const ran = await github.run({ pull, inputs: summaryOnly });
      expect([ran.code, ran.outputs.verdict]).toEqual([1, 'fail']);
      expect(await github.comments(pull)).toHaveLength(1);
    });

    test('failures that never were', async () => {
      const { github, pull } = await failing();
      const failures = [{ check: 'content_check', message: 'x' }];
      const heads = ['a', 'b', 'c'].map(letter => ({ head: letter.repeat(40), failures }));
      const kept = `<!-- contract-gate:state ${JSON.stringify({ history: { login: heads } })} -->`;
      const body = `<!-- contract-gate:comment -->\n\nx\n\n${kept}`;
      await github.addComment(pull, { by: 'github-actions[bot]', body });
      await github.push(pull, { 'a.txt': 'done\n' });
      const { code, outputs } = await github.run({ pull, inputs: summaryOnly });
      expect([code, outputs.verdict, outputs.escalated]).toEqual([0, 'pass', 'false']);
    });
  });
});

describe('does it block?', () => {
  const required = (more: object) => ({
    type: 'required_status_checks',
    ruleset_id: 12,
    parameters: { required_status_checks: [{ context: 'contract-gate', ...more }] },
  });
  test.each<[string, (github: GitHub) => unknown, string]>([
    [
      'a ruleset',
      github => github.rules('main', [required({})]),
      'requires `contract-gate` from any source (ruleset 12)',
    ],
    [
      'a ruleset, from one app',
      github => github.rules('main', [{ type: 'deletion' }, required({ integration_id: 15368 })]),
      'requires `contract-gate` from one app only (ruleset 12)',
    ],
    ['a classic protection', github => github.requireChecks('main', ['contract-gate']), '(branch protection)'],
    ['another check alone', github => github.requireChecks('main', ['build']), '**Nothing enforces this yet.**'],
    ['nothing', () => {}, '/acme/shop/settings/rules'],
    [
      'what may not be read',
      github => github.fault({ kind: '404', times: 9, when: ({ path }) => path.includes('/rules/branches/') }),
      '**It is unknown whether `main` requires `contract-gate`**',
    ],
  ])('%s', async (_, set, words) => {
    const github = await openGitHub({
      files: {
        'README.md': '# Shop\n',
        '.contracts/login.yml': 'id: login\nvalidation:\n  files_exist: [README.md]\n',
      },
    });
    const pull = await github.pull({ branch: 'agent/login', files: { 'a.txt': '1\n' } });
    await set(github);
    expect((await github.run({ pull, inputs: { 'check-runs': 'summary' } })).code).toBe(0);
    expect((await github.comments(pull))[0]!.body).toContain(words);
  });
});
