import { expect, test } from 'vitest';
import { annotations } from '../../../src/report/github/annotations.ts';
import { criterion, resultsWith } from '../../support/results.ts';

const place = (line: number) => ({ path: 'a.ts', line, message: `wrong at ${line}` });

test('problems, then the first place of each criterion, failures first, then all other places', () => {
  const results = resultsWith(
    [
      criterion('scope', 'warn'),
      criterion('diff', 'pass'),
      criterion('tests', 'skip', { standsFor: 'fail' }),
      criterion('protected_files', 'pending', { places: [place(1), place(2)] }),
      criterion('content_check', 'fail', { places: [place(3), place(4), place(5)] }),
      criterion('command', 'error'),
    ],
    { problems: [{ code: 'unknown-key', message: 'no\nsuch key', at: { path: 'c.yml', line: 0 } }] },
  );
  expect(annotations(results, 'block').map(({ level, line, criterion: id }) => [level, line, id])).toEqual([
    ['failure', 1, undefined],
    ['failure', 3, 't/content_check'],
    ['failure', 3, 't/command'],
    ['warning', 1, 't/protected_files'],
    ['warning', 3, 't/scope'],
    ['failure', 4, 't/content_check'],
    ['failure', 5, 't/content_check'],
    ['warning', 2, 't/protected_files'],
  ]);
});

test('only the first place tells all, with the end of the output', () => {
  const output = { tail: 'boom\n', truncated: true, sha256: '0' };
  const [first, second] = annotations(
    resultsWith([criterion('lint', 'fail', { places: [place(1), place(2)], output, fix: 'Repair it.' })]),
    'block',
  );
  expect(first).toMatchObject({
    message: 'wrong at 1\nFix: Repair it.\nExpected: lint wanted\nGot: lint got',
    details: '…\nboom',
  });
  expect(second).toEqual({
    level: 'failure',
    path: 'a.ts',
    line: 2,
    title: 't: wrong at 2',
    message: 'wrong at 2',
    contract: 't',
    criterion: 't/lint',
  });
});

test.each(['warn', 'observe'] as const)('with mode %s nothing is a failure', mode => {
  const problems = [{ code: 'unknown-key', message: 'no', at: { path: 'c.yml', line: 1 } }];
  const found = annotations(resultsWith([criterion('lint', 'fail'), criterion('tests', 'error')], { problems }), mode);
  expect(found.map(({ level }) => level)).toEqual(['warning', 'warning', 'warning']);
});

test.each([
  { path: 'pull request body', kind: 'body' },
  { path: 'pull request #7 body', kind: 'body' },
  { path: 'pull request bodies', kind: 'body' },
  { path: 'commit c0ffee1', kind: 'commit' },
  { path: 'generated contract', kind: 'generated' },
  { path: 'a\u202eb.ts' },
  { path: 'two\nlines.ts' },
  { path: '' },
] as const)('%j is no file that can be pointed at', place => {
  const at = { ...place, line: 1 };
  const criteria = [
    criterion('lint', 'fail', { at }),
    criterion('tests', 'fail', { places: [{ ...at, message: 'x' }] }),
  ];
  const problems = [{ code: 'x', message: 'x', at }];
  for (const annotation of annotations(resultsWith(criteria, { problems }), 'block'))
    expect(annotation).not.toHaveProperty('path');
});

test.each(['commit c0ffee1', 'pull request body', 'commit notes.md', 'pull request body.md', 'a b/c.ts', "it's.ts"])(
  '%j is one',
  path => {
    const [annotation] = annotations(resultsWith([criterion('lint', 'fail', { at: { path, line: 1 } })]), 'block');
    expect(annotation).toMatchObject({ path });
  },
);
