import { expect, test } from 'vitest';
import { explain } from '../../src/commands/explain.ts';
import { onBranch, repository } from '../support/repository.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

const contract = 'id: t\ntitle: The task\nfail_fast: true\nvalidation:\n  files_exist: [README.md]\n  tests: "true"\n';

test('lists the criteria of a contract, or one of them', async () => {
  const repo = onBranch(repository({ '.contracts/t.yml': contract }), 'agent/t', { 'a.js': '1\n' });
  const whole = memoryTerminal(repo.top);
  expect(await runCommand(explain, whole, 'T')).toBe(0);
  expect(whole.stdout()).toContain('It passes if all of these do');
  expect(whole.stdout()).toContain('  1. README.md exists\n     t/files_exist-readme-md\n');
  const one = memoryTerminal(repo.top);
  await runCommand(explain, one, 't/tests-true');
  expect(one.stdout()).toContain('t/tests-true, a command');
  expect(one.stdout()).not.toContain('README.md exists');
});

test('lists the commands of activities, those of the policy first', async () => {
  const repo = repository({
    'contract-gate.yml': 'version: 1\nactivities:\n  unit-test: make test\n  e2e: {check_run: browser}\n',
    'package.json': '{"scripts": {"test": "vitest", "lint": "eslint ."}, "devDependencies": {"vitest": "1"}}\n',
  });
  const terminal = memoryTerminal(repo.top);
  expect(await runCommand(explain, terminal)).toBe(0);
  expect(terminal.stdout()).toMatch(/^unit-test\n {2}make test\n {2}activities in the policy\n/);
  expect(terminal.stdout()).toContain('e2e\n  the check run browser\n');
  expect(terminal.stdout()).toMatch(/^lint\n {2}npm run lint/m);
  expect(terminal.stdout().match(/^unit-test$/gm)).toHaveLength(1);
});

test('says what to add if no activity has a command', async () => {
  const terminal = memoryTerminal(repository().top);
  await runCommand(explain, terminal);
  expect(terminal.stdout()).toBe('No activity has a command; add activities: to contract-gate.yml.\n');
});

test('suggests the nearest id', async () => {
  const { top } = repository({ '.contracts/auth.yml': 'id: auth\nvalidation: {files_exist: [a]}\n' });
  await expect(runCommand(explain, memoryTerminal(top), 'auht')).rejects.toThrow(
    'no contract or criterion "auht"; did you mean auth?',
  );
  await expect(runCommand(explain, memoryTerminal(top), 'a', 'b')).rejects.toThrow('explain takes one ID');
});

test('points to lint where a contract has problems', async () => {
  const { top } = repository({ '.contracts/a.yml': 'id: a\nvalidtion: {}\n' });
  await expect(runCommand(explain, memoryTerminal(top), 'a')).rejects.toThrow('run contract-gate lint');
});
