import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attacks } from '../attacks/attack.ts';

const top = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const page = read('SECURITY.md');
const sectionAt = (heading: string) => page.split(`\n${heading}\n`)[1]!.split(/\n(?:## |\| what is not )/)[0]!;

/** First cell → the names of tests in the second. */
function rowsBelow(heading: string): Map<string, string[]> {
  const rows = page.split(`| ${heading} |`)[1]!.split('\n\n')[0]!.split('\n').slice(2);
  return new Map(
    rows
      .filter(Boolean)
      .map(row => row.split(' | '))
      .map(([first, second]) => [
        first!.replace(/^\| /, ''),
        [...second!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
      ]),
  );
}

const promises = rowsBelow('what is protected');
const limits = rowsBelow('what is not protected');
const github = ['github.attacks', 'people'].map(name => read(`test/attacks/${name}.ts`)).join('\n');
const handOver = read('test/attacks/hand-over.attacks.ts');
const known = new Set(attacks.map(({ class: kind, name }) => `${kind}: ${name}`));

function exists(name: string): boolean {
  const [place = '', title = ''] = name.split(/: (.*)/s);
  if (place.includes('/')) return existsSync(join(top, place)) && read(place).includes(title);
  if (place === 'hand-over') return handOver.includes(`'${title}'`);
  if (place !== 'GitHub') return known.has(name);
  return (
    github.includes(`'${title}'`) ||
    (github.includes(`a command under \${event}\``) && github.includes(`'${title.split(' ').at(-1)}'`))
  );
}

describe('SECURITY.md', () => {
  test('names tests and attacks that exist', () => {
    const names = [...promises.values(), ...limits.values()].flat();
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter(name => !exists(name))).toEqual([]);
  });

  test('says how each promise is tested', () => {
    const promised = [...sectionAt('## What is protected').matchAll(/^- \*\*([^*]+?)\.?\*\*/gm)].map(
      ([, name]) => name!,
    );
    expect(promised.length).toBeGreaterThan(10);
    expect(promised.filter(name => !promises.get(name)?.length)).toEqual([]);
  });

  test('names every attack that gets through, or that only the cage stops', () => {
    const shown = new Set([...limits.values()].flat());
    const marked = attacks
      .filter(({ open, needs }) => open || needs)
      .map(({ class: kind, name }) => `${kind}: ${name}`);
    expect(marked.filter(name => !shown.has(name))).toEqual([]);
  });
});
