import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { available, type Project } from '../support/projects.ts';
import { onBranch, type Repository, repository, statuses } from '../support/repository.ts';

const here = available();

test('npm, which runs these tests, has at least five of the projects', () => {
  expect(here.filter(({ needs }) => needs.includes('npm')).length).toBeGreaterThanOrEqual(5);
});

function made({ base, work, installed }: Project): Repository {
  const repo = repository(base);
  if (installed) symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(repo.top, 'node_modules'), 'dir');
  return onBranch(repo, 'agent/calc', work);
}

const ids = (names: readonly string[], status: (name: string) => string) =>
  Object.fromEntries(names.map(name => [`calc/${name}`, status(name)]));

/** Only the contract's own: the same is generated for the run, too. */
async function own(repo: Repository): Promise<Record<string, string>> {
  const { results } = await repo.verify('--only', 'calc');
  return Object.fromEntries(Object.entries(statuses(results)).filter(([id]) => id.startsWith('calc/')));
}

describe.each(here)('$name', project => {
  test('generate, lint and verify work with no configuration', async () => {
    const repo = made(project);
    expect(await repo.run('generate')).toMatchObject({ code: 0, stdout: '.contracts/calc.yml\n' });
    expect((await repo.run('lint')).stdout).toBe('');
    expect(await own(repo)).toEqual(ids(project.criteria, () => 'pass'));
    expect((await repo.verify()).results.verdict).toBe('pass');
  });

  test.each(project.breaks)('breaking $fails fails that, and nothing else', async ({ files, fails }) => {
    const repo = made(project);
    await repo.run('generate');
    repo.write(files);
    expect(await own(repo)).toEqual(ids(project.criteria, name => (name === fails ? 'fail' : 'pass')));
  });
});
