import { describe, expect, test } from 'vitest';
import { judgeSession } from '../../src/sessions/judge.ts';
import { type Artifacts, sessionWith, type Told, told } from '../support/session.ts';
import { added, original, statusWith, swap } from '../support/session-edits.ts';
import { full, lean } from '../support/session-fixtures.ts';

const found = (list: readonly Told[], rule: string) => list.find(each => each.rule === rule);
/** Everything that one rule says, as `file:line message`. */
const lines = (artifacts: Artifacts, rule: string, session = full) => {
  const one = found(told(session(artifacts)), rule);
  return one ? (one.places.length > 0 ? one.places : [`${one.at} ${one.message}`]) : [];
};
const task = (id: string, more = '') =>
  `  - id: ${id}\n    status: completed\n    goal: Something\n    acceptance_checks: ["cmd: true"]\n${more}`;

describe('tasks.yaml as agents write it', () => {
  test('an unquoted colon at line 486 is told at line 486, and every other task is still read', () => {
    const before = Array.from({ length: 121 }, (_, index) => task(`T-${index + 1}`)).join('');
    const broken = '  - goal: Fix this: that\n    id: T-900\n    status: done\n    acceptance_checks: ["cmd: true"]\n';
    const text = `tasks:\n${before}${broken}${task('T-901').replace('completed', 'in-progress')}`;
    expect(text.split('\n')[485]).toContain('Fix this: that');
    const list = told(full({ 'tasks.yaml': text }));
    expect(found(list, 'tasks')).toMatchObject({
      at: 'tasks.yaml:486',
      message: 'line 486: unquoted value contains a colon and a space; quote the whole value',
    });
    expect(found(list, 'task-status')!.message).toContain('T-900 has the status "done"');
    expect(found(list, 'task-state')!.message).toContain('T-901 is in-progress (122 of 123 tasks are completed)');
  });

  test('several faults are all told, each at its line', () => {
    const text = [
      'tasks:',
      '  - id: T-001',
      '    status: completed',
      '    status: blocked',
      '    goal: *pointer',
      '    acceptance_checks:',
      '      - cmd: echo a: b',
      '  - id: T-002',
      '\t  status: completed',
      '    goal: x',
      '    acceptance_checks: ["cmd: true"]',
      '',
    ].join('\n');
    expect(lines({ 'tasks.yaml': text }, 'tasks').map(line => line.replace(/^tasks\.yaml:/, ''))).toEqual([
      '4 line 4: duplicate key "status" (first on line 3); remove one',
      '5 line 5: YAML alias "*pointer" is not allowed; quote the value if it is text',
      '7 line 7: unquoted value contains a colon and a space; quote the whole value',
      '9 line 9: tab in the indentation; use spaces',
    ]);
    expect(lines({ 'tasks.yaml': text }, 'task-blocked')).toEqual([]);
  });

  test('CRLF, a byte order mark and a fence around it change nothing but what is said of the fence', () => {
    const text = original['tasks.yaml']!;
    expect(told(full({ 'tasks.yaml': `\uFEFF${text.replaceAll('\n', '\r\n')}` }))).toEqual([]);
    const list = told(full({ 'tasks.yaml': `\`\`\`yaml\n${text}\`\`\`\n` }));
    expect(list.map(each => [each.rule, each.at])).toEqual([['tasks', 'tasks.yaml:1']]);
    expect(list[0]!.message).toContain('a Markdown fence stands around the content; remove it');
  });

  test('done for completed fails where it stands, and causes nothing else', () => {
    const list = told(full({ 'tasks.yaml': original['tasks.yaml']!.replaceAll('status: completed', 'status: Done') }));
    expect(list.map(each => each.rule)).toEqual(['task-status']);
    expect(list[0]!.places).toEqual([
      'tasks.yaml:4 T-001 has the status "Done", which there is not; write completed',
      'tasks.yaml:11 T-002 has the status "Done", which there is not; write completed',
    ]);
  });

  test('older fields are understood, and say their new name', () => {
    const text = swapAll(original['tasks.yaml']!, {
      depends_on: 'deps',
      acceptance_checks: 'verification',
      'id:': 'task_id:',
    });
    const list = told(full({ 'tasks.yaml': text }));
    expect(list.map(each => [each.rule, each.status])).toEqual([['task-fields', 'warn']]);
    expect(list[0]!.places).toContain('tasks.yaml:6 "deps" is read as depends_on; write depends_on');
    expect(list[0]!.places).toContain(
      'tasks.yaml:7 "verification" is read as acceptance_checks; write acceptance_checks',
    );
  });

  test.each([
    ['a list', '- id: T-001\n  status: completed\n  goal: x\n  acceptance_checks: ["cmd: true"]\n', []],
    [
      'front matter before it',
      '---\nproject: x\n---\ntasks:\n  - {id: T-001, status: completed, goal: x, acceptance_checks: ["cmd: true"]}\n',
      [],
    ],
    [
      'a mapping of ids',
      'tasks:\n  T-001: {status: completed, goal: x, acceptance_checks: ["cmd: true"]}\n',
      ['task-fields'],
    ],
    ['nothing', '\n  \n', ['tasks']],
    ['a comment only', '# later\n', ['task-fields']],
    ['prose', 'The tasks are done, all of them.\n', ['task-fields']],
    ['tasks that are text', 'tasks:\n  - Sign in\n  - Sign out\n', ['task-fields']],
    [
      'numbers for ids',
      'tasks:\n  - {id: 1, status: completed, goal: x, acceptance_checks: ["cmd: true"]}\n',
      ['task-ids'],
    ],
    [
      'null for everything',
      'tasks:\n  - {id: null, status: null, goal: null, acceptance_checks: null}\n',
      ['task-fields', 'task-ids', 'task-status', 'task-state'],
    ],
    ['a binary file', '\u0000\u0001\u0002', ['tasks']],
  ])('%s is read as far as it goes', (_, text, rules) => {
    const list = told(lean({ 'tasks.yaml': text }));
    expect(list.map(each => each.rule).filter(rule => rule.startsWith('task'))).toEqual(rules);
    for (const each of list) expect(each.message).not.toMatch(/undefined|\[object|anyOf|"type":/);
  });

  test('DONE with 0 of 28 tasks completed is one criterion with 28 places', () => {
    const text = `tasks:\n${Array.from({ length: 28 }, (_, index) => task(`T-0${index + 10}`).replace('completed', 'not-started')).join('')}`;
    const list = told(lean({ 'tasks.yaml': text }));
    expect(list.map(each => each.rule)).toEqual(['task-state']);
    expect(list[0]!.message).toBe(
      'current_state is DONE, but T-010 is not-started (0 of 28 tasks are completed) (and 27 more)',
    );
    expect(list[0]!.places).toHaveLength(28);
  });

  test('dependencies that are not there, go in a circle, or come too late are told', () => {
    const text = (depends: string, one = 'completed') =>
      `- {id: T-001, status: ${one}, goal: x, depends_on: ${depends}, acceptance_checks: ["cmd: true"]}\n` +
      '- {id: T-002, status: completed, goal: x, depends_on: [T-001], acceptance_checks: ["cmd: true"]}\n';
    const says = (...args: [string, string?]) => lines({ 'tasks.yaml': text(...args) }, 'task-depends', lean);
    expect(says('[T-009]')).toEqual(['tasks.yaml:1 T-001 depends on T-009, which is no task']);
    expect(says('[T-002]')[0]).toContain('T-001 depends on itself, by way of T-002');
    expect(says('[]', 'implemented')).toEqual([
      'tasks.yaml:2 T-002 is completed, but T-001, on which it depends, is implemented',
    ]);
    expect(says('"none"')).toEqual([]);
  });
});

describe('status.json as agents write it', () => {
  test('comments, trailing commas, duplicate keys and missing commas are all told, and the rest is judged', () => {
    const text = original['status.json']!.replace(
      '  "current_state": "DONE",',
      '  // where we are\n  "current_state": "DONE",\n  "current_state": "PLAN",',
    )
      .replace('"known_issues": [],', '"known_issues": []')
      .replace('"last_update": "2026-02-10T15:00:00Z"', '"last_update": "2026-02-10T15:00:00Z",');
    const list = told(full({ 'status.json': text }));
    expect(list.map(each => each.rule)).toEqual(['status']);
    expect(list[0]!.places.map(place => place.replace(/^status\.json:\d+ line \d+: /, ''))).toEqual([
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
  ])('%s: told once, and what is meant is read', (_, change) => {
    expect(told(full({ 'status.json': change(original['status.json']!) })).map(each => each.rule)).toEqual(['status']);
  });

  test('a byte order mark and CRLF are fine', () => {
    expect(told(full({ 'status.json': `\uFEFF${original['status.json']!.replaceAll('\n', '\r\n')}` }))).toEqual([]);
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
    const list = told(full({ 'status.json': text }));
    expect(list.some(each => each.status === 'fail' && each.at.startsWith('status.json'))).toBe(true);
    for (const each of list) expect(each.message).not.toMatch(/undefined|\[object/);
  });

  test('id and answered_at are understood as decision_id and resolved_at', () => {
    const text = swapAll(original['status.json']!, { decision_id: 'id', resolved_at: 'answered_at' });
    const list = told(full({ 'status.json': text }));
    expect(list.map(each => [each.rule, each.status])).toEqual([['decision-fields', 'warn']]);
    expect(list[0]!.places[0]).toBe('status.json:7 "id" is read as decision_id; write decision_id');
    const strict = told(full({ 'status.json': text }, { policy: { strict: true } }));
    expect(strict.map(each => [each.rule, each.status])).toEqual([['decision-fields', 'fail']]);
  });

  test('camelCase is understood', () => {
    const text = swapAll(original['status.json']!, {
      current_state: 'currentState',
      state_context: 'stateContext',
      last_ci_result: 'lastCiResult',
    });
    expect(told(full({ 'status.json': text })).map(each => [each.rule, each.status])).toEqual([
      ['status-fields', 'warn'],
      ['decision-fields', 'warn'],
    ]);
  });

  test('decisions as text say the form of a record', () => {
    const text = statusWith(data => {
      (data.user_decisions as unknown[]).push('UD-3: use PostgreSQL');
    });
    const list = told(full({ 'status.json': text }));
    expect(list.map(each => each.rule)).toEqual(['decision-fields']);
    expect(list[0]!.message).toBe(
      'a decision is "UD-3: use PostgreSQL" where a record belongs; write {"decision_id": "UD-1", "question": …, "status": …}',
    );
  });

  test('gate_tracking.APPROVE_DESIGN as text says the form of the mapping', () => {
    const text = statusWith(data => Object.assign(data, { gate_tracking: { APPROVE_DESIGN: 'approved' } }));
    const list = told(full({ 'status.json': text }));
    expect(list.map(each => each.rule)).toEqual(['gate-tracking']);
    expect(list[0]!.message).toContain('is "approved" where a mapping belongs; write {"correction_status": "none"');
  });

  test('numbers in quotes are understood; a count past its bound is not', () => {
    expect(
      told(full({ 'status.json': swap('status.json', '"FIX_TESTS": 0', '"FIX_TESTS": "0"') })).map(each => [
        each.rule,
        each.status,
      ]),
    ).toEqual([['status-retries', 'warn']]);
    expect(told(full({ 'status.json': swap('status.json', '"FIX_TESTS": 0', '"FIX_TESTS": 4') }))[0]).toMatchObject({
      rule: 'status-retries',
      status: 'fail',
      message: 'T-001 went through FIX_TESTS 4 times; after 3 the session is BLOCKED',
    });
  });

  test('the rule for a missing correction_status: none', () => {
    const text = statusWith(data => delete data.gate_tracking);
    expect(told(full({ 'status.json': text }))).toEqual([]);
    const empty = statusWith(data => Object.assign(data, { gate_tracking: { APPROVE_DESIGN: null } }));
    expect(told(full({ 'status.json': empty }))).toEqual([]);
  });

  test('a security question may be put off by the user, and by nobody else', () => {
    const put = (reason: string) =>
      told(
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
    expect(at('2026-02-31T12:00:00Z', '2026-02-10T12:30:00Z')[0]).toContain('which is no time');
    expect(at('10.02.2026 12:00', '2026-02-10T12:30:00Z')[0]).toContain('which is no time; write a time such as');
    expect(at('1770724800', '2026-02-10T12:30:00Z')[0]).toContain('which is no time');
  });
});

describe('documents as agents write them', () => {
  test.each([
    [
      'any level, numbers and colons',
      '# Goals:\nx\n\n#### 2. Acceptance criteria\nx\n\n###### Definition Of Done (DoD)\nx\n',
      [],
    ],
    ['underlined headings', 'Goals\n=====\nx\n\nAcceptance Criteria\n---\nx\n\nDefinition of Done\n---\nx\n', []],
    ['emoji', '## 🎯 Goals\nx\n## ✅ Acceptance Criteria\nx\n## 🏁 Definition of Done\nx\n', []],
    ['other words', '## Objectives\nx\n## AC\nx\n## DoD\nx\n', ['warn']],
    ['bold lines', '**Goals**\nx\n\n**Acceptance Criteria:** x\n\n**Definition of Done**\n- x\n', ['warn']],
    ['Polish', '## Cele\nx\n## Kryteria akceptacji\nx\n## Definicja ukończenia\nx\n', ['warn']],
    ['Portuguese', '## Objetivos\nx\n## Critérios de Aceitação\nx\n## Definição de Pronto\nx\n', ['warn']],
    ['other Polish', '## Cele\nx\n## Kryteria akceptacyjne\nx\n## Definicja gotowości\nx\n', ['warn']],
    ['Russian', '## Цели\nx\n## Критерии приёмки\nx\n## Определение готовности\nx\n', ['warn']],
    ['more words', '## High-level goals\nx\n## Acceptance Criteria\nx\n## Definition of Done\nx\n', []],
    ['headings below', '## Goals\nx\n## Acceptance Criteria\n### AC-1: it works\n## Definition of Done\nx\n', []],
    ['code below', '## Goals\n```\nx\n```\n## Acceptance Criteria\nx\n## Definition of Done\nx\n', []],
    ['nothing below', '## Goals\n\n## Acceptance Criteria\nx\n## Definition of Done\n', ['fail']],
    ['a comment below', '## Goals\n<!-- write -->\n## Acceptance Criteria\nx\n## Definition of Done\nx\n', ['fail']],
    ['headings in code', '```md\n## Goals\n## Acceptance Criteria\n## Definition of Done\n```\n', ['fail']],
    ['a word that only looks like it', '## Goalkeepers\n\n## Acceptance Criteria\n\n## Definition of Done\n', ['fail']],
    ['nothing', '\n', ['fail']],
  ])('%s', (_, text, status) => {
    const list = told(full({ 'spec.md': text }));
    expect(list.map(each => each.rule)).toEqual(status.map(() => 'spec'));
    expect(list.map(each => each.status)).toEqual(status);
  });

  test.each([
    ['criteria', '{"criteria": [{"id": "1", "description": "x", "verify": "y"}]}', []],
    ['acs', '{"acs": [{"id": "1", "description": "x", "verify": ["y"]}]}', []],
    ['a mapping of ids', '{"AC-1": {"description": "x", "verify": "y"}}', ['warn']],
    ['another spelling', '{"acceptanceCriteria": [{"id": "1", "description": "x", "verify": "y"}]}', ['warn']],
    ['text', '["it works"]', ['fail']],
    ['null', '{"acceptance_criteria": null}', ['fail']],
    ['something else', '{"version": 1}', ['fail']],
  ])('acceptance.json with %s', (_, text, status) => {
    const list = told(full({ 'acceptance.json': text })).filter(each => each.rule === 'acceptance-criteria');
    expect(list.map(each => each.status)).toEqual(status);
  });

  test('a name that is nearly right is pointed out', () => {
    const list = told(full({ 'tasks.yaml': null, 'tasks.yml': original['tasks.yaml']! }));
    expect(found(list, 'files')!.message).toContain(
      'tasks.yaml is missing (current_state is DONE); tasks.yml is there, name it tasks.yaml',
    );
  });

  test('an empty report, and an empty document beside it', () => {
    expect(told(full({ 'report.md': '# Report\n' })).map(each => [each.rule, each.at])).toEqual([
      ['report', 'report.md:1'],
    ]);
    expect(told(full({ 'adr/002.md': '' })).map(each => [each.rule, each.at])).toEqual([['folders', 'adr/002.md:1']]);
  });
});

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
    return found(told(sessionWith(artifacts)), 'files')!;
  };
  expect(at('INTAKE')).toMatchObject({ status: 'warn' });
  expect(at('IMPLEMENT_LOOP')).toMatchObject({
    status: 'fail',
    places: [expect.stringContaining('architecture.md'), expect.stringContaining('tasks.yaml')],
  });
});

test('a session of 500 tasks with 5,000 findings is a few criteria, the gravest first', () => {
  const checks = Array.from({ length: 10 }, (_, index) => `      - everything is fine ${index}\n`).join('');
  const tasks = Array.from(
    { length: 500 },
    (_, index) =>
      `  - id: T-${index + 1}\n    status: ${index % 2 ? 'done' : 'completed'}\n    goal: ${'x'.repeat(300)}\n    deps: []\n    acceptance_checks:\n${checks}`,
  ).join('');
  const { outcomes } = judgeSession(lean({ 'tasks.yaml': `tasks:\n${tasks}` }));
  const bad = outcomes.filter(({ outcome }) => outcome.status !== 'pass');
  expect(bad.map(({ id, outcome }) => [id, outcome.status])).toEqual([
    ['task-fields', 'warn'],
    ['task-status', 'fail'],
    ['checks', 'fail'],
  ]);
  for (const { outcome } of bad) expect('places' in outcome ? outcome.places!.length : 0).toBeLessThanOrEqual(200);
  const last = bad.at(-1)!.outcome;
  expect(last.message).toContain('(and 4999 more)');
  expect('got' in last && last.got).toBe('5000 findings in tasks.yaml, of which 200 are listed');
});

function swapAll(text: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((done, [from, to]) => done.replaceAll(from, to), text);
}
