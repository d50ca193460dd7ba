import { describe, expect, test } from 'vitest';
import { judgeSession } from '../../src/sessions/judge.ts';
import { told } from '../support/session.ts';
import {
  added,
  coder,
  decision,
  edited,
  original,
  reviewer,
  type StatusData,
  statusWith,
  swap,
} from '../support/session-edits.ts';
import { full, lean, work } from '../support/session-fixtures.ts';

/** What teams really write, and what each of it comes to: rule and status. */
const outcome = (...args: Parameters<typeof full>) => told(full(...args)).map(each => `${each.rule} ${each.status}`);

describe('decisions', () => {
  test('numbers with zeros are understood', () => {
    const text = original['status.json']!.replace('"UD-1"', '"UD-001"').replace('"UD-2"', '"UD-002"');
    const [only, ...rest] = told(full({ 'status.json': text }));
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ rule: 'decision-ids', status: 'warn' });
    expect(only!.places[0]).toContain('UD-001 is read as UD-1; write it without zeros');
  });

  test('names for ids are not', () => {
    expect(outcome({ 'status.json': statusWith(data => added(data, { decision_id: 'UD-QUEUE-SIZE' })) })).toEqual([
      'decision-ids fail',
    ]);
  });

  test('a mapping from ids to records is understood', () => {
    const text = edited(original['status.json'], (data: StatusData & { user_decisions: unknown }) => {
      data.user_decisions = Object.fromEntries(
        data.user_decisions.map(({ decision_id, ...rest }) => [decision_id, rest]),
      ) as never;
    });
    expect(outcome({ 'status.json': text })).toEqual(['status-fields warn']);
  });

  test('a record that only says what was decided lacks the rest', () => {
    const text = statusWith(data => {
      (data.user_decisions as unknown[]).push({ id: 'UD-3', decision: 'Keep it in memory', source: 'the brief' });
    });
    const [only] = told(full({ 'status.json': text }));
    expect(only).toMatchObject({ rule: 'decision-fields', status: 'fail' });
    expect(only!.places.filter(place => place.includes('is missing')).map(place => place.split(' ')[1])).toEqual([
      'question',
      'status',
      'asked_at',
      'state_context',
      'resolved_at',
      'resolution_reason',
    ]);
  });

  test('a security decision is known by its id as well', () => {
    const text = statusWith(data => {
      added(data, {
        decision_id: 'UD-SEC-QUEUE',
        question: 'Who may empty it?',
        status: 'cancelled',
        answer: null,
        resolution_reason: 'no answer',
      });
    });
    expect(outcome({ 'status.json': text })).toEqual(['decision-ids fail', 'decision-security fail']);
  });

  test('an approval with more words passes, one that only begins otherwise does not', () => {
    const answer = (words: string) =>
      outcome({ 'status.json': statusWith(data => (decision(data, 'UD-APPROVE-DESIGN').answer = words)) });
    expect(answer('approved, with thanks')).toEqual([]);
    expect(answer('Approved')).toEqual(['approve-design fail']);
    expect(answer('ok, approved')).toEqual(['approve-design fail']);
  });

  test('a correction that was made tells that changes were requested', () => {
    expect(outcome({ 'approve-design-history.jsonl': null })).toEqual(['history-complete fail']);
  });
});

test('a mandatory gate that the user put off blocks the session, and says so', () => {
  const put = (more: object) =>
    outcome({
      'status.json': statusWith(data => {
        const gate = { status: 'cancelled', answer: null, resolution_reason: 'user deferred: next week' };
        Object.assign(decision(data, 'UD-REVIEW-STRATEGY'), gate);
        Object.assign(data, { current_state: 'BLOCKED' }, more);
      }),
    });
  expect(put({})).toEqual(['state fail', 'gates fail']);
  expect(put({ blocker: 'mandatory_user_decision_missing' })).toEqual(['state fail']);
});

test('tasks that status.json lists by what became of them are repeated there', () => {
  const text = statusWith(data => Object.assign(data, { completed_tasks: ['T-001'], blocked_tasks: [] }));
  expect(told(full({ 'status.json': text }))[0]).toMatchObject({
    rule: 'status-tasks',
    status: 'fail',
    places: [expect.stringContaining('completed_tasks'), expect.stringContaining('blocked_tasks')],
  });
});

test('no CI result yet is understood, a colour that there is not is none', () => {
  expect(outcome({ 'status.json': swap('status.json', '"green"', 'null') })).toEqual(['status-fields warn']);
  expect(outcome({ 'status.json': swap('status.json', '"green"', '"yellow"') })).toEqual(['status-fields fail']);
  expect(outcome({ 'status.json': swap('status.json', '"green"', '"red"') })).toEqual(['ci fail']);
});

test("other keys, and a task for the session itself, are nobody's business", () => {
  const status = statusWith(data =>
    Object.assign(data, { summary: 'x', previous_session: 'y', test_baseline: { total: 3 } }),
  );
  const tasks = `project:\n  name: "Login: part one"\n  definition_of_done: ["CI green"]\n\n${original['tasks.yaml']}  - id: meta\n    status: completed\n    type: fix\n    goal: >\n      Several lines: with colons\n      and more of them\n    acceptance_checks: ["manual: look"]\n`;
  expect(outcome({ 'status.json': status, 'tasks.yaml': tasks })).toEqual([]);
});

test('goals that are none are no goals', () => {
  expect(outcome({ 'spec.md': swap('spec.md', '## Goals', '## Non goals') })).toEqual(['spec fail']);
});

