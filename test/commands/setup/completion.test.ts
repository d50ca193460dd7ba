import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../src/commands/index.ts';
import { temporary } from '../../support/repository.ts';
import { memoryTerminal, runCommand } from '../../support/terminal.ts';

const completion = commands.find(({ name }) => name === 'completion')!;

async function scriptFor(shell: string): Promise<string> {
  const terminal = memoryTerminal();
  expect(await runCommand(completion, terminal, shell)).toBe(0);
  return terminal.stdout();
}

/** What bash offers for a line, by the script itself. */
function offered(script: string, words: readonly string[]): Promise<string[]> {
  const ask = `${script}
COMP_WORDS=(${words.map(word => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_contract_gate
printf '%s\\n' "\${COMPREPLY[@]}"`;
  return new Promise((done, failed) =>
    execFile('bash', ['-c', ask], { encoding: 'utf8' }, (error, stdout) =>
      error ? failed(error) : done(stdout.split('\n').filter(Boolean)),
    ),
  );
}

describe('bash', () => {
  test('completes commands', async () => {
    const script = await scriptFor('bash');
    const names = commands.map(({ name }) => name);
    expect(await offered(script, ['contract-gate', ''])).toEqual([...names, '--help', '--version']);
    expect(await offered(script, ['contract-gate', 'ver'])).toEqual(['verify']);
    expect(await offered(script, ['contract-gate', 'help', 'do'])).toEqual(['doctor']);
  });

  test.each(commands)('completes the options of $name', async ({ name, options }) => {
    const words = [...Object.keys(options), 'help'].map(each => `--${each}`);
    expect(await offered(await scriptFor('bash'), ['contract-gate', name, '--'])).toEqual(words);
  });
});

/** Shells that this machine may not have: bash reads every script here, and they read their own where they are. */
function has(shell: string): boolean {
  try {
    execFileSync(shell, ['-c', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.each([
  ['zsh', (path: string) => ['-n', path]],
  ['fish', (path: string) => ['--no-execute', path]],
] as const)('%s', (shell, argumentsFor) => {
  test('names every command and every option', async () => {
    const script = await scriptFor(shell);
    for (const { name, options } of commands) {
      expect(script).toContain(name);
      for (const option of Object.keys(options)) expect(script).toMatch(new RegExp(`-l ${option}\\b|--${option}\\[`));
    }
  });

  test('reads its script, where it is installed', async () => {
    const path = join(temporary('completion'), 'script');
    writeFileSync(path, await scriptFor(shell));
    if (has(shell)) expect(execFileSync(shell, argumentsFor(path), { encoding: 'utf8' })).toBe('');
    else expect(await scriptFor(shell)).toContain('contract-gate');
  });
});

test.each([[[]], [['bash', 'zsh']], [['tcsh']]])('%j is refused', async words => {
  await expect(runCommand(completion, memoryTerminal(), ...words)).rejects.toThrow(/bash, zsh, fish/);
});
