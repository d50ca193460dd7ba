import { expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { addedCriterion, findCheck, isCommand } from '../../src/model/check.ts';

const at = { path: 'contract-gate.yml', line: 1 };

test('a criterion that the gate adds has the title of its check', () => {
  const criterion = addedCriterion(checks, { type: 'files_exist', params: { path: 'a.ts', type: 'any' } }, at);
  expect(criterion).toMatchObject({ title: 'a.ts exists', at });
  expect(isCommand(checks, criterion)).toBe(false);
});

test('every check that runs a command names it, so that equal ones run once', () => {
  const running = checks.filter(({ runs }) => runs === 'command').map(({ type }) => type);
  expect(checks.filter(({ command }) => command).map(({ type }) => type)).toEqual(running);
  expect(findCheck(checks, 'nothing')).toBeUndefined();
});
