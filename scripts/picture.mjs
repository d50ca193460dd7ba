// Creates docs/demo.png from the output of `contract-gate demo` on a terminal.
// Needs Chromium and script(1) of util-linux. Run it after the output has changed: node scripts/picture.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'contract-gate-picture-'));
const colours = {
  1: 'font-weight:bold',
  31: 'color:#ff7b72',
  32: 'color:#56d364',
  33: 'color:#e3b341',
  35: 'color:#d2a8ff',
  36: 'color:#76e3ea',
  90: 'color:#8b949e',
};

try {
  const { CI: _, ...env } = process.env;
  const printed = execFileSync('script', ['-qec', 'node dist/cli.js demo', '/dev/null'], {
    env: { ...env, TMPDIR: folder, TERM: 'xterm' },
    encoding: 'utf8',
  });
  const demo = /\/\S*contract-gate-demo-\w+/.exec(printed)?.[0] ?? '';
  const shown = printed
    .replaceAll('\r', '')
    .replaceAll(demo, '/tmp/demo')
    .replaceAll(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign])
    .replaceAll(
      /\u001b\[(\d+)m(.*?)\u001b\[0m/g,
      (_, code, words) => `<span style="${colours[code] ?? ''}">${words}</span>`,
    );
  const page = `<!doctype html><meta charset="utf-8"><style>body{margin:0;background:#0d1117;color:#e6edf3}
pre{font:14px/1.45 'DejaVu Sans Mono',monospace;padding:20px 24px;margin:0;white-space:pre-wrap}</style><pre>$ contract-gate demo\n${shown}</pre>`;
  writeFileSync(join(folder, 'page.html'), page);
  const lines = shown
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.replaceAll(/<[^>]*>/g, '').length / 132)), 1);
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-scrollbars',
    '--force-device-scale-factor=1.5',
  ];
  execFileSync(
    'chromium',
    [
      ...flags,
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=1180,${Math.ceil(lines * 20.3) + 44}`,
      `--screenshot=${join(process.cwd(), 'docs/demo.png')}`,
      `file://${join(folder, 'page.html')}`,
    ],
    { stdio: 'ignore' },
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
