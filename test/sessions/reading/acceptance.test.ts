import { describe, expect, test } from 'vitest';
import { judgeSession } from '../../../src/sessions/judge.ts';
import { brokenRules } from '../../support/session.ts';
import { lean } from '../../support/session-fixtures.ts';

describe('checks of tasks', () => {
  const check = (text: string) =>
    brokenRules(
      lean({
        'tasks.yaml': `- id: T-001\n  status: completed\n  goal: x\n  acceptance_checks:\n    - ${JSON.stringify(text)}\n`,
      }),
    );

  test.each([
    'cmd: grep -c "retry" src/queue.ts (at least two lines are wanted)',
    'cmd: make image (has to work offline)',
    'cmd: Push-Location web ; New-Item out.txt',
    'cmd: node build.mjs | Measure-Object -Line',
    'unit: the queue drains',
    'cmd:',
    'manual:',
  ])('%j can not be done as it stands', text => {
    expect(check(text)).toMatchObject([{ rule: 'checks', status: 'fail', at: 'tasks.yaml:5' }]);
  });

  test.each([
    'cmd: cd web && node --test 2>&1',
    'cmd: ./mvnw -q -Dtest=a.b.QueueTest test',
    'manual: drain the queue → the counter reads zero',
  ])('%j can', text => expect(check(text)).toEqual([]));

  test('a record with a command and something to look at has both', () => {
    const tasks =
      '- id: T-001\n  status: completed\n  goal: x\n  acceptance_checks:\n    - cmd: npm test\n      manual: look\n';
    expect(judgeSession(lean({ 'tasks.yaml': tasks })).checks).toMatchObject([
      { kind: 'cmd', text: 'npm test' },
      { kind: 'manual', text: 'look' },
    ]);
  });

  test('an id with a line break stays in its line', () => {
    const tasks = '- id: "T-1\\nT-2"\n  status: blocked\n  goal: x\n  acceptance_checks: ["manual: look"]\n';
    const messages = brokenRules(lean({ 'tasks.yaml': tasks })).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter(message => message.includes('\n'))).toEqual([]);
  });

  test('the id of a criterion stands for its checks, and says so', () => {
    expect(check('AC-1')).toMatchObject([{ rule: 'checks', status: 'warn' }]);
    expect(check('AC-9')).toMatchObject([{ rule: 'checks', status: 'fail' }]);
  });
});
