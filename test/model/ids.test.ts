import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slug, uniqueNames } from '../../src/model/ids.ts';

test.each([
  ['src/auth/jwt.py', 'src-auth-jwt-py'],
  ['npm run test -- --watch=false', 'npm-run-test-watch-false'],
  ['__init__.py', '__init__-py'],
  ['Ünïcode', 'u-ni-code'],
  ['  ', ''],
])('%j as an id is %j', (words, expected) => {
  expect(slug(words)).toBe(expected);
});

test('other scripts get an id, too: always the same, and another for other words', () => {
  expect(slug('检查')).toMatch(/^[0-9a-f]{8}$/);
  expect(slug('检查')).toBe(slug('检查'));
  expect(slug('检查')).not.toBe(slug('测试'));
});

test('an id is short and plain, whatever the words', () => {
  fc.assert(
    fc.property(fc.string(), words => {
      expect(slug(words)).toMatch(/^[a-z0-9_-]{0,60}$/);
    }),
  );
});

test('names are never given twice, whatever their letter case', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'a-2', 'A-2', 'b', 'a-2-2')), names => {
      const given = names.map(uniqueNames()).map(name => name.toLowerCase());
      expect(new Set(given).size).toBe(names.length);
    }),
  );
  expect(['a', 'a', 'A', 'a-2'].map(uniqueNames())).toEqual(['a', 'a-2', 'A-3', 'a-2-2']);
});
