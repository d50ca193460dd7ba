import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFileFinder, printedFailures, printedFindings } from '../../../../src/tools/reading/output/what-failed.ts';

/** What the tools really printed, by the version that printed it. */
const folder = join(import.meta.dirname, '../../../fixtures/printed');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** name | place | what went wrong */
const failures: Record<string, string[]> = {
  'javascript/ava-6.4.1.txt': [
    'others pay all | test/discount.test.js:4 | expected 100, got 90',
    'sum up | test/discount.test.js:6 | expected 3, got 2',
    'throw | file:///home/me/shop/test/discount.test.js:7 | TypeError: no cart',
  ],
  'javascript/bun-1.4.4.txt': [
    'others pay all | /home/me/shop/test/discount.test.js:4 | expected 100, got 90',
    'carts > sum up | /home/me/shop/test/discount.test.js:7 | expect(received).toEqual(expected)',
    'carts > throw | /home/me/shop/test/discount.test.js:8 | TypeError: no cart',
  ],
  'javascript/deno-2.9.6.txt': [
    'others pay all | ./test/discount_test.js:3 | expected 100, got 90',
    'carts > sum up | ./test/discount_test.js:7 | Expected values to be strictly deep-equal',
  ],
  'javascript/jest-29.7.0.txt': [
    'others pay all | test/discount.test.js:4 | expected 100, got 90',
    'carts › sum up | test/discount.test.js:7 | expect(received).toEqual(expected) // deep equality',
    'carts › throw | test/discount.test.js:8 | TypeError: no cart',
    "test/broken.test.js | test/broken.test.js:1 | Cannot find module '../src/none.js' from 'test/broken.test.js'",
  ],
  'javascript/mocha-11.8.0.txt': [
    'others pay all | test/discount.test.js:4 | expected 100, got 90',
    'carts > sum up | test/discount.test.js:7 | expected 3, got 2',
    'carts > throw | test/discount.test.js:8 | TypeError: no cart',
  ],
  'javascript/node-test-20.20.2.txt': [
    'others pay all | /home/me/shop/test/discount.test.js:5 | expected 100, got 90',
    'carts > sum up | /home/me/shop/test/discount.test.js:9 | Expected values to be strictly deep-equal',
    'carts > throw | /home/me/shop/test/discount.test.js:10 | no cart',
  ],
  'javascript/node-test-24.21.0.txt': [
    'others pay all | test/discount.test.js:5 | expected 100, got 90',
    'sum up | test/discount.test.js:9 | expected { a: 1, b: [ 1, 3 ] }, got { a: 1, b: [ 1, 2 ] }',
    'throw | test/discount.test.js:10 | TypeError: no cart',
  ],
  'javascript/playwright-1.65.1.txt': ['carts > others pay all | tests/a.spec.js:4 | expected 100, got 90'],
  'javascript/qunit-3.0.0.txt': [
    'carts > others pay all | /home/me/shop/test/discount.test.js:3 | expected 100, got 90',
  ],
  'javascript/tap-21.8.0.txt': [
    'others pay all > should be equal | test/discount.test.js:4 | expected 100, got 90',
    'throw > no cart | test/discount.test.js:7 | undefined',
  ],
  'javascript/tape-5.10.2.txt': [
    'others pay all > all of it | /home/me/shop/test/discount.test.js:4 | expected 100, got 90',
    'sum up > should be deeply equivalent | /home/me/shop/test/discount.test.js:7 | undefined',
  ],
  'javascript/vitest-3.2.7.txt': [
    "test/broken.test.js | test/broken.test.js:1 | Error: Cannot find module '../src/none.js' imported from '/home/me/shop/test/broken.test.js'",
    'others pay all | test/discount.test.js:4 | expected 100, got 90',
    'carts > sum up | test/discount.test.js:7 | expected { a: 1, b: [ 1, 3 ] }, got { a: 1, b: [ 1, 2 ] }',
    'carts > throw | test/discount.test.js:8 | TypeError: no cart',
  ],
  'other/bats-1.8.2.txt': ['others pay all | discount.bats:7 | `[ "$output" = 100 ]\' failed'],
  'other/cargo-1.95.0.txt': [
    'tests::isnt | src/lib.rs:19 | too cheap',
    'tests::others_pay_all | src/lib.rs:12 | left is 90, right is 100',
    'tests::throws | src/lib.rs:16 | no cart',
  ],
  'other/ctest-3.25.1.txt': [
    'others_pay_all | discount.c:6 | expected 100, got 90',
    'throws | /home/me/shop/discount.c:6 | main: Assertion `strcmp(argv[1], "throws")\' failed.',
  ],
  'other/exunit-1.14.0.txt': [
    'throws | test/discount_test.exs:12 | (ArgumentError) no cart',
    'others pay all | test/discount_test.exs:8 | left is 90, right is 100',
  ],
  'other/go-1.19.8-verbose.txt': [
    'TestOthersPayAll | example.com/shop/discount_test.go:9 | expected 100, got 90',
    'TestCart/sum_up | example.com/shop/discount_test.go:16 | no cart',
    'TestPanics | /home/me/shop/discount_test.go:24 | panic: assignment to entry in nil map',
  ],
  'other/go-1.19.8.txt': [
    'TestOthersPayAll | example.com/shop/discount_test.go:9 | expected 100, got 90',
    'TestCart/sum_up | example.com/shop/discount_test.go:16 | no cart',
    'TestPanics | /home/me/shop/discount_test.go:24 | panic: assignment to entry in nil map',
  ],
  'other/minitest-5.17.0.txt': [
    'DiscountTest#test_others_pay_all | test/discount_test.rb:9 | expected 100, got 90',
    'DiscountTest#test_throws | test/discount_test.rb:13 | ArgumentError: no cart',
  ],
  'other/phpunit-9.6.7.txt': [
    'DiscountTest::testThrows | /home/me/shop/tests/DiscountTest.php:12 | LogicException: no cart',
    'DiscountTest::testOthersPayAll | /home/me/shop/tests/DiscountTest.php:8 | expected 100, got 90',
  ],
  'other/prove-3.44.txt': ["others pay all | t/discount.t:3 | expected '100', got '90'"],
  'other/pytest-9.0.3-collecting.txt': [
    "tests/test_broken.py | tests/test_broken.py:1 | ModuleNotFoundError: No module named 'nowhere'",
  ],
  'other/pytest-9.0.3.txt': [
    'test_others_pay_all | tests/test_discount.py:11 | assert 90 == 100',
    "TestCart.test_sum | tests/test_discount.py:15 | assert {'a': 1, 'b': [1, 2]} == {'a': 1, 'b': [1, 3]}",
    'TestCart.test_throws | tests/test_discount.py:18 | ValueError: no cart',
    'test_each[2] | tests/test_discount.py:22 | assert 2 == 1',
  ],
  'other/rspec-3.12.0.txt': [
    'Discount lets others pay all | ./spec/discount_spec.rb:5 | expected 100, got 90',
    'Discount throws | ./spec/discount_spec.rb:9 | ArgumentError: no cart',
  ],
  'other/test-unit-3.5.3.txt': [
    'DiscountTest#test_others_pay_all | tu.rb:9 | expected 100, got 90',
    'DiscountTest#test_throws | tu.rb:13 | ArgumentError: no cart',
  ],
  'other/unittest-3.11.7.txt': [
    "tests.test_broken | /home/me/shop/tests/test_broken.py:1 | ModuleNotFoundError: No module named 'nowhere'",
    'Discount.test_throws | /home/me/shop/tests/test_discount.py:11 | ValueError: no cart',
    'Discount.test_others_pay_all | /home/me/shop/tests/test_discount.py:8 | 90 != 100',
  ],
};

