import { describe, expect, test } from 'vitest';
import { told } from '../support/session.ts';
import {
  coder,
  decision,
  edited,
  historyLine,
  inState,
  leanStatus,
  original,
  requested,
  type StatusData,
  statusWith,
  step,
  swap,
  tasksWith,
} from '../support/session-edits.ts';
import { full, lean } from '../support/session-fixtures.ts';

const found = (...args: Parameters<typeof told>) => told(...args).map(({ rule, status }) => `${rule} ${status}`);
const history = 'approve-design-history.jsonl';

describe('what happened between the base and the head', () => {
  const asked = statusWith(data => (decision(data, 'UD-APPROVE-DESIGN').answer = requested));

  test('changes that were requested in a commit of the branch are in the history', () => {
    const steps = [step('Ask', [], { 'status.json': asked })];
    const [only, ...rest] = told(full({}, { steps }));
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ rule: 'history-complete', status: 'fail' });
    expect(only!.message).toContain(requested);
    expect(found(full({ [history]: `${original[history]}${historyLine(requested)}` }, { steps }))).toEqual([]);
  });

  test('a record that a commit of the branch wrote stays', () => {
    const grown = step('Ask', [], { [history]: `${original[history]}${historyLine(requested)}` });
    const [only, ...rest] = told(full({}, { steps: [step('Begin', [], { [history]: original[history]! }), grown] }));
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ rule: 'history-kept', status: 'fail' });
    expect(only!.message).toContain('record 2 of an earlier commit is gone');
  });

  test('however many commits there are, tasks are followed and it is told in time', () => {
    const base = { 'tasks.yaml': tasksWith('not-started', 'implemented') };
    const many = Array.from({ length: 3000 }, (_, index) =>
      step('Work', [], { 'tasks.yaml': `${tasksWith('implemented', 'implemented')}# ${index}\n` }),
    );
    expect(found(full({}, { base, steps: many }))).toEqual([]);
    const jump = step('Jump', [], { 'tasks.yaml': tasksWith('not-started', 'implemented') });
    expect(found(full({}, { base, steps: [...many, jump] }))).toEqual(['task-steps fail']);
  });
});

test('what was committed was written before', () => {
  const late = (time: string) => statusWith(data => (data.last_update = time));
  const committed = (text: string) =>
    full({ 'status.json': text }, { steps: [step('x', [], { 'status.json': text })] });
  expect(told(committed(late('2026-02-10T20:00:00Z')))).toMatchObject([{ rule: 'status-times', status: 'warn' }]);
  expect(found(committed(late('2026-02-10T16:30:00Z')))).toEqual([]);
  const dirty = full(
    { 'status.json': late('2026-02-10T20:00:00Z') },
    { steps: [step('x', [], { 'status.json': '{}' })] },
  );
  expect(found(dirty)).toEqual([]);
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
    expect(found(lean({ 'status.json': gate(requested), [history]: historyLine(requested) }))).toEqual(['gates fail']);
  });

  test('is chosen at the start', () => {
    const earlier = (state: string) =>
      edited(original['status.json'], (data: StatusData) => {
        Object.assign(data, { current_state: state, last_update: '2026-02-10T08:00:00Z', user_decisions: [] });
        delete data.gate_tracking;
        delete data.runtime_flags;
      });
    const now = inState('DONE', data => Object.assign(data.runtime_flags as object, { lean_mode: true }));
    expect(found(full({ 'status.json': now }, { base: { 'status.json': earlier('PLAN') } }))).toEqual(['gates warn']);
    expect(found(full({ 'status.json': now }, { base: { 'status.json': earlier('INTAKE') } }))).toEqual([]);
  });
});

describe('a completed task', () => {
  const qa = 'outputs/T-001-qa.json';
  const security = 'outputs/T-001-security.json';
  const input = 'inputs/T-001-reviewer.json';

  test('needs review and tests, whatever the Coder says', () => {
    const needless = swap(coder, '"needs_tests": true', '"needs_tests": false').replace(
      '"needs_review": true',
      '"needs_review": false',
    );
    expect(found(full({ [coder]: needless, [qa]: null }))).toEqual(['task-gates fail']);
    expect(found(full({ [coder]: needless, 'outputs/T-001-reviewer.json': null }))).toEqual(['task-gates fail']);
    expect(found(full({ [coder]: needless }))).toEqual([]);
  });

  test('needs Security where the dispatch, the plan or the Coder names it', () => {
    const plain = { [security]: null, [input]: swap(input, '["security"]', '["none"]') };
    expect(found(full({ [security]: null }))).toEqual(['task-gates fail']);
    expect(found(full(plain))).toEqual([]);
    const flagged = swap('tasks.yaml', 'depends_on: []', 'risk_flags: [security]\n    depends_on: []');
    expect(found(full({ ...plain, 'tasks.yaml': flagged }))).toEqual(['task-gates fail']);
    const concerned = (words: string) => swap(coder, '"security_concerns": []', `"security_concerns": ["${words}"]`);
    expect(found(full({ ...plain, [coder]: concerned('no rate limit') }))).toContain('task-gates fail');
    expect(found(full({ ...plain, [coder]: concerned('none') }))).not.toContain('task-gates fail');
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
    expect(told(full({}, answer))).toMatchObject([{ rule: 'decisions-kept', status: 'fail', at: 'status.json:30' }]);
    const status = earlier(data =>
      Object.assign(decision(data, 'UD-2'), { status: 'answered', answer: 'yes', resolution_reason: null }),
    );
    expect(told(full({}, status))[0]!.message).toContain('UD-2 was resolved on the base');
    const open = earlier(data =>
      Object.assign(decision(data, 'UD-1'), { status: 'pending', answer: null, resolved_at: null }),
    );
    expect(found(full({}, open))).toEqual([]);
  });

  test('zeros make no other id', () => {
    const zeros = earlier(data => (decision(data, 'UD-1').decision_id = 'UD-01'));
    expect(found(full({}, zeros))).toEqual([]);
    const twice = swap('status.json', '"UD-2"', '"UD-01"');
    expect(told(full({ 'status.json': twice }))[0]!.message).toContain('ids are unique');
  });
});
