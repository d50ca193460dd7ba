import { type Broken, inState, leanStatus, original, statusWith, swap } from '../../support/session-edits.ts';
import { full, lean } from '../../support/session-fixtures.ts';

/** A field is left out. */
function remove(data: Record<string, unknown>, key: string): void {
  delete data[key];
}

/** status.json. */
export const status: readonly Broken[] = [
  {
    demand: 19,
    what: 'a changed status.json with the old last_update',
    session: () => full({}, { base: { ...original, 'status.json': inState('RELEASE') } }),
    rule: 'status-update',
    at: ['status.json', 'last_update'],
    says: 'last_update is the same as on the base',
  },
  {
    demand: 20,
    what: 'a state that there is not',
    session: () => full({ 'status.json': inState('FINISHED') }),
    rule: 'status-fields',
    at: ['status.json', 'FINISHED'],
    says: 'use one of INTAKE',
  },
  ...['session', 'assumptions', 'user_decisions', 'retry_counts', 'known_issues', 'last_ci_result', 'last_update'].map(
    (key): Broken => ({
      demand: 20,
      what: `status.json without ${key}`,
      session: () =>
        key === 'user_decisions'
          ? lean({ 'status.json': leanStatus(data => remove(data, key)) })
          : full({ 'status.json': statusWith(data => remove(data, key)) }),
      rule: 'status-fields',
      at: ['status.json', '{'],
      says: `${key} is missing`,
    }),
  ),
  {
    demand: 20,
    what: 'an unknown last_ci_result',
    session: () => full({ 'status.json': swap('status.json', '"green"', '"passed"') }),
    rule: 'status-fields',
    at: ['status.json', 'passed'],
    says: 'unknown, green, red',
  },
  {
    demand: 20,
    what: 'a status.json of another session',
    session: () => full({ 'status.json': swap('status.json', '"2026-02-10_user-login"', '"2026-02-09_other"') }),
    rule: 'status-session',
    at: ['status.json', '2026-02-09_other'],
    says: 'but the folder is 2026-02-10_user-login',
  },
  {
    demand: 20,
    what: 'a time that is none',
    session: () => full({ 'status.json': swap('status.json', '"2026-02-10T15:00:00Z"', '"yesterday"') }),
    rule: 'status-times',
    at: ['status.json', 'yesterday'],
    says: 'not a valid time',
  },
  {
    demand: 20,
    what: 'a count that is none',
    session: () => full({ 'status.json': swap('status.json', '"FIX_REVIEW": 1', '"FIX_REVIEW": -1') }),
    rule: 'status-retries',
    at: ['status.json', '": -1'],
    says: 'a whole number from 0',
  },
  {
    demand: 21,
    what: 'the status of tasks in status.json',
    session: () => full({ 'status.json': statusWith(data => (data.tasks = { 'T-001': 'completed' })) }),
    rule: 'status-tasks',
    at: ['status.json', '"tasks"'],
    says: 'keep it in tasks.yaml only',
  },
  {
    demand: 22,
    what: 'an unknown correction_status',
    session: () =>
      full({
        'status.json': swap('status.json', '"correction_status": "completed"', '"correction_status": "finished"'),
      }),
    rule: 'gate-tracking',
    at: ['status.json', 'finished'],
    says: 'none, queued, dispatched, completed',
  },
  {
    demand: 22,
    what: 'a correction by an agent that makes none',
    session: () => full({ 'status.json': swap('status.json', '"Architect"', '"Coder"') }),
    rule: 'gate-tracking',
    at: ['status.json', '"Coder"'],
    says: 'SpecAgent, Architect, Designer or null',
  },
  {
    demand: 22,
    what: 'a flag that is no yes or no',
    session: () =>
      full({
        'status.json': swap(
          'status.json',
          '"copilot_instructions_exists": true',
          '"copilot_instructions_exists": "maybe"',
        ),
      }),
    rule: 'gate-tracking',
    at: ['status.json', 'maybe'],
    says: 'write true or false',
  },
  {
    demand: 40,
    what: 'a status.json with a comma too many',
    session: () => full({ 'status.json': swap('status.json', '"known_issues": [],', '"known_issues": [],,') }),
    rule: 'status',
    at: ['status.json', 'known_issues'],
    says: 'two commas',
  },
  {
    demand: 40,
    what: 'an answer that was pasted into the JSON',
    session: () => full({ 'status.json': swap('status.json', '"One hour"', '"One\nhour"') }),
    rule: 'status',
    at: ['status.json', '"One'],
    says: 'line break inside a string',
  },
  {
    demand: 53,
    what: 'a file that was changed after its last update',
    session: () => full({ 'status.json': swap('status.json', '"2026-02-10T15:00:00Z"', '"2026-02-10T11:30:30Z"') }),
    rule: 'status-times',
    at: ['status.json', '2026-02-10T11:31:00Z'],
    says: 'later than last_update',
  },
];