/** place | message | rule; those in brackets are warnings */
const findings: Record<string, string[]> = {
  'lint/biome-2.6.8.txt': [
    '[bad.js:1:5 | This variable x is unused. | lint/correctness/noUnusedVariables]',
    'bad.js:2:7 | Using == may be unsafe if you are relying on type coercion. | lint/suspicious/noDoubleEquals',
    'bad.js:2:15 | This is an unexpected use of the debugger statement. | lint/suspicious/noDebugger',
    'bad.js:1 | Formatter would have printed the following content: | format',
  ],
  'lint/clippy-1.95.0.txt': [
    'src/lib.rs:3:5 | unneeded `return` statement | ',
    'src/lib.rs:1:13 | writing `&Vec` instead of `&[_]` involves a new object where a slice will do | ',
    'src/lib.rs:2:8 | length comparison to zero | ',
  ],
  'lint/eslint-9.39.5.txt': [
    '[/home/me/shop/bad.js:1:1 | Unexpected var, use let or const instead | no-var]',
    "/home/me/shop/bad.js:2:5 | 'y' is not defined | no-undef",
    "/home/me/shop/bad.js:2:7 | Expected '===' and instead saw '==' | eqeqeq",
    "/home/me/shop/bad.js:2:15 | Unexpected 'debugger' statement | no-debugger",
  ],
  'lint/flake8-5.0.4.txt': [
    "bad.py:1:1 | 'os' imported but unused | F401",
    'bad.py:2:1 | expected 2 blank lines, found 0 | E302',
    'bad.py:4:1 | expected 2 blank lines after class or function definition, found 0 | E305',
    'bad.py:4:2 | multiple spaces before operator | E221',
    "bad.py:4:6 | undefined name 'undefined_name' | F821",
  ],
  'lint/gcc-12.2.0.txt': [
    'bad.c:1:25 | ‘y’ undeclared (first use in this function) | ',
    '[bad.c:1:25 | each undeclared identifier is reported only once for each function it appears in | ]',
  ],
  'lint/go-test-1.19.8-build.txt': ['./v.go:4:9 | undefined: y | ', './v_test.go:5:28 | undefined: G | '],
  'lint/go-vet-1.19.8.txt': ['./v.go:6:2 | fmt.Printf format %d has arg "x" of wrong type string | '],
  'lint/mypy-1.0.1.txt': [
    'bad.py:3 | Incompatible return value type (got "int", expected "str") | return-value',
    'bad.py:4 | Name "undefined_name" is not defined | name-defined',
  ],
  'lint/pylint-2.16.2.txt': [
    'bad.py:1 | C0114: Missing module docstring | missing-module-docstring',
    'bad.py:2 | C0116: Missing function or method docstring | missing-function-docstring',
    'bad.py:2 | C0103: Function name "f" doesn\'t conform to snake_case naming style | invalid-name',
    'bad.py:2:6 | C0103: Argument name "a" doesn\'t conform to snake_case naming style | invalid-name',
    "bad.py:4:5 | E0602: Undefined variable 'undefined_name' | undefined-variable",
    'bad.py:1 | W0611: Unused import os | unused-import',
  ],
  'lint/pyright-1.1.414.txt': [
    '/home/me/shop/bad.py:3:12 | Type "int" is not assignable to return type "str" | reportReturnType',
    '/home/me/shop/bad.py:4:6 | "undefined_name" is not defined | reportUndefinedVariable',
  ],
  'lint/rubocop-1.39.0.txt': [
    'bad.rb:1:1 | Useless assignment to variable - x. | Lint/UselessAssignment',
    'bad.rb:1:1 | Missing frozen string literal comment. | Style/FrozenStringLiteralComment',
    "bad.rb:2:6 | Prefer single-quoted strings when you don't need string interpolation or special symbols. | Style/StringLiterals",
  ],
  'lint/rustc-1.95.0.txt': ['src/lib.rs:2:5 | mismatched types | E0308'],
  'lint/shellcheck-0.9.0-gcc.txt': [
    'bad.sh:2:10 | Iterating over ls output is fragile. Use globs. | SC2045',
    "[bad.sh:2:15 | Use ./*glob* or -- *glob* so names with dashes won't become options. | SC2035]",
    '[bad.sh:3:6 | Double quote to prevent globbing and word splitting. | SC2086]',
  ],
  'lint/shellcheck-0.9.0.txt': [
    'bad.sh:2 | Iterating over ls output is fragile. Use globs. | SC2045',
    "[bad.sh:2 | Use ./*glob* or -- *glob* so names with dashes won't become options. | SC2035]",
    '[bad.sh:3 | Double quote to prevent globbing and word splitting. | SC2086]',
  ],
  'lint/tsc-5.9.3-pretty.txt': [
    "bad.ts:1:14 | Type 'string' is not assignable to type 'number'. | TS2322",
    "bad.ts:2:19 | Parameter 'a' implicitly has an 'any' type. | TS7006",
  ],
  'lint/tsc-5.9.3.txt': [
    "bad.ts:1:14 | Type 'string' is not assignable to type 'number'. | TS2322",
    "bad.ts:2:19 | Parameter 'a' implicitly has an 'any' type. | TS7006",
  ],
};

