import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schema } from '../../src/commands/schema.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

const top = join(import.meta.dirname, '../..');

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

test.each(['contract', 'epic', 'policy', 'rules', 'results'])(
  'schemas/%s.schema.json is what the build writes',
  async name => {
    const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
    const terminal = { ...memoryTerminal(), version };
    let text = '';
    await runCommand(schema, { ...terminal, out: (written: string) => void (text += written) } as never, name);
    expect(readFileSync(join(top, `schemas/${name}.schema.json`), 'utf8')).toBe(text);
    const { $id, description } = JSON.parse(text);
    expect($id).toBe(
      `https://raw.githubusercontent.com/contract-gate/contract-gate/v${version.split('.')[0]}/schemas/${name}.schema.json`,
    );
    expect(description).toMatch(/\.$/);
  },
);

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
