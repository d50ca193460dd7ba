import {
  added,
  type Broken,
  type DecisionData,
  decision,
  inState,
  noMessages,
  statusWith,
  swap,
  tasksWith,
} from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

/** Questions to the user. */
export const decisions: readonly Broken[] = [
  ...(['decision_id', 'question', 'status', 'asked_at', 'state_context'] as const).map(
    (key): Broken => ({
      demand: 24,
      what: `a decision without ${key}`,
      session: () =>
        full({
          'status.json': statusWith(data => {
            added(data, {});
            delete (data.user_decisions.at(-1) as Partial<DecisionData>)[key];
          }),
        }),
      rule: 'decision-fields',
      at: ['status.json', '#6 {'],
      says: `${key} is missing`,
    }),
  ),
  {
    demand: 25,
    what: 'an id that stands twice',
    session: () => full({ 'status.json': statusWith(data => added(data, { decision_id: 'UD-2' })) }),
    rule: 'decision-ids',
    at: ['status.json', '#2 "UD-2"'],
    says: 'duplicate id UD-2',
  },
  {
    demand: 25,
    what: 'a gap in the numbers',
    session: () => full({ 'status.json': statusWith(data => added(data, { decision_id: 'UD-5' })) }),
    rule: 'decision-ids',
    at: ['status.json', 'UD-5'],
    says: 'UD-3 to UD-4 are missing',
  },
  {
    demand: 25,
    what: 'numbers that go back in time',
    session: () =>
      full({
        'status.json': statusWith(data =>
          added(data, { asked_at: '2026-02-10T11:10:00Z', resolved_at: '2026-02-10T11:12:00Z' }),
        ),
      }),
    rule: 'decision-ids',
    at: ['status.json', 'UD-3'],
    says: 'was asked before UD-2',
  },
  {
    demand: 25,
    what: 'an id of no known form',
    session: () => full({ 'status.json': statusWith(data => added(data, { decision_id: 'DECISION-3' })) }),
    rule: 'decision-ids',
    at: ['status.json', 'DECISION-3'],
    says: 'invalid decision id',
  },
  {
    demand: 26,
    what: 'a well-known id twice',
    session: () =>
      full({
        'status.json': statusWith(data =>
          added(data, { decision_id: 'UD-REVIEW-STRATEGY', answer: 'per-batch', state_context: 'REVIEW_STRATEGY' }),
        ),
      }),
    rule: 'decision-ids',
    at: ['status.json', '#2 "UD-REVIEW-STRATEGY"'],
    says: 'duplicate id UD-REVIEW-STRATEGY',
  },
  {
    demand: 28,
    what: 'a decision that was removed',
    session: () =>
      full(
        {},
        {
          base: {
            'status.json': inState('IMPLEMENT_LOOP', data => {
              data.last_update = '2026-02-10T12:30:00Z';
              added(data, {});
            }),
          },
        },
      ),
    rule: 'decisions-kept',
    at: ['status.json', '{'],
    says: 'UD-3 ("Which port?") was removed',
  },
  {
    demand: 28,
    what: 'an id that asks something else now',
    session: () =>
      full(
        {},
        {
          base: {
            'status.json': inState('IMPLEMENT_LOOP', data => {
              data.last_update = '2026-02-10T12:30:00Z';
              decision(data, 'UD-1').question = 'Which database?';
            }),
          },
        },
      ),
    rule: 'decisions-kept',
    at: ['status.json', 'How long does a token live?'],
    says: 'give a new question a new id',
  },
  {
    demand: 29,
    what: 'a cancelled decision without a reason',
    session: () => full({ 'status.json': swap('status.json', '"no response provided"', 'null') }),
    rule: 'decision-records',
    at: ['status.json', '#4 resolution_reason'],
    says: 'has no resolution_reason',
  },
  {
    demand: 30,
    what: 'a security decision that nobody decided',
    session: () =>
      full({
        'status.json': statusWith(data => (decision(data, 'UD-2').question = 'Security: may tokens be logged?')),
      }),
    rule: 'decision-security',
    at: ['status.json', 'no response provided'],
    says: 'cancelled without the user',
  },
  {
    demand: 42,
    what: 'a pending decision that waits',
    session: () =>
      full({
        'tasks.yaml': tasksWith('implemented', 'in-progress'),
        ...noMessages(),
        'status.json': inState('ASK_USER', data => added(data, { status: 'pending', answer: null, resolved_at: null })),
      }),
    rule: 'decisions-open',
    at: ['status.json', 'pending'],
    says: "is waiting for the user's answer",
    status: 'pending',
  },
  {
    demand: 43,
    what: 'a state_context that is the asking itself',
    session: () => full({ 'status.json': statusWith(data => (decision(data, 'UD-1').state_context = 'ASK_USER')) }),
    rule: 'decision-context',
    at: ['status.json', 'ASK_USER'],
    says: 'the state that was active',
  },
  {
    demand: 43,
    what: "a gate's state_context that is not the gate",
    session: () =>
      full({ 'status.json': swap('status.json', '"state_context": "APPROVE_DESIGN"', '"state_context": "DESIGN"') }),
    rule: 'decision-context',
    at: ['status.json', '"DESIGN"'],
    says: 'write APPROVE_DESIGN',
  },
  {
    demand: 46,
    what: 'a pending decision with an answer',
    session: () =>
      full({
        'tasks.yaml': tasksWith('implemented', 'in-progress'),
        ...noMessages(),
        'status.json': inState('BLOCKED', data => added(data, { status: 'pending', resolved_at: null })),
      }),
    rule: 'decision-records',
    at: ['status.json', '8080'],
    says: 'is pending, so answer must be null',
  },
  {
    demand: 47,
    what: 'an answered decision without an answer',
    session: () => full({ 'status.json': swap('status.json', '"One hour"', '""') }),
    rule: 'decision-records',
    at: ['status.json', '"answer": ""'],
    says: 'has no answer',
  },
  {
    demand: 47,
    what: 'an answered decision without resolved_at',
    session: () =>
      full({ 'status.json': swap('status.json', '"resolved_at": "2026-02-10T11:02:00Z"', '"resolved_at": null') }),
    rule: 'decision-records',
    at: ['status.json', '"resolved_at": null'],
    says: 'resolved_at is null',
  },
  {
    demand: 48,
    what: 'a cancelled decision without resolved_at',
    session: () =>
      full({ 'status.json': swap('status.json', '"resolved_at": "2026-02-10T11:31:00Z"', '"resolved_at": null') }),
    rule: 'decision-records',
    at: ['status.json', '"resolved_at": null'],
    says: 'resolved_at is null',
  },
  {
    demand: 57,
    what: 'a state that was left while a decision was open',
    session: () =>
      full({ 'status.json': statusWith(data => added(data, { status: 'pending', answer: null, resolved_at: null })) }),
    rule: 'decisions-open',
    at: ['status.json', 'pending'],
    says: 'the session moved on to DONE',
  },
];
