import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overall, verdictOf } from '../../src/engine/verdict.ts';
import { statuses } from '../../src/model/outcome.ts';
import type { Results } from '../../src/model/results.ts';
import { intoto } from '../../src/report/intoto.ts';
import { fullResults, hostileWords, withWords } from '../support/full-results.ts';
import { criterion, resultsWith } from '../support/results.ts';

const statement = (results: Results) => JSON.parse(intoto(results));

test('the whole statement', async () => {
  await expect(intoto(fullResults)).toMatchFileSnapshot('../fixtures/report/full.intoto.json');
});

describe('the subject', () => {
  const head = 'a'.repeat(40);
  const about = (target: Partial<Results['target']>) =>
    statement(resultsWith([criterion('lint', 'pass')], { target: { ...resultsWith([]).target, ...target } }));

  test('is the head commit, by the address of its repository', () => {
    expect(about({ repository: 'o/r' }).subject).toEqual([
      { name: 'git+https://github.com/o/r', digest: { gitCommit: head } },
    ]);
    expect(about({ repository: 'o/r', server: 'https://git.example' }).subject[0].name).toBe(
      'git+https://git.example/o/r',
    );
    expect(about({ repository: null }).subject).toEqual([{ digest: { gitCommit: head } }]);
  });

  test('is nothing where no commit was judged', () => {
    for (const target of [{ head: null }, { dirty: ['a.ts'] }]) {
      const { subject, predicate } = about(target);
      expect(subject).toEqual([]);
      expect(JSON.stringify(predicate.configuration)).not.toContain(head);
    }
    expect(about({ dirty: ['a.ts'], committed: true }).subject).toHaveLength(1);
  });

  test('a repository or a server that is no name of one is left out', () => {
    expect(about({ repository: '../x y' }).subject[0]).not.toHaveProperty('name');
    expect(about({ repository: 'o/r', server: 'javascript:x' }).subject[0]).not.toHaveProperty('name');
  });
});

test('the result is PASSED only for a pass without a warning, and every criterion is in at most one list', () => {
  const some = fc.record({
    status: fc.constantFrom(...statuses),
    standsFor: fc.constantFrom(undefined, 'fail' as const, 'error' as const),
  });
  fc.assert(
    fc.property(fc.array(some), given => {
      const criteria = given.map(({ status, standsFor }, index) =>
        criterion(`c-${index}`, status, status === 'skip' && standsFor ? { standsFor } : {}),
      );
      const verdict = overall([verdictOf(criteria)]);
      const { predicate } = statement(resultsWith(criteria, { verdict }));
      const warned = criteria.some(({ status }) => status === 'warn');
      expect(predicate.result).toBe(verdict !== 'pass' ? 'FAILED' : warned ? 'WARNED' : 'PASSED');
      expect(predicate.failedTests.length > 0).toBe(verdict !== 'pass');
      const listed = [...predicate.passedTests, ...predicate.warnedTests, ...predicate.failedTests];
      const idle = criteria.filter(({ status, standsFor }) => status === 'skip' && !standsFor);
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed).toHaveLength(criteria.length - idle.length);
    }),
  );
});

test('problems count as failed', () => {
  const { predicate } = statement(resultsWith([], { problems: fullResults.problems }));
  expect(predicate.failedTests).toEqual(['problem unknown-key at .contracts/search.yml:5']);
});

test.each(hostileWords)('%j in every field is data', words => {
  const results = withWords(() => words);
  const text = intoto({ ...results, target: { ...fullResults.target, head: fullResults.target.head } });
  expect(JSON.parse(text).predicate.passedTests).toEqual([words, words, words, words]);
  expect(text).not.toMatch(/##\[|^\s*::|[\u0000-\u0009\u000b-\u001f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/m);
});
