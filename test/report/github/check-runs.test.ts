import { describe, expect, test } from 'vitest';
import type { ContractResult, CriterionResult, Results } from '../../../src/model/results.ts';
import { aggregateId, checkRuns, isOurs, mostAnnotations } from '../../../src/report/github/check-runs.ts';
import { comment, mostState, stateLine } from '../../../src/report/github/comment.ts';
import { criterion, resultsWith } from '../../support/results.ts';
import { publication, threeContracts } from '../../support/three-contracts.ts';

type Options = Parameters<typeof checkRuns>[1];
const runs = (results: Results, more: Partial<Options> = {}) =>
  checkRuns(results, {
    mode: 'block',
    checkRuns: 'criterion',
    max: 20,
    checkName: 'contract-gate report',
    publication,
    ...more,
  });

const contracts = (count: number, criteria: (id: string) => CriterionResult[], verdict: ContractResult['verdict']) =>
  Array.from({ length: count }, (_, index) => {
    const id = `task-${index}`;
    return { ...resultsWith([]).contracts[0]!, id, verdict, criteria: criteria(id) };
  });

describe('one fails, one passes, one waits', () => {
  const { aggregate, others, left } = runs(threeContracts());

  test('the aggregate carries the verdict and the report', async () => {
    expect(aggregate).toMatchObject({
      name: 'contract-gate report',
      externalId: 'contract-gate:1:aggregate',
      conclusion: 'failure',
      title: '2 checks failed, 1 check waits for a person',
      annotations: [],
    });
    expect(left).toEqual([]);
    await expect(`${aggregate.summary}\n\n=== text\n\n${aggregate.text}\n`).toMatchFileSnapshot(
      '../../fixtures/report/check-run-aggregate.md',
    );
  });

  test('each criterion has its own', () => {
    expect(others.map(({ name, conclusion, title }) => [name, conclusion, title])).toEqual([
      ['contract-gate / user-authentication / files_exist: src/auth/jwt.py exists', 'success', 'it passed'],
      [
        'contract-gate / user-authentication / content_check: src/auth/jwt.py contains /def refresh_token/',
        'failure',
        'src/auth/jwt.py does not contain /def refresh_token/',
      ],
      ['contract-gate / user-authentication / lint: ruff check src passes', 'success', 'it passed'],
      [
        'contract-gate / user-authentication / tests: pytest tests passes with at least 4 tests',
        'failure',
        'exit code 1',
      ],
      [
        'contract-gate / user-authentication / command (builds-clean): make build passes',
        'cancelled',
        'not run: user-authentication/content_check and 1 more must pass first',
      ],
      ['contract-gate / api-docs-v2 / files_exist: docs/api/v2.md exists', 'success', 'it passed'],
      [
        'contract-gate / api-docs-v2 / content_check: docs/api/v2.md contains /## Authentication/',
        'success',
        'it passed',
      ],
      [
        'contract-gate / redis-cache / contract_unchanged: contract .contracts/redis-cache.yml unchanged',
        'action_required',
        'this pull request edits it; the version on the base is enforced, and a maintainer must approve the change',
      ],
      ['contract-gate / redis-cache / files_exist: src/cache/redis.py exists', 'success', 'it passed'],
      [
        'contract-gate / redis-cache / command: docker-compose config --quiet passes',
        'success',
        'flaky: failed once, then passed',
      ],
    ]);
    expect(new Set(others.map(({ externalId }) => externalId)).size).toBe(others.length);
    expect(others.every(({ externalId }) => isOurs(externalId))).toBe(true);
  });

  test('want, got, how to fix it, the command that repeats it, and the end of the output', async () => {
    await expect(`${others[3]!.summary}\n`).toMatchFileSnapshot('../../fixtures/report/check-run-criterion.md');
    expect(others[3]!.text).toBeUndefined();
  });

  test('annotations stand on the line that is wrong, each on one run', () => {
    expect(
      others.flatMap(({ name, annotations }) =>
        annotations.map(({ path, start_line, end_line, annotation_level }) => [
          name.split(' / ')[1],
          `${path}:${start_line}-${end_line}`,
          annotation_level,
        ]),
      ),
    ).toEqual([
      ['user-authentication', 'src/auth/jwt.py:14-14', 'failure'],
      ['user-authentication', '.contracts/user-authentication.yml:9-9', 'failure'],
      ['redis-cache', '.contracts/redis-cache.yml:4-4', 'warning'],
      ['redis-cache', '.contracts/redis-cache.yml:8-8', 'warning'],
    ]);
    expect(others[3]!.annotations[0]!.raw_details).toContain('1 failed, 3 passed');
  });

  test('with more criteria than may have one, there is one for each contract', async () => {
    const { others: folded } = runs(threeContracts(), { max: 9 });
    expect(folded.map(({ name, conclusion, title }) => [name, conclusion, title])).toEqual([
      ['contract-gate / user-authentication / all criteria', 'failure', '2 failed, 1 skipped, 2 passed'],
      [
        'contract-gate / redis-cache / all criteria',
        'action_required',
        '1 waiting for a person, 1 passed with a warning, 1 passed',
      ],
      ['contract-gate / api-docs-v2 / all criteria', 'success', '2 passed'],
    ]);
    expect(folded.map(({ annotations }) => annotations.length)).toEqual([2, 2, 0]);
    expect(folded[2]!.text).toBeUndefined();
    await expect(`${folded[0]!.summary}\n`).toMatchFileSnapshot('../../fixtures/report/check-run-contract.md');
    expect(runs(threeContracts(), { checkRuns: 'contract' }).others).toEqual(folded);
  });

  test.each(['summary', 'off'] as const)('%s: the aggregate alone, with every annotation', by => {
    const alone = runs(threeContracts(), { checkRuns: by });
    expect(alone.others).toEqual([]);
    expect(alone.aggregate.annotations).toHaveLength(4);
  });

  test.each(['warn', 'observe'] as const)('%s: nothing fails, and what would says so', mode => {
    const soft = runs(threeContracts(), { mode, publication: { ...publication, mode } });
    expect(soft.aggregate).toMatchObject({
      conclusion: 'neutral',
      title: 'would block: 2 checks failed, 1 check waits for a person',
    });
    const conclusions = new Set(soft.others.map(({ conclusion }) => conclusion));
    expect(conclusions).toEqual(new Set(['success', 'neutral']));
    for (const { conclusion, title } of soft.others)
      expect(title.startsWith('would block: ')).toBe(conclusion === 'neutral');
    const levels = soft.others.flatMap(each => each.annotations.map(({ annotation_level }) => annotation_level));
    expect(new Set(levels)).toEqual(new Set(['warning']));
  });
});

