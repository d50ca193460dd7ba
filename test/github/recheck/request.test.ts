import { describe, expect, test } from 'vitest';
import { readRecheckRequest } from '../../../src/github/recheck/request.ts';

const issue = { number: 7, pull_request: {} };
const user = { login: 'lead' };
const command = '/contract-gate recheck';

describe('a comment', () => {
  const about = { action: 'created', issue, comment: { user, author_association: 'MEMBER', body: command } };
  test.each<[string, object, object]>([
    ['with a command', about, { kind: 'pull', number: 7, by: { login: 'lead', isKnown: true } }],
    [
      'of a stranger',
      { ...about, comment: { user, author_association: 'NONE', body: command } },
      { by: { isKnown: false } },
    ],
    ['with a broken command', { ...about, comment: { user, body: '/contract-gate waive' } }, { kind: 'pull' }],
    ['without one', { ...about, comment: { user, body: 'Hi' } }, { kind: 'nothing' }],
    [
      'that had one',
      { ...about, comment: { user, body: 'Hi' }, changes: { body: { from: command } } },
      { kind: 'pull' },
    ],
    ['by nobody', { ...about, comment: { user: null, body: command } }, { kind: 'nothing' }],
    ['on an issue', { ...about, issue: { number: 7 } }, { kind: 'nothing' }],
  ])('%s', (_, payload, expected) => {
    expect(readRecheckRequest('issue_comment', payload)).toMatchObject(expected);
  });
});

describe('a review', () => {
  const pull_request = { number: 7 };
  test.each<[string, string, object]>([
    ['submitted', 'approved', { kind: 'pull', number: 7 }],
    ['submitted', 'changes_requested', { kind: 'pull' }],
    ['submitted', 'commented', { kind: 'nothing' }],
    ['dismissed', 'dismissed', { kind: 'pull', number: 7 }],
    ['edited', 'approved', { kind: 'nothing' }],
  ])('%s, %s', (action, state, expected) => {
    const payload = { action, review: { user, author_association: 'OWNER', state }, pull_request };
    expect(readRecheckRequest('pull_request_review', payload)).toMatchObject(expected);
  });
});

test.each([
  ['push', {}],
  ['issue_comment', { action: 'created' }],
  ['pull_request_review', { review: 'yes' }],
])('%s that is unusable is refused', (name, payload) => {
  expect(() => readRecheckRequest(name, payload)).toThrow();
});
