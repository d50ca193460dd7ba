import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { commandsOf, count, declared, failing, isAutoloaded } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({}, { '.mocharc.yml': '' })).toEqual({ 'unit-test': 'npx --no -- mocha -g {pattern}' });
});

test('mocha', () => {
  const lines = [
    '  parser',
    '    ✔ reads',
    '',
    '',
    '  5 passing (12ms)',
    '  2 pending',
    '  1 failing',
    '',
    '  1) parser',
  ];
  expect(count(...lines)).toEqual({ ran: 6, failed: 1, skipped: 2, runner: 'mocha' });
  expect(count('  0 passing (1ms)')).toMatchObject({ ran: 0 });
  expect(count('  2 passing (1s)', '  3 passing (2m)')).toMatchObject({ ran: 5 });
});

test('a failing test is named', () => {
  expect(failing('  1) maths adds:')).toEqual(['maths adds']);
});

test('a script passes a pattern on to it', () => {
  expect(commandsOf({ scripts: { test: 'tsc && mocha' } })).toEqual({ 'unit-test': 'npm test -- -g {pattern}' });
});

test.each(['.mocharc.yml'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));

test('declarations', () => {
  expect(declared('a.test.js', "specify('adds', f);")).toEqual([['adds', 1, 1]]);
});

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --grep {pattern}', undefined).run).toBe('x');
});
