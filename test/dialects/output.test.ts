import { describe, expect, test } from 'vitest';
import type { Assessment } from '../../src/claims/assessment.ts';
import { builtInAgents } from '../../src/claims/output/agents.ts';
import { output } from '../../src/dialects/output.ts';
import type { Finding } from '../../src/model/finding.ts';
import { parsePolicy } from '../../src/policy/schema.ts';
import { blockOf, compileOutput, problems } from '../support/output.ts';

const tdd = [
  'phase: 3/3',
  'phase_complete: true',
  'files_changed: [src/a.ts]',
  'files_created: none',
  'tests_added: 2',
  'tests_passing: true',
  'test_failures: none',
  'blockers: none',
  'next_action: none',
];
const tddWith = (line: string) => {
  const key = line.slice(0, line.indexOf(':'));
  return blockOf(...tdd.map(each => (each.startsWith(`${key}:`) ? line : each)));
};

describe('the agents that are built in', () => {
  test.each(builtInAgents)('$name: its example has its fields, and is known by them', ({ name, example }) => {
    const criteria = compileOutput(blockOf(...example!.split('\n')));
    expect(problems(criteria, 'schema')).toEqual([]);
    expect(criteria[0]!.title).toBe(`the output of ${name} has its fields`);
  });

  test.each(builtInAgents)('$name: its prompt asks for its fields, and filled in it fits', ({ name, fields }) => {
    const prompt = output.prompt({ agent: name }, {});
    expect(
      prompt
        .split('\n')
        .slice(2, -1)
        .map(line => line.slice(0, line.indexOf(':'))),
    ).toEqual(fields.map(({ key }) => key));
  });

  test.each([
    ['code-reviewer', ['2: approved is false, but must be true for the work to continue']],
    ['silent-failure-hunter', ['4: severity is "high", but must be none or low or medium for the work to continue']],
    ['tdd-task-executor', ['2: warn: phase 2 of 3 is complete; the task is not finished']],
    ['review-pr', []],
    ['code-simplifier', []],
    ['type-design-analyzer', []],
    ['todo-doc-generator', []],
  ])('%s: its example comes out as its rule says', (name, expected) => {
    const { example } = builtInAgents.find(agent => agent.name === name)!;
    expect(problems(compileOutput(blockOf(...example!.split('\n'))), 'rule')).toEqual(expected);
  });

  test('a toolkit before the name makes no difference', () => {
    const criteria = compileOutput(blockOf(...tdd), { agent: 'pr-review-toolkit:tdd-task-executor' });
    expect(problems(criteria, 'schema')).toEqual([]);
  });
});

