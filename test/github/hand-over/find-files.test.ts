import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFiles, limits } from '../../../src/github/hand-over/find-files.ts';
import { temporary } from '../../support/repository.ts';

function folder(...files: string[]): string {
  const top = temporary('results');
  for (const file of files) {
    mkdirSync(join(top, file, '..'), { recursive: true });
    writeFileSync(join(top, file), file);
  }
  return top;
}

async function found(globs: string[], top: string): Promise<string[]> {
  const answer = await findFiles(globs, top);
  return 'problem' in answer ? [answer.problem] : answer.files.map(({ path }) => path.slice(top.length + 1));
}

describe('results files', () => {
  const names = ['a/results.json', 'a/b/results.json', 'a/other.txt', 'c.json'];

  test.each<[string[], string[]]>([
    [['a/**/*.json'], ['a/b/results.json', 'a/results.json']],
    [['*.json'], ['c.json']],
    [['c.json'], ['c.json']],
    [
      ['a/*/results.json', 'c.json', '**/*.json'],
      ['a/b/results.json', 'a/results.json', 'c.json'],
    ],
    [['a/{results,other}.*'], ['a/other.txt', 'a/results.json']],
  ])('%j', async (globs, wanted) => {
    const top = folder(...names);
    expect(await found(globs, top)).toEqual(wanted);
    const absolute = globs.map(glob => join(top, glob));
    expect(await findFiles(absolute, '/nowhere')).toEqual(await findFiles(globs, top));
  });

  test.each([[['x/*.json']], [['c.json', 'x/*.json']], [['c.json/*.json']]])('%j: none is a problem', async globs => {
    expect(await found(globs, folder(...names))).toEqual([
      expect.stringMatching(/no results file matches (x|c\.json)\//),
    ]);
  });

  test('a file that is named, and not there', async () => {
    expect(await found(['d.json'], folder(...names))).toEqual([expect.stringMatching(/d\.json does not exist$/)]);
  });

  test('a link, a pipe or a folder in the place of a file is refused, and not waited for', async () => {
    const top = folder('c.json', 'folder.json/x');
    symlinkSync(join(top, 'c.json'), join(top, 'link.json'));
    execFileSync('mkfifo', [join(top, 'pipe.json')]);
    expect(await found(['link.json'], top)).toEqual([expect.stringMatching(/is a symbolic link$/)]);
    expect(await found(['l*.json'], top)).toEqual([expect.stringMatching(/is a symbolic link$/)]);
    expect(await found(['pipe.json'], top)).toEqual([expect.stringMatching(/is not a regular file$/)]);
    expect(await found(['folder.json'], top)).toEqual([expect.stringMatching(/is not a regular file$/)]);
  });

  test('a link to a folder is not followed', async () => {
    const top = folder('c.json');
    symlinkSync(folder('d.json'), join(top, 'away'));
    expect(await found(['**/*.json'], top)).toEqual(['c.json']);
  });

  test('too many files, and too many to look through', async () => {
    const many = folder(...Array.from({ length: limits.files + 1 }, (_, index) => `${index}.json`));
    expect(await found(['*.json'], many)).toEqual([expect.stringMatching(/^more than 256 results files match/)]);
  });
});
