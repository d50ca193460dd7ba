import { describe, expect, test } from 'vitest';
import { schema } from '../../src/commands/schema.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

test('lists the schemas', async () => {
  const terminal = memoryTerminal();
  expect(await runCommand(schema, terminal)).toBe(0);
  const names = terminal.stdout().matchAll(/^\w+/gm);
  expect([...names].map(([name]) => name)).toEqual(['contract', 'epic', 'policy', 'rules', 'results']);
});

test.each(['contract', 'epic', 'policy', 'rules', 'results'])('prints the schema of %s', async name => {
  const terminal = memoryTerminal();
  expect(await runCommand(schema, terminal, name)).toBe(0);
  expect(JSON.parse(terminal.stdout())).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: expect.stringMatching(/^contract-gate: /),
  });
});

describe('refuses', () => {
  test.each([
    [['contrat'], 'unknown schema "contrat"; did you mean contract?'],
    [['zzz'], 'unknown schema "zzz"; known: contract, epic, policy, rules, results'],
    [['toString'], 'unknown schema "toString"'],
    [['contract', 'epic'], 'schema takes one name'],
  ])('%j', async (words, message) => {
    await expect(runCommand(schema, memoryTerminal(), ...words)).rejects.toThrow(message);
  });
});
