import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { criteria, onBranch, repository } from '../support/repository.ts';

const scope = (globs: readonly string[]) => `id: t1\nvalidation:\n  scope:\n    forbidden: ${JSON.stringify(globs)}\n`;
const files = { 'app/[id]/page.tsx': '1\n', 'db/2.sql': '1\n', 'src/a.ts': '1\n', 'lib/b.ts': '1\n' };
const changed = { 'app/[id]/page.tsx': '2\n', 'db/2.sql': '2\n', 'src/a.ts': '2\n', 'lib/b.ts': '2\n' };

describe('a forbidden glob', () => {
  test('that other tools read in another way is refused, by lint and by verify', async () => {
    const contract = scope(['app/[id]/**', 'db/{1..3}.sql', 'src/(a|b).ts']);
    const repo = onBranch(repository({ ...files, '.contracts/t1.yml': contract }), 'agent/t1', changed);
    expect(await repo.run('lint')).toMatchObject({
      code: 1,
      stdout:
        '.contracts/t1.yml:4:31: validation: scope: forbidden: a range such as {1..3} is not supported; write {1,2,3} (in "db/{1..3}.sql") [bad_value]\n' +
        '.contracts/t1.yml:4:47: validation: scope: forbidden: | is not supported; write {a,b}, or \\| for the character itself (in "src/(a|b).ts") [bad_value]\n',
    });
    expect(await repo.verify()).toMatchObject({ code: 1, results: { verdict: 'fail' } });
  });

  test('as it is to be written forbids each of the files', async () => {
    const contract = scope(['app/[id]/**', 'db/{1,2,3}.sql', 'src/{a,b}.ts']);
    const repo = onBranch(repository({ ...files, '.contracts/t1.yml': contract }), 'agent/t1', changed);
    expect(await repo.run('lint')).toMatchObject({ code: 0, stdout: '' });
    const { code, results } = await repo.verify();
    expect(code).toBe(1);
    const found = criteria(results).find(({ id }) => id.startsWith('t1/scope'));
    expect(found).toMatchObject({ status: 'fail', got: 'app/[id]/page.tsx, db/2.sql, src/a.ts' });
  });

  test('with brackets forbids the folder of that name', async () => {
    const contract = scope(['app/[id]/**']);
    const repo = onBranch(repository({ ...files, '.contracts/t1.yml': contract }), 'agent/t1', {
      'app/[id]/page.tsx': '2\n',
    });
    const { code, results } = await repo.verify();
    expect(code).toBe(1);
    expect(criteria(results)).toContainEqual(expect.objectContaining({ status: 'fail', got: 'app/[id]/page.tsx' }));
  });
});

describe('lint warns of a glob that is just the name of a folder, and fails nothing', () => {
  const warning = (place: string, glob: string) =>
    `${place}: warning: "${glob}" is a folder, and the glob matches no file in it; write "${glob}/**" [folder_glob]\n`;

  test('in a scope', async () => {
    const repo = repository({
      ...files,
      '.contracts/t1.yml': scope(['src', './app/[id]', 'lib/', 'db/**', 'nowhere']),
    });
    const { code, stdout, stderr } = await repo.run('lint');
    expect(stdout).toBe(warning('.contracts/t1.yml:4:5', 'src') + warning('.contracts/t1.yml:4:5', './app/[id]'));
    expect(stderr).toMatch(/^no problems, 2 warnings in 1 contract file/);
    expect(code).toBe(0);
  });

  test('wherever globs of files are taken', async () => {
    const repo = repository({
      ...files,
      'contract-gate.yml':
        'version: 1\nprotect: [db, "!lib"]\ncross_cutting:\n  - {name: kept, type: scope, forbidden: [app]}\n',
      '.contracts/epic.yml': 'epic: all\nalways:\n  - {name: kept, type: scope, forbidden: [app]}\n',
      '.contracts/t1.yml':
        'id: t1\napplies_to: {paths: src}\nvalidation:\n  content_check: {file: lib, pattern: x, absent: true}\n  paired_files: {pattern: src, exclude: db, companion: lib}\n  files_exist: [src]\n',
    });
    const { code, stdout } = await repo.run('lint', '--json');
    const { problems, warnings } = JSON.parse(stdout);
    expect(problems).toEqual([]);
    const places = warnings.map(
      ({ message, at }: { message: string; at: { path: string; line: number } }) =>
        `${at.path}:${at.line} ${message.split(' ')[0]}`,
    );
    expect(places).toEqual([
      '.contracts/epic.yml:3 "app"',
      '.contracts/t1.yml:1 "src"',
      '.contracts/t1.yml:4 "lib"',
      '.contracts/t1.yml:5 "src"',
      '.contracts/t1.yml:5 "db"',
      '.contracts/t1.yml:5 "lib"',
      'contract-gate.yml:1 "db"',
      'contract-gate.yml:1 "!lib"',
      'contract-gate.yml:4 "app"',
    ]);
    expect(code).toBe(0);
  });

  test('a submodule is no file of this repository, and stands for what is below it', async () => {
    const repo = repository({
      '.contracts/t1.yml':
        'id: t1\nvalidation:\n  files_exist: [vendor/lib]\n  scope: {forbidden: ["vendor/lib/src/**"]}\n',
    });
    repo.git('checkout', '--quiet', '-b', 'agent/t1');
    repo.git('update-index', '--add', '--cacheinfo', `160000,${repo.git('rev-parse', 'HEAD')},vendor/lib`);
    repo.git('commit', '--quiet', '-m', 'Vendor it');
    mkdirSync(join(repo.top, 'vendor/lib'), { recursive: true });
    const { code, results } = await repo.verify();
    expect(code).toBe(1);
    const found = criteria(results).map(({ message }) => message);
    expect(found).toContain('vendor/lib is a submodule: its files are in another repository');
    expect(found).toContainEqual(expect.stringContaining('touches vendor/lib, which is forbidden'));
  });

  test('a submodule is one path, and no folder', async () => {
    const repo = repository({ '.contracts/t1.yml': scope(['module']) });
    repo.git('update-index', '--add', '--cacheinfo', `160000,${repo.git('rev-parse', 'HEAD')},module`);
    expect(await repo.run('lint')).toMatchObject({ code: 0, stdout: '' });
  });
});
