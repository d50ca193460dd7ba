import { describe, expect, test } from 'vitest';
import { brokenRules, brokenStatuses, folder } from '../../support/session.ts';
import { decision, inState, leanStatus, noMessages, step, tasksWith, without } from '../../support/session-edits.ts';
import { fixture, full, lean } from '../../support/session-fixtures.ts';

const started = { ...noMessages(), 'tasks.yaml': tasksWith('not-started', 'not-started') };
const gates = (session: ReturnType<typeof full>) =>
  brokenRules(session).flatMap(({ rule, status, message }) => (rule === 'gates' ? [`${status} ${message}`] : []));

describe('a state that asks the user has its decision', () => {
  test('APPROVE_DESIGN and REVIEW_STRATEGY', () => {
    const at = (state: string, id: string) =>
      gates(full({ ...started, 'status.json': inState(state, data => without(data, id)) }));
    expect(at('APPROVE_DESIGN', 'UD-APPROVE-DESIGN')).toEqual([
      'fail current_state is APPROVE_DESIGN, but user_decisions has no UD-APPROVE-DESIGN',
    ]);
    expect(at('REVIEW_STRATEGY', 'UD-REVIEW-STRATEGY')).toEqual([
      'fail current_state is REVIEW_STRATEGY, but user_decisions has no UD-REVIEW-STRATEGY',
    ]);
    expect(at('APPROVE_DESIGN', 'UD-REVIEW-STRATEGY')).toEqual([]);
  });

  test('ASK_USER', () => {
    const none = inState('ASK_USER', data => {
      for (const id of ['UD-1', 'UD-2']) without(data, id);
    });
    expect(gates(full({ ...started, 'status.json': none }))).toEqual([
      'fail current_state is ASK_USER, but user_decisions has no question to the user, such as UD-1',
    ]);
    const asked = inState('ASK_USER', data =>
      Object.assign(decision(data, 'UD-2'), {
        status: 'pending',
        answer: null,
        resolved_at: null,
        resolution_reason: null,
      }),
    );
    expect(gates(full({ ...started, 'status.json': asked }))).toEqual([]);
  });
});

describe('a lean session at DONE that was committed once', () => {
  const unmarked = leanStatus(data => delete data.runtime_flags);

  test('gets one finding, which names the marker', () => {
    const session = lean({ 'status.json': unmarked });
    expect(brokenRules(session)).toMatchObject([
      {
        rule: 'gates',
        status: 'fail',
        at: 'status.json:2',
        message: expect.stringContaining('write "runtime_flags": {"lean_mode": true}'),
        places: [],
      },
    ]);
  });

  test('and a full one that has left out its gates is told of each', () => {
    const design = leanStatus(data => {
      delete data.runtime_flags;
      data.current_state = 'DESIGN';
    });
    const session = lean(
      { 'status.json': unmarked },
      { steps: [step('Design', [`${folder}/status.json`], { 'status.json': design })] },
    );
    expect(brokenStatuses(session)).toEqual(['gates fail', 'files fail']);
    expect(gates(session)).toEqual([expect.stringContaining('UD-APPROVE-DESIGN was never asked (and 1 more)')]);
  });
});

test('a security decision is known by SEC-1, as its id and in its question', () => {
  const lost = { status: 'cancelled', answer: null, resolution_reason: 'no response provided' };
  const rename = (change: object) =>
    brokenStatuses(
      full({ 'status.json': inState('DONE', data => Object.assign(decision(data, 'UD-2'), lost, change)) }),
    );
  expect(rename({ decision_id: 'SEC-1' })).toEqual(['decision-security fail', 'decision-ids fail']);
  expect(rename({ question: 'SEC-T002: limit the rate of joins?' })).toEqual(['decision-security fail']);
  expect(rename({ question: 'Which second is shown?' })).toEqual([]);
});

test('status.json that was broken in a commit between is worth a look, also after it was repaired', () => {
  const text = fixture('full')['status.json']!;
  const write = (content: string) => step('Work', [`${folder}/status.json`], { 'status.json': content });
  const broken = text.replace('"DONE",', '"DONE"');
  const session = full({}, { steps: [write(text.replace('DONE', 'PLAN')), write(broken), write(text)] });
  expect(brokenRules(session)).toMatchObject([
    { rule: 'status', status: 'warn', message: expect.stringContaining('invalid JSON in commit abcdef0, line 3:') },
  ]);
  // The last version is the head's, which fails.
  const last = brokenRules(full({ 'status.json': broken }, { steps: [write(broken)] }));
  expect(last).toMatchObject([{ rule: 'status', status: 'fail', at: 'status.json:3' }]);
});

test('retry_counts has all four loops for each task', () => {
  const counts = inState('DONE', data => (data.retry_counts = { 'T-001': { FIX_REVIEW: 1 }, 'T-002': {} }));
  expect(brokenRules(full({ 'status.json': counts }))).toMatchObject([
    {
      rule: 'status-retries',
      status: 'warn',
      places: [
        expect.stringContaining('retry_counts.T-001 has no FIX_TESTS, FIX_SECURITY, FIX_BUILD; write 0'),
        expect.stringContaining('retry_counts.T-002 has no FIX_REVIEW, FIX_TESTS, FIX_SECURITY, FIX_BUILD; write 0'),
      ],
    },
  ]);
});

test('headings in Italian are understood', () => {
  const spec =
    '# Specifica\n\n## Obiettivi\n\nx\n\n## Criteri di accettazione\n\nx\n\n## Definizione di completato\n\nx\n';
  const architecture = '# Architettura\n\n## Panoramica\n\nx\n\n## Architettura logica a moduli\n\nx\n';
  expect(brokenStatuses(full({ 'spec.md': spec, 'architecture.md': architecture }))).toEqual([
    'spec warn',
    'architecture warn',
  ]);
});
