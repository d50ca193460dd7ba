import { describe, expect, test } from 'vitest';
import { type Artifacts, type BrokenRule, brokenRules } from '../../support/session.ts';
import { added, original, statusWith, swap } from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const found = (list: readonly BrokenRule[], rule: string) => list.find(each => each.rule === rule);

/** Everything that one rule says, as `file:line message`. */
const lines = (artifacts: Artifacts, rule: string, session = full) => {
  const one = found(brokenRules(session(artifacts)), rule);
  return one ? (one.places.length > 0 ? one.places : [`${one.at} ${one.message}`]) : [];
};

describe('status.json as agents write it', () => {
  test('comments, trailing commas, duplicate keys and missing commas are all reported, and the rest is checked', () => {
    const text = original['status.json']!.replace(
      '  "current_state": "DONE",',
      '  // where we are\n  "current_state": "DONE",\n  "current_state": "PLAN",',
    )
      .replace('"known_issues": [],', '"known_issues": []')
      .replace('"last_update": "2026-02-10T15:00:00Z"', '"last_update": "2026-02-10T15:00:00Z",');
    const list = brokenRules(full({ 'status.json': text }));
    expect(list.map(each => each.rule)).toEqual(['status']);
    expect(list[0]!.places.map(place => place.replace(/^status\.json:\d+ /, ''))).toEqual([
      'comments are not allowed in JSON; remove it',
      'duplicate key "current_state" (first on line 3); remove one',
      'missing comma before this value; add it',
      'extra comma before }; remove it',
    ]);
  });

  test.each([
    ['single quotes', (text: string) => text.replaceAll('"', "'")],
    ['a fence around it', (text: string) => `\`\`\`json\n${text}\`\`\`\n`],
    ['a sentence before it', (text: string) => `Here is the status:\n${text}`],
    ['words of Python', (text: string) => text.replaceAll('true', 'True').replaceAll('null', 'None')],
  ])('%s: reported once, and the meaning is understood', (_, change) => {
    expect(brokenRules(full({ 'status.json': change(original['status.json']!) })).map(each => each.rule)).toEqual([
      'status',
    ]);
  });

  test('a byte order mark and CRLF are fine', () => {
    expect(brokenRules(full({ 'status.json': `\uFEFF${original['status.json']!.replaceAll('\n', '\r\n')}` }))).toEqual(
      [],
    );
  });

  test.each([
    '',
    '{',
    '[]',
    'null',
    '"DONE"',
    '{}',
    '{"current_state": {}}',
    'DONE',
    '{"user_decisions": {"UD-1": "yes"}}',
    '{"current_state": "DONE"',
  ])('%j is no crash, and no pass', text => {
    const list = brokenRules(full({ 'status.json': text }));
    expect(list.some(each => each.status === 'fail' && each.at.startsWith('status.json'))).toBe(true);
    for (const each of list) expect(each.message).not.toMatch(/undefined|\[object/);
  });

  test('id and answered_at are understood as decision_id and resolved_at', () => {
    const text = swapAll(original['status.json']!, { decision_id: 'id', resolved_at: 'answered_at' });
    const list = brokenRules(full({ 'status.json': text }));
    expect(list.map(each => [each.rule, each.status])).toEqual([['decision-fields', 'warn']]);
    expect(list[0]!.places[0]).toBe('status.json:7 rename "id" to decision_id');
    const strict = brokenRules(full({ 'status.json': text }, { policy: { strict: true } }));
    expect(strict.map(each => [each.rule, each.status])).toEqual([['decision-fields', 'fail']]);
  });

  test('camelCase is understood', () => {
    const text = swapAll(original['status.json']!, {
      current_state: 'currentState',
      state_context: 'stateContext',
      last_ci_result: 'lastCiResult',
    });
    expect(brokenRules(full({ 'status.json': text })).map(each => [each.rule, each.status])).toEqual([
      ['decision-fields', 'warn'],
      ['status-fields', 'warn'],
    ]);
  });

  test('decisions as text say the form of a record', () => {
    const text = statusWith(data => {
      (data.user_decisions as unknown[]).push('UD-3: use PostgreSQL');
    });
    const list = brokenRules(full({ 'status.json': text }));
    expect(list.map(each => each.rule)).toEqual(['decision-fields']);
    expect(list[0]!.message).toBe(
      'a decision must be a record, not "UD-3: use PostgreSQL"; write {"decision_id": "UD-1", "question": …, "status": …}',
    );
  });

  test('gate_tracking.APPROVE_DESIGN as text says the form of the mapping', () => {
    const text = statusWith(data => Object.assign(data, { gate_tracking: { APPROVE_DESIGN: 'approved' } }));
    const list = brokenRules(full({ 'status.json': text }));
    expect(list.map(each => each.rule)).toEqual(['gate-tracking']);
    expect(list[0]!.message).toContain('must be a mapping, not "approved"; write {"correction_status": "none"');
  });

  test('numbers in quotes are understood; a count past its bound is not', () => {
    expect(
      brokenRules(full({ 'status.json': swap('status.json', '"FIX_TESTS": 0', '"FIX_TESTS": "0"') })).map(each => [
        each.rule,
        each.status,
      ]),
    ).toEqual([['status-retries', 'warn']]);
    expect(
      brokenRules(full({ 'status.json': swap('status.json', '"FIX_TESTS": 0', '"FIX_TESTS": 4') }))[0],
    ).toMatchObject({
      rule: 'status-retries',
      status: 'fail',
      message: 'T-001 went through FIX_TESTS 4 times; after 3 the session must be BLOCKED',
    });
  });

  test('the rule for a missing correction_status: none', () => {
    const text = statusWith(data => delete data.gate_tracking);
    expect(brokenRules(full({ 'status.json': text }))).toEqual([]);
    const empty = statusWith(data => Object.assign(data, { gate_tracking: { APPROVE_DESIGN: null } }));
    expect(brokenRules(full({ 'status.json': empty }))).toEqual([]);
  });

  test('a security question may be put off by the user, and by nobody else', () => {
    const put = (reason: string) =>
      brokenRules(
        full({
          'status.json': statusWith(data =>
            added(data, {
              question: 'Accept the XSS risk?',
              status: 'cancelled',
              answer: null,
              resolution_reason: reason,
            }),
          ),
        }),
      );
    expect(put('user deferred: will address in next sprint')).toEqual([]);
    for (const reason of ['no response provided', 'auto-cancelled', 'Timed out', 'brak odpowiedzi']) {
      expect(put(reason).map(each => each.rule)).toEqual(['decision-security']);
    }
  });

  test('times: zones are minded, order is kept', () => {
    const at = (asked: string, resolved: string) =>
      lines(
        { 'status.json': statusWith(data => added(data, { asked_at: asked, resolved_at: resolved })) },
        'status-times',
      );
    expect(at('2026-02-10T14:00:00+02:00', '2026-02-10T12:30:00Z')).toEqual([]);
    expect(at('2026-02-10T12:00:00Z', '2026-02-10T12:30:00+02:00')[0]).toContain(
      'UD-3 was resolved before it was asked',
    );
    expect(at('2026-02-10 12:00:00', '2026-02-10T12:30:00.123456Z')).toEqual([]);
    expect(at('2026-02-31T12:00:00Z', '2026-02-10T12:30:00Z')[0]).toContain('which is not a valid time');
    expect(at('10.02.2026 12:00', '2026-02-10T12:30:00Z')[0]).toContain('which is not a valid time; write it like');
    expect(at('1770724800', '2026-02-10T12:30:00Z')[0]).toContain('which is not a valid time');
  });
});

function swapAll(text: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((done, [from, to]) => done.replaceAll(from, to), text);
}
