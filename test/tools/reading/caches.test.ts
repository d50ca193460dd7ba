import { expect, test } from 'vitest';
import { isToolCache } from '../../../src/tools/reading/caches.ts';

test.each([
  'a/__pycache__/b.cpython-312.pyc',
  '.pytest_cache/v/x',
  'node_modules/a/index.js',
  'target/debug/x',
  '.eslintcache',
])('%s is written by a tool', path => expect(isToolCache(path)).toBe(true));

test.each(['src/cache.py', 'target/shop.rs', 'build/out.js', 'coverage.py', 'src/bazel.ts', '.builder/a'])(
  '%s may be work',
  path => expect(isToolCache(path)).toBe(false),
);
