import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { criteria, onBranch, repository, temporary } from '../support/repository.ts';

const fail = (words: string) => `echo ${words}; exit 1`;

test('the text for the next attempt has what each kind of failure needs', async () => {
  const validation = {
    files_exist: ['src/a.js', 'src/b.js', 'README.md'],
    content_check: { file: 'README.md', pattern: 'def (login|logout)' },
    lint: fail('README.md: line 1 is too long'),
    tests: fail('FAIL test_login expected 1, got 2'),
    command: fail('no rule to make target'),
    custom: { name: 'Database migration', command: fail('one migration is missing') },
    cross_cutting: [{ name: 'auth-required', type: 'content_check', file: 'README.md', pattern: 'AuthMiddleware' }],
  };
  const contract = { id: 't', subject: 'Log in', description: 'People can log in.', metadata: { validation } };
  const repo = onBranch(
    repository({ '.contracts/t.json': JSON.stringify(contract), 'README.md': '# x\n' }),
    'agent/t',
    { 'a.txt': 'x\n' },
  );
  const { stdout } = await repo.run('verify', '--json');
  const path = `${temporary('results')}/results.json`;
  writeFileSync(path, stdout);
  const retry = await repo.run('retry', path);
  const sections = [
    '## Original Task',
    '## Validation Failure',
    '## Required Fix',
    'Complete the task and ensure validation passes.',
  ];
  const [head, task, failures, fixes] = retry.stdout.split(new RegExp(sections.join('|')));
  expect(head!.split('\n')[0]).toBe('RETRY task #t: Previous attempt failed validation.');
  expect(task).toContain('People can log in.');
  for (const words of [
    'line 1 is too long',
    'FAIL test_login expected 1, got 2',
    'no rule to make',
    'one migration is missing',
  ])
    expect(failures).toContain(words);
  for (const type of ['files_exist', 'content_check', 'lint', 'tests', 'command', 'custom'])
    expect(failures).toContain(`Type: ${type}\n`);
  for (const words of ['Create `src/a.js`', 'Create `src/b.js`', '`/def (login|logout)/`'])
    expect(fixes).toContain(words);
  expect(fixes).not.toContain('README.md` under');
});

test('a cross-cutting check that fails is named, and was not tried before the task passed', async () => {
  const always = { name: 'auth-required', type: 'content_check', file: 'README.md', pattern: 'AuthMiddleware' };
  const epic = { epic: 'shop', always: [always] };
  const repo = onBranch(
    repository({
      '.contracts/epic.json': JSON.stringify(epic),
      '.contracts/a.yml': 'id: a\nvalidation: {files_exist: [README.md]}\n',
      '.contracts/b.yml': 'id: b\nvalidation: {files_exist: [src/b.js]}\n',
      'README.md': '# x\n',
    }),
    'agent/a',
    { 'src/a.js': 'x\n' },
  );
  const { results, code } = await repo.verify('--all');
  expect(code).toBe(1);
  const found = criteria(results).filter(({ crossCutting }) => crossCutting === 'auth-required');
  expect(found.map(({ id, status }) => [id, status])).toEqual([
    ['a/content_check-auth-required', 'fail'],
    ['b/content_check-auth-required', 'skip'],
  ]);
  expect(found[0]!.title).toBe('auth-required: README.md contains /AuthMiddleware/');
});
