import { describe, expect, test } from 'vitest';
import { brokenRules, brokenStatuses } from '../../support/session.ts';
import {
  coder,
  edited,
  input,
  inState,
  json,
  noMessages,
  original,
  reviewer,
  tasksWith,
} from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const output = (change: (data: Record<string, unknown>) => void) => json(coder, change);
const found = (session: ReturnType<typeof full>) =>
  brokenRules(session).map(({ rule, status, at, message }) => [`${rule} ${status}`, at, message]);

describe('outputs of agents', () => {
  test('QA reports the tests that it ran, and need not have written them', () => {
    const tests = (path: string) =>
      json(path, data => Object.assign(data.artifacts as object, { tests_added_or_updated: ['test/login.test.js'] }));
    expect(brokenStatuses(full({ 'outputs/T-001-qa.json': tests('outputs/T-001-qa.json') }))).toEqual([]);
    expect(brokenStatuses(full({ [reviewer]: tests(reviewer) }))).toEqual(['sources fail']);
    const changed = json('outputs/T-001-qa.json', data =>
      Object.assign(data.artifacts as object, { files_changed: ['src/login.js'] }),
    );
    expect(brokenStatuses(full({ 'outputs/T-001-qa.json': changed }))).toEqual(['sources fail']);
  });

  test.each(['review-T-001-r2.json', 'outputs/T-001-review.json', 'T-001_rereview.json'])(
    'the agent of %s is the Reviewer, whose last word counts',
    name => {
      const blocked = edited<Record<string, unknown>>(original[reviewer], data => (data.status = 'BLOCKED'));
      expect(found(full({ [name]: blocked, [reviewer]: null }))).toEqual([
        ['output-status fail', `${name}:2`, 'Reviewer (T-001) ended with BLOCKED'],
      ]);
    },
  );

  test('the second round replaces the first', () => {
    const blocked = edited<Record<string, unknown>>(original[reviewer], data => (data.status = 'BLOCKED'));
    const files = { 'review-T-001.json': blocked, 'review-T-001-r2.json': original[reviewer]!, [reviewer]: null };
    expect(found(full(files))).toEqual([]);
  });

  test.each([
    ['coder-T-001.json', '{"status": "OK", "artifacts": {"notes": [', 'output-json fail'],
    ['result-3.json', '{"status": "OK", "artifacts": {"notes": ["x"}, "next": {', 'output-json fail'],
    ['coder-output.json', '', 'output-json fail'],
    ['security-T-001.json', '{"status": "OK", "summary": "Fine."}', 'output-form fail'],
  ])('%s is seen outside outputs/, though it is malformed', (name, text, status) => {
    const list = brokenRules(full({ [name]: text })).filter(({ at, places }) => `${at} ${places}`.includes(name));
    expect(list.map(each => `${each.rule} ${each.status}`)).toContain(status);
  });

  test.each([
    ['research/security-headers.json', '{"status": "OK"}'],
    ['research/review.json', '{"a": '],
    ['test-results.json', '{"status": "ok", "passed": 12}'],
    ['plan.json', '{"steps": []}'],
  ])('%s is no output', (name, text) => {
    expect(found(full({ [name]: text }))).toEqual([]);
  });

  test('an extra key at the top is a warning; who wrote it for which task is none', () => {
    const extra = output(data => Object.assign(data, { confidence: 0.9, agent: 'Coder', task_id: 'T-001' }));
    expect(found(full({ [coder]: extra }))).toEqual([
      ['output-form warn', expect.stringContaining(coder), expect.stringContaining('extra key "confidence"')],
    ]);
  });
});

describe('gates of completed tasks', () => {
  const none = noMessages();

  test('are expected for every one, once the Reviewer has an output', () => {
    const given = {
      ...none,
      [reviewer]: original[reviewer]!,
      'outputs/T-001-qa.json': original['outputs/T-001-qa.json']!,
    };
    expect(found(full(given))).toEqual([
      ['task-gates fail', 'tasks.yaml:11', 'T-002 is completed, but there is no output of Reviewer (and 1 more)'],
    ]);
  });

  test('are not known where no output is kept, and may be one review of everything', () => {
    expect(found(full(none))).toEqual([]);
    const once = (path: string) => edited(original[path], () => {});
    const all = { ...none, 'outputs/reviewer.json': once(reviewer), 'outputs/qa.json': once('outputs/T-001-qa.json') };
    expect(found(full(all))).toEqual([]);
  });
});

test('at INTAKE there is nothing to read, so context_files may be empty', () => {
  const empty = (agent: string) =>
    json(input, data => {
      Object.assign(data.task as object, { context_files: [], session_changed_files: [] });
      Object.assign(data, { dispatch: { agent }, agent });
    });
  const name = 'inputs/meta.json';
  const given = (agent: string) => full({ ...noMessages(), [name]: empty(agent) });
  expect(brokenStatuses(given('SpecAgent'))).toEqual([]);
  expect(brokenStatuses(given('Coder'))).toEqual(['input-context fail']);
  const intake = { 'status.json': inState('INTAKE'), 'tasks.yaml': tasksWith('not-started', 'not-started') };
  expect(brokenStatuses(full({ ...noMessages(), ...intake, [name]: empty('Researcher') }))).toEqual(['state warn']);
});
