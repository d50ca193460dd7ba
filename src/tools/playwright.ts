import { nothingRan, tally } from './shared/closing-lines.ts';
import { describeAndExpect, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { installedRunner, nodePackages } from './shared/node.ts';
import { blocksOf, failure, firstText, onceEach, plainError, valuesIn } from './shared/printed/failed-tests.ts';
import type { PrintedFailure, TestCount, Tool } from './tool.ts';

export const playwright: Tool = {
  name: 'playwright',
  ecosystem: nodePackages,
  ...installedRunner({
    activity: 'e2e',
    matches: /\bplaywright\s+test\b/,
    pattern: '-g {pattern}',
    line: 'playwright test',
    config: /^playwright\.config\./,
    dependency: '@playwright/test',
    called: 'playwright',
  }),
  patternOptions: ['g', 'grep'],
  testFiles: testAndSpecFiles,
  endToEndFolder: 'playwright',
  declares: { language: javascriptTests, calls: ['test'], modules: /^@?playwright\/test$/ },
  measures: describeAndExpect,
  output: { count, failures },
  settings: ['**/playwright.config.*'],
  settingKeys: {
    strict: 'forbidonly',
    leavesOut: 'testignore|grepinvert',
    files: 'testmatch|testdir',
  },
};

/** A line for each kind of result, which are its own only below the line with which it starts. */
function count(lines: readonly string[]): TestCount | undefined {
  if (lines.includes('Error: No tests found')) return nothingRan;
  const start = lines.findIndex(line => /^Running \d+ tests? using \d+ workers?/.test(line));
  if (start === -1) return undefined;
  const numbers = new Map<string, number>();
  for (const line of lines.slice(start)) {
    const form = /^ {2}(\d{1,9}) (passed|failed|flaky|skipped|interrupted|did not run)(?: \([\d.hms ]+\))?$/.exec(line);
    if (form) numbers.set(form[2]!, (numbers.get(form[2]!) ?? 0) + Number(form[1]));
  }
  if (numbers.size === 0) return undefined;
  return tally(numbers, {
    passed: ['passed', 'flaky'],
    failed: ['failed', 'interrupted'],
    skipped: ['skipped', 'did not run'],
  });
}

/** With retries, each try is in the block of its test. */
function failures(lines: readonly string[]): PrintedFailure[] {
  const opens = /^ {2}\d+\) (?:\[[^\]]+\] › )?(\S+?):(\d+):\d+ › (.+?)(?: ─+)?$/;
  return onceEach(
    blocksOf(lines, opens, /^ {2}\d+ (?:passed|failed|flaky|skipped)\b/).map(({ head, lines: block }) => {
      const message =
        valuesIn(block, /^ *Expected(?: \w+)?: +(.+)$/, /^ *Received(?: \w+)?: +(.+)$/) ??
        plainError(
          firstText(block)
            ?.trim()
            .replace(/^Error: /, ''),
        );
      return failure(head[3]!.replaceAll(' › ', ' > '), { path: head[1]!, line: Number(head[2]) }, message, block);
    }),
  );
}
