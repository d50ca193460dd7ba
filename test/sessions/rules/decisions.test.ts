import { describe, expect, test } from 'vitest';
import { brokenRules, brokenStatuses } from '../../support/session.ts';
import {
  added,
  type DecisionData,
  decision,
  edited,
  inState,
  original,
  type StatusData,
  statusWith,
  swap,
} from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const found = (more: Partial<DecisionData>) => {
  const question = 'Security: may tokens be logged?';
  return brokenRules(full({ 'status.json': statusWith(data => added(data, { question, ...more })) }));
};

const cancelled = (resolution_reason: string) => found({ status: 'cancelled', answer: null, resolution_reason });

const skipped = (resolution_reason: string) => found({ status: 'skipped', answer: null, resolution_reason });

const failed = [expect.objectContaining({ rule: 'decision-security', status: 'fail' })];

test.each([
  'no response provided',
  'user did not respond',
  "the user didn't answer",
  'The question expired',
  'expired',
  'moved on',
  'user deferred: moved on after no response',
  'n/a',
  'N/A',
  'timeout',
  'cancelled after timeout',
  'the request timed out',
  'auto',
  'auto-cancelled',
  'cancelled automatically',
  'brak odpowiedzi',
  'not needed any more',
  'low priority, cancelled while the user was away',
  'user did not decide',
])('a security decision may not be cancelled with %j', reason => {
  expect(cancelled(reason)).toEqual(failed);
});

test.each([
  'user deferred: will address in next sprint',
  'User explicitly declined to answer after it was asked again',
  'deferred by the user',
  'user accepted the risk: keys rotate automatically',
  'user deferred: the session timeout is for the next sprint',
  'user postponed: expired tokens come later',
  'Użytkownik odłożył decyzję do następnego sprintu',
  'O usuário adiou para a próxima sprint',
])('it may be with %j', reason => {
  expect(cancelled(reason)).toEqual([]);
});

test('skipped ones and answers are held to it as well', () => {
  expect(skipped('no response')).toEqual(failed);
  expect(skipped('n/a')).toEqual(failed);
  expect(skipped('tokens are gone from the scope')).toEqual([]);
  expect(found({ answer: 'auto-approved' })).toEqual(failed);
  expect(found({ answer: 'no response' })).toEqual(failed);
  expect(found({ answer: 'No, and set the timeout to 5 minutes' })).toEqual([]);
  expect(found({ answer: 'Yes: no input validation is needed there' })).toEqual([]);
});

test('a decision about anything else may be cancelled for want of an answer', () => {
  expect(found({ question: 'Which port?', status: 'cancelled', answer: null, resolution_reason: 'timeout' })).toEqual(
    [],
  );
});

const outcome = (...args: Parameters<typeof full>) => brokenStatuses(full(...args));

describe('decisions', () => {
  test('numbers with zeros are understood', () => {
    const text = original['status.json']!.replace('"UD-1"', '"UD-001"').replace('"UD-2"', '"UD-002"');
    const [only, ...rest] = brokenRules(full({ 'status.json': text }));
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ rule: 'decision-ids', status: 'warn' });
    expect(only!.places[0]).toContain('write UD-1 instead of UD-001');
  });

  test('names for ids are not', () => {
    expect(outcome({ 'status.json': statusWith(data => added(data, { decision_id: 'UD-QUEUE-SIZE' })) })).toEqual([
      'decision-ids fail',
    ]);
  });

  test('a mapping from ids to records is understood', () => {
    const text = edited(original['status.json'], (data: StatusData & { user_decisions: unknown }) => {
      data.user_decisions = Object.fromEntries(
        data.user_decisions.map(({ decision_id, ...rest }) => [decision_id, rest]),
      ) as never;
    });
    expect(outcome({ 'status.json': text })).toEqual(['status-fields warn']);
  });

  test('a record that only says what was decided lacks the rest', () => {
    const text = statusWith(data => {
      (data.user_decisions as unknown[]).push({ id: 'UD-3', decision: 'Keep it in memory', source: 'the brief' });
    });
    const [only] = brokenRules(full({ 'status.json': text }));
    expect(only).toMatchObject({ rule: 'decision-fields', status: 'fail' });
    expect(only!.places.filter(place => place.includes('is missing')).map(place => place.split(' ')[1])).toEqual([
      'question',
      'status',
      'asked_at',
      'state_context',
      'resolved_at',
      'resolution_reason',
    ]);
  });

  test('a security decision is known by its id as well', () => {
    const text = statusWith(data => {
      added(data, {
        decision_id: 'UD-SEC-QUEUE',
        question: 'Who may empty it?',
        status: 'cancelled',
        answer: null,
        resolution_reason: 'no answer',
      });
    });
    expect(outcome({ 'status.json': text })).toEqual(['decision-security fail', 'decision-ids fail']);
  });

  test('an approval with more words passes, one that only begins otherwise does not', () => {
    const answer = (words: string) =>
      outcome({ 'status.json': statusWith(data => (decision(data, 'UD-APPROVE-DESIGN').answer = words)) });
    expect(answer('approved, with thanks')).toEqual([]);
    expect(answer('Approved')).toEqual(['approve-design fail']);
    expect(answer('ok, approved')).toEqual(['approve-design fail']);
  });

  test('a correction that was made tells that changes were requested', () => {
    expect(outcome({ 'approve-design-history.jsonl': null })).toEqual(['history-complete fail']);
  });
});

describe('decisions of the base', () => {
  const earlier = (change: (data: StatusData) => void) => ({
    base: {
      'status.json': inState('IMPLEMENT_LOOP', data => {
        data.last_update = '2026-02-10T12:30:00Z';
        change(data);
      }),
    },
  });

  test('what was resolved stays as it was', () => {
    const answer = earlier(data => (decision(data, 'UD-1').answer = 'One day'));
    expect(brokenRules(full({}, answer))).toMatchObject([
      { rule: 'decisions-kept', status: 'fail', at: 'status.json:30' },
    ]);
    const status = earlier(data =>
      Object.assign(decision(data, 'UD-2'), { status: 'answered', answer: 'yes', resolution_reason: null }),
    );
    expect(brokenRules(full({}, status))[0]!.message).toContain('UD-2 was already resolved on the base');
    const open = earlier(data =>
      Object.assign(decision(data, 'UD-1'), { status: 'pending', answer: null, resolved_at: null }),
    );
    expect(brokenStatuses(full({}, open))).toEqual([]);
  });

  test('zeros make no other id', () => {
    const zeros = earlier(data => (decision(data, 'UD-1').decision_id = 'UD-01'));
    expect(brokenStatuses(full({}, zeros))).toEqual([]);
    const twice = swap('status.json', '"UD-2"', '"UD-01"');
    expect(brokenRules(full({ 'status.json': twice }))[0]!.message).toContain('duplicate id UD-1');
  });
});
