import { expect, test } from 'vitest';
import type { ContractResult, CriterionResult } from '../../src/model/results.ts';
import { findingLines, manualChecks } from '../../src/report/finding-lines.ts';
import { markdown } from '../../src/report/markdown.ts';
import { retryText } from '../../src/report/retry.ts';
import { text } from '../../src/report/text.ts';
import { criterion, resultsWith } from '../support/results.ts';

type Places = NonNullable<CriterionResult['places']>;

const folder = '.agents-work/2026-02-10_login';
const status = `${folder}/status.json`;
const missing = (line: number, name: string): Places[number] => ({
  path: status,
  line,
  message: `asked_at is missing from decision ${name}`,
  severity: 'fail',
  code: 'decision-fields',
  alike: ['asked_at is missing from', 'decisions'],
});
const renamed = (line: number): Places[number] => ({
  path: status,
  line,
  message: 'rename "id" to decision_id',
  severity: 'warn',
  code: 'decision-fields',
});

function session(criteria: CriterionResult[]) {
  const results = resultsWith(criteria.map(each => ({ ...each, id: `login/${each.id.replace('t/', '')}` })));
  const [contract] = results.contracts;
  const source = { ...contract!.source, path: status };
  return {
    ...results,
    contracts: [{ ...contract!, id: 'login', dialect: 'session', source } satisfies ContractResult],
  };
}

const rule = (id: string, places: Places) =>
  criterion(`session-${id}`, 'fail', { check: 'session', at: places[0]!, places, got: `${places.length} findings` });

const lines = (places: Places) => {
  const { contracts } = session([rule('x', places)]);
  const [contract] = contracts;
  return findingLines(contract!.criteria[0]!, contract!);
};

test('findings that differ in their subject only are one line, with the severity and every place', () => {
  expect(lines([missing(3, 'UD-1'), missing(9, 'UD-2'), missing(15, 'UD-3'), renamed(4), renamed(10)])).toEqual([
    { severity: 'fail', where: 'status.json', words: 'asked_at is missing from 3 decisions (lines 3, 9, 15)' },
    { severity: 'warn', where: 'status.json', words: 'rename "id" to decision_id (lines 4, 10)' },
  ]);
});

test('one of them keeps its own words, and so does what differs in severity or kind', () => {
  const other = { ...missing(9, 'UD-2'), severity: 'warn' as const };
  expect(lines([missing(3, 'UD-1'), other])).toEqual([
    { severity: 'fail', where: 'status.json:3', words: 'asked_at is missing from decision UD-1' },
    { severity: 'warn', where: 'status.json:9', words: 'asked_at is missing from decision UD-2' },
  ]);
});

test('places in several files are all named; only files of the session are shortened', () => {
  const there = { ...renamed(1), path: 'src/a.js' };
  expect(lines([renamed(4), there])[0]!.words).toBe('rename "id" to decision_id (status.json:4, src/a.js:1)');
});

test('of many lines the first are named and the rest is counted', () => {
  const many = Array.from({ length: 50 }, (_, index) => missing(index + 1, `UD-${index}`));
  const [line] = lines(many);
  expect(line!.words).toMatch(/^asked_at is missing from 50 decisions \(lines 1, 2, .*20 and 30 more\)$/);
});

const manual = (task: string, look: string, line: number) =>
  criterion(`manual-${line}`, 'pending', {
    check: 'manual',
    task,
    title: `${task}: ${look}`,
    at: { path: `${folder}/tasks.yaml`, line },
  });

const shown = session([
  rule('gates', [
    { ...missing(2, 'x'), message: 'the session is in DONE, but UD-APPROVE-DESIGN was never asked', alike: undefined },
    { ...missing(2, 'x'), message: 'the session is in DONE, but UD-REVIEW-STRATEGY was never asked', alike: undefined },
  ] as Places),
  rule('decision-fields', [missing(3, 'UD-1'), missing(9, 'UD-2'), renamed(4), renamed(10)]),
  criterion('session-spec', 'pass', { check: 'session' }),
  criterion('session-folder', 'pass', { check: 'session' }),
  manual('T-001', 'the page looks right', 8),
  manual('T-001', 'it works on a phone', 9),
  manual('T-002', 'the mail arrives', 20),
]);

test('text: findings first, rules that hold counted, manual checks by task, the folder of the session once', () => {
  const report = text(shown);
  expect(report).toContain(`FAIL login  The task
  ${folder}, named by the branch t
  ✗ gates           session-gates passes: 2 findings
      ✗ status.json:2  the session is in DONE, but UD-APPROVE-DESIGN was never asked
      ✗ status.json:2  the session is in DONE, but UD-REVIEW-STRATEGY was never asked
  ✗ decision-fields session-decision-fields passes: 4 findings
      ✗ status.json  asked_at is missing from 2 decisions (lines 3, 9)
      ! status.json  rename "id" to decision_id (lines 4, 10)
  ? manual          3 checks wait for a person to look and sign off
      T-001 ? tasks.yaml:8  the page looks right
            ? tasks.yaml:9  it works on a phone
      T-002 ? tasks.yaml:20  the mail arrives
  ✓ session         2 rules hold
  Reproduce npx contract-gate@0.0.0 verify --only login
`);
  expect(report.split(folder)).toHaveLength(2);
});

test('Markdown: every finding of a rule, and one table for each task', () => {
  const report = markdown(shown);
  expect(report).toContain('- ❌ `status.json:2` the session is in DONE, but UD-REVIEW-STRATEGY was never asked\n');
  expect(report).toContain('- ❌ `status.json` `asked_at` is missing from 2 decisions (lines 3, 9)\n- ⚠️ `status.json`');
  expect(report).toContain(
    `✋ 3 manual checks wait for a person to look and sign off

| | \`T-001\` | where |
|---|---|---|
| ❌ | `.replace('❌', '✋'),
  );
  expect(report).toContain('| ✋ | `the mail arrives` | `tasks.yaml:20` |');
  expect(report.split('Retry text for the agent')[0]!.split(folder)).toHaveLength(2);
});

test('the retry text has every finding, so that one attempt can fix them all', () => {
  const words = retryText(shown.contracts[0]!, shown);
  expect(words).toContain('- fail: status.json:2 the session is in DONE, but UD-REVIEW-STRATEGY was never asked');
  expect(words).toContain('- warn: status.json rename "id" to decision_id (lines 4, 10)');
});

test('manual checks that a person has signed stay in the list, with who did it', () => {
  const signed = { by: 'ada', how: 'review', commit: 'f'.repeat(40), url: 'https://github.com/x' } as const;
  const results = session([
    { ...manual('T-001', 'it looks right', 8), status: 'pass', signed, message: 'approved by ada' },
  ]);
  expect(manualChecks(results.contracts[0]!.criteria, results.contracts[0]!)).toHaveLength(1);
  expect(text(results)).toContain(`✓ manual          1 check is signed off
      T-001 ✓ tasks.yaml:8  it looks right (approved by ada)`);
});
