import { expect, test } from 'vitest';
import { openGit } from '../../../src/workspace/git/git.ts';
import { onBranch, repository } from '../../support/repository.ts';

const decode = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

test('the commits of a range come oldest first, with what each touched and the files that are wanted', async () => {
  const repo = onBranch(repository({ 'a.txt': 'one\n', 'b.txt': 'b\n' }), 'work');
  const start = repo.git('rev-parse', 'HEAD');
  repo.commit({ 'a.txt': 'two\n', 'ü ö.txt': 'x\n' }, 'First\n\nAgent: Coder');
  repo.commit({ 'a.txt': 'three\n', 'b.txt': null }, 'Second');
  repo.commit({}, 'Nothing');
  const git = await openGit(repo.top);
  const steps = await git.steps(start, 'HEAD', path => path === 'a.txt');
  expect(steps.map(({ author, message, paths }) => ({ author, message, paths }))).toEqual([
    { author: 'Test <test@example.com>', message: 'First\n\nAgent: Coder', paths: ['a.txt', 'ü ö.txt'] },
    { author: 'Test <test@example.com>', message: 'Second', paths: ['a.txt', 'b.txt'] },
    { author: 'Test <test@example.com>', message: 'Nothing', paths: [] },
  ]);
  expect(steps.map(({ files }) => decode(files.get('a.txt')))).toEqual(['two\n', 'three\n', undefined]);
  expect(steps[0]!.files.has('ü ö.txt')).toBe(false);
});

test('a message can neither hide a file nor invent one', async () => {
  const repo = onBranch(repository({ 'a.txt': 'one\n' }), 'work');
  const start = repo.git('rev-parse', 'HEAD');
  repo.commit({ 'a.txt': 'two\n' }, `:100644 100644 ${'a'.repeat(40)} ${'b'.repeat(40)} M\n\u0001fake\u0002`);
  const steps = await (await openGit(repo.top)).steps(start, 'HEAD', () => true);
  expect(steps).toHaveLength(1);
  expect(steps[0]!.paths).toEqual(['a.txt']);
});

test('a merge has no files of its own', async () => {
  const repo = onBranch(repository({ 'a.txt': 'one\n' }), 'work', { 'b.txt': 'b\n' });
  const start = repo.git('rev-parse', 'main');
  repo.git('checkout', '--quiet', 'main');
  repo.commit({ 'c.txt': 'c\n' });
  repo.git('checkout', '--quiet', 'work');
  repo.git('merge', '--quiet', '--no-edit', 'main');
  const steps = await (await openGit(repo.top)).steps(start, 'HEAD', () => true);
  expect(steps.find(({ message }) => message.startsWith('Merge'))?.paths).toEqual([]);
});

test('what a merge changes beside what it brings is its own', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => `${index}\n`);
  const both = (first: string, last: string) => [first, ...lines.slice(1, -1), last].join('');
  const repo = onBranch(repository({ 'a.txt': 'one\n', 'both.txt': lines.join('') }), 'work', {
    'a.txt': 'two\n',
    'both.txt': both('x\n', '39\n'),
  });
  const start = repo.git('rev-parse', 'main');
  repo.git('checkout', '--quiet', 'main');
  repo.commit({ 'both.txt': both('0\n', 'y\n'), 'c.txt': 'c\n' });
  repo.git('checkout', '--quiet', 'work');
  const merged = async (own: Record<string, string>) => {
    repo.git('merge', '--quiet', '--no-commit', 'main');
    repo.write(own);
    repo.git('add', '--all');
    repo.git('commit', '--quiet', '--message', 'Merge');
    const steps = await (await openGit(repo.top)).steps(start, 'HEAD', path => path === 'a.txt');
    repo.git('reset', '--quiet', '--hard', 'HEAD^');
    return steps.find(({ message }) => message === 'Merge');
  };
  expect((await merged({}))?.paths).toEqual([]);
  const evil = await merged({ 'a.txt': 'three\n', 'new ü.txt': 'n\n' });
  expect(evil?.paths).toEqual(['a.txt', 'new ü.txt']);
  expect(decode(evil?.files.get('a.txt'))).toBe('three\n');
  expect((await merged({ 'both.txt': 'all else\n' }))?.paths).toEqual(['both.txt']);
});
