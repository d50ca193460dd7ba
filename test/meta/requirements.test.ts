import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, top } from './sources.ts';

interface Row {
  section: string;
  requirement: string;
  shown: string;
}

/** Every row of every table in docs/requirements.md. */
const rows = read('docs/requirements.md')
  .split(/^## /m)
  .slice(1)
  .flatMap((part): Row[] => {
    const [section = '', ...lines] = part.split('\n');
    const table = lines.filter(line => line.startsWith('|')).slice(2);
    return table.map(line => {
      const [, requirement = '', shown = '', ...more] = line.split('|').map(cell => cell.trim());
      return { section, requirement: requirement + (more.length > 1 ? ' ✗ more than two cells' : ''), shown };
    });
  });

const least = {
  'Contract-based execution (agent reports)': 55,
  'Sub-agent output contracts': 70,
  'Validation contract': 60,
  'Global contract': 8,
  'Verifiable task completion': 80,
};

const citation = /`((?:test|bench)\/[^`]+\.ts)` "([^"]+)"/g;
const onlyCitations = /^`[^`]+` "[^"]+"(?:; `[^`]+` "[^"]+")*$/;

/** The titles of tests and groups, as they are written. */
function titlesIn(source: string): string[] {
  const titles = /(?:\b(?:test|describe)(?:\.\w+)*(?:<[^()]*>)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
  return [...source.matchAll(titles)].map(([, , title]) => title!);
}

test.each(Object.entries(least))('%s has at least %i rows', (section, count) => {
  expect(rows.filter(row => row.section === section).length).toBeGreaterThanOrEqual(count);
});

test('no other section has a table', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(Object.keys(least));
});

test('no requirement is listed twice', () => {
  const names = rows.map(({ section, requirement }) => `${section}: ${requirement}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(rows)('$section: $requirement', ({ requirement, shown }) => {
  expect(requirement).toMatch(/^[^✗]{8,}$/);
  if (shown.startsWith('Not checked: ')) expect(shown.length).toBeGreaterThan(40);
  else expect(shown).toMatch(onlyCitations);
  const missing = [...shown.matchAll(citation)].filter(([, path = '', words = '']) => {
    if (!existsSync(join(top, path))) return true;
    const source = read(path);
    return path.endsWith('.test.ts') ? !titlesIn(source).some(title => title.includes(words)) : !source.includes(words);
  });
  expect(missing.map(([all]) => all)).toEqual([]);
});
