import { byClosingLine, numbersIn, tally } from './shared/closing-lines.ts';
import { javascriptTests } from './shared/javascript-tests.ts';
import { parsedObject, textsOf } from './shared/package-json.ts';
import { blocksOf, differenceIn, failure, firstText, plainError, unequalIn } from './shared/printed/failed-tests.ts';
import { calledScripts } from './shared/scripts.ts';
import type { Ecosystem, FolderFiles, Manager, PrintedFailure, Tool } from './tool.ts';

const settings = ['deno.json', 'deno.jsonc'];
const testName = /(?:^|\/)(?:[^/]*[._])?test\.(?:ts|tsx|mts|js|jsx|mjs)$/;

const projects: Ecosystem = {
  fileTypes: ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'json'],
  isHere: ({ names }) => settings.some(name => names.has(name)),
  managerOf: (_, managers) => managers[0],
  testName,
};

/** The tasks of its settings, which may have comments; a task may be a mapping. */
function tasksOf(here: FolderFiles): Record<string, string> {
  const text = settings.map(name => here.text(name)).find(each => each !== undefined) ?? '';
  const bare = text
    .replaceAll(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '$1')
    .replaceAll(/,(\s*[}\]])/g, '$1');
  const { tasks = {} } = (parsedObject(bare) ?? {}) as { tasks?: Record<string, unknown> };
  const lines = Object.entries(tasks ?? {}).map(([name, task]) => [
    name,
    (task as { command?: unknown })?.command ?? task,
  ]);
  return textsOf(Object.fromEntries(lines));
}

const manager: Manager = {
  name: 'deno',
  locks: settings,
  program: line => `deno run ${line}`,
  scripts: { file: 'deno.json', of: tasksOf },
  script: (name, args) => `deno task ${name}${args ? ` ${args}` : ''}`,
};

export const deno: Tool = {
  name: 'deno',
  ecosystem: projects,
  manifests: /^deno\.jsonc?$/,
  reads: /^deno\.jsonc?$/,
  manager,
  called(command, here) {
    const name = /^deno task(?:\s+-\S+)*\s+([\w:.-]+)/.exec(command)?.[1];
    return name === undefined ? [] : calledScripts([name], here, manager);
  },
  uses: [
    { activity: 'unit-test', matches: /^deno test\b/, pattern: '--filter {pattern}', takesPaths: true },
    { activity: 'typecheck', matches: /^deno check\b/ },
    { activity: 'lint', matches: /^deno lint\b/ },
  ],
  detect(here) {
    const file = settings.find(name => here.names.has(name));
    const first = here.tests.find(path => testName.test(path));
    if (!file || first === undefined) return [];
    const why = `there are ${file} and ${first}`;
    return [{ activity: 'unit-test', run: 'deno test --allow-all --filter {pattern}', why, takesPaths: true }];
  },
  patternOptions: ['filter'],
  testFiles: ['**/*_test.{ts,tsx,js,mjs}'],
  declares: { language: javascriptTests, calls: ['Deno.test'], modules: /\bstd(?:@[^/]*)?\/testing(?:@[^/]*)?\/bdd\b/ },
  measures: { assertions: ['\\bassert\\w*\\b'] },
  output: {
    count: byClosingLine(line => {
      const form = /^(?:ok|FAILED) \| (\d{1,9} passed\b.*) \([\dhms]+\)$/.exec(line);
      // The steps of a test are part of it.
      const numbers = form ? numbersIn(form[1]!.replaceAll(/ \([^()]*\)/g, '').split(' | ')) : undefined;
      return numbers && tally(numbers, { passed: ['passed'], failed: ['failed'], skipped: ['ignored'] });
    }),
    failures,
    failing: /^(\S.*?) => \S+:\d+:\d+$/,
  },
  settings: ['**/deno.{json,jsonc}'],
  settingKeys: {
    leavesOut: 'exclude',
    files: 'include',
  },
  decides: ['\\bDeno\\.exit\\b'],
  notInstalled: /^error: [^\n]{0,500}(?:error sending request for url|dns error)/m,
};

/** All failures are below a title, and their names again below another. */
function failures(lines: readonly string[]): PrintedFailure[] {
  const [start, end] = [lines.indexOf(' ERRORS'), lines.indexOf(' FAILURES')];
  if (start === -1) return [];
  const within = lines.slice(start, end === -1 ? undefined : end);
  return blocksOf(within, /^(\S.*?) => (\S+?):(\d+):\d+$/).map(({ head, lines: block }) => {
    const isShown = block.some(line => /\[Diff\] Actual \/ Expected/.test(line));
    const message =
      (isShown ? differenceIn(block, { want: '+', got: '-' }) : undefined) ??
      unequalIn(block) ??
      plainError(firstText(block)?.replace(/^error: /, ''));
    return failure(head[1]!.replaceAll(' ... ', ' > '), { path: head[2]!, line: Number(head[3]) }, message, block);
  });
}
