import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { verdictOf } from '../../src/engine/verdict.ts';
import { type Status, statuses } from '../../src/model/outcome.ts';
import type { CriterionResult, Results } from '../../src/model/results.ts';
import { junit } from '../../src/report/junit.ts';
import { countJunit } from '../../src/tools/reading/junit-report.ts';
import { fullResults, hostileWords, withWords } from '../support/full-results.ts';
import { criterion, resultsWith } from '../support/results.ts';

/** The elements as a strict parser of XML sees them. */
function elementsOf(xml: string): { name: string; attributes: Record<string, string>; text: string }[] {
  const elements: ReturnType<typeof elementsOf> = [];
  const open: typeof elements = [];
  const parser = new SaxesParser();
  parser.on('error', error => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', text => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}

test('the whole report', async () => {
  const xml = junit(fullResults);
  expect(countJunit(xml)).toEqual({ ran: 11, failed: 6, skipped: 0 });
  expect(elementsOf(xml)[0]).toMatchObject({
    name: 'testsuites',
    attributes: { name: 'contract-gate', tests: '11', failures: '5', errors: '1', skipped: '0', time: '14.500' },
  });
  await expect(xml).toMatchFileSnapshot('../fixtures/report/full.junit.xml');
});

describe('what becomes of a criterion', () => {
  const kinds: [Partial<CriterionResult> & { status: Status }, string | undefined][] = [
    [{ status: 'pass' }, undefined],
    [{ status: 'warn' }, undefined],
    [{ status: 'fail' }, 'failure'],
    [{ status: 'error' }, 'error'],
    [{ status: 'pending' }, 'failure'],
    [{ status: 'skip' }, 'skipped'],
    [{ status: 'skip', standsFor: 'fail' }, 'failure'],
    [{ status: 'skip', standsFor: 'error' }, 'error'],
  ];

  test.each(kinds)('%j', (given, kind) => {
    const elements = elementsOf(junit(resultsWith([criterion('lint', given.status, given)])));
    const [one] = elements.filter(({ name }) => ['failure', 'error', 'skipped'].includes(name));
    expect(one?.name).toBe(kind);
  });

  test('it fails there exactly when it blocks here', () => {
    const some = fc.record({
      status: fc.constantFrom(...statuses),
      standsFor: fc.constantFrom(undefined, 'fail' as const, 'error' as const),
    });
    fc.assert(
      fc.property(fc.array(some), given => {
        const criteria = given.map(({ status, standsFor }, index) =>
          criterion(`c-${index}`, status, status === 'skip' ? { standsFor } : {}),
        );
        const { ran, failed, skipped } = countJunit(junit(resultsWith(criteria)))!;
        expect(failed > 0).toBe(verdictOf(criteria) !== 'pass');
        expect(ran + skipped).toBe(criteria.length);
      }),
    );
  });

  test('its output goes with it, also where it passed', () => {
    const output = { tail: 'one\n<two> & ]]>\n', truncated: false, sha256: '0' };
    const elements = elementsOf(junit(resultsWith([criterion('lint', 'warn', { output })])));
    expect(elements.find(({ name }) => name === 'system-out')?.text).toBe('warning: lint says warn\none\n<two> & ]]>');
  });

  test('a place that is no file is not given as one', () => {
    const [body, commit] = (
      [
        { path: 'pull request body', kind: 'body' },
        { path: 'commit 1234567', kind: 'commit' },
      ] as const
    ).map(place =>
      elementsOf(junit(resultsWith([criterion('lint', 'fail', { at: { ...place, line: 2 } })]))).find(
        ({ name }) => name === 'testcase',
      ),
    );
    expect(body?.attributes).not.toHaveProperty('file');
    expect(commit?.attributes).not.toHaveProperty('line');
  });
});

test('whatever the words hold, it is the same well-formed XML', () => {
  const shape = (results: Results) => elementsOf(junit(results)).map(({ name }) => name);
  const words = fc.array(fc.oneof(fc.constantFrom(...hostileWords), fc.string({ unit: 'binary' })), { minLength: 1 });
  fc.assert(
    fc.property(words, parts => {
      let at = 0;
      const results = withWords(() => `.${parts[at++ % parts.length]!}`);
      expect(shape(results)).toEqual(shape(fullResults));
      expect(countJunit(junit(results))).toEqual({ ran: 11, failed: 6, skipped: 0 });
    }),
  );
});

test('what XML can not hold is shown by its code', () => {
  const xml = junit(resultsWith([criterion('lint', 'fail', { message: 'a\u0000b\ufffec\ud800d\u202ee' })]));
  expect(xml).toContain('message="a⟨U+0000⟩b⟨U+FFFE⟩c⟨U+D800⟩d⟨U+202E⟩e"');
});
