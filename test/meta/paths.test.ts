import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const top = join(import.meta.dirname, '../..');

/** Paths in code spans, from the top of the repository. */
function pathsIn(page: string): string[] {
  const spans = [...readFileSync(join(top, page), 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const from = /^(?:src|test|docs|scripts|bench|examples|dist|\.github|\.ci)\/[\w./-]*$/;
  return [...new Set(spans.filter(span => from.test(span)))];
}

/** A path with a placeholder, such as src/checks/NAME.ts, stands for any file of its folder. */
const nearest = (path: string) => (/\b(?:NAME|AREA)\b/.test(path) ? dirname(path) : path);

describe.each(['.github/CONTRIBUTING.md', 'AGENTS.md'])('%s', page => {
  const paths = pathsIn(page);

  test('it names files and folders', () => expect(paths.length).toBeGreaterThan(10));

  test.each(paths)('%s exists', path => expect(existsSync(join(top, nearest(path)))).toBe(true));
});

/** The recipes: what to change, and the files to touch. */
const [, table = ''] = readFileSync(join(top, '.github/CONTRIBUTING.md'), 'utf8').split('\n## Recipes\n');
const recipes = [...table.split('\n## ')[0]!.matchAll(/^\| ([^|`]+) \| ([^|]+) \|$/gm)]
  .map(([, change, files]) => ({ change: change!, files: [...files!.matchAll(/`[^`]+`/g)] }))
  .filter(({ files }) => files.length > 0);

describe('the recipes', () => {
  test('are found', () => expect(recipes.length).toBeGreaterThan(12));

  test.each(recipes)('$change: at most four files', ({ files }) => expect(files.length).toBeLessThanOrEqual(4));
});
