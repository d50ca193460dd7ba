import { expect, test } from 'vitest';
import { collectFindings } from '../../src/sessions/findings.ts';
import { ruleNamed } from '../../src/sessions/rules.ts';

const rule = ruleNamed('task-status');
const at = (line: number, path = 'tasks.yaml') => ({ path, line });

test('a rule that was not checked has no outcome', () => {
  const findings = collectFindings();
  expect(findings.outcome(rule, false)).toBeUndefined();
  findings.of(rule).markChecked();
  expect(findings.outcome(rule, false)).toEqual({ status: 'pass', message: 'no problems found' });
});

test('the most severe finding comes first, then by path and line, each with its code', () => {
  const findings = collectFindings();
  findings.add('task-status', 'warn', at(1), 'a');
  findings.add('task-status', 'fail', at(9), 'b', 'finer');
  findings.of(rule).add('fail', at(2, 'status.json'), 'c');
  expect(findings.outcome(rule, false)).toMatchObject({
    status: 'fail',
    message: 'c (and 1 more)',
    want: rule.title,
    fix: rule.fix,
    got: '1 finding in status.json, 2 in tasks.yaml',
    at: at(2, 'status.json'),
    owner: 'author',
    places: [
      { code: 'task-status', severity: 'fail', message: 'c' },
      { code: 'finer', severity: 'fail', message: 'b' },
      { code: 'task-status', severity: 'warn', message: 'a' },
    ],
  });
});

test('a strict policy makes failures of warnings', () => {
  const findings = collectFindings();
  findings.add('task-status', 'warn', at(1), 'a');
  expect(findings.outcome(rule, false)).toMatchObject({ status: 'warn' });
  expect(findings.outcome(rule, true)).toMatchObject({ status: 'fail' });
});

test('notes are what a pass says', () => {
  const findings = collectFindings();
  const checklist = ruleNamed('checklist');
  findings.of(checklist).note('one');
  findings.of(checklist).note('two');
  expect(findings.outcome(checklist, true)).toEqual({ status: 'pass', message: 'one · two' });
});
