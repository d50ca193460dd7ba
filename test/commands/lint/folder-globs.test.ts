import { expect, test } from 'vitest';
import { foldersOf } from '../../../src/commands/lint/folder-globs.ts';

test('every folder of a path is one, and no file is', () => {
  expect([...foldersOf(['a.ts', 'src/b.ts', 'src/deep/er/c.ts', 'src/deep/d.ts'])].sort()).toEqual([
    'src',
    'src/deep',
    'src/deep/er',
  ]);
});
