import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Results } from '../../../src/model/results.ts';
import { html } from '../../../src/report/html.ts';
import { openChromium } from '../../support/chromium.ts';
import { fullResults, hostileWords, withWords } from '../../support/full-results.ts';
import { criterion, resultsWith } from '../../support/results.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-gate-html-'));
let browser: Browser;
let context: BrowserContext | undefined;
let seen: { requests: string[]; complaints: string[] };

beforeAll(async () => {
  browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** After every test: the page has asked for nothing but itself, and the browser had nothing to complain of. */
afterEach(async () => {
  await context?.close();
  expect(seen).toEqual({ requests: [pathToFileURL(file).href], complaints: [] });
});

const file = join(folder, 'report.html');

/** The report as a person opens it: a file. */
async function opened(results: Results, options: BrowserContextOptions = {}): Promise<Page> {
  writeFileSync(file, html(results));
  seen = { requests: [], complaints: [] };
  context = await browser.newContext({ viewport: { width: 1100, height: 900 }, ...options });
  context.on('request', request => seen.requests.push(request.url()));
  const page = await context.newPage();
  page.on('console', message => seen.complaints.push(message.text()));
  page.on('pageerror', error => seen.complaints.push(String(error)));
  page.on('dialog', dialog => seen.complaints.push(dialog.message()));
  await page.goto(pathToFileURL(file).href);
  return page;
}

const shown = (page: Page) => page.locator('[data-status]:visible').count();

describe('with scripts off', () => {
  const off = { javaScriptEnabled: false };

  test('all can be read, and there is no control that does nothing', async () => {
    const page = await opened(fullResults, off);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Fail: 1 problem, 2 checks failed/);
    expect(await page.getByText('expected 401 to be 200').first().isVisible()).toBe(true);
    expect(await page.getByRole('search').isVisible()).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
  });

  test('folds open by the keyboard', async () => {
    const page = await opened(fullResults, off);
    const row = page.getByRole('cell', { name: 'all 6 changed files are within it' });
    expect(await row.isVisible()).toBe(false);
    await page.locator('.passes > summary').first().focus();
    await page.keyboard.press('Enter');
    expect(await row.isVisible()).toBe(true);
  });

  test('on paper every fold is open', async () => {
    const page = await opened(fullResults, off);
    await page.emulateMedia({ media: 'print' });
    for (const text of ['all 6 changed files are within it', 'nothing names it', 'Let people sign in with a passkey'])
      expect(await page.getByText(text).first().isVisible(), text).toBe(true);
  });
});

describe('with scripts on', () => {
  test('criteria are narrowed by status and by words, with the keyboard alone', async () => {
    const page = await opened(fullResults);
    const said = page.getByRole('status');
    expect(await said.textContent()).toBe('10 criteria');

    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.keyboard.type('sign NPM');
    expect(await said.textContent()).toBe('2 of 10 criteria shown');
    expect(await page.locator('.contract:visible').count()).toBe(1);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.getByRole('checkbox', { name: 'fail 2' }).isChecked()).toBe(true);
    expect(await said.textContent()).toBe('1 of 10 criteria shown');
    expect(await shown(page)).toBe(1);

    for (let left = 6; left > 0; left--) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await said.textContent()).toBe('10 criteria');
    expect(await page.locator('.contract:visible').count()).toBe(3);
  });

  test('what passed unfolds where it is sought, and folds again', async () => {
    const page = await opened(fullResults);
    expect(await shown(page)).toBe(6);
    await page.getByRole('checkbox', { name: 'pass 4' }).check();
    expect(await shown(page)).toBe(4);
    await page.getByRole('checkbox', { name: 'pass 4' }).uncheck();
    expect(await shown(page)).toBe(6);
  });

  test('all folds open and close at once', async () => {
    const page = await opened(fullResults);
    await page.getByRole('button', { name: 'Open all' }).click();
    expect(await shown(page)).toBe(10);
    await page.getByRole('button', { name: 'Close all' }).click();
    expect(await page.locator('.criterion[open], .passes[open]').count()).toBe(0);
  });

  test('a link to what is folded or narrowed away shows it', async () => {
    const page = await opened(fullResults);
    await page.getByRole('checkbox', { name: 'fail 2' }).check();
    await page.getByRole('link', { name: 'docs/passkeys.md exists' }).click();
    const row = page.getByRole('row', { name: 'docs/passkeys.md exists' }).first();
    await row.waitFor();
  });

  test('a command is copied as it is', async () => {
    const page = await opened(fullResults);
    await page.evaluate('navigator.clipboard.writeText = async text => void (globalThis.copied = text)');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('copied')).toBe('npx contract-gate@0.1.0 verify --only auth/content_check-no-todo');
  });

  test('printing leaves the page as it was', async () => {
    const page = await opened(fullResults);
    const folded = await page.locator('details:not([open])').count();
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await page.locator('details:not([open])').count()).toBe(folded);
  });

  test('a single criterion is not spoken of as many', async () => {
    const page = await opened(resultsWith([criterion('lint', 'fail')]));
    expect(await page.getByRole('status').textContent()).toBe('1 criterion');
    await page.getByRole('searchbox').fill('nothing');
    expect(await page.getByRole('status').textContent()).toBe('0 of 1 criterion shown');
  });

  test('10,000 criteria are narrowed too', async () => {
    const all = Array.from({ length: 10_000 }, (_, index) =>
      criterion(`c-${index}`, index % 10 === 0 ? 'fail' : 'pass'),
    );
    const page = await opened(resultsWith(all));
    await page.getByRole('searchbox').fill('c-777');
    expect(await page.getByRole('status').textContent()).toBe('11 of 10000 criteria shown');
    expect(await shown(page)).toBe(11);
  });
});

