import { describe, expect, test } from 'vitest';
import { scope } from '../../src/checks/scope.ts';
import type { Change } from '../../src/model/world.ts';
import { outcome, written } from '../support/world.ts';

const changes: Change[] = [
  { kind: 'modified', path: 'src/a.ts' },
  { kind: 'renamed', path: 'src/c.ts', from: 'lib/b.ts' },
  { kind: 'added', path: '.contracts/t.yml' },
];

describe('scope', () => {
  test.each([
    ['{allowed: ["src/**", "lib/**"]}', 'pass', '2 files in scope'],
    ['{forbidden: ["docs/**"]}', 'pass', 'in scope'],
    ['{max_files: 2}', 'pass', 'in scope'],
    ['{allowed: ["src/**"]}', 'fail', 'touches lib/b.ts, which is outside its scope'],
    ['{allowed: ["src/**", "lib/**", "!src/a.ts"]}', 'fail', 'touches src/a.ts'],
    ['{forbidden: ["**/*.ts"]}', 'fail', 'touches src/a.ts and 2 more, which are forbidden'],
    ['{forbidden: [".contracts/**"]}', 'fail', 'touches .contracts/t.yml, which is forbidden'],
    ['{max_files: 1}', 'fail', 'touches 2 files, 1 is allowed'],
    ['{max_files: 0}', 'fail', 'touches 2 files, 0 are allowed'],
    [
      '{allowed: ["src/**"], forbidden: ["src/a.ts"], max_files: 1}',
      'fail',
      'the change touches src/a.ts, which is forbidden; it touches lib/b.ts, which is outside its scope; it touches 2 files, 1 is allowed',
    ],
  ])('%s: %s, %s', async (yaml, status, words) => {
    expect(await outcome(scope, yaml, { changes })).toMatchObject({ status, message: expect.stringContaining(words) });
  });

  test.each([
    ['{forbidden: ["vendor/**"]}', 'fail'],
    ['{forbidden: ["vendor/lib/src/*.c"]}', 'fail'],
    ['{forbidden: ["vendor/other/**"]}', 'pass'],
    ['{allowed: ["vendor/**"]}', 'pass'],
    ['{allowed: ["vendor/lib/**"]}', 'pass'],
    ['{allowed: ["vendor/lib/src/**"]}', 'fail'],
  ])('a moved submodule stands for everything below it: %s, %s', async (yaml, status) => {
    const moved: Change[] = [{ kind: 'modified', path: 'vendor/lib', irregular: true, submodule: true }];
    expect(await outcome(scope, yaml, { changes: moved })).toMatchObject({ status });
  });

  test('a failure stands at the file, unless it is gone', async () => {
    expect(await outcome(scope, '{allowed: [x]}', { changes })).toMatchObject({ at: { path: 'src/a.ts', line: 1 } });
    expect(await outcome(scope, '{allowed: [x]}', { changes: [{ kind: 'deleted', path: 'y' }] })).not.toHaveProperty(
      'at',
    );
  });

  test('too many files alone are mended otherwise than files out of scope', async () => {
    expect(await outcome(scope, '{max_files: 1}', { changes })).toMatchObject({
      got: '2 files',
      fix: 'Split the change, so that no part of it touches more than 1 file.',
    });
    const both = await outcome(scope, '{allowed: ["src/**"], max_files: 1}', { changes });
    expect(both).toMatchObject({ got: 'lib/b.ts, 2 files' });
    expect(both).not.toHaveProperty('fix');
  });

  test.each(['{}', '{allowed: []}', '{allowed: ["../x"]}', '{max_files: -1}', '[a]'])('%s is refused', yaml => {
    expect(() => written(scope, yaml)).toThrow(/./);
  });
});
