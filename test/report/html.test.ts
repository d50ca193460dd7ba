import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import { html } from '../../src/report/html.ts';
import { retryText } from '../../src/report/retry.ts';
import { fullResults, hostileWords, withWords } from '../support/full-results.ts';
import { criterion, resultsWith } from '../support/results.ts';

/** The page without style, script and retry text, which are reported elsewhere. */
function bare(page: string): string {
  return page
    .replace('<!doctype html>\n', '')
    .replace(/<style>[\s\S]*?<\/style>/, '<style></style>')
    .replace(/<script>[\s\S]*?<\/script>/, '<script></script>')
    .replaceAll(/(<pre class="roll"[^>]*>)[^<]*/g, '$1…')
    .replaceAll(/'sha256-[^']+'/g, "'sha256-…'");
}

test('the whole page', async () => {
  await expect(bare(html(fullResults))).toMatchFileSnapshot('../fixtures/report/full.html');
});

test('nothing is left to be laid out later: a page that is printed or captured whole has no blanks', () => {
  expect(html(fullResults)).not.toContain('content-visibility: auto');
});

test('the text for the next attempt is there to be copied', () => {
  const [first = ''] = retryText(fullResults.contracts.find(({ retry }) => retry)!, fullResults).split('\n');
  expect(first).not.toBe('');
  expect(html(fullResults)).toContain(`of auth">${first}\n`);
});

describe('the page is closed', () => {
  const page = html(fullResults);

  test('only its own style and script may act, and nothing may be fetched', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page)!;
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page)!;
    expect(page).toContain(
      `content="default-src 'none'; style-src 'sha256-${hash(style)}'; script-src 'sha256-${hash(script)}'; base-uri 'none'; form-action 'none'"`,
    );
  });

  test('it names no address but those that a person may follow', () => {
    const addresses = [...page.matchAll(/(\S*)https?:\/\/[^"]*/g)].map(([found]) => found);
    expect(new Set(addresses)).toEqual(
      new Set(addresses.filter(each => each.startsWith('href="https://github.com/acme/shop'))),
    );
    expect(page).not.toMatch(/\bsrc=|@import|url\(/);
  });
});

/** Tags and attributes of our own; whatever else has a bracket in it came from the words. */
const tag = /<\/?[a-z][a-z0-9]*(?: [a-z-]+(?:="[^"<>]*")?)*\/?>/gi;
const attributes =
  /^(?:lang|charset|http-equiv|content|name|class|id|href|rel|for|type|value|autocomplete|hidden|open|role|tabindex|scope|datetime|data-status|data-open|data-clear|aria-[a-z]+|viewBox|preserveAspectRatio|x|width|height|d)$/;

test('words of the change become neither elements nor attributes, whatever they hold', () => {
  const words = fc.array(fc.oneof(fc.constantFrom(...hostileWords), fc.string({ unit: 'binary' })), { minLength: 1 });
  fc.assert(
    fc.property(words, parts => {
      let at = 0;
      const page = bare(html(withWords(() => parts[at++ % parts.length]!)));
      const names = (page.match(tag) ?? []).flatMap(
        each => each.replaceAll(/"[^"]*"/g, '').match(/(?<= )[\w-]+/g) ?? [],
      );
      expect(page.replaceAll(tag, '')).not.toMatch(/[<>"]/);
      expect(names.filter(name => !attributes.test(name))).toEqual([]);
      expect(page.match(/href="(?!#|https?:\/\/)[^"]*"/g)).toBeNull();
      expect(page).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
    }),
    { numRuns: 60 },
  );
});

describe('a size that a browser can take', () => {
  const many = (status: 'pass' | 'fail', more = {}): Results =>
    resultsWith(Array.from({ length: 10_000 }, (_, index) => criterion(`check-${index}`, status, more)));

  test('10,000 passes are a folded table', () => {
    const page = html(many('pass'));
    expect(page.length).toBeLessThan(4_000_000);
    expect(page).not.toContain('<details class="passes" open');
  });

  test('of 10,000 failures the first are open, and output is shown while there is room', () => {
    const output = { tail: 'x'.repeat(16_000), truncated: true, sha256: '0' };
    const page = html(many('fail', { output }));
    expect(page.match(/<details class="criterion[^>]* open>/g)).toHaveLength(20);
    expect(page.match(/xxxx<\/pre>/g)).toHaveLength(250);
    expect(page.match(/it is in the results file/g)).toHaveLength(9750);
    expect(page.length).toBeLessThan(20_000_000);
  });

  test('the timeline keeps the longest', () => {
    const results = many('pass');
    const ids = results.contracts[0]!.criteria.map(({ id }) => id);
    const criteria = Object.fromEntries(ids.map((id, index) => [id, index]));
    const starts = Object.fromEntries(ids.map((id, index) => [id, 10_000 - index]));
    const page = html({ ...results, timing: { ...results.timing, criteria, starts } });
    expect(page).toContain('The 60 longest of 9999 criteria');
    const rows = [...page.matchAll(/href="#criterion-t\/check-(\d+)"/g)].map(([, number]) => Number(number));
    expect(rows).toEqual(Array.from({ length: 60 }, (_, index) => 9999 - index));
  });
});

test('nothing to check, nothing committed, no base: the page says so', () => {
  const empty = resultsWith([], {
    contracts: [],
    verdict: 'pass',
    reason: 'nothing had to be checked',
    next: 'commit',
    target: {
      ...fullResults.target,
      repository: null,
      pull: null,
      base: null,
      head: null,
      committed: false,
      dirty: ['a b.ts'],
    },
  });
  const page = html(empty);
  expect(page).toContain('<b>Pass</b>: nothing had to be checked');
  expect(page).toContain('<dt>Base</dt><dd>none</dd>');
  expect(page).toContain('<dt>Not committed, included in the run</dt><dd>a b.ts</dd>');
  expect(page).not.toContain('<script>');
});

test('pull request, branch and author are links', () => {
  const target = { ...fullResults.target, repository: 'octo/shop', pull: 7, head: 'a'.repeat(40), branch: 'agent/<b>' };
  const page = html({ ...fullResults, target: { ...target, author: 'agent[bot]' } });
  expect(page).toContain('<a href="https://github.com/octo/shop/pull/7"');
  // The commit is also there where the branch is in a fork.
  expect(page).toMatch(
    new RegExp(`<a href="https://github.com/octo/shop/tree/${'a'.repeat(40)}"[^>]*>agent/&lt;b&gt;</a>`),
  );
  expect(page).toMatch(/by <a href="https:\/\/github\.com\/apps\/agent"[^>]*>agent\[bot\]<\/a>/);
  expect(html({ ...fullResults, target: { ...target, author: 'ada' } })).toContain('href="https://github.com/ada"');
  expect(html({ ...fullResults, target: { ...target, author: 'a/../b' } })).toContain(' by a/../b</span>');
});
