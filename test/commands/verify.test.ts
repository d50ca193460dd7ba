import { describe, expect, test } from 'vitest';
import { verify } from '../../src/commands/verify.ts';
import { onBranch, repository } from '../support/repository.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

const contract = (check: string) => ({ '.contracts/t.yml': `id: t\nvalidation: {${check}}\n`, 'README.md': '#\n' });
const branch = (check: string) => onBranch(repository(contract(check)), 'agent/t', { 'a.js': '1\n' });

test.each([
  ['files_exist: [README.md]', 0, 'PASS'],
  ['files_exist: [gone]', 1, 'FAIL'],
])('%s: exit %i', async (check, code, verdict) => {
  const terminal = memoryTerminal(branch(check).top);
  expect(await runCommand(verify, terminal)).toBe(code);
  expect(terminal.stdout()).toMatch(new RegExp(`^${verdict}  `, 'm'));
});

test('--no-commands is inconclusive: exit 2', async () => {
  const terminal = memoryTerminal(branch('command: "true"').top);
  expect(await runCommand(verify, terminal, '--no-commands')).toBe(2);
  expect(terminal.stdout()).toContain('commands are disabled');
});

test('--json prints the results only; reports are written', async () => {
  const terminal = memoryTerminal(branch('tests: "true"').top);
  await runCommand(verify, terminal, '--json', '--report', 'markdown=out/r.md', '--report=junit=r.xml');
  expect(JSON.parse(terminal.stdout())).toMatchObject({ version: 1, tool: { version: '1.2.3' } });
  expect(terminal.stderr()).toBe('');
  expect([...terminal.written.keys()]).toEqual(['out/r.md', 'r.xml']);
});

test('a contract named by hand says so, also as data, and how to repeat it', async () => {
  const { top } = branch('files_exist: [gone]');
  const terminal = memoryTerminal(top);
  await runCommand(verify, terminal, '.contracts/t.yml', '--json');
  const [first] = JSON.parse(terminal.stdout()).contracts;
  expect(first.source).toMatchObject({ path: '.contracts/t.yml', by: 'hand' });
  const shown = memoryTerminal(top);
  await runCommand(verify, shown, '.contracts/t.yml');
  expect(shown.stdout()).toContain('  ✗ files_exist     gone does not exist\n      Fix       Create gone');
});

test('progress is a line for each command, unless the results are printed', async () => {
  const terminal = memoryTerminal(branch('tests: "true"').top);
  await runCommand(verify, terminal);
  expect(terminal.stderr()).toContain('running t/tests-true\npass t/tests-true (0 ms)\n');
});

test('--watch runs again when something changed, and ends when waiting is interrupted', async () => {
  const { top } = branch('files_exist: [README.md]');
  let state = 0;
  let waits = 0;
  const terminal = {
    ...memoryTerminal(top),
    fingerprint: async () => ({ head: String(state), files: new Map<string, string>() }),
    wait: async () => {
      state++;
      if (++waits === 2) throw new Error('interrupted');
    },
  };
  await expect(runCommand(verify, terminal, '--watch')).rejects.toThrow('interrupted');
  expect(terminal.stdout().match(/^PASS {2}/gm)).toHaveLength(2);
  expect(terminal.stdout().match(/Watching for changes/g)).toHaveLength(2);
});

describe('refuses', () => {
  const { top } = { top: '/nowhere' };
  test.each([
    [['--watch', '--json'], '--watch and --json cannot be used together'],
    [['--report', 'htm=x'], 'unknown format "htm"'],
    [['--report', 'json'], 'write it as FORMAT=PATH'],
  ])('%j before anything is opened', async (words, message) => {
    await expect(runCommand(verify, memoryTerminal(top), ...words)).rejects.toThrow(message);
  });

  test.each([
    [['--event', 'friday'], 'unknown --event friday; use one of local,'],
    [['--body', 'gone.md'], '--body: file not found: gone.md'],
    [['--policy', '/gone.yml'], 'policy not found: /gone.yml'],
    [['gone.yml'], 'contract file not found: gone.yml'],
  ])('%j', async (words, message) => {
    await expect(runCommand(verify, memoryTerminal(repository().top), ...words)).rejects.toThrow(message);
  });
});
