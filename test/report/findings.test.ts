import { expect, test } from 'vitest';
import { findings } from '../../src/report/findings.ts';
import { criterion, resultsWith } from '../support/results.ts';

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
  expect(findings(results, 'block').map(({ level, line, criterion: id }) => [level, line, id])).toEqual([
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
  const [first, second] = findings(
    resultsWith([criterion('lint', 'fail', { places: [place(1), place(2)], output, fix: 'Mend it.' })]),
    'block',
  );
  expect(first).toMatchObject({
    message: 'wrong at 1\nFix: Mend it.\nWant: lint wanted\nGot: lint got',
    details: '…\nboom',
  });
  expect(second).toEqual({
    level: 'failure',
    path: 'a.ts',
    line: 2,
    title: 't: lint holds',
    message: 'wrong at 2',
    contract: 't',
    criterion: 't/lint',
  });
});

test.each(['warn', 'observe'] as const)('with mode %s nothing is a failure', mode => {
  const problems = [{ code: 'unknown-key', message: 'no', at: { path: 'c.yml', line: 1 } }];
  const found = findings(resultsWith([criterion('lint', 'fail'), criterion('tests', 'error')], { problems }), mode);
  expect(found.map(({ level }) => level)).toEqual(['warning', 'warning', 'warning']);
});

test.each([
  'pull request body',
  'pull request #7 body',
  'pull request bodies',
  'commit c0ffee1',
  'a\u202eb.ts',
  'two\nlines.ts',
  '',
])('%j is no file that can be pointed at', path => {
  const [finding] = findings(resultsWith([criterion('lint', 'fail', { at: { path, line: 1 } })]), 'block');
  expect(finding).not.toHaveProperty('path');
});

test.each(['commit notes.md', 'pull request body.md', 'a b/c.ts', "it's.ts"])('%j is one', path => {
  const [finding] = findings(resultsWith([criterion('lint', 'fail', { at: { path, line: 1 } })]), 'block');
  expect(finding).toMatchObject({ path });
});
