import { expect, test } from 'vitest';
import { helpFor } from '../../src/commands/command.ts';
import { commands } from '../../src/commands/index.ts';

test('the help of a command, line by line', () => {
  const help = helpFor({
    name: 'brew',
    operands: '[CUP…]',
    summary: 'Makes tea.',
    options: { leaf: { value: 'KIND', about: 'the kind of tea' }, hot: { about: 'with boiling water' } },
    examples: ['contract-gate brew'],
    run: async () => 0,
  });
  expect(help).toBe(`contract-gate brew [CUP…]

Makes tea.

Options:
  --leaf KIND  the kind of tea
  --hot        with boiling water
  --help       show this help

Example:
  contract-gate brew

Exit codes: 0 pass, 1 fail, 2 inconclusive or bad usage, 3 waiting for a person, 130 interrupted.
`);
});

test.each(commands)('the examples of $name start with its name', ({ name, examples }) => {
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) expect(example).toContain(`contract-gate ${name}`);
});

test('every command has a name of its own', () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});
