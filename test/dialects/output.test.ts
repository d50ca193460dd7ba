import { describe, expect, test } from 'vitest';
import { builtInAgents } from '../../src/claims/output/agents.ts';
import { output } from '../../src/dialects/output.ts';
import type { Heard } from '../../src/engine/outcome.ts';
import { blockOf, lowerOutput, wrongs } from '../support/output.ts';
import { parsePolicy } from '../support/policy.ts';

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
    const criteria = lowerOutput(blockOf(...example!.split('\n')));
    expect(wrongs(criteria, 'schema')).toEqual([]);
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
    ['code-reviewer', ['2: approved is false, and the work goes on only where it is true']],
    ['silent-failure-hunter', ['4: severity is "high", and the work goes on only where it is none or low or medium']],
    ['tdd-task-executor', ['2: warn: phase 2 of 3 is complete, so the task goes on']],
    ['review-pr', []],
    ['code-simplifier', []],
    ['type-design-analyzer', []],
    ['todo-doc-generator', []],
  ])('%s: its example comes out as its rule says', (name, expected) => {
    const { example } = builtInAgents.find(agent => agent.name === name)!;
    expect(wrongs(lowerOutput(blockOf(...example!.split('\n'))), 'rule')).toEqual(expected);
  });

  test('a toolkit before the name makes no difference', () => {
    const criteria = lowerOutput(blockOf(...tdd), { agent: 'pr-review-toolkit:tdd-task-executor' });
    expect(wrongs(criteria, 'schema')).toEqual([]);
  });
});

describe('the form', () => {
  test.each([
    ['phase: 4/3', '2: phase is "4/3", where a phase such as 2/3 is wanted'],
    ['phase: 0/3', '2: phase is "0/3", where a phase such as 2/3 is wanted'],
    ['phase_complete: mostly', '3: phase_complete is "mostly", where true or false is wanted'],
    ['phase_complete: [true/false]', '3: phase_complete is "[true/false]", where true or false is wanted'],
    [
      'files_changed: a.ts, b.ts',
      '4: files_changed is "a.ts, b.ts", where a list of files [a.ts, b.ts] or none is wanted',
    ],
    ['files_changed: [a.ts', '4: files_changed is "[a.ts", where'],
    ['tests_added: eight', '6: tests_added is "eight", where a whole number is wanted'],
    ['tests_added: -1', '6: tests_added is -1, where a whole number is wanted'],
    ['next_action:', '10: next_action is empty, where text is wanted'],
  ])('%s is refused', (line, expected) => {
    const text = line === 'files_changed: [a.ts' ? tddWith('files_changed: [a.ts, b.ts') : tddWith(line);
    expect(wrongs(lowerOutput(text), 'schema')).toEqual([
      expect.stringContaining(expected.replace('"[a.ts"', '"[a.ts, b.ts"')),
    ]);
  });

  test.each([
    'phase: 2 of 3',
    'phase_complete: yes',
    'files_changed: src/a.ts',
    'tests_added: none',
    'test_failures: 0',
  ])('%s is understood', line => expect(wrongs(lowerOutput(tddWith(line)), 'schema')).toEqual([]));

  test('a field that is missing is told with what may be meant, one that is there twice with both lines', () => {
    const text = blockOf(...tdd.map(line => line.replace('tests_added', 'test_added')), 'phase: 1/3');
    expect(wrongs(lowerOutput(text), 'schema')).toEqual([
      '1: tests_added is missing; is it test_added?',
      '11: phase is there twice, first on line 2',
    ]);
  });

  test('a block that nobody closes is refused; a long one is a warning; text behind it only in a file', () => {
    expect(wrongs(lowerOutput(blockOf(...tdd).replace('---END---', '')), 'schema')).toEqual([
      '1: the block has no ---END---, so where it stops could not be told',
    ]);
    expect(wrongs(lowerOutput(tddWith(`next_action: ${'x'.repeat(900)}`)), 'schema')).toEqual([
      expect.stringMatching(/^1: warn: the block has \d+ characters; 1000 should do$/),
    ]);
    const text = `${blockOf(...tdd)}\nBye.`;
    expect(wrongs(lowerOutput(text), 'schema')).toEqual([]);
    expect(wrongs(lowerOutput(text, { from: 'file' }), 'schema')).toEqual(['1: warn: there is text after ---END---']);
  });

  test('whose block it is must be clear', () => {
    expect(wrongs(lowerOutput(blockOf('recommendations: none')), 'schema')).toEqual([
      '1: whose output this is could not be told by its fields',
    ]);
    expect(wrongs(lowerOutput(blockOf('agent: tdd-task-exekutor', ...tdd)), 'schema')).toEqual([
      '2: there is no agent "tdd-task-exekutor"; did you mean tdd-task-executor?',
    ]);
    expect(wrongs(lowerOutput(blockOf('agent: review-pr', ...tdd), { agent: 'tdd-task-executor' }), 'schema')).toEqual([
      '2: the block is of review-pr, and tdd-task-executor was asked',
    ]);
  });

  test('of several blocks the last counts, or the last of the agent that is asked', () => {
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
    expect(lowerOutput(text)[0]).toMatchObject({
      title: 'the output of code-reviewer has its fields',
      at: { line: 13 },
    });
    expect(lowerOutput(text, { agent: 'tdd-task-executor' })[0]).toMatchObject({ at: { line: 1 } });
    expect(wrongs(lowerOutput(`${tddWith('blockers: a key')}\n${blockOf(...tdd)}`), 'rule')).toEqual([]);
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
    const criteria = lowerOutput(json);
    expect(wrongs(criteria, 'schema')).toEqual([]);
    expect(wrongs(criteria, 'rule')).toEqual([
      '3: blocking_issues is "[a leak]", and the work goes on only where it is none',
    ]);
  });
});

