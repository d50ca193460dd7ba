import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeTemporary } from './files/temporary.ts';
import { gitIn } from './git/process.ts';

const identity = ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.com', '-c', 'commit.gpgsign=false'];

const base: Record<string, string> = {
  'package.json': '{ "name": "shop", "private": true, "type": "module" }\n',
  'src/price.js':
    'export function total(items) {\n  return items.reduce((sum, { price, count }) => sum + price * count, 0);\n}\n',
  'test/price.test.js': [
    "import assert from 'node:assert/strict';",
    "import test from 'node:test';",
    "import { total } from '../src/price.js';",
    '',
    "test('adds up a cart', () => {",
    '  assert.equal(total([{ price: 2, count: 3 }, { price: 1, count: 4 }]), 10);',
    '});',
    '',
  ].join('\n'),
  '.contracts/discount.yml': [
    'id: discount',
    'title: Give regular customers a discount',
    'description: A cart over 100 gets 10 percent off; never more than the cart is worth.',
    'validation:',
    '  files_exist:',
    '    - src/discount.js',
    '    - test/discount.test.js',
    '  content_check:',
    '    file: src/discount.js',
    '    pattern: export function discount\\(',
    '  tests:',
    '    run: node --test',
    '    min: 3',
    '  scope:',
    '    allowed: [src/**, test/**]',
    '',
  ].join('\n'),
};

const honest: Record<string, string> = {
  'src/discount.js': 'export function discount(total) {\n  return total > 100 ? Math.min(total, total * 0.1) : 0;\n}\n',
  'test/discount.test.js': [
    "import assert from 'node:assert/strict';",
    "import test from 'node:test';",
    "import { discount } from '../src/discount.js';",
    '',
    "test('takes 10 percent off a large cart', () => assert.equal(discount(200), 20));",
    "test('takes nothing off a small cart', () => assert.equal(discount(100), 0));",
    '',
  ].join('\n'),
};

/** Claims to be done, but the function has another name, the tests are empty, and the contract was weakened. */
const dishonest: Record<string, string> = {
  'src/discount.js': 'export function discounts(total) {\n  return total;\n}\n',
  'test/discount.test.js': '// All cases are covered.\n',
  '.contracts/discount.yml': base['.contracts/discount.yml']!.replace('    min: 3\n', ''),
};

export interface Demo {
  folder: string;
  honest: string;
  dishonest: string;
}

/** Creates a small repository in the temporary folder, with one honest and one dishonest agent branch checked out. */
export async function makeDemo(): Promise<Demo> {
  const folder = await makeTemporary('demo');
  const demo = { folder, honest: join(folder, 'honest'), dishonest: join(folder, 'dishonest') };
  const shop = join(folder, 'shop');
  await mkdir(shop);
  await gitIn(shop)(['init', '--quiet', '--initial-branch=main']);
  await commit(shop, base, 'Add the shop and the contract for its discount');
  for (const [name, files, message] of [
    ['honest', honest, 'Add the discount for regular customers'],
    ['dishonest', dishonest, 'Add the discount; all tests pass'],
  ] as const) {
    await gitIn(shop)(['worktree', 'add', '--quiet', '-b', `agent/discount-${name}`, demo[name], 'main']);
    await commit(demo[name], files, message);
  }
  return demo;
}

async function commit(folder: string, files: Record<string, string>, message: string): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const git = gitIn(folder);
  await git(['add', '--all']);
  await git([...identity, 'commit', '--quiet', '--message', message]);
}