describe('checks of tasks', () => {
  const check = (text: string) =>
    told(
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
    const messages = told(lean({ 'tasks.yaml': tasks })).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter(message => message.includes('\n'))).toEqual([]);
  });

  test('the id of a criterion stands for its checks, and says so', () => {
    expect(check('AC-1')).toMatchObject([{ rule: 'checks', status: 'warn' }]);
    expect(check('AC-9')).toMatchObject([{ rule: 'checks', status: 'fail' }]);
  });
});

describe("agents' messages", () => {
  const dispatch = JSON.stringify({
    state: 'IMPLEMENT_LOOP',
    dispatch: [
      {
        agent: 'Coder',
        task: {
          id: 'T-001',
          title: 'x',
          goal: 'y',
          non_goals: [],
          context_files: ['docs\\api.md'],
          constraints: [],
          acceptance_checks: [],
          risk_flags: [],
        },
        project_type: 'cli',
      },
    ],
  });

  test('a list of dispatches is read, Windows paths too', () => {
    const list = told(full({ 'dispatch/1.json': dispatch }, { others: ['docs/api.md'], changes: work }));
    expect(list.map(each => `${each.rule} ${each.status}`)).toEqual(['input-context warn']);
    expect(list[0]!.message).toContain('is a Windows path; write docs/api.md');
  });

  test('the last word of an agent on a task counts', () => {
    const blocked = swap(reviewer, '"OK"', '"BLOCKED"');
    expect(
      outcome({
        'outputs/T-001-reviewer-0.json': blocked,
        [reviewer]: null,
        'outputs/T-001-reviewer-1.json': original[reviewer]!,
      }),
    ).toEqual([]);
    expect(outcome({ 'outputs/T-001-reviewer-2.json': blocked })).toEqual(['output-status fail']);
  });

  test('what the work deleted or moved was there to be read', () => {
    const input = 'inputs/T-001-reviewer.json';
    const listed = (path: string) => ({ [input]: swap(input, '/architecture.md"', `/architecture.md",\n "${path}"`) });
    expect(outcome(listed('src/sign.js'))).toEqual([]);
    expect(outcome(listed('src/old.js'))).toEqual(['input-context fail']);
    const changes = [...work, { kind: 'deleted' as const, path: 'src/old.js' }];
    expect(outcome(listed('src/old.js'), { changes })).not.toContain('input-context fail');
  });

  test('only the last dispatch to the Reviewer is held to the diff', () => {
    const input = original['inputs/T-001-reviewer.json']!;
    const stale = input.replace('"src/login.js", "change_type"', '"src/draft.js", "change_type"');
    expect(outcome({ 'inputs/T-001-reviewer.json': stale, 'inputs/T-001-reviewer-2.json': input })).toEqual([
      'changed-files warn',
    ]);
    expect(outcome({ 'inputs/T-001-reviewer-2.json': stale })).toEqual(['changed-files fail']);
  });

  test('records of input and output together, and JSON Lines', () => {
    const record = `{"agent": "Coder", "task_id": "T-001", "output": ${JSON.stringify(JSON.parse(original[coder]!))}}`;
    expect(outcome({ [coder]: null, 'outputs/log.jsonl': `${record}\n${record}\n` })).toEqual([]);
    const list = told(full({ 'outputs/log.jsonl': `${record}\n${record.replace('"OK"', '"DONE"')}\n` }));
    expect(list).toMatchObject([{ rule: 'output-form', at: 'outputs/log.jsonl:2' }]);
  });

  test("the Orchestrator's last word is for people", () => {
    expect(outcome({ 'outputs/orchestrator-final.md': 'All is done.\n' })).toEqual([]);
    expect(outcome({ 'outputs/T-002-coder.md': 'All is done.\n' })).toEqual(['output-json fail']);
  });

  test('a file that no agent reports is worth a look, one that is not there a failure', () => {
    const changes = [...work, { kind: 'added' as const, path: 'src/extra.js' }];
    const list = told(full({}, { changes }));
    expect(list.map(each => `${each.rule} ${each.status}`)).toEqual(['changed-files fail', 'output-files warn']);
  });

  test('files that the change does not touch are not held against its diff', () => {
    const base = { [coder]: original[coder]!, 'inputs/T-001-reviewer.json': original['inputs/T-001-reviewer.json']! };
    const session = full({}, { base });
    const changes = session.changes.filter(
      ({ path }) => !/\/(?:in|out)puts\//.test(path) && path.startsWith('.agents-work'),
    );
    expect(told({ ...session, changes })).toEqual([]);
  });

  test.each([
    ['[]', 'output-form'],
    ['"OK"', 'output-form'],
    ['{"status": null}', 'output-form'],
    ['not JSON', 'output-json'],
    ['', 'output-json'],
  ])('an output %j is no crash', (text, rule) => {
    const list = told(full({ 'outputs/T-002-coder.json': text }));
    if (text === '[]') expect(list).toEqual([]);
    else expect(list.map(each => each.rule)).toEqual([rule]);
  });
});

test('a finished session that is deleted is told file by file', () => {
  const session = full({}, { base: original });
  const changes = [...session.head.keys()].map(path => ({ kind: 'deleted' as const, path }));
  const gone = { ...session, head: new Map(), changes };
  const [only] = told(gone);
  expect(only).toMatchObject({ rule: 'read-only', status: 'fail' });
  expect(only!.places.map(place => place.split(':')[0])).toEqual(Object.keys(original).sort());
  expect(judgeSession(gone).at.path).toBe(`${session.folder}/status.json`);
});
