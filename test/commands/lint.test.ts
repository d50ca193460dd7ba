import { expect, test } from 'vitest';
import { lint } from '../../src/commands/lint.ts';
import { repository, type Tree } from '../support/repository.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

const good = 'id: t\nvalidation: {files_exist: [README.md]}\n';

async function linted(files: Tree, ...words: string[]) {
  const terminal = memoryTerminal(repository(files).top);
  const code = await runCommand(lint, terminal, ...words);
  return { code, stdout: terminal.stdout(), stderr: terminal.stderr() };
}

test('no problem: exit 0, and a summary on stderr', async () => {
  expect(await linted({ '.contracts/t.yml': good, 'contract-gate.yml': 'version: 1\n' })).toEqual({
    code: 0,
    stdout: '',
    stderr: 'no problems in 1 contract file (1 readable document) and contract-gate.yml\n',
  });
});

test('a contract problem is exit 1, a policy problem exit 2', async () => {
  const contract = await linted({ '.contracts/t.yml': 'id: t\nvalidtion: {}\n' });
  expect(contract).toMatchObject({ code: 1, stdout: expect.stringMatching(/^\.contracts\/t\.yml:2:1: .* \[\w+\]\n$/) });
  expect((await linted({ 'contract-gate.yml': 'version: 9\n' })).code).toBe(2);
});

test('a glob that is a folder is a warning, and fails nothing', async () => {
  const contract = 'id: t\nvalidation: {scope: {allowed: [src]}}\n';
  const { code, stdout, stderr } = await linted({ '.contracts/t.yml': contract, 'src/a.js': '1\n' });
  expect(code).toBe(0);
  expect(stdout).toContain('warning: ');
  expect(stdout).toContain('[folder_glob]');
  expect(stderr).toContain('no problems, 1 warning in');
});

test('--json prints problems and warnings only', async () => {
  const { stdout, stderr } = await linted({ '.contracts/t.yml': 'id: t\ndepends_on: [u]\n' }, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ problems: [{ code: 'unknown_contract' }], warnings: [] });
  expect(stderr).toBe('');
});

test('contracts that depend on each other are a problem', async () => {
  const files = {
    '.contracts/a.yml': `depends_on: [b]\n${good.replace('t', 'a')}`,
    '.contracts/b.yml': 'id: b\ndepends_on: [a]\n',
  };
  expect((await linted(files)).code).toBe(1);
});

test.each([
  [['gone.yml'], 'contract file not found: gone.yml'],
  [['--policy', 'gone.yml'], 'policy not found: gone.yml'],
])('refuses %j', async (words, message) => {
  await expect(linted({ '.contracts/t.yml': good }, ...words)).rejects.toThrow(message);
});
