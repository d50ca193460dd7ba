import { describe, expect, test } from 'vitest';
import { type Artifacts, type BrokenRule, brokenRules } from '../../support/session.ts';
import { original } from '../../support/session-edits.ts';
import { full, lean } from '../../support/session-fixtures.ts';

const found = (list: readonly BrokenRule[], rule: string) => list.find(each => each.rule === rule);

/** Everything that one rule says, as `file:line message`. */
const lines = (artifacts: Artifacts, rule: string, session = full) => {
  const one = found(brokenRules(session(artifacts)), rule);
  return one ? (one.places.length > 0 ? one.places : [`${one.at} ${one.message}`]) : [];
};

const task = (id: string, more = '') =>
  `  - id: ${id}\n    status: completed\n    goal: Something\n    acceptance_checks: ["cmd: true"]\n${more}`;

describe('tasks.yaml as agents write it', () => {
  test('an unquoted colon at line 486 is reported at line 486, and every other task is still read', () => {
    const before = Array.from({ length: 121 }, (_, index) => task(`T-${index + 1}`)).join('');
    const broken = '  - goal: Fix this: that\n    id: T-900\n    status: done\n    acceptance_checks: ["cmd: true"]\n';
    const text = `tasks:\n${before}${broken}${task('T-901').replace('completed', 'in-progress')}`;
    expect(text.split('\n')[485]).toContain('Fix this: that');
    const list = brokenRules(full({ 'tasks.yaml': text }));
    expect(found(list, 'tasks')).toMatchObject({
      at: 'tasks.yaml:486',
      message: 'unquoted value contains a colon and a space; quote the whole value',
    });
    expect(found(list, 'task-status')!.message).toContain('unknown status "done" for T-900');
    expect(found(list, 'task-state')!.message).toContain('T-901 is in-progress (122 of 123 tasks are completed)');
  });

  test('several faults are all reported, each at its line', () => {
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
      '4 duplicate key "status" (first on line 3); remove one',
      '5 YAML alias "*pointer" is not allowed; quote the value if it is text',
      '7 unquoted value contains a colon and a space; quote the whole value',
      '9 tab in the indentation; use spaces',
    ]);
    expect(lines({ 'tasks.yaml': text }, 'task-blocked')).toEqual([]);
  });

  test('CRLF, a byte order mark and a fence around it change nothing except for a finding about the fence', () => {
    const text = original['tasks.yaml']!;
    expect(brokenRules(full({ 'tasks.yaml': `\uFEFF${text.replaceAll('\n', '\r\n')}` }))).toEqual([]);
    const list = brokenRules(full({ 'tasks.yaml': `\`\`\`yaml\n${text}\`\`\`\n` }));
    expect(list.map(each => [each.rule, each.at])).toEqual([['tasks', 'tasks.yaml:1']]);
    expect(list[0]!.message).toContain('a Markdown fence surrounds the content; remove it');
  });

  test('done for completed fails at its line, and causes no other finding', () => {
    const list = brokenRules(
      full({ 'tasks.yaml': original['tasks.yaml']!.replaceAll('status: completed', 'status: Done') }),
    );
    expect(list.map(each => each.rule)).toEqual(['task-status']);
    expect(list[0]!.places).toEqual([
      'tasks.yaml:4 unknown status "Done" for T-001; use completed',
      'tasks.yaml:11 unknown status "Done" for T-002; use completed',
    ]);
  });

  test('old field names are understood, with a warning', () => {
    const text = swapAll(original['tasks.yaml']!, {
      depends_on: 'deps',
      acceptance_checks: 'verification',
      'id:': 'task_id:',
    });
    const list = brokenRules(full({ 'tasks.yaml': text }));
    expect(list.map(each => [each.rule, each.status])).toEqual([['task-fields', 'warn']]);
    expect(list[0]!.places).toContain('tasks.yaml:6 rename "deps" to depends_on');
    expect(list[0]!.places).toContain('tasks.yaml:7 rename "verification" to acceptance_checks');
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
      ['task-state', 'task-status', 'task-fields', 'task-ids'],
    ],
    ['a binary file', '\u0000\u0001\u0002', ['tasks']],
  ])('%s is read as far as it goes', (_, text, rules) => {
    const list = brokenRules(lean({ 'tasks.yaml': text }));
    expect(list.map(each => each.rule).filter(rule => rule.startsWith('task'))).toEqual(rules);
    for (const each of list) expect(each.message).not.toMatch(/undefined|\[object|anyOf|"type":/);
  });

  test('DONE with 0 of 28 tasks completed is one criterion with 28 places', () => {
    const text = `tasks:\n${Array.from({ length: 28 }, (_, index) => task(`T-0${index + 10}`).replace('completed', 'not-started')).join('')}`;
    const list = brokenRules(lean({ 'tasks.yaml': text }));
    expect(list.map(each => each.rule)).toEqual(['task-state']);
    expect(list[0]!.message).toBe(
      'current_state is DONE, but T-010 is not-started (0 of 28 tasks are completed) (and 27 more)',
    );
    expect(list[0]!.places).toHaveLength(28);
  });

  test('unknown, cyclic and unfinished dependencies are reported', () => {
    const text = (depends: string, one = 'completed') =>
      `- {id: T-001, status: ${one}, goal: x, depends_on: ${depends}, acceptance_checks: ["cmd: true"]}\n` +
      '- {id: T-002, status: completed, goal: x, depends_on: [T-001], acceptance_checks: ["cmd: true"]}\n';
    const says = (...args: [string, string?]) => lines({ 'tasks.yaml': text(...args) }, 'task-depends', lean);
    expect(says('[T-009]')).toEqual(['tasks.yaml:1 T-001 depends on unknown task T-009']);
    expect(says('[T-002]')[0]).toContain('T-001 depends on itself through T-002');
    expect(says('[]', 'implemented')).toEqual([
      'tasks.yaml:2 T-002 is completed, but depends on T-001, which is implemented',
    ]);
    expect(says('"none"')).toEqual([]);
  });
});

function swapAll(text: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((done, [from, to]) => done.replaceAll(from, to), text);
}