describe('a block that is missing', () => {
  const found = (text: string) =>
    (lowerOutput(text, { agent: 'tdd-task-executor' })[0]!.check.params as Heard).found[0]!;

  test('is told with the words to remind the agent with', () => {
    expect(found('All done!')).toMatchObject({ message: 'there is no ---OUTPUT--- block', failure: 'major' });
    expect(found('All done!').fix).toContain('---OUTPUT---\nphase: [phase number]/[total phases]\n');
  });

  test('is recovered from the text as far as that goes', () => {
    const some = found('Done.\n\n- **tests_passing**: true\n- `phase`: 1/2\n');
    expect(some.message).toContain('the text gives tests_passing: true, phase: 1/2; what is missing: phase_complete,');
    expect(some.failure).toBe('major');
    expect(found(tdd.join('\n'))).toMatchObject({ failure: 'minor' });
  });

  test.each([
    ['a fence', `\`\`\`\n${blockOf(...tdd)}\n\`\`\``, 2],
    ['a quote', blockOf(...tdd).replaceAll(/^/gm, '> '), 1],
    ['a comment', `<!--\n${blockOf(...tdd)}\n-->`, 2],
  ])('one in %s does not count, and is pointed at', (_, text, line) => {
    expect(found(text)).toMatchObject({ line, message: expect.stringContaining(`the one on line ${line} stands in`) });
  });
});

describe('claims', () => {
  test('each is a criterion at its own line', () => {
    const criteria = lowerOutput(`Done.\n${blockOf(...tdd)}`).filter(({ check }) => check.type === 'claim');
    expect(criteria.map(({ label, at, claim }) => [label, at.line, claim])).toEqual([
      ['files_changed', 5, 'files_changed: [src/a.ts]'],
      ['unclaimed', 5, 'files_changed: [src/a.ts]'],
      ['tests_added', 7, 'tests_added: 2'],
      ['tests_passing', 8, 'tests_passing: true'],
      ['test_failures', 9, 'test_failures: none'],
      ['contradictions', 3, undefined],
    ]);
  });

  test('what stands in a file has an age, what stands in the body has none', () => {
    expect(lowerOutput(blockOf(...tdd), { from: 'file' }).at(-1)).toMatchObject({ label: 'age' });
    expect(lowerOutput(blockOf(...tdd)).map(({ label }) => label)).not.toContain('age');
  });

  const said = (...lines: string[]) =>
    lowerOutput(blockOf(...lines)).flatMap(({ check }) =>
      check.type === 'claim' && 'found' in (check.params as object) ? (check.params as Heard).found : [],
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
    expect(said(...lines).filter(({ warn }) => !warn)).toMatchObject([{ message: expect.stringContaining(message) }]);
  });

  test.each([
    [['approved: true', 'critical: none', 'major: [slow]']],
    [['ready_to_merge: true', 'test_status: not-run']],
    [['ready_to_merge: true', 'approval_confidence: low']],
    [['simplified: true', 'files_modified: none']],
  ])('%j is worth a look', lines => expect(said(...lines)).toMatchObject([{ warn: true }]));

  test('a concern about security may be counted among the issues or not', () => {
    const lines = ['critical: none', 'major: [a]', 'minor: none', 'security: rate limits'];
    for (const total of [1, 2]) expect(said(`issues_total: ${total}`, ...lines)).toEqual([]);
    expect(said('issues_total: 3', ...lines)).toMatchObject([
      { message: expect.stringContaining('the block lists 1 to 2') },
    ]);
  });
});