describe('the form', () => {
  test.each([
    ['phase: 4/3', '2: phase is "4/3"; expected a phase such as 2/3'],
    ['phase: 0/3', '2: phase is "0/3"; expected a phase such as 2/3'],
    ['phase_complete: mostly', '3: phase_complete is "mostly"; expected true or false'],
    ['phase_complete: [true/false]', '3: phase_complete is "[true/false]"; expected true or false'],
    ['files_changed: a.ts, b.ts', '4: files_changed is "a.ts, b.ts"; expected a list of files [a.ts, b.ts] or none'],
    ['files_changed: [a.ts', '4: files_changed is "[a.ts"; expected'],
    ['tests_added: eight', '6: tests_added is "eight"; expected a whole number'],
    ['tests_added: -1', '6: tests_added is -1; expected a whole number'],
    ['next_action:', '10: next_action is empty; expected text'],
  ])('%s is refused', (line, expected) => {
    const text = line === 'files_changed: [a.ts' ? tddWith('files_changed: [a.ts, b.ts') : tddWith(line);
    expect(problems(compileOutput(text), 'schema')).toEqual([
      expect.stringContaining(expected.replace('"[a.ts"', '"[a.ts, b.ts"')),
    ]);
  });

  test.each([
    'phase: 2 of 3',
    'phase_complete: yes',
    'files_changed: src/a.ts',
    'tests_added: none',
    'test_failures: 0',
  ])('%s is understood', line => expect(problems(compileOutput(tddWith(line)), 'schema')).toEqual([]));

  test('a missing field is reported with the nearest name, a duplicate one with both lines', () => {
    const text = blockOf(...tdd.map(line => line.replace('tests_added', 'test_added')), 'phase: 1/3');
    expect(problems(compileOutput(text), 'schema')).toEqual([
      '1: missing field tests_added; is it test_added?',
      '11: duplicate field phase (first on line 2)',
    ]);
  });

  test('a block that nobody closes is refused; a long one is a warning; text behind it only in a file', () => {
    expect(problems(compileOutput(blockOf(...tdd).replace('---END---', '')), 'schema')).toEqual([
      '1: the block is not closed: there is no ---END---',
    ]);
    expect(problems(compileOutput(tddWith(`next_action: ${'x'.repeat(900)}`)), 'schema')).toEqual([
      expect.stringMatching(/^1: warn: the block has \d+ characters; at most 1000 are recommended$/),
    ]);
    const text = `${blockOf(...tdd)}\nBye.`;
    expect(problems(compileOutput(text), 'schema')).toEqual([]);
    expect(problems(compileOutput(text, { from: 'file' }), 'schema')).toEqual([
      '1: warn: there is text after ---END---',
    ]);
  });

  test('whose block it is must be clear', () => {
    expect(problems(compileOutput(blockOf('recommendations: none')), 'schema')).toEqual([
      '1: the fields do not show which agent wrote this block',
    ]);
    expect(problems(compileOutput(blockOf('agent: tdd-task-exekutor', ...tdd)), 'schema')).toEqual([
      '2: unknown agent "tdd-task-exekutor"; did you mean tdd-task-executor?',
    ]);
    expect(
      problems(compileOutput(blockOf('agent: review-pr', ...tdd), { agent: 'tdd-task-executor' }), 'schema'),
    ).toEqual(['2: the block is from review-pr; expected one from tdd-task-executor']);
  });

  test('of several blocks the last counts, or the last of the requested agent', () => {
    const review = blockOf(
      'approved: true',
      'issues_total: 0',
      'critical: none',
      'major: none',
      'minor: none',
      'security: none',
      'test_coverage: adequate',
      'recommendation: approve',
    );
    const text = `${blockOf(...tdd)}\n\n${review}`;
    expect(compileOutput(text)[0]).toMatchObject({
      title: 'the output of code-reviewer has its fields',
      at: { line: 13 },
    });
    expect(compileOutput(text, { agent: 'tdd-task-executor' })[0]).toMatchObject({ at: { line: 1 } });
    expect(problems(compileOutput(`${tddWith('blockers: a key')}\n${blockOf(...tdd)}`), 'rule')).toEqual([]);
  });

  test('JSON is read like a block', () => {
    const json = JSON.stringify(
      {
        ready_to_merge: true,
        blocking_issues: ['a leak'],
        warnings: null,
        test_status: 'all-pass',
        files_reviewed: 2,
        approval_confidence: 'high',
        final_recommendation: 'merge',
      },
      null,
      1,
    );
    const criteria = compileOutput(json);
    expect(problems(criteria, 'schema')).toEqual([]);
    expect(problems(criteria, 'rule')).toEqual([
      '3: blocking_issues is "[a leak]", but must be none for the work to continue',
    ]);
  });
});

describe('a block that is missing', () => {
  const found = (text: string) =>
    (compileOutput(text, { agent: 'tdd-task-executor' })[0]!.check.params as Assessment).findings[0]!;

  test('is reported with the prompt for the agent', () => {
    expect(found('All done!')).toMatchObject({ message: 'there is no ---OUTPUT--- block', failure: 'major' });
    expect(found('All done!').fix).toContain('---OUTPUT---\nphase: [phase number]/[total phases]\n');
  });

  test('is recovered from the text as far as that goes', () => {
    const some = found('Done.\n\n- **tests_passing**: true\n- `phase`: 1/2\n');
    expect(some.message).toContain('the text has tests_passing: true, phase: 1/2; missing: phase_complete,');
    expect(some.failure).toBe('major');
    expect(found(tdd.join('\n'))).toMatchObject({ failure: 'minor' });
  });

  test.each([
    ['a fence', `\`\`\`\n${blockOf(...tdd)}\n\`\`\``, 2],
    ['a quote', blockOf(...tdd).replaceAll(/^/gm, '> '), 1],
    ['a comment', `<!--\n${blockOf(...tdd)}\n-->`, 2],
  ])('one in %s does not count, and is pointed at', (_, text, line) => {
    expect(found(text)).toMatchObject({
      at: { line },
      message: expect.stringContaining(`the one on line ${line} is in`),
    });
  });
});

