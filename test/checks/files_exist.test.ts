import { describe, expect, test } from 'vitest';
import { files_exist } from '../../src/checks/files_exist.ts';
import { outcome, written } from '../support/world.ts';

const given = {
  files: {
    'src/a.ts': 'abc',
    'src/b.ts': '',
    'app/[id]/page.tsx': 'x',
    'big.bin': 'version https://git-lfs.github.com/spec/v1\n',
  },
  ignored: { 'out/x.js': 'x' },
};

describe('files_exist', () => {
  test.each([
    ['[src/a.ts]', 'pass', 'exists'],
    ['[./src/a.ts]', 'pass', 'exists'],
    ['[src]', 'pass', 'exists'],
    ['[src/]', 'pass', 'exists'],
    ['["src/*.ts"]', 'pass', 'exists'],
    ['["app/[id]/page.tsx"]', 'pass', 'exists'],
    ['[{path: src, type: dir}]', 'pass', 'exists'],
    ['[{path: "*", type: dir}]', 'pass', 'exists'],
    ['[{path: src/a.ts, min_size: 3}]', 'pass', 'exists'],
    ['[{path: "src/*", type: file, min_size: 1}]', 'pass', 'src/a.ts exists'],
    ['[none.ts]', 'fail', 'none.ts does not exist'],
    ['["src/*.py"]', 'fail', 'no file matches src/*.py'],
    ['[src/A.ts]', 'fail', 'the letter case differs'],
    ['[{path: src, type: file}]', 'fail', 'is a directory; expected a file'],
    ['[src/a.ts/]', 'fail', 'is a file; expected a directory'],
    ['[{path: src/a.ts, type: dir}]', 'fail', 'is a file; expected a directory'],
    ['[{path: src/b.ts, min_size: 1}]', 'fail', 'has 0 bytes; at least 1 required'],
    ['[{path: src, min_size: 1}]', 'fail', 'min_size is for files'],
    ['[out/x.js]', 'fail', 'ignored by git'],
    ['[out]', 'fail', 'has no file that git would keep'],
    ['[big.bin]', 'warn', 'Git LFS pointer'],
  ])('%s: %s, %s', async (yaml, status, words) => {
    expect(await outcome(files_exist, yaml, given)).toMatchObject({ status, message: expect.stringContaining(words) });
  });

  test('every path is a criterion of its own', () => {
    expect(written(files_exist, '[a, b]').map(files_exist.title)).toEqual(['a exists', 'b exists']);
    expect(written(files_exist, '[a]').map(files_exist.label)).toEqual(['a']);
  });

  test.each(['[/etc/passwd]', '[../a]', '[.git/config]', '["a\\\\b"]', '["../*"]'])(
    '%s fails, and lint objects to it',
    async yaml => {
      const [params] = written(files_exist, yaml);
      const objection = files_exist.objection!(params!);
      expect(objection).toBeTypeOf('string');
      expect(await outcome(files_exist, yaml, given)).toMatchObject({ status: 'fail', message: objection });
    },
  );

  test.each(['a', '[]', '[1]', '{path: a}', '[{path: a, kind: file}]', '[{type: file}]'])('%s is refused', yaml => {
    expect(() => written(files_exist, yaml)).toThrow(/./);
  });
});