describe('what required work ends in', () => {
  test.each([
    ['pass', {}, 'success'],
    ['warn', {}, 'success'],
    ['fail', {}, 'failure'],
    ['error', {}, 'failure'],
    ['pending', {}, 'action_required'],
    ['skip', {}, 'neutral'],
    ['skip', { standsFor: 'fail' }, 'cancelled'],
    ['skip', { standsFor: 'error' }, 'cancelled'],
  ] as const)('%s %o: %s', (status, more, conclusion) => {
    const { others } = runs(resultsWith([criterion('lint', status, more)]));
    expect(others.map(run => run.conclusion)).toEqual([conclusion]);
  });

  test.each([
    ['pass', 'success'],
    ['fail', 'failure'],
    ['error', 'failure'],
    ['pending', 'action_required'],
  ] as const)('the aggregate of %s: %s', (verdict, conclusion) => {
    const { aggregate, others } = runs(resultsWith([], { verdict, contracts: contracts(1, () => [], verdict) }), {
      checkRuns: 'contract',
    });
    expect([aggregate, ...others].map(run => run.conclusion)).toEqual([conclusion, conclusion]);
  });

  test('a skip that nothing required would not block in any mode', () => {
    const { others } = runs(resultsWith([criterion('lint', 'skip', { message: 'deferred' })]), { mode: 'warn' });
    expect(others[0]).toMatchObject({ conclusion: 'neutral', title: 'deferred' });
  });
});

test('the id of a contract is nowhere the whole name of a check run: a branch may require a check of that name', () => {
  const results = resultsWith([], { contracts: contracts(30, id => [{ ...criterion('lint', 'pass'), id }], 'pass') });
  const names = [runs(results), runs(results, { max: 100 })].flatMap(({ others }) => others.map(({ name }) => name));
  expect(names).toHaveLength(12 + 30);
  for (const name of names) expect(name).toMatch(/^contract-gate \/ task-\d+ \/ ./);
});

