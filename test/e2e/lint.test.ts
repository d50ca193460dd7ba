import { describe, expect, test } from 'vitest';
import { repository } from '../support/repository.ts';

const contract = (validation: string) => `id: t1\nvalidation:\n  ${validation.replaceAll('\n', '\n  ')}\n`;

describe('lint', () => {
  test.each([
    [
      'a misspelt key',
      contract('file_exist: [a]'),
      '.contracts/t1.yml:3:3: validation: a validation has no key "file_exist"; did you mean files_exist? [unknown_key]',
    ],
    [
      'a key in the wrong place',
      'id: t1\nfiles_exist: [a]\n',
      '.contracts/t1.yml:2:1: a contract has no key "files_exist"; put it under validation: [unknown_key]',
    ],
    [
      'a wrong type',
      contract('files_exist: 3'),
      /^\.contracts\/t1\.yml:3:16: validation: files_exist: expected .* found 3/,
    ],
    ['a duplicate key', contract('lint: a\nlint: b'), /^\.contracts\/t1\.yml:4:3: .*line 3.*\[duplicate_key\]$/],
    ['a tab', 'id: t1\nvalidation:\n\tlint: a\n', /^\.contracts\/t1\.yml:3:1: .*tab.*spaces.*\[tab\]$/],
    [
      'an alias bomb',
      `a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n`,
      /^\.contracts\/t1\.yml:1:4: .*\[alias\]$/,
    ],
    ['100,000 nested brackets', `id: ${'['.repeat(100_000)}\n`, /^\.contracts\/t1\.yml:1:\d+: .*32.*\[too_deep\]$/],
    ['UTF-16', Buffer.from('\ufeffid: t1\n', 'utf16le'), /^\.contracts\/t1\.yml:1:1: .*UTF-16.*UTF-8/],
    [
      'a lookahead',
      contract('content_check: {file: a, pattern: "a(?=b)"}'),
      /^\.contracts\/t1\.yml:3:37: .*RE2 has no lookahead/,
    ],
    ['a back-reference', contract("content_check: {file: a, pattern: '(a)\\1'}"), /RE2 has no back-references/],
    ['a pattern that matches nothing', contract('content_check: {file: a, pattern: "x*"}'), /matches empty text/],
    [
      'a path that leaves the repository',
      contract('files_exist: [../secret]'),
      /^\.contracts\/t1\.yml:3:17: .*leaves the repository/,
    ],
    ['an absolute path', contract('files_exist: [/etc/passwd]'), /is absolute/],
    ['a path into .git', contract('content_check: {file: .GIT/config, pattern: x}'), /inside \.git/],
    ['a document that is none', 'hello: world\n', /^\.contracts\/t1\.yml:1:1: not a contract: .*\[unrecognised\]$/],
    ['a list of words', '- hello\n', /\[unrecognised\]$/],
    ['an empty file', '', /^\.contracts\/t1\.yml:1:1: .*\[empty\]$/],
    ['a reserved id', 'id: policy\n', /is reserved/],
    ['an id that is none', 'id: a b\n', /is not an id/],
    ['too much time', contract('tests: {run: npm test, timeout: 2h}'), /above the policy's commands\.max_timeout/],
    ['a time that is none', contract('tests: {run: npm test, timeout: soon}'), /invalid duration "soon"/],
    ['a check_run without its name', contract('check_run: {nam: build}'), /did you mean name\? \[unknown_key\]$/],
    [
      'an alternative in parentheses',
      contract('content_check: {file: "src/(a|b).ts", pattern: x, absent: true}'),
      /^\.contracts\/t1\.yml:3:25: .*\| is not supported; write \{a,b\}/,
    ],
    ['an extglob', contract('files_exist: ["src/@(a|b).ts"]'), /write \{a,b\}/],
    ['a prototype', 'id: t1\n__proto__: {a: 1}\n', /\[forbidden_key\]$/],
  ])('%s: one clear message, exit 1', async (_, content, expected) => {
    const repo = repository({ 'README.md': '#\n' });
    repo.write({ '.contracts/t1.yml': content });
    const { code, stdout, stderr } = await repo.run('lint');
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    if (typeof expected === 'string') expect(lines[0]).toBe(expected);
    else expect(lines[0]).toMatch(expected);
    expect(code).toBe(1);
    expect(stderr).not.toMatch(/\bat .*\.js:\d+/);
  });

  test('valid contracts in every spelling: no problem, exit 0', async () => {
    const repo = repository({
      '.contracts/several.yml':
        'id: a\n---\ntask: b\nsubject: B\n---\ntaskId: c\n---\ntask_id: d\n---\nbeads_id: 7\n---\nmetadata: {beads_id: e, owner: x, validation: {lint: "true"}}\n---\ntitle: no id\n',
      '.contracts/array.json': JSON.stringify([
        { id: 'j1', post: { files_exist: ['a'] } },
        { subject: 'J2', metadata: { task: 'j2', validation: { command: 'true' } } },
      ]),
      '.contracts/epic.yml':
        'epic: all\nalways:\n  - {name: built, type: files_exist, files: [a]}\n  - {name: also, type: files_exist, files_exist: [a]}\n  - {name: t, type: tests, tests: npm test}\n',
    });
    expect(await repo.run('lint')).toMatchObject({ code: 0, stdout: '' });
  });

  test('a problem in the policy: exit 2', async () => {
    const repo = repository({ 'contract-gate.yml': 'version: 1\nrequire: sometimes\nmoed: warn\n' });
    const { code, stdout } = await repo.run('lint');
    expect(stdout).toBe(
      'contract-gate.yml:2:10: require: expected one of always, agents, never, found "sometimes" [bad_value]\ncontract-gate.yml:3:1: a policy has no key "moed"; did you mean mode? [unknown_key]\n',
    );
    expect(code).toBe(2);
  });

  test('two contracts of one id, whatever the letter case', async () => {
    const repo = repository({ '.contracts/a.yml': 'id: Auth\n', '.contracts/b.yml': 'id: AUTH\n' });
    expect(await repo.run('lint')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^\.contracts\/b\.yml:1:1: duplicate id AUTH, also used at \.contracts\/a\.yml:1/),
    });
  });
});
