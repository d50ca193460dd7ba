import { expect, test } from 'vitest';
import { judgeSession } from '../../../src/sessions/judge.ts';
import { type BrokenRule, brokenRules, sessionWith } from '../../support/session.ts';
import { original, statusWith } from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const found = (list: readonly BrokenRule[], rule: string) => list.find(each => each.rule === rule);

test('what is not due yet is a warning, and what is due fails', () => {
  const at = (state: string) => {
    const status = statusWith(data =>
      Object.assign(data, { current_state: state, user_decisions: [], retry_counts: {}, gate_tracking: {} }),
    );
    const artifacts = {
      'spec.md': original['spec.md']!,
      'acceptance.json': original['acceptance.json']!,
      'status.json': status,
    };
    return found(brokenRules(sessionWith(artifacts)), 'files')!;
  };
  expect(at('INTAKE')).toMatchObject({ status: 'warn' });
  expect(at('IMPLEMENT_LOOP')).toMatchObject({
    status: 'fail',
    places: [expect.stringContaining('architecture.md'), expect.stringContaining('tasks.yaml')],
  });
});

test('a finished session that is deleted is reported file by file', () => {
  const session = full({}, { base: original });
  const changes = [...session.head.keys()].map(path => ({ kind: 'deleted' as const, path }));
  const gone = { ...session, head: new Map(), changes };
  const [only] = brokenRules(gone);
  expect(only).toMatchObject({ rule: 'read-only', status: 'fail' });
  expect(only!.places.map(place => place.split(':')[0])).toEqual(Object.keys(original).sort());
  expect(judgeSession(gone).at.path).toBe(`${session.folder}/status.json`);
});
