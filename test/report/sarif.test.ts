import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CriterionResult, Results } from '../../src/model/results.ts';
import { sarif } from '../../src/report/sarif.ts';
import schema from '../fixtures/sarif/sarif-2.1.0.json' with { type: 'json' };
import { fullResults, hostileWords, withWords } from '../support/full-results.ts';
import { criterion, resultsWith } from '../support/results.ts';

/** By the schema of the standard itself, as the schema store has it. */
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

function runOf(results: Results) {
  const log = JSON.parse(sarif(results));
  validate(log);
  expect(validate.errors ?? []).toEqual([]);
  return log.runs[0];
}

const found = (more: Partial<CriterionResult> = {}, status: CriterionResult['status'] = 'fail') =>
  runOf(resultsWith([criterion('lint', status, more)])).results[0];

test('the whole log', async () => {
  runOf(fullResults);
  await expect(sarif(fullResults)).toMatchFileSnapshot('../fixtures/report/full.sarif');
});

test('the schema tells what is no SARIF', () => {
  expect(validate({ version: '2.1.0', runs: [{ tool: { driver: {} }, results: [{ level: 'bad' }] }] })).toBe(false);
});

test('what blocks is an error, what wants a look a warning, and the rest is not there', () => {
  const levels = (['fail', 'error', 'pending', 'warn', 'pass', 'skip'] as const).map(
    status => found({}, status)?.level,
  );
  expect(levels).toEqual(['error', 'error', 'warning', 'warning', undefined, undefined]);
});

test('every result names a rule that is there', () => {
  const { tool, results } = runOf(fullResults);
  const rules = tool.driver.rules.map(({ id }: { id: string }) => id);
  expect(new Set(rules).size).toBe(rules.length);
  expect(results.filter(({ ruleId }: { ruleId: string }) => !rules.includes(ruleId))).toEqual([]);
});

describe('places', () => {
  const place = (path: string, line = 3) => found({ at: { path, line } }).locations[0].physicalLocation;

  test.each([
    ['src/a.ts', 'src/a.ts'],
    ['a b/ü#?%.ts', 'a%20b/%C3%BC%23%3F%25.ts'],
    ['c:x', 'c%3Ax'],
    ['pull request body', 'pull%20request%20body'],
    ['a\nb', 'a%0Ab'],
    ['a\ud800b', 'a%EF%BF%BDb'],
  ])('%j is a relative URI', (path, uri) => {
    expect(place(path).artifactLocation).toEqual({ uri, uriBaseId: '%SRCROOT%' });
  });

  test('a file from elsewhere is named as such', () => {
    expect(place('/etc/a b').artifactLocation).toEqual({ uri: 'file:///etc/a%20b' });
  });

  test('a line is never below the first', () => expect(place('a', 0).region).toEqual({ startLine: 1 }));

  test('the first place of each criterion comes before the second of any', () => {
    const places = [1, 2].map(line => ({ path: 'a.ts', line, message: 'x' }));
    const { results } = runOf(resultsWith([criterion('a', 'fail', { places }), criterion('b', 'warn')]));
    expect(results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(['a', 'b', 'a']);
  });

  test('every place that is wrong is a result of its own', () => {
    const places = [
      { path: 'a.ts', line: 4, message: 'one' },
      { path: 'a.ts', line: 9, message: '' },
    ];
    const { results } = runOf(resultsWith([criterion('lint', 'fail', { places })]));
    expect(results.map((each: { message: { text: string } }) => each.message.text)).toEqual([
      'lint passes: one',
      'lint passes: lint says fail',
    ]);
  });
});

describe('an alert is recognized in the next run', () => {
  const print = (more: Partial<CriterionResult>) => found(more).partialFingerprints.primaryLocationLineHash;

  test('when its line has moved and its words have changed', () => {
    expect(print({ at: { path: 'a', line: 900 }, message: 'other words' })).toBe(print({ at: { path: 'a', line: 1 } }));
    expect(print({})).toMatch(/^[0-9a-f]{16}:1$/);
  });

  test('and not taken for another', () => {
    expect(print({ at: { path: 'b', line: 1 } })).not.toBe(print({ at: { path: 'a', line: 1 } }));
    expect(print({ id: 't/other' })).not.toBe(print({}));
    const places = [1, 2].map(line => ({ path: 'a.ts', line, message: 'x' }));
    const { results } = runOf(resultsWith([criterion('lint', 'fail', { places })]));
    const prints = results.map((each: { partialFingerprints: object }) => JSON.stringify(each.partialFingerprints));
    expect(new Set(prints).size).toBe(2);
  });
});

describe('within the limits of code scanning', () => {
  const most = 'left out: the limit of code scanning is reached';
  const left = (run: { invocations: { toolExecutionNotifications: { message: { text: string } }[] }[] }) =>
    run.invocations[0]!.toolExecutionNotifications.map(({ message }) => message.text).filter(text =>
      text.includes(most),
    );

  test('25,000 results are taken, the most important ones, and the rest is counted', () => {
    const criteria = Array.from({ length: 30_000 }, (_, index) =>
      criterion(`c-${index}`, index < 6000 ? 'warn' : 'fail', { check: 'lint' }),
    );
    const run = JSON.parse(sarif(resultsWith(criteria))).runs[0];
    expect(run.results).toHaveLength(25_000);
    expect(run.results.filter(({ level }: { level: string }) => level === 'error')).toHaveLength(24_000);
    expect(left(run)).toEqual([`5,000 alerts are ${most}`]);
  });

  test('a file stays below 10 MB when it is packed, whatever it holds', () => {
    const noise = (seed: number) =>
      Array.from({ length: 12 }, (_, part) => createHash('sha512').update(`${seed} ${part}`).digest('base64')).join('');
    const criteria = Array.from({ length: 20_000 }, (_, index) =>
      criterion(`c-${index}`, 'fail', { message: noise(index) }),
    );
    const text = sarif(resultsWith(criteria));
    expect(gzipSync(text).length).toBeLessThan(10_000_000);
    expect(left(JSON.parse(text).runs[0])).toHaveLength(1);
  });

  test('nothing is left out where all fits', () => expect(left(runOf(fullResults))).toEqual([]));
});

test('parts of one run do not replace each other', () => {
  expect(runOf(fullResults).automationDetails.id).toBe('contract-gate/');
  expect(runOf({ ...fullResults, shard: { index: 2, total: 4 } }).automationDetails.id).toBe('contract-gate/2-of-4/');
});

test('the repository is named where it is known', () => {
  expect(runOf(fullResults).versionControlProvenance).toEqual([
    {
      repositoryUri: 'https://github.com/acme/shop',
      revisionId: fullResults.target.head,
      mappedTo: { uriBaseId: '%SRCROOT%' },
    },
  ]);
  expect(runOf(resultsWith([]))).not.toHaveProperty('versionControlProvenance');
});

test('whatever the words hold, it is valid, and SARIF sees neither a link nor a gap in them', () => {
  const words = fc.array(fc.oneof(fc.constantFrom(...hostileWords), fc.string({ unit: 'binary' })), { minLength: 1 });
  fc.assert(
    fc.property(words, parts => {
      let at = 0;
      const results = withWords(() => parts[at++ % parts.length]!);
      const run = runOf({ ...results, tool: fullResults.tool });
      const texts = run.results.map((each: { message: { text: string } }) => each.message.text).join('\n');
      expect(texts).not.toMatch(/\]\(|\{\d|[\u0000-\u0008\u000b-\u001f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
    }),
  );
});
