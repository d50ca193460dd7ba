import { expect, test } from 'vitest';
import { bareName } from '../../src/policy/outputs.ts';
import { parsePolicy } from '../support/policy.ts';

const policyWith = (outputs: string) => parsePolicy('p.yml', `version: 1\noutputs:\n  planner: ${outputs}\n`, 'p.yml');

test.each([
  ['{required: {a: number}}', 'unknown field type "number"; use one of boolean,'],
  ['{required: [a], pass: {b: true}}', 'pass: b is listed neither under required nor under optional'],
  ['{required: [a], pass: {a: {most: 1}}}', 'has no key "most"'],
])('%s is a problem', (outputs, message) => {
  expect(policyWith(outputs).problems).toMatchObject([{ message: expect.stringContaining(message) }]);
});

test.each(['{required: [a, b]}', '{required: {a: 1-5, b: low/high}, optional: [c], pass: {a: {max: 3}, c: some}}'])(
  '%s is valid',
  outputs => expect(policyWith(outputs).problems).toEqual([]),
);

test('one agent under two names is a problem', () => {
  const agents = ['planner', 'pr-review-toolkit:Planner'].map(name => `  '${name}': {required: [a]}\n`);
  expect(parsePolicy('p.yml', `version: 1\noutputs:\n${agents.join('')}`, 'p.yml').problems).toMatchObject([
    { message: expect.stringContaining('duplicate agent'), at: { line: 4 } },
  ]);
  expect(bareName(' pr-review-toolkit:Planner ')).toBe('planner');
});
