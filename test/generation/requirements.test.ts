import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const top = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const [, table = ''] = read('docs/verification.md').split('## Where the requirements are met');
const rows = [...table.matchAll(/^\| (.+?) \| `([^`]+)` "(.+)" \|$/gm)].map(([, what, path, name]) => ({
  what,
  path,
  name,
}));

test('the requirements are listed', () => {
  expect(rows.length).toBe(table.split('\n').filter(line => line.startsWith('| ')).length - 1);
  expect(rows.length).toBeGreaterThan(15);
});

test.each(rows)('$what is shown by $path', ({ path, name }) => expect(read(path!)).toContain(name));
