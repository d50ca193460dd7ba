import { nothingRan, totalOf } from './shared/closing-lines.ts';
import { jvmEndings, unknownSymbol, wrapperOf } from './shared/jvm.ts';
import { blocksOf, expectedGot, failure, firstText, placeIn } from './shared/printed/failed-tests.ts';
import { byColons } from './shared/printed/findings.ts';
import type { Package, PrintedFailure, TestCount, Tool } from './tool.ts';

const manifest = /^(?:build|settings)\.gradle(?:\.kts)?$/;
const settings = /^settings\.gradle(?:\.kts)?$/;
const hasFile = ({ names }: Package, wanted: RegExp) => [...names].some(name => wanted.test(name));

/** A build takes in those below it that have no settings of their own, and its buildSrc. */
function isOwnBuild(here: Package): boolean {
  if (!hasFile(here, manifest)) return false;
  const parent = here.above.find(each => hasFile(each, settings));
  const isPart = !hasFile(here, settings) || /(?:^|\/)buildSrc$/.test(here.folder);
  return !(parent && isPart);
}

export const gradle: Tool = {
  name: 'gradle',
  ecosystem: { fileTypes: jvmEndings, isHere: isOwnBuild },
  uses: [
    // The filter is an option of the task right before it.
    {
      activity: 'unit-test',
      matches: /^(?:gradle|\.\/gradlew)\b(?!.*\s-x )(?:.*\s)?:?(?:[\w-]+:)*test$/,
      pattern: '--tests {pattern}',
    },
    {
      activity: 'unit-test',
      matches:
        /^(?:gradle|\.\/gradlew)\b(?=.*\s:?(?:[\w-]+:)*(?:test|check|build)(?:\s|$))(?!.*\s-x ?(?:test|check)).*/,
    },
    { activity: 'typecheck', matches: /^(?:gradle|\.\/gradlew)\b(?=.*\s:?(?:[\w-]+:)*testClasses(?:\s|$)).*/ },
  ],
  manifests: manifest,
  detect(here) {
    const program = wrapperOf(here, 'gradlew') ?? 'gradle';
    const why = 'there is a Gradle build';
    return [
      { activity: 'unit-test', run: `${program} test --tests {pattern}`, why },
      { activity: 'typecheck', run: `${program} testClasses`, why },
    ];
  },
  patternOptions: ['tests'],
  output: {
    findings: byColons,
    count,
    failures,
    failing: /^(\S.* > \S.*) FAILED$/,
    lacksName: unknownSymbol,
  },
  notInstalled:
    /No cached version of \S+ available for offline mode|Could not (?:GET|HEAD) 'https?:|UnknownHostException: services\.gradle\.org/,
  setup: { run: './gradlew testClasses', programs: ['gradle', 'gradlew'] },
  settings: [
    '**/{build.gradle,build.gradle.kts}',
    '**/{settings.gradle,settings.gradle.kts,gradle.properties}',
    '**/{gradlew,gradlew.bat}',
    '**/gradle/wrapper/**',
  ],
  caches: ['**/.gradle/**'],
  settingKeys: {
    strict: 'failonnomatchingtests|failonviolation',
    lax: 'ignorefailures',
    least: 'minimum',
  },
};

/** It counts only where a test failed; a test task without tests says so. */
function count(lines: readonly string[]): TestCount | 'unknown' | undefined {
  const failed = lines.flatMap(line => {
    const form = /^(\d{1,9}) tests? completed(?:, (\d{1,9}) failed)?(?:, (\d{1,9}) skipped)?$/.exec(line);
    if (!form) return [];
    const [completed = 0, failures = 0, skipped = 0] = form.slice(1).map(number => Number(number ?? 0));
    return [{ ran: Math.max(0, completed - skipped), failed: failures, skipped }];
  });
  if (failed.length > 0) return totalOf(failed);
  const tasks = lines.flatMap(line => {
    const form = /^(?:> Task )?(?::[\w.-]+)*:(?:test|\w+Test)(?: ([A-Z-]+))?$/.exec(line);
    return form ? [form[1]] : [];
  });
  if (tasks.length === 0) return undefined;
  return tasks.every(state => state === 'NO-SOURCE' || state === 'SKIPPED') ? nothingRan : 'unknown';
}

function failures(lines: readonly string[]): PrintedFailure[] {
  return blocksOf(lines, /^(\S.*) > (\S.*?)(?:\(\))? FAILED$/, /^\S/).map(({ head, lines: block }) => {
    const said = firstText(block)?.trim();
    const [, want, got] = /expected: ?<(.*)> but was: ?<(.*)>/.exec(said ?? '') ?? [];
    const message = expectedGot(want, got) ?? said?.replace(/^[\w.]+\.(\w+)/, '$1').replace(/ at \S+:\d+$/, '');
    return failure(
      `${head[1]!.split(' > ').at(-1)}.${head[2]}`,
      placeIn(block, /\bat (?:.*\()?([\w-]+\.(?:java|kt|groovy|scala)):(\d+)/),
      message,
      block,
    );
  });
}