describe('claims', () => {
  test('each is a criterion at its own line', () => {
    const criteria = compileOutput(`Done.\n${blockOf(...tdd)}`).filter(({ check }) => check.type === 'claim');
    expect(criteria.map(({ label, at, claim }) => [label, at.line, claim])).toEqual([
      ['files_changed', 5, 'files_changed: [src/a.ts]'],
      ['unclaimed', 5, 'files_changed: [src/a.ts]'],
      ['tests_added', 7, 'tests_added: 2'],
      ['tests_passing', 8, 'tests_passing: true'],
      ['test_failures', 9, 'test_failures: none'],
      ['contradictions', 3, undefined],
    ]);
  });

  test('claims in a file have an age, claims in the body have none', () => {
    expect(compileOutput(blockOf(...tdd), { from: 'file' }).at(-1)).toMatchObject({ label: 'age' });
    expect(compileOutput(blockOf(...tdd)).map(({ label }) => label)).not.toContain('age');
  });

  const inconsistencies = (...lines: string[]): Finding[] =>
    compileOutput(blockOf(...lines)).flatMap(({ check }) =>
      check.type === 'claim' && 'findings' in (check.params as object) ? (check.params as Assessment).findings : [],
    );

  test.each([
    [
      ['approved: true', 'critical: [sql injection]'],
      'approved: true and critical: "[sql injection]" contradict each other',
    ],
    [['approved: true', 'recommendation: revise'], 'approved: true and recommendation: "revise" contradict'],
    [['ready_to_merge: true', 'blocking_issues: a leak'], 'ready_to_merge: true and blocking_issues: "a leak"'],
    [['ready_to_merge: true', 'test_status: some-fail'], 'ready_to_merge: true and test_status: "some-fail"'],
    [['ready_to_merge: true', 'final_recommendation: reject'], 'ready_to_merge: true and final_recommendation'],
    [['tests_passing: true', 'test_failures: [one]'], 'tests_passing: true and test_failures: "[one]"'],
    [
      ['severity: none', 'silent_failures_found: 2', 'locations: [a:1, b:2]'],
      'severity: none and silent_failures_found: 2',
    ],
    [
      ['issues_total: 2', 'critical: none', 'major: [a]', 'minor: none'],
      'issues_total: 2 is claimed, but the block lists 1',
    ],
    [
      ['issues_total: 0', 'critical: none', 'major: [a]', 'minor: none'],
      'issues_total: 0 is claimed, but the block lists 1',
    ],
    [['silent_failures_found: 0', 'locations: [a.ts:1 - b]', 'severity: none'], 'silent_failures_found: 0 is claimed'],
  ])('%j contradicts itself', (lines, message) => {
    expect(inconsistencies(...lines).filter(({ severity }) => severity === 'fail')).toMatchObject([
      { message: expect.stringContaining(message) },
    ]);
  });

  test.each([
    [['approved: true', 'critical: none', 'major: [slow]']],
    [['ready_to_merge: true', 'test_status: not-run']],
    [['ready_to_merge: true', 'approval_confidence: low']],
    [['simplified: true', 'files_modified: none']],
  ])('%j is worth a look', lines => expect(inconsistencies(...lines)).toMatchObject([{ severity: 'warn' }]));

  test('a concern about security may be counted among the issues or not', () => {
    const lines = ['critical: none', 'major: [a]', 'minor: none', 'security: rate limits'];
    for (const total of [1, 2]) expect(inconsistencies(`issues_total: ${total}`, ...lines)).toEqual([]);
    expect(inconsistencies('issues_total: 3', ...lines)).toMatchObject([
      { message: expect.stringContaining('the block lists 1 to 2') },
    ]);
  });
});

