import { expect, test } from 'vitest';
import { checked, compiled, failing, honest, proof } from '../../support/reports.ts';

test('short evidence is minor, none at all is major', async () => {
  const checks = (evidence: string) => ({
    relevance_check: checked(0, { evidence }),
    signal_quality_check: checked(1),
  });
  const short = await failing(honest({ checks_performed: checks('4 of 5 articles speak of the problem') }));
  expect(short).toMatchObject([{ name: 'evidence task-001 relevance_check', failure: 'minor' }]);
  const none = await failing(honest({ checks_performed: checks('') }));
  expect(none).toMatchObject([{ failure: 'major', got: 'it has 0 characters that count; at least 50 are required' }]);
});

test('copied evidence is reported at the copy, whatever was done to hide it', async () => {
  const evidence = proof();
  const checks = (copy: string) => ({
    relevance_check: checked(0, { evidence }),
    signal_quality_check: checked(0, { evidence: copy }),
  });
  for (const copy of [evidence, evidence.toUpperCase(), evidence.replaceAll(' ', '\u200b  '), `${evidence}!!!`]) {
    expect(await failing(honest({ checks_performed: checks(copy) }))).toMatchObject([
      { name: 'evidence task-001 signal_quality_check', got: 'it is the same as the evidence of "relevance_check"' },
    ]);
  }
  const shuffled = evidence.split(' ').toReversed().join(' ');
  for (const copy of [`${evidence} Done.`, evidence.replace(' to the end', ''), shuffled]) {
    expect(await failing(honest({ checks_performed: checks(copy) }))).toMatchObject([
      { status: 'fail', got: 'it only rearranges the evidence of "relevance_check"' },
    ]);
  }
  const close = await failing(honest({ checks_performed: checks(evidence.replace('listed', 'named')) }));
  expect(close).toMatchObject([{ status: 'warn', got: 'it is almost the same as the evidence of "relevance_check"' }]);
});

test('nothing hides behind evidence that is too long to read', async () => {
  const evidence = `${'word '.repeat(5_000)} src/none.ts`;
  const checks = { relevance_check: checked(0, { evidence: proof() + evidence }), signal_quality_check: checked(1) };
  const found = await failing(honest({ checks_performed: checks }));
  expect(found).toMatchObject([{ status: 'fail', got: expect.stringContaining('at most 20000 are allowed') }]);
});

test('100,000 checks are judged, most of them under one criterion', async () => {
  const small = { evidence: { simple: 20 } };
  const names = Array.from({ length: 100_000 }, (_, index) => `c${index}`);
  const row = (name: string) => checked(0, { evidence: `Row ${name} agrees with its note` });
  const checks = {
    ...Object.fromEntries(names.map(name => [name, row(name)])),
    ...(honest().checks_performed as object),
  };
  const text = JSON.stringify(honest({ checks_performed: checks }));
  expect(compiled(text, {}, small).length).toBeLessThan(600);
  const bad = await failing(text.replace('Row c99999 agrees with its note', 'All good'), {}, small);
  expect(bad).toMatchObject([{ name: 'evidence task-001 others', message: expect.stringContaining('c99999') }]);
}, 60_000);

test('a report that cites more than anybody looks up is refused from there on', async () => {
  const files = Array.from({ length: 150 }, (_, index) => `a${index}/b`).join(' ');
  const words = (index: number) =>
    `Read thread number${index} of author${index} in forum${index}, which says topic${index}: ${files}`;
  const extra = Array.from({ length: 34 }, (_, index) => [`extra_${index}`, checked(0, { evidence: words(index) })]);
  const checks = { relevance_check: checked(0), signal_quality_check: checked(1), ...Object.fromEntries(extra) };
  const found = await failing(honest({ checks_performed: checks }));
  expect(found.filter(({ status }) => status === 'fail')).toMatchObject([
    { name: 'evidence task-001 extra_33', got: expect.stringContaining('the report has more than 5000 citations') },
  ]);
});
