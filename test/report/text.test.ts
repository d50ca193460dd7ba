import { expect, test } from 'vitest';
import { text } from '../../src/report/text.ts';
import { criterion, resultsWith } from '../support/results.ts';

const output = { tail: 'one\ntwo\n', truncated: false, sha256: '0' };

test('the report for a terminal, line by line', () => {
  const results = resultsWith([
    criterion('files_exist', 'pass'),
    criterion('lint', 'fail', { output, fix: 'Repair it.' }),
    criterion('tests', 'skip', { message: 'not run: t/lint must pass first' }),
  ]);
  expect(
    text({
      ...results,
      notes: ['mind this'],
      target: { ...results.target, dirty: ['x.ts'] },
      problems: [{ code: 'x', message: 'bad\nid: a', at: { path: 'c.yml', line: 2, column: 5 } }],
    }),
  ).toMatchInlineSnapshot(`
    "contract-gate 0.0.0  aaaaaaa with uncommitted changes against bbbbbbb, policy: defaults

    FAIL t  The task
      .contracts/t.yml:1, named by the branch t
      ✓ files_exist     files_exist passes
      ✗ lint            lint says fail  0 ms
          Fix       Repair it.
          │ one
          │ two
      - tests           tests passes
          not run: t/lint must pass first

    Problems
      c.yml:2:5  bad
        │ id: a

    Note: mind this
    Not committed: 1 file (x.ts)
    FAIL  1 criterion does not hold (1 passed, 1 failed, 1 skipped, 2.3 s)
    Next: fix what failed and run it again
    "
  `);
});

test('who signed off what is reported, and the longest kind of check makes the column', () => {
  const signed = { by: 'ada', how: 'review', commit: 'f'.repeat(40), url: 'https://github.com/x' } as const;
  const message = 'signed off by ada: it is changed by this change';
  const shown = text(
    resultsWith([criterion('contract_unchanged', 'pass', { signed, message }), criterion('lint', 'pass')]),
  );
  expect(shown).toContain(`
  ✓ contract_unchanged contract_unchanged passes
      signed off by ada: it is changed by this change
  ✓ lint               lint passes
`);
});

test('colour only where it is asked for', () => {
  const results = resultsWith([criterion('lint', 'fail')]);
  expect(text(results)).not.toContain('\u001b');
  expect(text(results, { colour: true })).toContain('\u001b[31m✗\u001b[0m');
});

test('long output is cut to its end', () => {
  const tail = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  const shown = text(resultsWith([criterion('lint', 'fail', { output: { ...output, tail } })]));
  expect(shown).toContain('│ …\n');
  expect(shown).toContain('│ line 99');
  expect(shown).not.toContain('│ line 9\n');
});
