import { describe, expect, test } from 'vitest';
import { brokenRules, brokenStatuses } from '../../support/session.ts';
import { coder, original, reviewer, swap } from '../../support/session-edits.ts';
import { full, work } from '../../support/session-fixtures.ts';

const outcome = (...args: Parameters<typeof full>) => brokenStatuses(full(...args));

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
    const list = brokenRules(full({ 'dispatch/1.json': dispatch }, { others: ['docs/api.md'], changes: work }));
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
    const list = brokenRules(full({ 'outputs/log.jsonl': `${record}\n${record.replace('"OK"', '"DONE"')}\n` }));
    expect(list).toMatchObject([{ rule: 'output-form', at: 'outputs/log.jsonl:2' }]);
  });

  test("the Orchestrator's last word is for people", () => {
    expect(outcome({ 'outputs/orchestrator-final.md': 'All is done.\n' })).toEqual([]);
    expect(outcome({ 'outputs/T-002-coder.md': 'All is done.\n' })).toEqual(['output-json fail']);
  });

  test('a file that no agent reports is worth a look, one that is not there a failure', () => {
    const changes = [...work, { kind: 'added' as const, path: 'src/extra.js' }];
    const list = brokenRules(full({}, { changes }));
    expect(list.map(each => `${each.rule} ${each.status}`)).toEqual(['output-files warn', 'changed-files fail']);
  });

  test('files that the change does not touch are not held against its diff', () => {
    const base = { [coder]: original[coder]!, 'inputs/T-001-reviewer.json': original['inputs/T-001-reviewer.json']! };
    const session = full({}, { base });
    const changes = session.changes.filter(
      ({ path }) => !/\/(?:in|out)puts\//.test(path) && path.startsWith('.agents-work'),
    );
    expect(brokenRules({ ...session, changes })).toEqual([]);
  });

  test.each([
    ['[]', 'output-form'],
    ['"OK"', 'output-form'],
    ['{"status": null}', 'output-form'],
    ['not JSON', 'output-json'],
    ['', 'output-json'],
  ])('an output %j is no crash', (text, rule) => {
    const list = brokenRules(full({ 'outputs/T-002-coder.json': text }));
    if (text === '[]') expect(list).toEqual([]);
    else expect(list.map(each => each.rule)).toEqual([rule]);
  });
});
