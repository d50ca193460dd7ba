import { expect, test } from 'vitest';
import { told } from '../support/session.ts';
import { added, type DecisionData, statusWith } from '../support/session-edits.ts';
import { full } from '../support/session-fixtures.ts';

const found = (more: Partial<DecisionData>) => {
  const question = 'Security: may tokens be logged?';
  return told(full({ 'status.json': statusWith(data => added(data, { question, ...more })) }));
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
