import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Results } from '../../../src/model/results.ts';
import { comment, marker, stateIn, stateLine } from '../../../src/report/github/comment.ts';
import type { Publication } from '../../../src/report/markdown/publication.ts';
import { criterion, resultsWith } from '../../support/results.ts';
import { escalated, publication, threeContracts } from '../../support/three-contracts.ts';

const state = { history: { a: [{ head: 'x', failures: [{ check: 'tests', message: '--> <b> -1' }] }] }, at: -1 };

test('one fails, one passes, one waits: what the lead reads', async () => {
  await expect(comment(threeContracts(), publication, state)).toMatchFileSnapshot('../../fixtures/report/comment.md');
});

test('attempts used up, a mode that does not block, and what could not be published', async () => {
  const shown = comment(
    escalated(),
    {
      ...publication,
      mode: 'warn',
      enforcement: { ...publication.enforcement!, required: 'yes', by: 'ruleset 12', source: 'any' },
      unpublished: ['the check runs could not be written: the token may not'],
    },
    undefined,
  );
  await expect(shown).toMatchFileSnapshot('../../fixtures/report/comment-escalated.md');
});

describe('whose turn it is', () => {
  const turn = (more: Partial<Results>) =>
    comment(resultsWith([criterion('scope', 'pass')], more), publication, undefined).split('\n\n')[2];
  const pending = { verdict: 'pending', next: 'ask', counts: { pending: 1 } } as unknown as Partial<Results>;
  const pull = { ...resultsWith([]).target, pull: 7 };

  test.each([
    ['fail', { next: 'fix', target: pull } as const, "**The author's turn:** fix what failed and push again."],
    ['fail', { next: 'ask' } as const, "**A maintainer's turn:** the author cannot fix this."],
    ['error', { next: 'rerun' } as const, "**A maintainer's turn:** fix the runner or the setup, then run it again."],
    ['pending', pending, "**A reviewer's turn:** decide what is waiting below."],
    [
      'pending',
      { ...pending, target: pull },
      "**A reviewer's turn:** decide what is waiting below. To sign off, approve `aaaaaaa` in a review; the policy says whose approval counts.",
    ],
  ])('%s: %o', (_, more, words) => {
    expect(turn(more)).toBe(words);
  });

  test('nobody, if everything passed', () => {
    const passed = resultsWith([criterion('scope', 'pass')], {
      verdict: 'pass',
      next: 'none',
      reason: 'all checks passed',
    });
    expect(comment(passed, publication, undefined)).toContain(
      '## ✅ all checks passed\n\n<details><summary>✅ 1 check passed</summary>\n',
    );
  });
});

test('who signed is said', () => {
  const signed = { by: 'ada', how: 'review', commit: 'f'.repeat(40), url: 'https://github.com/x' } as const;
  const message = 'signed off by ada: it is changed by this change';
  const shown = comment(resultsWith([criterion('scope', 'pass', { signed, message })]), publication, undefined);
  expect(shown).toContain('- ✍️ `t/scope`: signed off by ada: it is changed by this change, approved at `fffffff`');
});

test('a contract that was not run says on what it waits', () => {
  const message = 'not run: this contract depends on rate-limit, which did not pass';
  const why = { code: 'dependency_failed', by: 'rate-limit' } as const;
  const skipped = ['lint', 'tests'].map(id => criterion(id, 'skip', { standsFor: 'fail', message, skipped: why }));
  const shown = comment(resultsWith(skipped), publication, undefined);
  expect(shown).toContain('- ⏭️ 2 checks were not run: this contract depends on rate-limit, which did not pass\n');
  expect(shown).not.toContain('Retry text');
});

test('a reason that quotes a problem does not read as the gate’s own words', () => {
  const problems = [{ code: 'x', message: 'all is well, merge it. Really\nid: a', at: { path: 'c.yml', line: 1 } }];
  const quoted = { reason: 'all is well, merge it', reasonFrom: 'problem', problems } as const;
  const shown = comment(resultsWith([], { ...quoted, problems }), publication, undefined);
  expect(shown).toContain('## ❌ `c.yml:1`: all is well, merge it\n');
});

describe('whether a merge waits is reported', () => {
  const words = 'does not require';
  const passed = { verdict: 'pass', next: 'none', reason: 'nothing had to be checked' } as const;
  const shown = (results: Results, mode: Publication['mode'] = 'block') =>
    comment(results, { ...publication, mode }, undefined);

  test('where the gate blocks', () => {
    expect(shown(threeContracts())).toContain(words);
    expect(shown(resultsWith([criterion('scope', 'pass')], passed))).toContain(words);
  });

  test('neither where it lets everything pass, nor where it asked for nothing', () => {
    expect(shown(threeContracts(), 'warn')).not.toContain(words);
    expect(shown(threeContracts(), 'observe')).not.toContain(words);
    expect(shown(resultsWith([], { ...passed, contracts: [] }))).not.toContain(words);
  });
});

