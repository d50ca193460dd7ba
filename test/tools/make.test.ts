import { describe, expect, test } from 'vitest';
import { commandsIn, count, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ Makefile: 'CC := x\n.PHONY: test\ntest lint: build\n\t./t\ne2e::\n' })).toEqual({
    'unit-test': 'make test',
    lint: 'make lint',
  });
});

describe('make', () => {
  test('a target that make took for done ran no test', () => {
    expect(count("make: 'test' is up to date.")).toMatchObject({ ran: 0 });
    expect(count("make: Nothing to be done for 'test'.")).toMatchObject({ ran: 0 });
  });

  test('what a runner says counts, and what happens below the top does not', () => {
    expect(count("make: 'build' is up to date.", '3 passed in 0.1s')).toMatchObject({ ran: 3 });
    expect(count("make[1]: Nothing to be done for 'lib'.", 'all good')).toBeUndefined();
  });
});

test.each(['Makefile', 'GNUmakefile', 'makefile'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);
