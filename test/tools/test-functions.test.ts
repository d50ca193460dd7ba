import { describe, expect, test } from 'vitest';
import { addedTests, testsIn } from '../../src/tools/test-functions.ts';
import { world } from '../support/world.ts';

const many = Number.POSITIVE_INFINITY;
/** Name, least and most of each test that is found. */
const found = (path: string, ...lines: string[]) =>
  testsIn(path, lines.join('\n'))?.map(({ name, least, most }) => [name, least, most]);

describe('tests by language', () => {
  test('JavaScript and TypeScript', () => {
    expect(
      found(
        'a.test.ts',
        "describe('sums', () => {",
        "  it('adds', () => {});",
        '  test("subtracts", async () => {});',
        "  it.only('one', () => {});",
        "  test.skip('two', () => {});",
        "  // it('comment', () => {});",
        '  /* A group that nobody runs:',
        "  it('doc', () => {});",
        '  */',
        '  const page = `',
        "  it('in a text', () => {});",
        "  it('behind', f);",
        '  `;',
        '  const sign = /`/; const words = "; it(\'quoted\', f)";',
        "  it('nine', f); it('ten', f); // it('eleven', f)",
        "  it('maps', () => list.map(each => each));",
        "  test.each([[1], [2]])('three %i', n => {});",
        '  it(`four`, () => {});',
        "  expect(/x/.test('five')).toBe(true);",
        '  commit("six");',
        "  test('it\\'s', f);",
        "  xit('seven', f);",
        "  tap.test('eight', t => {",
        "    t.test('nine', f);",
        '});',
      ),
    ).toEqual([
      ['adds', 1, 1],
      ['subtracts', 1, 1],
      ['one', 1, 1],
      ['two', 0, 1],
      ['nine', 1, 1],
      ['ten', 1, 1],
      ['maps', 1, 1],
      ['', 1, many],
      ['four', 1, 1],
      ['it\\', 1, 1],
      ['seven', 0, 1],
      ['eight', 1, 2],
    ]);
  });

  test('a loop around tests leaves the number open, and ends with it', () => {
    expect(
      found(
        'a.test.js',
        'for (const n of all) {',
        '  test(nameOf(n), f);',
        '}',
        "test('b', f);",
        "all.forEach(n => test('c', f));",
      ),
    ).toEqual([
      ['', 1, many],
      ['b', 1, 1],
      ['c', 1, many],
    ]);
  });

  test('so does a table of groups', () => {
    const lines = ["describe.each([1, 2])('n', n => {", "  it('a', f);", '});', "it('b', f);"];
    expect(found('a.test.js', ...lines)).toEqual([
      ['a', 1, many],
      ['b', 1, 1],
    ]);
  });

  test('calls outside of a test file may be tests or not', () => {
    expect(found('src/a.ts', "it('x', f);")).toEqual([['x', 0, 1]]);
  });

  test('Python', () => {
    expect(
      found(
        'test_a.py',
        'def test_one():',
        'async def test_two(client):',
        "@pytest.mark.parametrize('n', [1, 2])",
        'def test_three(n):',
        'class TestX:',
        '    def test_four(self):',
        '        with self.subTest(1):',
        '    def helper(self):',
        '# def test_five():',
        '    """',
        '    def test_six(self):',
        '    """',
        "@pytest.mark.skip(reason='slow')",
        'def test_seven():',
        "@unittest.skipIf(slow, 'slow')",
        'def test_eight():',
        'def test_nine():',
      ),
    ).toEqual([
      ['test_one', 1, 1],
      ['test_two', 1, 1],
      ['test_three', 1, many],
      ['test_four', 1, 2],
      ['test_seven', 0, 1],
      ['test_eight', 0, 1],
      ['test_nine', 1, 1],
    ]);
  });

  test('Go', () => {
    expect(
      found(
        'a_test.go',
        'func TestMain(m *testing.M) {',
        'func TestOne(t *testing.T) {',
        '\tt.Run("a", func(t *testing.T) {})',
        '}',
        'func TestTwo(t *testing.T) {',
        '\tfor _, c := range cases {',
        '\t\tt.Run(c.name, func(t *testing.T) {})',
        'func helper() {}',
        'var page = `',
        'func TestText(t *testing.T) {',
        '`',
        'func (s *Suite) TestThree() {',
      ),
    ).toEqual([
      ['TestOne', 1, 2],
      ['TestTwo', 1, many],
      ['TestThree', 1, 1],
    ]);
    expect(found('a.go', 'func TestOne(t *testing.T) {')).toBeUndefined();
  });

  test('Rust, beside the code too', () => {
    expect(
      found(
        'src/lib.rs',
        'fn add() {}',
        '#[test]',
        'fn one() {}',
        '#[tokio::test]',
        'async fn two() {}',
        '#[rstest]',
        '#[case(1)]',
        'fn three() {}',
        'fn four() {}',
        '#[test] fn five() {}',
        '#[wasm_bindgen_test]',
        'fn six() {}',
        '#[test]',
        '#[ignore = "slow"]',
        'fn seven() {}',
        'let page = r#"',
        '#[test]',
        'fn eight() {}',
        '"#;',
        "fn nine<'a>(x: &'a str) -> char { '\"' }",
        '#[test]',
        'fn ten() {}',
      ),
    ).toEqual([
      ['one', 1, 1],
      ['two', 1, 1],
      ['three', 1, many],
      ['five', 1, 1],
      ['six', 1, 1],
      ['seven', 0, 1],
      ['ten', 1, 1],
    ]);
  });

  test('Java and Kotlin', () => {
    expect(
      found(
        'src/test/java/ATest.java',
        '@Test',
        'void one() {',
        '@Test @DisplayName("x") public void two() throws Exception {',
        '@ParameterizedTest',
        '@ValueSource(ints = {1, 2})',
        'void three(int n) {',
        'void helper() {',
        '@org.junit.Test public void four() {',
        '@Test',
        '@Disabled("slow (very)")',
        'void five() {',
        'String page = """',
        '@Test void six() {',
        '""";',
        '/* @Test',
        'void seven() { */',
      ),
    ).toEqual([
      ['one', 1, 1],
      ['two', 1, 1],
      ['three', 1, many],
      ['four', 1, 1],
      ['five', 0, 1],
    ]);
  });

  test('long and hostile lines cost little', () => {
    const text = `${'it('.repeat(400_000)}\n${'(/['.repeat(300_000)}\n${'`\\'.repeat(300_000)}\n${"'\\".repeat(300_000)}\n${'@a('.repeat(300_000)}\n${' '.repeat(1_000_000)}\n`;
    for (const path of ['a.test.ts', 'test_a.py', 'a_test.go', 'a.rs', 'ATest.java'])
      expect(testsIn(path, text)).toBeDefined();
  });
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