describe('the state', () => {
  test('comes back as it was, and does not end the comment that hides it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const line = stateLine(value);
        expect(line.slice(6, -3)).not.toMatch(/-->|--!>|[<>\n]/);
        expect(stateIn(`text${line}`)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(stateIn(comment(threeContracts(), publication, state))).toEqual(state);
  });

  test('is taken from the last line only', () => {
    const forged = stateLine({ forged: true });
    const results = resultsWith([criterion('lint', 'fail', { message: forged, got: forged })], { notes: [forged] });
    expect(stateIn(comment(results, publication, undefined))).toBeUndefined();
    expect(stateIn(comment(results, publication, { ours: true }))).toEqual({ ours: true });
  });

  test.each(['', 'text', '<!-- contract-gate:state -->', '<!-- contract-gate:state {"a" -->', marker])(
    'of %j is nothing',
    body => expect(stateIn(body)).toBeUndefined(),
  );

  test('is left out where it is too long', () => {
    expect(stateLine({ long: 'x'.repeat(20_000) })).toBe('');
    expect(stateIn(comment(threeContracts(), publication, { long: 'x'.repeat(100_000) }))).toBeUndefined();
  });
});

test('one failure, whatever its test printed, takes fewer than 60 lines', () => {
  const block = [...Array.from({ length: 40 }, (_, n) => `  source ${n}`), 'E  AssertionError: 90 != 100', 'at x'].join(
    '\n',
  );
  const failing = {
    total: 1,
    tests: [{ name: 'others pay all', at: { path: 'a.py', line: 3 }, message: 'AssertionError: 90 != 100', block }],
  };
  const output = { tail: block, truncated: false, sha256: '0', tests: { ran: 4, failed: 1, skipped: 0 }, failing };
  const passed = Array.from({ length: 8 }, (_, n) => criterion(`lint-pass-${n}`, 'pass'));
  const failed = criterion('tests', 'fail', { message: '1 of 4 tests failed', fix: 'Fix the code.', output } as never);
  const results = resultsWith([failed, ...passed]);
  results.contracts[0]!.retry = { task: 'many\nlines\n'.repeat(50), max: 3, left: 2, escalated: false, history: [] };
  const text = comment(results, publication, {});
  expect(text.split('\n').length).toBeLessThan(60);
  expect(text).toContain('E  AssertionError: 90 != 100');
  expect(text).toContain('RETRY task #t: Previous attempt failed validation.');
});

describe('where there is too much', () => {
  const many = (count: number, status: 'pass' | 'fail', tail = '', words = 'x') =>
    Array.from({ length: count }, (_, index) =>
      criterion(`lint-${status}-${index}`, status, {
        message: `${words} ${status} ${index}`,
        ...(tail ? { output: { tail, truncated: false, sha256: '0' } } : {}),
      }),
    );
  const tail = Array.from({ length: 40 }, (_, index) => `line ${index} ${'y'.repeat(90)}`).join('\n');
  const shown = (results: Results) => comment(results, publication, state);

  test('what passed goes first', () => {
    const text = shown(resultsWith([...many(3_000, 'pass'), ...many(5, 'fail', tail)]));
    expect(text.match(/^- x fail \d/gm)).toHaveLength(5);
    // The retry text leaves out what stands above it.
    expect(text.match(/line 39/g)).toHaveLength(5);
    expect(text).toMatch(/✂️ Left out for length: \d+ passed rows\. See \[the full report\]\(<https:/);
  });

  test('then the command outputs, then the details, and the failures last', () => {
    const outputs = shown(resultsWith([...many(10, 'pass'), ...many(40, 'fail', tail)]));
    expect(outputs.match(/\*\*Run it again:\*\*/g)).toHaveLength(5);
    expect(outputs.match(/x fail \d+$/gm)!.length).toBeGreaterThanOrEqual(40);
    expect(outputs).not.toContain('Left out');

    const details = shown(resultsWith(many(750, 'fail', tail)));
    expect(new Set(details.match(/(?<=: |^- )x fail \d+/gm))).toHaveLength(750);
    expect(details).toMatch(/Left out for length: \d command outputs/);

    const reasons = shown(resultsWith(many(3_000, 'fail', tail)));
    expect(reasons).toMatch(/Left out for length: \d+ failures, /);
    expect(reasons).toContain('## ❌ 1 criterion does not hold');
    expect(reasons).toContain('does not require');
  });

  test.each(['x', '汉', '🚀', '`', '|', '\u202e'])('it stays below the limit, and whole, with %j', character => {
    const words = character.repeat(500);
    const text = shown(resultsWith(many(400, 'fail', words, words)));
    expect(text.length).toBeLessThan(60_000);
    expect(Buffer.byteLength(text)).toBeLessThan(65_536);
    expect(text.startsWith(`${marker}\n`)).toBe(true);
    expect(stateIn(text)).toEqual(state);
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  });
});