describe('agents of the policy', () => {
  const policyWith = (outputs: string) =>
    parsePolicy('p.yml', `version: 1\noutputs:\n  planner: ${outputs}\n`, 'p.yml');

  test('are judged by their own fields and rule', () => {
    const { policy, problems } = policyWith(
      '{required: {steps: list, cost: 1-5}, optional: {risk: low/high}, pass: {steps: some, cost: {max: 3}, risk: low}, example: "steps: [a]\\ncost: 3\\nrisk: low"}',
    );
    expect(problems).toEqual([]);
    const judged = (...lines: string[]) => {
      const criteria = lowerOutput(blockOf('agent: planner', ...lines), { policy: policy! });
      return [...wrongs(criteria, 'schema'), ...wrongs(criteria, 'rule')];
    };
    expect(judged('steps: [a, b]', 'cost: 2', 'risk: low')).toEqual([]);
    expect(judged('steps: [a]', 'cost: 6', 'risk: some')).toEqual([
      '4: cost is 6, where a whole number from 1 to 5 is wanted',
      '5: risk is "some", where one of low, high is wanted',
      '4: cost is 6, and the work goes on only where it is at most 3',
      '5: risk is "some", and the work goes on only where it is low',
    ]);
    expect(judged('steps: none', 'cost: 1')).toEqual([
      '3: steps is none, and the work goes on only where it is some',
      '1: risk is missing, and the work goes on only where it is low',
    ]);
    expect(output.prompt({ agent: 'planner' }, policy!)).toContain('cost: [1-5]\nrisk: [low/high] (may be left out)');
  });

  test.each([
    ['{required: [a], example: "b: 1"}', 'example: the example does not hold: a is missing'],
    ['{required: {a: boolean}, pass: {a: true}, example: "a: false"}', 'the example does not hold: a is false'],
    ['{required: {a: number}}', '"number" is no type of a field; write one of boolean,'],
    ['{required: [a], pass: {b: true}}', 'pass: b is neither under required nor under optional'],
    ['{required: [a], pass: {a: {most: 1}}}', 'has no key "most"'],
  ])('%s is a problem of the policy', (outputs, message) => {
    expect(policyWith(outputs).problems).toMatchObject([{ message: expect.stringContaining(message) }]);
  });
});

test('one agent under two names is a problem of the policy', () => {
  const agents = ['planner', 'pr-review-toolkit:Planner'].map(name => `  '${name}': {required: [a]}\n`);
  expect(parsePolicy('p.yml', `version: 1\noutputs:\n${agents.join('')}`, 'p.yml').problems).toMatchObject([
    { message: expect.stringContaining('is there twice'), at: { line: 4 } },
  ]);
});

describe('hostile blocks', () => {
  test('stay within bounds, and are told', () => {
    const items = `files_created: [${Array.from({ length: 1001 }, (_, index) => `a${index}.ts`).join(', ')}]`;
    const crowded = lowerOutput(tddWith(items));
    expect(wrongs(crowded, 'schema')).toContain('5: files_created lists 1001 things; 1000 is the most');
    expect(crowded.map(({ label }) => label)).not.toContain('files_created');

    const repeated = lowerOutput(blockOf(...tdd, 'blockers: none\n'.repeat(200_000)));
    expect(wrongs(repeated, 'schema')).toHaveLength(1000);
    expect(JSON.stringify(repeated).length).toBeLessThan(500_000);

    const opened = lowerOutput('---OUTPUT---\n'.repeat(200_000), { agent: 'tdd-task-executor' });
    expect(opened[0]).toMatchObject({ at: { line: 200_000 } });
  });

  test('a reviewer who refuses asks for one more round of review', () => {
    const kinds = (lines: string[]) => new Set(lowerOutput(blockOf(...lines)).map(({ kind }) => kind));
    expect(kinds(builtInAgents.find(({ name }) => name === 'code-reviewer')!.example!.split('\n'))).toEqual(
      new Set(['review']),
    );
    expect(kinds(tdd)).toEqual(new Set([undefined]));
  });
});

test('a line of the block that is no field is refused', () => {
  const text = blockOf(
    'types_analyzed: 1',
    'quality_score: 8',
    'but three are broken',
    'issues: none',
    'recommendations: none',
  );
  expect(wrongs(lowerOutput(text, { agent: 'type-design-analyzer' }), 'schema')).toEqual([
    '4: this line of the block is no field',
  ]);
});

test('a block that speaks for two agents is held to the rules of both, where none was asked', () => {
  const review = ['ready_to_merge: false', 'blocking_issues: none', 'warnings: none', 'test_status: all-pass'];
  const rest = ['files_reviewed: 1', 'approval_confidence: high', 'final_recommendation: revise'];
  const other = ['simplified: false', 'files_modified: none', 'lines_removed: 0', 'complexity_reduction: none'];
  const text = blockOf('agent: code-simplifier', ...review, ...rest, ...other, 'changes_summary: nothing');
  expect(wrongs(lowerOutput(text), 'rule')).toEqual([expect.stringContaining('ready_to_merge is false')]);
  expect(wrongs(lowerOutput(text, { agent: 'code-simplifier' }), 'rule')).toEqual([]);
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
  const lowered = lowerOutput(text, { agent: 'review-pr' });
  expect([...wrongs(lowered, 'schema'), ...wrongs(lowered, 'rule')]).toEqual([]);
});

test('a low severity is worth a look, and does not say that the work stops', () => {
  const text = blockOf('silent_failures_found: 1', 'locations: [a.ts:1]', 'severity: low', 'recommendations: none');
  expect(wrongs(lowerOutput(text), 'rule')).toEqual([
    '4: warn: severity is "low", not none: the work may go on, and somebody should look',
  ]);
});
