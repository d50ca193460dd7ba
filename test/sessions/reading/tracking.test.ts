import { expect, test } from 'vitest';
import { brokenRules } from '../../support/session.ts';
import { inState, type StatusData, statusWith } from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const found = (change: (data: StatusData) => void, text = statusWith(change)) =>
  brokenRules(full({ 'status.json': text }))
    .filter(({ rule }) => rule === 'gate-tracking')
    .flatMap(({ status, message, places }) => [status, message, ...places.slice(1)]);

test.each<[string, (data: StatusData) => void, string, string]>([
  ['runtime_flags: null', data => (data.runtime_flags = null), 'warn', 'runtime_flags must be a mapping, not null'],
  ['runtime_flags as text', data => (data.runtime_flags = 'x'), 'fail', 'runtime_flags must be a mapping, not "x"'],
  [
    'a flag without the time of looking',
    data => (data.runtime_flags = { copilot_instructions_exists: true }),
    'warn',
    'copilot_checked_at is missing from runtime_flags',
  ],
  [
    'a time without the flag',
    data => (data.runtime_flags = { copilot_checked_at: '2026-02-10T09:00:00Z' }),
    'warn',
    'copilot_instructions_exists is missing from runtime_flags',
  ],
  [
    'a time that is null',
    data => (data.runtime_flags = { copilot_instructions_exists: true, copilot_checked_at: null }),
    'warn',
    'copilot_checked_at is null',
  ],
  [
    'gate_tracking: null',
    data => Object.assign(data, { gate_tracking: null }),
    'warn',
    'gate_tracking must be a mapping, not null; write {"APPROVE_DESIGN"',
  ],
  [
    'a gate as a word',
    data => Object.assign(data, { gate_tracking: { APPROVE_DESIGN: 'completed' } }),
    'fail',
    'gate_tracking.APPROVE_DESIGN must be a mapping, not "completed"',
  ],
  [
    'a correction without its dispatch',
    data => Object.assign(data, { gate_tracking: { APPROVE_DESIGN: { correction_status: 'completed' } } }),
    'warn',
    'last_correction_dispatch is missing from gate_tracking.APPROVE_DESIGN',
  ],
  [
    'a dispatch without its task',
    data => delete (data.gate_tracking!.APPROVE_DESIGN.last_correction_dispatch as Record<string, unknown>).task_id,
    'warn',
    'task_id is missing from last_correction_dispatch',
  ],
])('%s', (_, change, status, message) => {
  expect(found(change)).toEqual([status, expect.stringContaining(message)]);
});

test('neither is needed, and a lean session has a flag of its own', () => {
  expect(
    found(data => {
      delete data.gate_tracking;
      delete data.runtime_flags;
    }),
  ).toEqual([]);
  const lean = inState('DONE', data => (data.runtime_flags = { lean_mode: true }));
  expect(found(() => {}, lean)).toEqual([]);
});
