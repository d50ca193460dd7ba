import { describe, expect, test } from 'vitest';
import { replacedSubject } from '../../../../src/tools/reading/changed/replaced-code.ts';

const js =
  "import { count } from '../lib/cart.js';\nimport { db } from '../lib/db.js';\n\ntest('a', () => expect(count([])).toBe(0));\n";
const python = 'from shop import cart\nfrom shop.cart import count\n\ndef test_count():\n    assert count([]) == 0\n';
const java = 'class CartTest {\n  @Test void count() { assertEquals(0, new Cart().count()); }\n}\n';

const of = (path: string, before: string, now: string) => replacedSubject({ path, text: before }, { path, text: now });

describe('a test that replaces what it tests', () => {
  test.each([
    ['test/cart.test.js', js, `jest.mock('../lib/cart.js', () => ({ count: () => 0 }));\n${js}`, '../lib/cart.js'],
    [
      'test/cart.test.ts',
      js,
      `vi.mock(import('../lib/cart.js'), () => ({ count: () => 0 }));\n${js}`,
      '../lib/cart.js',
    ],
    [
      'lib/cart.spec.mjs',
      js,
      `mock.module('../lib/cart.js', { namedExports: { count: () => 0 } });\n${js}`,
      '../lib/cart.js',
    ],
    [
      'test/cart.test.js',
      js.replace('{ count }', '* as cart').replace('count(', 'cart.count('),
      `${js.replace('{ count }', '* as cart')}jest.spyOn(cart, 'count').mockReturnValue(0);\n`,
      'cart.count',
    ],
    [
      'test/cart.test.js',
      js,
      `vi.mock('../lib/cart.js', async importOriginal => ({ ...(await importOriginal()), count: () => 0 }));\n${js}`,
      '../lib/cart.js',
    ],
    [
      'tests/test_cart.py',
      python,
      python.replace('    assert', "    with patch('shop.cart.count', return_value=0):\n        assert"),
      'shop.cart.count',
    ],
    [
      'tests/test_cart.py',
      python,
      python.replace('    assert', "    monkeypatch.setattr(cart, 'count', lambda _: 0)\n    assert"),
      'cart.count',
    ],
    ['tests/cart_test.py', python, `${python}cart.count = MagicMock(return_value=0)\n`, 'cart.count'],
    ['CartTest.java', java, java.replace('new Cart()', 'mock(Cart.class)'), 'Cart'],
  ])('%s', (path, before, now, name) => {
    expect(of(path, before, now)).toBe(`replaces ${name}, which it tests`);
  });

  test('or no longer loads it', () => {
    const before = js.replace("import { db } from '../lib/db.js';\n", '');
    const now = before.replace("import { count } from '../lib/cart.js';", 'const count = () => 0;');
    expect(of('test/all.test.js', before, now)).toBe('no longer loads ../lib/cart.js, which it tested');
    const mocked = `jest.mock('../lib/cart.js');\n${before}`;
    expect(of('test/all.test.js', before, mocked)).toBe('no longer loads ../lib/cart.js, which it tested');
  });
});

describe('a test that replaces something else', () => {
  test.each([
    ['test/cart.test.js', js, `jest.mock('../lib/db.js');\n${js}`],
    ['test/cart.test.js', js, `jest.mock('axios');\n${js}`],
    ['test/axios.test.js', js, `jest.mock('axios');\n${js}`],
    ['test/cart.test.js', js, `${js}jest.spyOn(console, 'log').mockImplementation(() => {});\n`],
    ['test/cart.test.js', js, `${js}jest.spyOn(cart, 'count');\n`],
    [
      'test/cart.test.js',
      js,
      `vi.mock('../lib/cart.js', async importOriginal => ({ ...(await importOriginal()), load: () => 0 }));\n${js}`,
    ],
    ['test/cart.test.js', js, js.replace("import { db } from '../lib/db.js';\n", '')],
    ['test/cart.test.js', js, js.replaceAll('../lib/', '../src/')],
    ['test/cart.test.js', `jest.mock('../lib/cart.js');\n${js}`, `jest.mock('../lib/cart.js');\n// same\n${js}`],
    [
      'tests/test_cart.py',
      python,
      python.replace('    assert', "    with patch('shop.cart.requests.get'):\n        assert"),
    ],
    ['tests/test_cart.py', python, python.replace('    assert', "    with patch('shop.cart.load'):\n        assert")],
    ['tests/test_cart.py', python, python.replace('    assert', "    monkeypatch.setenv('A', '1')\n    assert")],
    ['CartTest.java', java, java.replace('new Cart()', 'new Cart(mock(Database.class))')],
  ])('%s %#', (path, before, now) => {
    expect(of(path, before, now)).toBeUndefined();
  });
});
