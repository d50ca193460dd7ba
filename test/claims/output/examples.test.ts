import { expect, test } from 'vitest';
import { checks } from '../../../src/checks/index.ts';
import { checkOutputExamples } from '../../../src/claims/output/examples.ts';
import { parsePolicy } from '../../../src/policy/schema.ts';

const problemsOf = (outputs: string) =>
  parsePolicy('p.yml', `version: 1\noutputs:\n  planner: ${outputs}\n`, 'p.yml', checks, checkOutputExamples).problems;

test.each([
  ['{required: [a], example: "b: 1"}', 'example: the example does not pass: missing field a'],
  ['{required: {a: boolean}, pass: {a: true}, example: "a: false"}', 'the example does not pass: a is false'],
  ['{required: [a], example: "> ---OUTPUT---\\n> a: 1\\n> ---END---"}', 'the block is in a fence or a quote'],
])('%s is a problem of the policy, at the example', (outputs, message) => {
  expect(problemsOf(outputs)).toMatchObject([
    { code: 'bad_value', message: expect.stringContaining(message), at: { path: 'p.yml', line: 3 } },
  ]);
});

test.each([
  '{required: [a], example: "a: 1"}',
  '{required: [a], example: "---OUTPUT---\\na: 1\\n---END---"}',
  '{required: [a]}',
])('%s is valid', outputs => expect(problemsOf(outputs)).toEqual([]));
