import { describe, expect, test } from 'vitest';
import { paired_files } from '../../src/checks/paired_files.ts';
import type { Change } from '../../src/model/world.ts';
import { outcome, written } from '../support/world.ts';

const change = (...paths: string[]): { changes: Change[] } => ({
  changes: paths.map(path =>
    path.startsWith('-') ? { kind: 'deleted', path: path.slice(1) } : { kind: 'modified', path },
  ),
});

describe('paired_files', () => {
  test.each([
    [
      '{pattern: "src/**", companion: CHANGELOG.md}',
      ['src/a.ts', 'CHANGELOG.md'],
      'pass',
      '1 changed with its companion',
    ],
    ['{pattern: "src/**", companion: CHANGELOG.md}', ['docs/a.md'], 'pass', 'nothing in src/** is changed'],
    ['{pattern: "src/**", companion: CHANGELOG.md, exclude: "src/*.md"}', ['src/a.md'], 'pass', 'nothing'],
    [
      '{pattern: "src/**/*.ts", companion: "test/**/{name}.test.{ext}"}',
      ['src/x/a.ts', 'test/x/a.test.ts'],
      'pass',
      '1 changed',
    ],
    ['{pattern: "src/**/*.ts", companion: "{dir}/{name}.md"}', ['src/x/[a].ts', 'src/x/[a].md'], 'pass', '1 changed'],
    [
      '{pattern: "src/**/*.ts", companion: "{dir}/{name}.md"}',
      ['src/@(x|y)/(a)+{1..3}.ts', 'src/@(x|y)/(a)+{1..3}.md'],
      'pass',
      '1 changed',
    ],
    [
      '{pattern: "src/**/*.ts", companion: "test/{name}.test.ts"}',
      ['-src/a.ts', '-test/a.test.ts'],
      'pass',
      '1 changed',
    ],
    [
      '{pattern: "src/**", companion: CHANGELOG.md, message: tell the users}',
      ['src/a.ts', 'src/b.ts'],
      'fail',
      'src/a.ts (and 1 more) is changed without CHANGELOG.md: tell the users',
    ],
    [
      '{pattern: "src/**/*.ts", companion: "test/{name}.test.ts"}',
      ['src/a.ts', 'test/b.test.ts'],
      'fail',
      'src/a.ts is changed without test/a.test.ts',
    ],
    [
      '{pattern: "src/**/*.ts", companion: "test/{name}.test.ts"}',
      ['src/a.ts', '-test/a.test.ts'],
      'fail',
      'is changed without',
    ],
    ['{pattern: "**", companion: CHANGELOG.md}', ['a.ts', 'CHANGELOG.md'], 'pass', '2 changed'],
  ])('%s over %j: %s, %s', async (yaml, paths, status, words) => {
    expect(await outcome(paired_files, yaml, change(...paths))).toMatchObject({
      status,
      message: expect.stringContaining(words),
    });
  });

  test.each(['{pattern: a}', '{companion: a}', '{pattern: a, companion: /b}'])('%s is refused', yaml => {
    expect(() => written(paired_files, yaml)).toThrow(/./);
  });
});
