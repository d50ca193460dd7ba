import { describe, expect, test } from 'vitest';
import { builtInAgents, type OutputAgent, promptSuffix } from '../../../src/claims/output/agents.ts';
import { lastOutputBlock } from '../../../src/claims/output/block.ts';
import { output } from '../../../src/dialects/output.ts';
import { blockOf, compileOutput, executorLines, problems } from '../../support/output.ts';
import { parsePolicy } from '../../support/policy.ts';

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

/** The example with another value of one field, or without the field. */
const withField = ({ name, example }: OutputAgent, key: string, value?: string) =>
  compileOutput(
    blockOf(
      ...example!
        .split('\n')
        .map(line => (line.startsWith(`${key}:`) ? `${key}: ${value}` : line))
        .filter(line => value !== undefined || !line.startsWith(`${key}:`)),
    ),
    { agent: name },
  );

test.each(builtInAgents)('$name: every field is required, and has a value of its type', agent => {
  // These take any words, and are refused only if they are empty.
  const free = ['text', 'list', 'path', 'files', 'locations'];
  for (const { key, type } of agent.fields) {
    const wrong = free.includes(type!) ? '' : 'sideways';
    expect(problems(withField(agent, key), 'schema'), key).toEqual([expect.stringContaining(`missing field ${key}`)]);
    expect(problems(withField(agent, key, wrong), 'schema'), key).toEqual([
      expect.stringMatching(new RegExp(`^\\d+: ${key} is .*; expected `)),
    ]);
  }
});

test('the prompts of all agents, to the letter', async () => {
  const prompts = builtInAgents.map(agent => `# ${agent.name}\n\n${promptSuffix(agent)}\n`);
  await expect(prompts.join('\n')).toMatchFileSnapshot('../../fixtures/output/prompts.md');
});

test.each(builtInAgents)('$name: its prompt is no answer, wherever it is repeated', agent => {
  expect(lastOutputBlock(promptSuffix(agent))).toBeUndefined();
});

test.each([
  [
    'code-reviewer',
    [
      '2: approved is false, but must be true for the work to continue; major: Missing input validation on email field; major: No rate limiting on login endpoint; security: Rate limiting should be added before production; minor: Consider extracting magic number to constant',
    ],
  ],
  [
    'silent-failure-hunter',
    [
      '4: severity is "high", but must be none or low or medium for the work to continue; locations: src/api/client.ts:45 - swallowed Promise rejection; locations: src/auth/token.ts:112 - empty catch block; recommendations: Add error logging to catch blocks; recommendations: Propagate errors to caller',
    ],
  ],
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
  const criteria = compileOutput(blockOf(...executorLines), { agent: 'pr-review-toolkit:tdd-task-executor' });
  expect(problems(criteria, 'schema')).toEqual([]);
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
    expect(output.prompt({ agent: 'planner' }, policy!)).toContain('cost: [1-5]\nrisk: [low/high] (optional)');
  });
});
