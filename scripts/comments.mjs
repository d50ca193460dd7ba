// Creates docs/comments/*.png: the comment of the gate in some cases, about as GitHub renders it.
// Needs fontconfig. Run it after the comment has changed: npm run build && node scripts/on-node-24.mjs node scripts/comments.mjs
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import MarkdownIt from 'markdown-it';
import { comment } from '../src/report/github/comment.ts';
import { openChromium } from '../test/support/chromium.ts';

const cli = resolve('dist/cli.js');
const passing = "test('members pay 90', () => assert.equal(price(true), 90));\n";
const failing = "test('others pay all', () => {\n  assert.equal(price(false), 100);\n});\n";
const testFile = body =>
  `const { test } = require('node:test');\nconst assert = require('node:assert/strict');\nconst { price } = require('../src/discount.js');\n\n${body}`;
const contract =
  'id: discount\ntitle: Give members a discount\nvalidation:\n  files_exist: [src/discount.js]\n  tests: {run: npm test, min: 2}\n';
const base = {
  'package.json': '{ "name": "shop", "private": true, "scripts": { "test": "node --test" } }\n',
  'contract-gate.yml': 'version: 1\nrequire: agents\n',
  '.contracts/discount.yml': contract,
  'src/discount.js': 'exports.price = member => (member ? 90 : 100);\n',
  'test/discount.test.js': testFile(`${passing}${failing}`),
};
const broken = { 'src/discount.js': 'exports.price = () => 90;\n' };
const harmless = { 'src/discount.js': '// prices in cents\nexports.price = member => (member ? 90 : 100);\n' };
const many = Array.from({ length: 400 }, (_, n) => `test('case ${n}', () => assert.equal(price(false), ${n}));\n`).join(
  '',
);
const decisions = Array.from({ length: 45 }, (_, n) => ({ decision_id: `UD-${n}`, status: 'maybe' }));

const cases = {
  pass: { change: harmless },
  'one-failing-test': { change: broken },
  'a-false-report': {
    change: broken,
    body: '---OUTPUT---\nagent: tdd-task-executor\nphase_complete: true\ntests_passing: true\nfiles_changed: src/discount.js\nblockers: none\n---END---\n',
  },
  'an-edited-contract': { change: { ...harmless, '.contracts/discount.yml': contract.replace('min: 2', 'min: 1') } },
  'a-missing-tool': {
    base: { '.contracts/discount.yml': `${contract}  lint: ruff check .\n` },
    change: harmless,
  },
  'a-failed-setup': {
    base: {
      'contract-gate.yml': 'version: 1\nrequire: agents\nsetup: node scripts/setup.js\n',
      'scripts/setup.js': '',
    },
    change: { ...harmless, 'scripts/setup.js': "throw new Error('no database');\n" },
  },
  'a-session': {
    change: {
      '.agents-work/2026-02-10_login/status.json': JSON.stringify(
        { current_state: 'DONE', user_decisions: decisions },
        null,
        2,
      ),
    },
  },
  '400-failures': { change: { 'test/discount.test.js': testFile(many) } },
};

const publication = { mode: 'block', runUrl: 'https://github.com/octo/shop/actions/runs/42', unpublished: [] };

function commentOf({ base: more = {}, change, body }) {
  const top = mkdtempSync(join(tmpdir(), 'contract-gate-comment-'));
  try {
    const git = (...words) =>
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], { cwd: top });
    const write = files => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(top, path)), { recursive: true });
        writeFileSync(join(top, path), text);
      }
      git('add', '-A');
    };
    git('init', '-q', '-b', 'main');
    write({ ...base, ...more });
    git('commit', '-qm', 'base');
    git('switch', '-qc', 'agent/discount');
    write(change);
    git('commit', '-qm', 'work');
    writeFileSync(join(top, '.git', 'body.md'), body ?? '');
    const { stdout } = spawnSync('node', [cli, 'verify', '--json', '--body', '.git/body.md'], {
      cwd: top,
      encoding: 'utf8',
    });
    const results = JSON.parse(stdout);
    return comment(
      { ...results, target: { ...results.target, repository: 'octo/shop', pull: 12 } },
      publication,
      undefined,
    );
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

const font = family =>
  readFileSync(execFileSync('fc-match', ['-f', '%{file}', family], { encoding: 'utf8' })).toString('base64');
const style = `@font-face{font-family:words;src:url(data:font/ttf;base64,${font('DejaVu Sans')})}
@font-face{font-family:code;src:url(data:font/ttf;base64,${font('DejaVu Sans Mono')})}
body{margin:0;padding:16px 20px;font:14px/1.5 words,sans-serif;color:#1f2328;background:#fff;width:760px}
h2{font-size:21px;border-bottom:1px solid #d1d9e0;padding-bottom:.3em;margin:0 0 16px}h3{font-size:17px}
code{font:85%/1.45 code,monospace;background:#818b981f;border-radius:6px;padding:.2em .4em}
pre{background:#f6f8fa;border-radius:6px;padding:14px;overflow:auto}pre code{background:none;padding:0}
table{border-collapse:collapse}td,th{border:1px solid #d1d9e0;padding:6px 13px}ul{padding-left:2em}sub{font-size:11px;color:#59636e}p{margin:0 0 14px}`;

mkdirSync('docs/comments', { recursive: true });
/** A browser that npm brings along has no font with these. */
const signs = {
  '✅': ['#1a7f37', '✔'],
  '❌': ['#cf222e', '✘'],
  '💥': ['#8250df', '✘'],
  '✋': ['#0969da', '●'],
  '⏭️': ['#59636e', '»'],
  '⚠️': ['#9a6700', '▲'],
  '🔓': ['#59636e', '•'],
  '🔒': ['#59636e', '•'],
};
const drawn = html =>
  Object.entries(signs).reduce(
    (text, [sign, [colour, shape]]) => text.replaceAll(sign, `<b style="color:${colour}">${shape}</b>`),
    html,
  );

const markdown = new MarkdownIt({ html: true });
const browser = await openChromium();
try {
  const only = process.argv.slice(2);
  for (const [name, given] of Object.entries(cases).filter(([each]) => only.length === 0 || only.includes(each))) {
    const page = await browser.newPage({ viewport: { width: 800, height: 100 }, deviceScaleFactor: 1 });
    const text = commentOf(given);
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${style}</style>${drawn(markdown.render(text))}`,
    );
    await page.screenshot({ path: `docs/comments/${name}.png`, fullPage: true });
    if (process.env.SHOW) console.log(text);
    console.log(`${name}: ${text.split('\n').length} lines, ${text.length} characters`);
    await page.close();
  }
} finally {
  await browser.close();
}
