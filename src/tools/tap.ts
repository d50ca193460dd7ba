import { nothingRan } from './shared/closing-lines.ts';
import { javascriptTests } from './shared/javascript-tests.ts';
import { nodePackages } from './shared/node.ts';
import { failedPoints } from './shared/printed/tap-points.ts';
import type { TestCount, Tool } from './tool.ts';

/** The Test Anything Protocol, and the node-tap and tape libraries that print it. Nested tests are part of their parent. */
export const tap: Tool = {
  name: 'tap',
  ecosystem: nodePackages,
  uses: [{ activity: 'unit-test', matches: /^(?:tap|tape|borp)\b/ }],
  declares: { language: javascriptTests, calls: ['tap.test'], modules: /^(?:tap|tape)$/, inner: /\bt\.test\(/ },
  measures: {
    assertions: ['\\bt\\.(?:ok|notOk|equal|not|same|notSame|strictSame|match|has|throws|rejects|resolves)\\('],
  },
  output: {
    title: 'TAP',
    count,
    countsLast: true,
    failures: failedPoints,
    failing: /^\s*not ok \d+ - (.+?)(?: # .*)?$/,
  },
  settings: ['**/.taprc'],
  settingKeys: {
    strict: 'checkcoverage',
    lax: 'allow(?:empty|incomplete)coverage|disablecoverage',
  },
};

function count(lines: readonly string[]): TestCount | undefined {
  const plans = lines.filter(line => /^1\.\.\d{1,9}(?:\s|$)/.test(line));
  const points = lines.flatMap(line => {
    const match = /^(not )?ok(?: \d+)?(?:$| )/.exec(line);
    return match ? [{ failed: match[1] !== undefined, left: /# *(?:skip|todo)\b/i.test(line) }] : [];
  });
  if (plans.length === 0 && !lines.some(line => /^TAP version \d+$/.test(line))) return undefined;
  if (points.length === 0) return plans.some(line => /^1\.\.0(?:\s|$)/.test(line)) ? nothingRan : undefined;
  const ran = points.filter(point => !point.left);
  const failed = ran.filter(point => point.failed).length;
  return { ran: ran.length, failed, skipped: points.length - ran.length };
}
