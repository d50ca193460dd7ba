import { describe, expect, test } from 'vitest';
import { addedTests, testsIn } from '../../../src/tools/reading/test-declarations.ts';
import { many } from '../../support/tools.ts';
import { world } from '../../support/world.ts';

test('long and hostile lines cost little', () => {
  const text = `${'it('.repeat(400_000)}\n${'(/['.repeat(300_000)}\n${'`\\'.repeat(300_000)}\n${"'\\".repeat(300_000)}\n${'@a('.repeat(300_000)}\n${' '.repeat(1_000_000)}\n`;
  const imports = `${'import { '.repeat(100_000)}\n${'import { a\\n'.repeat(50_000)}\n${'const a = require(\n'.repeat(50_000)}`;
  expect(testsIn('a.test.ts', imports)).toBeDefined();
  for (const path of ['a.test.ts', 'test_a.py', 'a_test.go', 'a.rs', 'ATest.java'])
    expect(testsIn(path, text)).toBeDefined();
});

describe('what a change adds', () => {
  const added = (before: Record<string, string>, files: Record<string, string>) => {
    const paths = [...new Set([...Object.keys(before), ...Object.keys(files)])];
    const changes = paths.map(path => ({
      path,
      kind: !(path in before) ? ('added' as const) : !(path in files) ? ('deleted' as const) : ('modified' as const),
    }));
    return addedTests(world({ before, files, changes }));
  };

  test('counts new names at the most, and what is there more at the least', async () => {
    const [a, b, c] = ["test('a', f);\n", "test('b', f);\n", "test('c', f);\n"];
    expect(await added({}, { 'x.test.ts': a + b })).toMatchObject({ least: 2, most: 2 });
    expect(await added({ 'x.test.ts': a }, { 'x.test.ts': a + b })).toMatchObject({ least: 1, most: 1 });
    expect(await added({ 'x.test.ts': a }, { 'x.test.ts': b + c })).toMatchObject({ least: 1, most: 2 });
    expect(await added({ 'x.test.ts': a }, { 'y.test.ts': a })).toMatchObject({ least: 0, most: 0 });
    expect(await added({ 'x.test.ts': a + b }, { 'x.test.ts': a })).toMatchObject({ least: 0, most: 0 });
  });

  test('data beside tests is no test that could not be counted', async () => {
    expect(await added({}, { 'test/data.json': '{}', 'test/logo.png': 'x' })).toEqual({
      least: 0,
      most: 0,
      unread: [],
    });
    expect(await added({}, { 'spec/a_spec.rb': 'it "a"' })).toEqual({ least: 0, most: 0, unread: ['spec/a_spec.rb'] });
  });

  test('calls with a name may be tests where none is seen', async () => {
    const own = { 'a.test.ts': "check('a', f);\n" };
    expect(await added({}, own)).toEqual({ least: 0, most: 1, unread: [] });
    expect(await added({}, { 'a.test.ts': "// test('a', f);\n" })).toEqual({ least: 0, most: 0, unread: [] });
    const emptied = await added({ 'a.test.ts': "test('a', f);\n" }, own);
    expect(emptied).toEqual({ least: 0, most: 0, unread: [] });
  });

  test('very many tests are counted all the same', async () => {
    const file = 'test(name, f);\n'.repeat(150_000);
    expect(await added({ 'x.test.ts': file }, { 'x.test.ts': `${file}test('new', f);\n` })).toMatchObject({
      least: 1,
      most: 1,
    });
  });

  test('a table that grows leaves the number open, one that stays does not', async () => {
    const table = (rows: string) => `test.each([${rows}])('a', f);\n`;
    expect(await added({ 'x.test.ts': table('1') }, { 'x.test.ts': table('1, 2, 3') })).toMatchObject({
      least: 0,
      most: many,
    });
    expect(await added({ 'x.test.ts': `${table('1')}` }, { 'x.test.ts': `// a remark\n${table('1')}` })).toMatchObject({
      most: 0,
    });
  });
});
