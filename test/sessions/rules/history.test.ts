import { describe, expect, test } from 'vitest';
import { brokenRules, brokenStatuses } from '../../support/session.ts';
import {
  decision,
  historyLine,
  original,
  requested,
  statusWith,
  step,
  tasksWith,
} from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const history = 'approve-design-history.jsonl';

describe('what happened between the base and the head', () => {
  const asked = statusWith(data => (decision(data, 'UD-APPROVE-DESIGN').answer = requested));

  test('changes that were requested in a commit of the branch are in the history', () => {
    const steps = [step('Ask', [], { 'status.json': asked })];
    const [only, ...rest] = brokenRules(full({}, { steps }));
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ rule: 'history-complete', status: 'fail' });
    expect(only!.message).toContain(requested);
    expect(brokenStatuses(full({ [history]: `${original[history]}${historyLine(requested)}` }, { steps }))).toEqual([]);
  });

  test('a record that a commit of the branch wrote stays', () => {
    const grown = step('Ask', [], { [history]: `${original[history]}${historyLine(requested)}` });
    const [only, ...rest] = brokenRules(
      full({}, { steps: [step('Begin', [], { [history]: original[history]! }), grown] }),
    );
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ rule: 'history-kept', status: 'fail' });
    expect(only!.message).toContain('record 2 of an earlier commit was removed');
  });

  test('however many commits there are, tasks are followed in time', () => {
    const base = { 'tasks.yaml': tasksWith('not-started', 'implemented') };
    const many = Array.from({ length: 3000 }, (_, index) =>
      step('Work', [], { 'tasks.yaml': `${tasksWith('implemented', 'implemented')}# ${index}\n` }),
    );
    expect(brokenStatuses(full({}, { base, steps: many }))).toEqual([]);
    const jump = step('Jump', [], { 'tasks.yaml': tasksWith('not-started', 'implemented') });
    expect(brokenStatuses(full({}, { base, steps: [...many, jump] }))).toEqual(['task-steps fail']);
  });
});
