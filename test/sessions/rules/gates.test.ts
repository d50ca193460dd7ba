import { describe, expect, test } from 'vitest';
import { brokenStatuses } from '../../support/session.ts';
import {
  decision,
  edited,
  historyLine,
  inState,
  leanStatus,
  original,
  requested,
  type StatusData,
  statusWith,
} from '../../support/session-edits.ts';
import { full, lean } from '../../support/session-fixtures.ts';

const outcome = (...args: Parameters<typeof full>) => brokenStatuses(full(...args));

const history = 'approve-design-history.jsonl';

test('a mandatory gate that the user put off blocks the session, and says so', () => {
  const put = (more: object) =>
    outcome({
      'status.json': statusWith(data => {
        const gate = { status: 'cancelled', answer: null, resolution_reason: 'user deferred: next week' };
        Object.assign(decision(data, 'UD-REVIEW-STRATEGY'), gate);
        Object.assign(data, { current_state: 'BLOCKED' }, more);
      }),
    });
  expect(put({})).toEqual(['gates fail', 'state fail']);
  expect(put({ blocker: 'mandatory_user_decision_missing' })).toEqual(['state fail']);
});

describe('lean mode', () => {
  const gate = (answer: string) =>
    leanStatus(data => {
      data.user_decisions.push({
        decision_id: 'UD-APPROVE-DESIGN',
        question: 'Do you approve?',
        status: 'answered',
        answer,
        asked_at: data.last_update!,
        resolved_at: data.last_update!,
        state_context: 'APPROVE_DESIGN',
        resolution_reason: null,
      });
      data.gate_tracking = { APPROVE_DESIGN: { correction_status: 'queued' } };
    });

  test('does without the question, but not without heeding its answer', () => {
    expect(brokenStatuses(lean({ 'status.json': gate(requested), [history]: historyLine(requested) }))).toEqual([
      'gates fail',
    ]);
  });

  test('is chosen at the start', () => {
    const earlier = (state: string) =>
      edited(original['status.json'], (data: StatusData) => {
        Object.assign(data, { current_state: state, last_update: '2026-02-10T08:00:00Z', user_decisions: [] });
        delete data.gate_tracking;
        delete data.runtime_flags;
      });
    const now = inState('DONE', data => Object.assign(data.runtime_flags as object, { lean_mode: true }));
    expect(brokenStatuses(full({ 'status.json': now }, { base: { 'status.json': earlier('PLAN') } }))).toEqual([
      'gates warn',
    ]);
    expect(brokenStatuses(full({ 'status.json': now }, { base: { 'status.json': earlier('INTAKE') } }))).toEqual([]);
  });
});
