import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import { type Instruction, openInstructions } from '../../src/policy/instructions.ts';

const head = 'abcdef0'.padEnd(40, '1');
/** Begins like the head, as somebody can arrange in minutes. */
const twin = 'abcdef0'.padEnd(40, '2');

const pending: Outcome = { status: 'pending', message: 'm', want: 'w', got: 'g' };
const fail: Outcome = { status: 'fail', message: 'm', want: 'w', got: 'g' };

function instruction(command: Instruction['command'], more: Partial<Instruction> = {}): Instruction {
  const about = { by: 'lead', url: 'https://x.test', at: '2026-01-01T00:00:00Z', signs: true, asCritic: true };
  return { ...about, head, pull: 7, mayAbbreviate: true, command, ...more };
}
const signOff = (commit: string, id = 'login/x', more: Partial<Instruction> = {}) =>
  instruction({ kind: 'sign-off', id, commit }, more);
const waive = (commit: string, id = 'login/x', more: Partial<Instruction> = {}) =>
  instruction({ kind: 'waive', id, commit, reason: 'why' }, more);
const openWith = (all: Instruction[], commits: string[] = [head], guards: string[] = []) =>
  openInstructions(all, { commits, guards: new Set(guards) });

describe('a sign-off', () => {
  test.each<[string, Instruction, string[], boolean]>([
    ['of the head', signOff(head), [head], true],
    ['of its first digits', signOff('abcdef0'), [head], true],
    ['of first digits that another commit of the branch has', signOff('abcdef0'), [twin, head], false],
    ['of more digits', signOff('abcdef01'), [twin, head], true],
    ['of first digits, before a force push', signOff('abcdef0', 'login/x', { mayAbbreviate: false }), [head], false],
    ['of the whole head, before a force push', signOff(head, 'login/x', { mayAbbreviate: false }), [head], true],
    ['of an earlier commit', signOff(twin), [twin, head], false],
    ['of the contract, in another letter case', signOff(head, 'LOGIN'), [head], true],
    ['of a contract whose name begins alike', signOff(head, 'log'), [head], false],
    ['by a critic, of what is not for critics', signOff(head, 'login/x', { signs: false }), [head], false],
  ])('%s: %s', async (_, given, commits, counts) => {
    const signature = await openWith([given], commits).signature('login/x', pending);
    expect(signature !== undefined).toBe(counts);
  });

  test('of files counts on a later commit where they are the same', async () => {
    const { signature } = openWith([signOff(twin)]);
    expect(await signature('login/x', pending, async commit => commit === twin)).toMatchObject({ commit: twin });
    expect(await signature('login/x', pending, async () => false)).toBeUndefined();
  });

  test('for a critic needs someone whose word counts for critics', async () => {
    const outcome: Outcome = { ...pending, by: 'critics' };
    expect(await openWith([signOff(head, 'login', { asCritic: false })]).signature('login/x', outcome)).toBeUndefined();
    const critic = signOff(head, 'login', { signs: false });
    expect(await openWith([critic]).signature('login/x', outcome)).toMatchObject({ by: 'lead' });
  });

  test('on the pull request counts for its own part of a merge group', async () => {
    const { signature } = openWith([signOff(head)]);
    expect(await signature('login.pr-7/x', pending)).toMatchObject({ commit: head });
    expect(await signature('login.pr-8/x', pending)).toBeUndefined();
  });
});

describe('a waiver', () => {
  test.each<[string, Instruction, string[], boolean]>([
    ['of the head', waive(head), [], true],
    ['of another commit', waive(twin), [], false],
    ['of a whole contract', waive(head, 'login'), [], false],
    ['by a critic', waive(head, 'login/x', { signs: false }), [], false],
    ['of what protects the gate', waive(head), ['login/x'], false],
  ])('%s: %s', (_, given, guards, counts) => {
    const waived = openWith([given], [head, twin], guards).waived('login/x', fail);
    if (counts)
      expect(waived).toMatchObject({ status: 'warn', message: 'waived by lead (why): m', waived: { reason: 'why' } });
    else expect(waived).toBeUndefined();
  });

  test.each<Outcome>([pending, { ...fail, status: 'error' }, { status: 'pass', message: 'm' }])(
    'of $status changes nothing',
    outcome => {
      expect(openWith([waive(head)]).waived('login/x', outcome)).toBeUndefined();
    },
  );
});

test.each<[string, Instruction, Outcome, string]>([
  [
    'an unknown id',
    signOff(head, 'login/y'),
    pending,
    `unknown contract or criterion "login/y"; did you mean login/x?; write: /contract-gate sign-off login/x ${head}`,
  ],
  [
    'a contract of an old commit',
    signOff(twin, 'login'),
    pending,
    `it is for ${twin}, and the head is ${head}; write: /contract-gate sign-off login ${head}`,
  ],
  ['a sign-off of a failure', signOff(head), fail, `/contract-gate waive login/x ${head} REASON`],
  ['a waiver of what waits', waive(head), pending, `write: /contract-gate sign-off login/x ${head}`],
  ['a waiver of a contract', waive(head, 'login'), fail, `write: /contract-gate waive login/x ${head} REASON`],
  [
    'one in a quote',
    instruction({ kind: 'malformed', why: 'not_plain', verb: 'waive', id: 'LOGIN/x' }),
    fail,
    `write: /contract-gate waive login/x ${head} REASON`,
  ],
])('the note on %s has the line to write', (_, given, outcome, words) => {
  const { notes } = openWith([given], [twin, head]);
  expect(notes(new Map([['login/x', outcome]])).join()).toContain(words);
  expect(notes(new Map([['login/x', { status: 'pass', message: 'm' } as Outcome]]))).toEqual([]);
});

test('notes are few, and a command for an earlier head is none where nothing is open any more', () => {
  const many = Array.from({ length: 30 }, (_, index) => signOff(head, `nothing-${index}`));
  expect(openWith(many).notes(new Map([['login/x', pending]]))).toHaveLength(11);
  const old = openWith([signOff(twin), waive(twin)]);
  expect(old.notes(new Map([['login/x', { status: 'pass', message: 'm' } as Outcome]]))).toEqual([]);
  expect(old.notes(new Map([['login/x', pending]]))).toEqual([
    `the sign-off of "login/x" by lead has no effect: it is for ${twin}, and the head is ${head}; write: /contract-gate sign-off login/x ${head}`,
  ]);
});
