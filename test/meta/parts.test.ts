import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

/** The rows of the table below a heading, each as its cells. */
function rowsBelow(heading: string): string[][] {
  const section = read('docs/parts.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, , ...rows] = section.split('\n').filter(line => line.startsWith('|'));
  return rows.map(row =>
    row
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
}

test('every dependency has its row in docs/parts.md, and every row its dependency', () => {
  const named = rowsBelow('Dependencies').map(([name = '']) => /^`(.+)`$/.exec(name)?.[1]);
  expect(named).toEqual(Object.keys(JSON.parse(read('package.json')).dependencies).sort());
});

test('every row is complete, and what it has to say has a figure', () => {
  const [packages, parts] = [rowsBelow('Dependencies'), rowsBelow('Written by hand')];
  expect(parts.length).toBeGreaterThan(10);
  for (const row of packages)
    expect(
      row.filter(cell => cell !== ''),
      row[0]!,
    ).toHaveLength(4);
  // A second library for the part of the row above leaves the first two cells empty.
  for (const row of parts)
    expect(
      row.slice(row[0] === '' ? 2 : 0).filter(cell => cell !== ''),
      row[0]!,
    ).toHaveLength(row[0] === '' ? 3 : 5);
  for (const row of [...packages, ...parts]) expect(row.at(-1), row[0]!).toMatch(/\d/);
});

test('every file that a row names is there', () => {
  const files = [...read('docs/parts.md').matchAll(/`((?:src|test)\/[\w/.-]+\.ts)`/g)].map(([, path]) => path!);
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) expect(() => read(path), path).not.toThrow();
});
