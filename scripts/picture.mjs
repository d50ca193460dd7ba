// Creates docs/demo.png from the output of `contract-gate demo` on a terminal; the output of commands in it is shortened.
// Needs script(1) of util-linux, and fontconfig. Run it after the output has changed: node scripts/on-node-24.mjs node scripts/picture.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openChromium } from '../test/support/chromium.ts';

const colors = {
  1: 'font-weight:bold',
  31: 'color:#ff7b72',
  32: 'color:#56d364',
  33: 'color:#e3b341',
  35: 'color:#d2a8ff',
  36: 'color:#76e3ea',
  90: 'color:#8b949e',
};
const linesOfOutput = 2;

function printed(folder) {
  const { CI: _, ...env } = process.env;
  const text = execFileSync('script', ['-qec', 'stty cols 130 && node dist/cli.js demo', '/dev/null'], {
    env: { ...env, TMPDIR: folder, TERM: 'xterm' },
    encoding: 'utf8',
  });
  const demo = /\/\S*contract-gate-demo-\w+/.exec(text)?.[0] ?? '';
  return text.replaceAll('\r', '').replaceAll(demo, '/tmp/demo');
}

/** Leaves out all but the first lines of what a command printed. */
function shortened(text) {
  let shown = 0;
  return text.split('\n').flatMap(line => {
    const isOutput = /^\s*(?:\u001b\[\d+m)*│/.test(line);
    shown = isOutput ? shown + 1 : 0;
    if (shown === linesOfOutput + 1) return [line.replace(/│.*/, '│ …')];
    return shown > linesOfOutput ? [] : [line];
  });
}

function toHtml(text) {
  return text
    .replaceAll(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign])
    .replaceAll(
      /\u001b\[(\d+)m(.*?)\u001b\[0m/g,
      (_, code, words) => `<span style="${colors[code] ?? ''}">${words}</span>`,
    );
}

/** A browser that npm brings along has no monospaced font. */
const font = readFileSync(execFileSync('fc-match', ['-f', '%{file}', 'DejaVu Sans Mono'], { encoding: 'utf8' }));
const style = `@font-face{font-family:terminal;src:url(data:font/ttf;base64,${font.toString('base64')})}
body{margin:0;background:#0d1117;color:#e6edf3}
pre{font:14px/1.45 terminal,monospace;padding:20px 24px;margin:0;white-space:pre-wrap}`;
const folder = mkdtempSync(join(tmpdir(), 'contract-gate-picture-'));
try {
  const text = toHtml(shortened(printed(folder)).join('\n').trimEnd());
  const browser = await openChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1180, height: 100 }, deviceScaleFactor: 1.5 });
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${style}</style><pre>$ contract-gate demo\n${text}</pre>`,
    );
    await page.screenshot({ path: 'docs/demo.png', fullPage: true });
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
