import { describe, expect, test } from 'vitest';
import { generate } from '../../src/commands/generate.ts';
import { lint } from '../../src/commands/lint.ts';
import { repository, type Tree } from '../support/repository.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

const project: Tree = {
  'package.json': '{"scripts": {"test": "vitest"}, "devDependencies": {"vitest": "1"}}\n',
  'src/cart.ts': 'export const cart = 1;\n',
  'src/[id].tsx': 'export default 1;\n',
};

test('writes the contract below .contracts and prints its path; the note goes to stderr', async () => {
  const { top } = repository(project);
  const terminal = memoryTerminal(top);
  expect(await runCommand(generate, terminal, '--task', 'Add a cart total', '--files', 'src/*.ts')).toBe(0);
  const [[path = '', text = ''] = []] = terminal.written;
  expect(terminal.stdout()).toBe(`${path.slice(top.length + 1)}\n`);
  expect(path).toMatch(/\/\.contracts\/[\w-]+\.yml$/);
  expect(text).toContain('unit-test');
  expect(terminal.stderr()).toMatch(/^verifiable: /);
});

test('--output - prints it and writes nothing', async () => {
  const terminal = memoryTerminal(repository(project).top);
  await runCommand(generate, terminal, '--task', 'Add a cart', '--id', 'cart', '--output', '-');
  expect(terminal.stdout()).toContain('cart');
  expect(terminal.written.size).toBe(0);
});

test('the validation dialect asks for what an issue names', async () => {
  const files = { 'issue.md': '# Add a total\n\nCreate `src/total.ts` with a function `total()`.\n' };
  const terminal = memoryTerminal(repository(project).top, files);
  await runCommand(generate, terminal, '--issue', 'issue.md', '--dialect', 'validation', '--output', '-');
  expect(terminal.stdout()).toContain('src/total.ts');
});

test('an unclear task is a question for a person: exit 3', async () => {
  const terminal = memoryTerminal(repository(project).top);
  expect(await runCommand(generate, terminal, '--task', 'Prototype division')).toBe(3);
  expect(terminal.stderr()).toContain('choose with --type verifiable or --type advisory');
  expect(terminal.written.size).toBe(0);
});

describe('refuses', () => {
  const files = { 'taken.yml': 'id: x\n' };
  test.each([
    [['x'], 'generate takes no operands'],
    [['--dialect', 'x'], 'unknown --dialect x; use one of verification, validation'],
    [['--task', 'a', '--issue', 'b'], '--task and --issue cannot be used together'],
    [['--issue', 'gone.md'], '--issue: file not found: gone.md'],
    [['--task', 'Add x', '--type', 'odd'], 'unknown --type odd; use one of verifiable, advisory, skip'],
    [['--task', 'Add x', '--id', '../x'], '--id ../x is not a valid ID'],
    [['--task', 'Add x', '--id', 'Policy'], '--id Policy is not a valid ID'],
    [['--files', 'lib/**'], '--files lib/** matches no file'],
    [['--task', 'Add x', '--files', 'src/cart.ts', '--output', 'taken.yml'], 'taken.yml already exists'],
  ])('%j', async (words, message) => {
    const terminal = memoryTerminal(repository(project).top, files);
    await expect(runCommand(generate, terminal, ...words)).rejects.toThrow(message);
    expect(terminal.written.size).toBe(0);
  });
});

describe('where no command is known', () => {
  test('the draft has a place to fill in, and lint says so', async () => {
    const repo = repository({ 'a.cob': 'x\n' });
    const terminal = memoryTerminal(repo.top);
    expect(await runCommand(generate, terminal, '--task', 'Add x', '--files', 'a.cob', '--output', '-')).toBe(0);
    expect(terminal.stdout()).toBe(
      'id: add-x\ntitle: Add x\nvalidation:\n  files_exist:\n    - a.cob\n  tests: "<the command that runs the tests>"\n',
    );
    expect(terminal.stderr()).toContain('no test command is known for this repository: fill in');
    repo.write({ '.contracts/add-x.yml': terminal.stdout() });
    const linter = memoryTerminal(repo.top);
    expect(await runCommand(lint, linter)).toBe(1);
    expect(linter.stdout()).toContain(
      '.contracts/add-x.yml:6:10: validation: tests: still to be filled in: replace <the command that runs the tests> with a command of yours',
    );
  });

  test('before there is any code, the tests are those that the work brings', async () => {
    const repo = repository({ 'README.md': '# Plan\n', '.gitignore': 'out\n' });
    const terminal = memoryTerminal(repo.top);
    expect(await runCommand(generate, terminal, '--task', 'Add a parser', '--output', '-')).toBe(0);
    expect(terminal.stdout()).toContain('    - activity: unit-test\n');
    repo.write({ '.contracts/parser.yml': terminal.stdout() });
    const linter = memoryTerminal(repo.top);
    expect(await runCommand(lint, linter)).toBe(0);
    expect(linter.stdout()).toContain('warning: no command for the activity unit-test yet');
    const unknown = terminal.stdout().replace('unit-test', 'unit-tests');
    repo.write({ '.contracts/parser.yml': unknown });
    const strict = memoryTerminal(repo.top);
    expect(await runCommand(lint, strict)).toBe(1);
    expect(strict.stdout()).toContain('did you mean unit-test?');
  });
});