test.each(hostileWords)('%j in every field is shown and does nothing', async words => {
  const page = await opened(withWords(() => words));
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByRole('searchbox').fill('x');
  expect(await page.evaluate('globalThis.broken')).toBeUndefined();
  const foreign =
    'img, iframe, object, embed, link, base, video, audio, textarea, script:not(body > script:last-child)';
  expect(await page.locator(foreign).count()).toBe(0);
  expect(await page.locator('h1').textContent()).not.toMatch(/[\u0000-\u0009\u200b-\u200f\u202a-\u202e]/);
});

describe('for everybody', () => {
  const looks: readonly [string, BrowserContextOptions][] = [
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['on a phone', { viewport: { width: 360, height: 740 } }],
    ['in colours of its own', { forcedColors: 'active' }],
  ];

  test.each(looks)('%s: axe finds nothing', async (_, options) => {
    const page = await opened(fullResults, options);
    await page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true");
    await page.evaluate(axe.source);
    const { violations, passes } = (await page.evaluate('axe.run()')) as axe.AxeResults;
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(passes.length).toBeGreaterThan(20);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test('on a phone, what is wider than its card shows an edge to scroll past', async () => {
    const page = await opened(fullResults, { viewport: { width: 360, height: 740 } });
    const measured = (await page.evaluate(`[...document.querySelectorAll('.scroll')]
      .map(each => [each.scrollWidth > each.clientWidth, getComputedStyle(each).backgroundAttachment])`)) as [
      boolean,
      string,
    ][];
    expect(measured.filter(([isWider]) => isWider).length).toBeGreaterThan(1);
    for (const [, attachment] of measured) expect(attachment).toMatch(/^local, local, scroll, scroll/);
  });

  test('light and dark differ', async () => {
    const colours = 'getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color';
    const light = await (await opened(fullResults, { colorScheme: 'light' })).evaluate(colours);
    await context?.close();
    const dark = await (await opened(fullResults, { colorScheme: 'dark' })).evaluate(colours);
    expect(dark).not.toBe(light);
  });

  test('where the keyboard is can be seen', async () => {
    const page = await opened(fullResults);
    const outline = 'getComputedStyle(document.activeElement).outlineStyle';
    const stops = 25;
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(outline)).toBe('solid');
    }
  });
});
