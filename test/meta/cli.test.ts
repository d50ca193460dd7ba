import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../src/commands/index.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/cli.md'), 'utf8');
const [, ...sections] = page.split('\n## ');

test('docs/cli.md has every command, in the order of the help', () => {
  expect(sections.map(section => section.split('\n')[0])).toEqual(commands.map(({ name }) => name));
});

test.each(commands)('docs/cli.md has every option of $name, and no others', ({ name, options }) => {
  const section = sections.find(each => each.startsWith(`${name}\n`)) ?? '';
  const rows = [...section.matchAll(/^\| `--([\w-]+)(?: ([^`]+))?` \|/gm)].map(([, option, value]) => [option, value]);
  expect(rows).toEqual(Object.entries(options).map(([option, { value }]) => [option, value]));
});
