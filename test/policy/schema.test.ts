import { describe, expect, test } from 'vitest';
import { noPolicy, protectedGlobs, settingsOf } from '../../src/policy/schema.ts';
import { parsePolicy } from '../support/policy.ts';

const read = (yaml: string) => parsePolicy('contract-gate.yml', yaml, 'here');

describe('policy', () => {
  test('every key is taken', () => {
    const { policy, problems } = read(
      `
version: 1
mode: warn
require: always
satisfied_by: base
agents: {branches: [bot/**], labels: [ai], authors: ["*[bot]"]}
trust: base-only
generate: show
setup: {run: npm ci, timeout: 5m}
cross_cutting:
  - {name: built, type: command, command: make}
  - {name: header, type: content_check, file: "src/**", pattern: Copyright, match: all}
activities: {unit-test: npx vitest run {pattern}, e2e: {check_run: e2e}}
commands: {allow: [npm test, npx vitest *], timeout: 5m, max_timeout: 30m, env: [DATABASE_URL], shell: sh}
jobs: auto
cage: required
network: none
protect: [go.sum, "!.npmrc"]
attempts: {tests: 5, files_exist: 1}
evidence: {simple: 10, quality: 20, cross_task: 30, kinds: {x: cross-task}}
roles: {auditor: {required: [a], required_checks: [b], min: {findings: 2}, schema: {type: object}}}
outputs: {planner: {required: [a], optional: {b: boolean}, pass: {a: 1}, example: "a: 1"}}
critics: [octocat]
session: {strict: true, lean: false, roles: {Coder: ["*"]}}
sign_off: {teams: [org/leads], users: [me], bots: false, allow_author: false}
promptForAdvisory: true
dispatch: false
pre_existing: warn
deferred: merge_group
`.replace('npx vitest run {pattern}', "'npx vitest run {pattern}'"),
    );
    expect(problems).toEqual([]);
    expect(policy).toMatchObject({
      require: 'always',
      jobs: 'auto',
      cage: { mode: 'required' },
      network: 'none',
      source: 'here',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(settingsOf(policy!)).toEqual({ timeoutMs: 300_000, maxTimeoutMs: 1_800_000, shell: 'sh' });
  });

  test.each([
    ['', 'the policy is empty', 1, 1],
    ['mode: block\n', 'a policy needs version', 1, 1],
    ['version: 2\n', 'version: expected 1, found 2', 1, 10],
    ['version: 1\nmode: off\n', 'mode: expected one of block, warn, observe, found "off"', 2, 7],
    ['version: 1\nmodes: block\n', 'has no key "modes"; did you mean mode?', 2, 1],
    ['version: 1\njobs: 0\n', 'jobs: expected a whole number from 1', 2, 7],
    ['version: 1\ncommands: {timeout: 2h}\n', '', 0, 0],
    ['version: 1\ncommands: {timeout: 2h, max_timeout: 1h}\n', 'commands: timeout: is above max_timeout', 2, 21],
    ['version: 1\ncommands: {allow: ["npm run *x*"]}\n', 'plain words, a space and *', 2, 20],
    ['version: 1\ncommands: {env: ["A B"]}\n', 'is not a variable name', 2, 18],
    ['version: 1\ncross_cutting: [{name: a, type: test, command: x}]\n', 'did you mean', 2, 33],
    ['version: 1\ncross_cutting: [{name: a, type: command}]\n', 'needs command', 2, 17],
    ['version: 1\ncross_cutting: [{type: command, command: x}]\n', 'needs name', 2, 17],
    ['version: 1\nprotect: [/etc]\n', 'is absolute', 2, 11],
    ['version: 1\nprotect: ["db/{1..3}.sql"]\n', 'write {1,2,3}', 2, 11],
    ['version: 1\nagents: {branches: ["(a|b)/**"]}\n', 'write {a,b}', 2, 21],
    ['version: 1\nsession: {roles: {Coder: ["@(a|b)"]}}\n', 'write {a,b}', 2, 27],
    ['version: 1\ncommands: {max_timeout: 5m}\n', '', 0, 0],
    [
      'version: 1\nsetup: {run: a, timeout: 9h}\n',
      "setup: timeout 9 h 00 m is above the policy's commands.max_timeout",
      2,
      8,
    ],
    [
      'version: 1\ncross_cutting: [{name: a, type: command, command: x, timeout: 9h}]\n',
      "above the policy's commands.max_timeout",
      2,
      17,
    ],
    ['version: 1\nagents: {branches: ["@(agent|bot)/**"]}\n', 'is not supported', 2, 21],
    ['version: 1\nagents: {authors: ["*[bot]", "!dependabot[bot]"]}\n', '', 0, 0],
    ['version: 1\nsetup: [npm ci, {run: pip install ., cwd: api, paths: [api/**]}]\n', '', 0, 0],
    ['version: 1\nsetup: []\n', 'setup: expected', 2, 8],
    ['version: 1\nsetup: [{run: a, path: x}]\n', 'did you mean paths?', 2, 18],
    ['version: 1\nsetup: [a, {run: b, paths: /etc}]\n', 'is absolute', 2, 28],
    ['version: 1\nsetup: [a, {run: b, cwd: ../x}]\n', 'setup: cwd: "../x" leaves the repository', 2, 12],
    ['version: 1\nsetup: [a, {run: b, timeout: 9h}]\n', 'setup: timeout 9 h 00 m is above', 2, 12],
    ['version: 1\ncross_cutting: [{name: a, type: tests, run: x, cwd: web, paths: web/**}]\n', '', 0, 0],
    ['version: 1\ncross_cutting: [{name: a, type: lint, run: x, cwd: ../x}]\n', 'cwd: "../x" leaves the repo', 2, 17],
    ['version: 1\ncross_cutting: [{name: a, type: lint, run: x, cwd: /etc}]\n', 'cwd: "/etc" is absolute', 2, 17],
    ['version: 1\ncross_cutting: [{name: a, type: lint, run: x, paths: []}]\n', 'paths: expected', 2, 54],
    ['version: 1\ncross_cutting: [{name: a, type: lint, run: x, paths: [1]}]\n', 'put it in quotes', 2, 55],
    ['version: 1\ncross_cutting: [{name: a, type: lint, run: x, paths: ["{1..3}"]}]\n', 'write {1,2,3}', 2, 55],
    ['version: 1\ncross_cutting: [{name: a, type: lint, run: x, path: web/**}]\n', 'did you mean paths?', 2, 47],
    ['version: 1\ncross_cutting: [{name: a, type: scope, allowed: [a], cwd: web}]\n', 'only a command', 2, 54],
    ['version: 1\nattempts: {files_exists: 1}\n', 'did you mean files_exist?', 2, 12],
    ['version: 1\ncommands: {env: [GITHUB_TOKEN]}\n', 'is never passed to a command', 2, 18],
    ['version: 1\n---\nversion: 1\n', 'a policy is one document', 3, 1],
    ['version: 1\nattempts: {tests: many}\n', 'attempts: tests: expected a whole number', 2, 19],
  ])('%j: %s', (yaml, words, line, column) => {
    const { problems } = read(yaml);
    if (words === '') expect(problems).toEqual([]);
    else
      expect(problems).toMatchObject([
        { message: expect.stringContaining(words), at: { path: 'contract-gate.yml', line, column } },
      ]);
  });

  test('what is protected by default can be added to and taken out of', () => {
    expect(protectedGlobs(noPolicy, 'x.yml')).toContain('.github/workflows/**');
    expect(protectedGlobs({ ...noPolicy, protect: ['x', '!y'] }, 'x.yml').slice(-2)).toEqual(['x', '!y']);
  });
});