test.each(Object.keys(failures))('%s: the tests that failed', file => {
  const found = printedFailures(read(file)).map(({ name, path, line, values, message }) => {
    const said = values ? `expected ${values.want}, got ${values.got}` : message;
    return `${name} | ${path}:${line} | ${said}`;
  });
  expect(found).toEqual(failures[file]);
});

test.each(Object.keys(findings))('%s: what it found', file => {
  const found = printedFindings(read(file)).map(({ path, line, column, message, rule, minor }) => {
    const words = `${path}:${line}${column ? `:${column}` : ''} | ${message} | ${rule ?? ''}`;
    return minor ? `[${words}]` : words;
  });
  expect(found).toEqual(findings[file]);
});

test('every output in the folder is read', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.txt'));
  expect(files.sort()).toEqual([...Object.keys(failures), ...Object.keys(findings)].sort());
});

test('a block is about its test alone, and without the frames of the runner', () => {
  const [first, second] = printedFailures(read('javascript/node-test-24.21.0.txt'));
  expect(first!.block.join('\n')).toContain('90 !== 100');
  expect(first!.block.join('\n')).not.toMatch(/sum up|node:internal/);
  expect(second!.block.join('\n')).toContain('deep-equal');
});

test('other output names no failing test', () => {
  expect(printedFailures('Error: 1 of 3 things\n  at a.js:3:4\nnot okay\n')).toEqual([]);
});

test.each([
  ['test/a.test.js', '.', 'test/a.test.js'],
  ['./test/a.test.js', '.', 'test/a.test.js'],
  ['/home/me/shop/test/a.test.js', '.', 'test/a.test.js'],
  ['file:///home/me/shop/test/a%20b.test.js', '.', 'test/a b.test.js'],
  ['src/index.js', 'packages/x', 'packages/x/src/index.js'],
  ['example.com/shop/internal/cart/cart_test.go', '.', 'internal/cart/cart_test.go'],
  ['cart_test.go', '.', 'internal/cart/cart_test.go'],
  ['index.js', '.', undefined],
  ['/usr/lib/node/assert.js', '.', undefined],
  ['../test/a.test.js', '.', undefined],
  ['file:///%zz', '.', undefined],
])('%s in %s is %s', (printed, cwd, path) => {
  const files = [
    'test/a.test.js',
    'test/a b.test.js',
    'packages/x/src/index.js',
    'packages/y/src/index.js',
    'internal/cart/cart_test.go',
  ];
  expect(openFileFinder(files, cwd)(printed)).toBe(path);
});
