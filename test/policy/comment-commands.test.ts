import { describe, expect, test } from 'vitest';
import { commandLine, commandsIn } from '../../src/policy/comment-commands.ts';

const sha = '0123456789abcdef0123456789abcdef01234567';

describe('commands in comments', () => {
  test.each<[string, ReturnType<typeof commandsIn>]>([
    ['/contract-gate recheck', [{ kind: 'recheck' }]],
    ['Thanks!\n\n  /contract-gate   recheck  please\n', [{ kind: 'recheck' }]],
    [`/contract-gate sign-off login ${sha}`, [{ kind: 'sign-off', id: 'login', commit: sha }]],
    [
      `/contract-gate sign-off a/b 0123456\r\n/contract-gate sign-off c/d ABCDEF0`,
      [
        { kind: 'sign-off', id: 'a/b', commit: '0123456' },
        { kind: 'sign-off', id: 'c/d', commit: 'abcdef0' },
      ],
    ],
    [`/contract-gate waive a/b ${sha} it is  down`, [{ kind: 'waive', id: 'a/b', commit: sha, reason: 'it is down' }]],
    [`/contract-gate sign-off a/b, ${sha}.`, [{ kind: 'sign-off', id: 'a/b', commit: sha }]],
    [`/contract-gate waive a/b ${sha} 停止中`, [{ kind: 'waive', id: 'a/b', commit: sha, reason: '停止中' }]],
    ['<details>\n<summary>Why</summary>\n\n/contract-gate recheck\n\n</details>', [{ kind: 'recheck' }]],
  ])('%j', (comment, expected) => {
    expect(commandsIn(comment)).toEqual(expected);
  });

  test.each([
    ['/contract-gate', 'unknown_verb'],
    ['/contract-gate signoff login', 'unknown_verb'],
    ['/contract-gate sign-off', 'no_id'],
    ['/contract-gate sign-off login', 'no_commit'],
    ['/contract-gate sign-off login HEAD', 'no_commit'],
    [`/contract-gate sign-off login ${sha.slice(0, 6)}`, 'short_commit'],
    [`/contract-gate sign-off login ${sha}${sha}`, 'no_commit'],
    [`/contract-gate waive login/x ${sha}`, 'no_reason'],
    [`/contract-gate waive login/x ${sha} —`, 'no_reason'],
    [commandLine('waive', 'login/x', sha), 'no_reason'],
    ['> /contract-gate recheck', 'not_plain'],
    ['> a quote\n/contract-gate recheck', 'not_plain'],
    ['    /contract-gate recheck', 'not_plain'],
    ['```\n/contract-gate recheck\n```', 'not_plain'],
    ['<!--\n/contract-gate recheck\n-->', 'not_plain'],
    ['<pre>\n/contract-gate recheck\n</pre>', 'not_plain'],
    ['`/contract-gate recheck`', 'not_plain'],
    ['- /contract-gate recheck', 'not_plain'],
  ])('%j is none: %s', (comment, why) => {
    expect(commandsIn(comment)).toMatchObject([{ kind: 'malformed', why }]);
  });

  test.each([
    'Write /contract-gate recheck to run it again',
    '/contract-gate-recheck',
    '/contract‐gate recheck',
    '/соntract-gate recheck',
    '／contract-gate recheck',
    '/contract-gate\u00a0recheck',
    '/contract-gate\u200b recheck',
  ])('%j is no command at all', comment => {
    expect(commandsIn(comment)).toEqual([]);
  });

  test('homoglyphs and invisible characters in the words of a command make it another one', () => {
    expect(commandsIn(`/contract-gate sign\u2010off login ${sha}`)).toMatchObject([{ why: 'unknown_verb' }]);
    expect(commandsIn(`/contract-gate sign-off logi\u200bn ${sha}`)).toMatchObject([{ id: 'logi\u200bn' }]);
  });

  test.each([
    [`> /contract-gate waive a/b ${sha} why`, { verb: 'waive', id: 'a/b' }],
    [`\`/contract-gate sign-off a/b ${sha}\``, { verb: 'sign-off', id: 'a/b' }],
    ['- /contract-gate recheck', { verb: 'recheck' }],
    ['> /contract-gate sign-off', { verb: 'sign-off' }],
  ])('%j: what was meant is known', (comment, meant) => {
    expect(commandsIn(comment)).toEqual([{ kind: 'malformed', why: 'not_plain', ...meant }]);
  });

  test('a comment has at most 20', () => {
    expect(commandsIn('/contract-gate recheck\n'.repeat(50))).toHaveLength(20);
  });
});
