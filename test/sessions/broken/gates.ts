import {
  type Broken,
  corrected,
  decision,
  historyLine,
  inState,
  noMessages,
  original,
  requested,
  statusWith,
  swap,
  tasksWith,
  without,
} from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

/** The two mandatory gates, and the history of the first. */
export const gates: readonly Broken[] = [
  {
    demand: 23,
    what: 'requested changes without any gate_tracking',
    session: () =>
      full(
        corrected(data => {
          delete data.gate_tracking;
        }),
      ),
    rule: 'correction',
    at: ['status.json', requested],
    says: 'correction_status is none',
  },
  {
    demand: 27,
    what: 'an answer that was overwritten and not kept',
    session: () =>
      full(
        {},
        {
          base: {
            'status.json': inState('APPROVE_DESIGN', data => {
              data.last_update = '2026-02-10T10:30:00Z';
              decision(data, 'UD-APPROVE-DESIGN').answer = requested;
            }),
          },
        },
      ),
    rule: 'history-complete',
    at: ['status.json', '"answer": "approved"'],
    says: 'is not kept',
  },
  {
    demand: 32,
    what: 'a cancelled gate without BLOCKED',
    session: () =>
      full({
        'status.json': statusWith(data =>
          Object.assign(decision(data, 'UD-REVIEW-STRATEGY'), {
            status: 'cancelled',
            answer: null,
            resolution_reason: 'user deferred',
          }),
        ),
      }),
    rule: 'gates',
    at: ['status.json', '#1 cancelled'],
    says: 'must be BLOCKED',
  },
  {
    demand: 33,
    what: 'an approval in other words',
    session: () => full({ 'status.json': swap('status.json', '"answer": "approved"', '"answer": "looks good"') }),
    rule: 'approve-design',
    at: ['status.json', 'looks good'],
    says: 'neither "approved" nor "changes-requested:"',
  },
  {
    demand: 34,
    what: 'requested changes without a record',
    session: () =>
      full({
        'tasks.yaml': tasksWith('not-started', 'not-started'),
        ...noMessages(),
        'status.json': inState('APPROVE_DESIGN', data => {
          decision(data, 'UD-APPROVE-DESIGN').answer = requested;
          data.gate_tracking!.APPROVE_DESIGN.correction_status = 'queued';
        }),
      }),
    rule: 'history-complete',
    at: ['status.json', requested],
    says: 'has no record of it',
  },
  {
    demand: 35,
    what: 'requested changes that are not queued',
    session: () =>
      full(
        corrected(data => {
          data.gate_tracking!.APPROVE_DESIGN.correction_status = 'none';
        }),
      ),
    rule: 'correction',
    at: ['status.json', 'correction_status'],
    says: 'set it to queued',
  },
  {
    demand: 35,
    what: 'an approval while a correction is dispatched',
    session: () =>
      full({
        'status.json': swap('status.json', '"correction_status": "completed"', '"correction_status": "dispatched"'),
      }),
    rule: 'correction',
    at: ['status.json', 'correction_status'],
    says: 'the design is approved, but',
  },
  {
    demand: 36,
    what: 'a history record without state_context',
    session: () =>
      full({
        'approve-design-history.jsonl': swap('approve-design-history.jsonl', ',"state_context":"APPROVE_DESIGN"', ''),
      }),
    rule: 'history',
    at: ['approve-design-history.jsonl', '{'],
    says: 'has no state_context',
  },
  {
    demand: 36,
    what: 'a history line that is no JSON',
    session: () =>
      full({ 'approve-design-history.jsonl': `${original['approve-design-history.jsonl']}and then it was fine\n` }),
    rule: 'history',
    at: ['approve-design-history.jsonl', 'and then'],
    says: 'invalid JSON',
  },
  {
    demand: 37,
    what: 'a history that was rewritten',
    session: () =>
      full({}, { base: { 'approve-design-history.jsonl': historyLine('changes-requested: something else') } }),
    rule: 'history-kept',
    at: ['approve-design-history.jsonl', '{'],
    says: 'was changed',
  },
  {
    demand: 38,
    what: 'a review strategy in other words',
    session: () => full({ 'status.json': swap('status.json', '"per-batch"', '"after each batch"') }),
    rule: 'review-strategy',
    at: ['status.json', 'after each batch'],
    says: 'unknown review strategy',
  },
  {
    demand: 44,
    what: 'a dispatched correction that does not say to whom',
    session: () =>
      full(
        corrected(data => {
          Object.assign(data.gate_tracking!.APPROVE_DESIGN, {
            correction_status: 'dispatched',
            last_correction_dispatch: { agent: null, task_id: null, at: null },
          });
        }),
      ),
    rule: 'correction',
    at: ['status.json', 'correction_status'],
    says: 'does not say which agent',
  },
  {
    demand: 45,
    what: 'work without a review strategy',
    session: () =>
      full({
        'status.json': statusWith(data => without(data, 'UD-REVIEW-STRATEGY')),
      }),
    rule: 'gates',
    at: ['status.json', 'current_state'],
    says: 'UD-REVIEW-STRATEGY was never asked',
  },
  {
    demand: 45,
    what: 'work without an approved design',
    session: () =>
      full({
        'status.json': statusWith(data => without(data, 'UD-APPROVE-DESIGN')),
      }),
    rule: 'gates',
    at: ['status.json', 'current_state'],
    says: 'UD-APPROVE-DESIGN was never asked',
  },
  {
    demand: 57,
    what: 'a state that asks the user, without the question',
    session: () =>
      full({
        ...noMessages(),
        'tasks.yaml': tasksWith('not-started', 'not-started'),
        'status.json': inState('APPROVE_DESIGN', data => without(data, 'UD-APPROVE-DESIGN')),
      }),
    rule: 'gates',
    at: ['status.json', 'current_state'],
    says: 'current_state is APPROVE_DESIGN, but user_decisions has no UD-APPROVE-DESIGN',
  },
];