describe('agents of the policy', () => {
  const policyWith = (outputs: string) =>
    parsePolicy('p.yml', `version: 1\noutputs:\n  planner: ${outputs}\n`, 'p.yml');

  test('are judged by their own fields and rule', () => {
    const { policy, problems: ofPolicy } = policyWith(
      '{required: {steps: list, cost: 1-5}, optional: {risk: low/high}, pass: {steps: some, cost: {max: 3}, risk: low}, example: "steps: [a]\\ncost: 3\\nrisk: low"}',
    );
    expect(ofPolicy).toEqual([]);
    const judged = (...lines: string[]) => {
      const criteria = compileOutput(blockOf('agent: planner', ...lines), { policy: policy! });
      return [...problems(criteria, 'schema'), ...problems(criteria, 'rule')];
    };
    expect(judged('steps: [a, b]', 'cost: 2', 'risk: low')).toEqual([]);
    expect(judged('steps: [a]', 'cost: 6', 'risk: some')).toEqual([
      '4: cost is 6; expected a whole number from 1 to 5',
      '5: risk is "some"; expected one of low, high',
      '4: cost is 6, but must be at most 3 for the work to continue',
      '5: risk is "some", but must be low for the work to continue',
    ]);
    expect(judged('steps: none', 'cost: 1')).toEqual([
      '3: steps is none, but must be some for the work to continue',
      '1: risk is missing, but must be low for the work to continue',
    ]);
    expect(output.prompt({ agent: 'planner' }, policy!)).toContain('cost: [1-5]\nrisk: [low/high] (may be left out)');
  });
});

describe('hostile blocks', () => {
  test('stay within bounds, and are reported', () => {
    const items = `files_created: [${Array.from({ length: 1001 }, (_, index) => `a${index}.ts`).join(', ')}]`;
    const crowded = compileOutput(tddWith(items));
    expect(problems(crowded, 'schema')).toContain('5: files_created lists 1001 items; at most 1000 are allowed');
    expect(crowded.map(({ label }) => label)).not.toContain('files_created');

    const repeated = compileOutput(blockOf(...tdd, 'blockers: none\n'.repeat(200_000)));
    expect(problems(repeated, 'schema')).toHaveLength(1000);
    expect(JSON.stringify(repeated).length).toBeLessThan(500_000);

    const opened = compileOutput('---OUTPUT---\n'.repeat(200_000), { agent: 'tdd-task-executor' });
    expect(opened[0]).toMatchObject({ at: { line: 200_000 } });
  });

  test('a reviewer who refuses asks for one more round of review', () => {
    const kinds = (lines: string[]) => new Set(compileOutput(blockOf(...lines)).map(({ kind }) => kind));
    expect(kinds(builtInAgents.find(({ name }) => name === 'code-reviewer')!.example!.split('\n'))).toEqual(
      new Set(['review']),
    );
    expect(kinds(tdd)).toEqual(new Set([undefined]));
  });
});

test('a line of the block that is not a field is refused', () => {
  const text = blockOf(
    'types_analyzed: 1',
    'quality_score: 8',
    'but three are broken',
    'issues: none',
    'recommendations: none',
  );
  expect(problems(compileOutput(text, { agent: 'type-design-analyzer' }), 'schema')).toEqual([
    '4: this line of the block is not a field',
  ]);
});

test('a block that could be from two agents must pass the rules of both, where none was requested', () => {
  const review = ['ready_to_merge: false', 'blocking_issues: none', 'warnings: none', 'test_status: all-pass'];
  const rest = ['files_reviewed: 1', 'approval_confidence: high', 'final_recommendation: revise'];
  const other = ['simplified: false', 'files_modified: none', 'lines_removed: 0', 'complexity_reduction: none'];
  const text = blockOf('agent: code-simplifier', ...review, ...rest, ...other, 'changes_summary: nothing');
  expect(problems(compileOutput(text), 'rule')).toEqual([expect.stringContaining('ready_to_merge is false')]);
  expect(problems(compileOutput(text, { agent: 'code-simplifier' }), 'rule')).toEqual([]);
});

test.each(['[none]', '["none."]', 'none.', 'n/a', 'N/A', '-', '[-]', '[n/a]'])('%s lists nothing', nothing => {
  const text = blockOf(
    'ready_to_merge: true',
    `blocking_issues: ${nothing}`,
    'warnings: none',
    'test_status: all-pass',
    'files_reviewed: 1',
    'approval_confidence: high',
    'final_recommendation: merge',
  );
  const lowered = compileOutput(text, { agent: 'review-pr' });
  expect([...problems(lowered, 'schema'), ...problems(lowered, 'rule')]).toEqual([]);
});

test('a low severity is worth a look, and does not say that the work stops', () => {
  const text = blockOf('silent_failures_found: 1', 'locations: [a.ts:1]', 'severity: low', 'recommendations: none');
  expect(problems(compileOutput(text), 'rule')).toEqual(['4: warn: severity is "low", not none; worth a look']);
});