describe('where there is too much', () => {
  const places = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: 'a.ts', line: index + 1, message: 'wrong' }));
  const many = resultsWith([], {
    contracts: contracts(
      20,
      id =>
        Array.from({ length: 20 }, (_, index) => ({
          ...criterion('lint', 'fail', { places: places(13), fix: 'f'.repeat(5_000), got: '汉'.repeat(5_000) }),
          id: `${id}/lint-${index}`,
        })),
      'fail',
    ),
  });
  const { aggregate, others, left } = runs(many);
  const all = [aggregate, ...others];

  test('twelve contracts, five hundred annotations, and all that is missing is named', () => {
    expect(others).toHaveLength(12);
    expect(all.flatMap(({ annotations }) => annotations)).toHaveLength(mostAnnotations);
    expect(left).toEqual([
      '8 contracts have no check run of their own: task-12, task-13, task-14, task-15, task-16, task-17, task-18, task-19',
      '500 of 5,200 annotations shown',
    ]);
    for (const words of left) expect(aggregate.summary.replaceAll('`', '')).toContain(words);
    expect(others[0]!.summary).toContain('120 of 260 annotations shown');
  });

  test('every criterion has an annotation before any has two', () => {
    const first = all.flatMap(({ annotations }) => annotations.filter(({ message }) => message.includes('Fix:')));
    expect(first).toHaveLength(400);
  });

  test('few enough requests', () => {
    const requests = all.map(({ annotations }) => Math.max(1, Math.ceil(annotations.length / 50)));
    expect(requests.reduce((sum, each) => sum + each, 0)).toBeLessThan(28);
  });

  test('everything is within the limits of GitHub, also with a state behind the text', () => {
    const state = { long: 'x'.repeat(mostState - 100) };
    const ends = [stateLine(state), ...others.map(() => '')];
    for (const [index, { title, name, externalId, summary, text = '', annotations }] of all.entries()) {
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(65_535);
      expect(Buffer.byteLength(text + ends[index])).toBeLessThanOrEqual(65_535);
      for (const short of [title, name, externalId]) expect(short.length).toBeLessThanOrEqual(255);
      for (const { message, title: above, raw_details = '' } of annotations) {
        expect(Buffer.byteLength(message)).toBeLessThanOrEqual(65_536);
        expect(Buffer.byteLength(raw_details)).toBeLessThanOrEqual(65_536);
        expect(above.length).toBeLessThanOrEqual(255);
      }
    }
    expect(Buffer.byteLength(aggregate.text!)).toBeGreaterThan(20_000);
    expect(comment(many, publication, state).length).toBeLessThan(60_000);
  });

  test('the most important contracts keep their check runs', () => {
    const [failing] = contracts(1, () => [criterion('lint', 'fail')], 'fail');
    const mixed = [...contracts(20, () => [criterion('lint', 'pass')], 'pass'), { ...failing!, id: 'late' }];
    const shown = runs({ ...many, contracts: mixed }).others;
    expect(shown[0]!.name).toBe('contract-gate / late / all criteria');
    expect(shown).toHaveLength(12);
  });

  test('ids that differ only past the limit stay apart', () => {
    const long = 'x'.repeat(400);
    const results = resultsWith([
      { ...criterion('lint', 'fail'), id: `t/${long}1` },
      { ...criterion('lint', 'fail'), id: `t/${long}2` },
    ]);
    const [one, two] = runs(results).others;
    expect(one!.externalId).not.toBe(two!.externalId);
    expect(one!.name).not.toBe(two!.name);
    expect([one!, two!].map(({ annotations }) => annotations.length)).toEqual([1, 1]);
    for (const text of [one!.externalId, one!.name]) expect(text.length).toBeLessThanOrEqual(255);
  });
});

test('a place that is no file gets no annotation, and a problem gets one on the aggregate', () => {
  const { aggregate, others } = runs(
    resultsWith([criterion('lint', 'fail', { at: { path: 'pull request #7 body', line: 3, kind: 'body' } })], {
      problems: [{ code: 'unknown-key', message: 'lnt is not known', at: { path: '.contracts/t.yml', line: 2 } }],
    }),
  );
  expect(others[0]!.annotations).toEqual([]);
  expect(aggregate.annotations).toEqual([
    {
      path: '.contracts/t.yml',
      start_line: 2,
      end_line: 2,
      annotation_level: 'failure',
      title: 'problem: unknown-key',
      message: 'lnt is not known',
    },
  ]);
  expect(aggregate.summary).toContain('- `.contracts/t.yml:2` lnt is not known');
});

test.each([
  [aggregateId, true],
  ['contract-gate:1:criterion:a/b', true],
  ['contract-gate:1:contract:a', true],
  ['contract-gate:1:', false],
  ['contract-gate:2:aggregate', false],
  ['xcontract-gate:1:aggregate', false],
  ['', false],
])('%j is ours: %s', (id, ours) => expect(isOurs(id)).toBe(ours));
