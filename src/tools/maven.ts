import { byClosingLine } from './shared/closing-lines.ts';
import { jvmEndings, unknownSymbol, wrapperOf } from './shared/jvm.ts';
import { folderWithin } from './shared/packages.ts';
import { expectedGot, failure, onceEach, type Values } from './shared/printed/failed-tests.ts';
import { findingOf } from './shared/printed/findings.ts';
import type { Package, PrintedFailure, PrintedFinding, Tool } from './tool.ts';

/** Whether a build around it lists it as a module. A profile may be off, so what only a profile lists does not count. */
function isModule(here: Package): boolean {
  return here.above.some(parent => {
    const text = without(without(parent.text('pom.xml') ?? '', '<!--', '-->'), '<profiles>', '</profiles>');
    const modules = [...text.matchAll(/<(?:module|subproject)>([^<>]{1,500})</g)].map(([, module]) => module!.trim());
    return modules.some(module => module.replace(/\/(?:pom\.xml)?$/, '') === folderWithin(parent, here));
  });
}

function without(text: string, open: string, close: string): string {
  const [start = '', ...rest] = text.split(open);
  return (
    start + rest.map(each => (each.includes(close) ? each.slice(each.indexOf(close) + close.length) : '')).join('')
  );
}

/** Maven, with Surefire as its test runner. A pom.xml builds the modules that it lists, in their order. */
export const maven: Tool = {
  name: 'maven',
  ecosystem: { fileTypes: jvmEndings, isHere: here => here.names.has('pom.xml') && !isModule(here) },
  uses: [
    {
      activity: 'unit-test',
      matches: /^(?:mvn|\.\/mvnw)\b(?=.*\s(?:test|verify|package)(?:\s|$))(?!.*-(?:DskipTests|Dmaven\.test\.skip)).*/,
      pattern: '-Dtest={pattern}',
    },
    { activity: 'typecheck', matches: /^(?:mvn|\.\/mvnw)\b(?=.*\stest-compile(?:\s|$)).*/ },
  ],
  manifests: /^pom\.xml$/,
  reads: /^pom\.xml$/,
  detect(here) {
    const program = wrapperOf(here, 'mvnw') ?? 'mvn';
    const why = 'there is a pom.xml';
    return [
      { activity: 'unit-test', run: `${program} -B test -Dtest={pattern}`, why },
      { activity: 'typecheck', run: `${program} -B test-compile`, why },
    ];
  },
  output: {
    findings: compilerErrors,
    title: 'surefire',
    // The closing line of all classes; those of single classes go on with the time that they took.
    count: byClosingLine(line => {
      const form =
        /^(?:\[\w+\] )?Tests run: (\d{1,9}), Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: (\d{1,9})$/.exec(line);
      if (!form) return undefined;
      const [ran = 0, failures = 0, errors = 0, skipped = 0] = form.slice(1).map(Number);
      return { ran: Math.max(0, ran - skipped), failed: failures + errors, skipped };
    }),
    failures,
    failing: /^\[ERROR\]\s+([\w.$]+\.\w+):\d+/,
    lacksName: unknownSymbol,
  },
  notInstalled: /Cannot access \S+ \([^)\n]*\) in offline mode|Could not transfer artifact \S+ from\/to /,
  setup: { run: 'mvn -B dependency:go-offline', programs: ['mvn', 'mvnw'] },
  settings: ['**/pom.xml', '**/{mvnw,mvnw.cmd}'],
  autoloaded: ['**/.mvn/**'],
  settingKeys: {
    strict: 'failifnotests',
    lax: 'skip(?:tests|its)?|testfailureignore',
    leavesOut: 'exclude|excludedgroups',
  },
};

/** The closing list: "ClassTest.method:12 what was wrong", under "Failures:" and "Errors:". */
function failures(lines: readonly string[]): PrintedFailure[] {
  return onceEach(
    lines.flatMap(line => {
      const form = /^\[ERROR\]\s+(?:([\w.$]+)\.)?(\w+)\.(\w+)(?:\([^)]*\))?:(\d+)(?:->\S+)? (.+)$/.exec(line);
      if (!form) return [];
      const [, , group, name, number, said] = form;
      return [
        failure(
          `${group}.${name}`,
          { path: `${group!.split('$')[0]}.java`, line: Number(number) },
          assertedIn(said!),
          blockOf(lines, group!, name!),
        ),
      ];
    }),
  );
}

function assertedIn(said: string): string | Values {
  const [, want, got] = /expected: ?<(.*)> but was: ?<(.*)>/.exec(said) ?? [];
  return expectedGot(want, got) ?? said.replace(/^(?:»|AssertionFailedError) /, '');
}

/** The stack of one test, from the line that says how long it took. */
function blockOf(lines: readonly string[], group: string, name: string): string[] {
  const start = lines.findIndex(line => line.includes('<<< ') && line.includes(name) && line.includes(group));
  if (start === -1) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(line => line === '' || line.startsWith('['));
  return rest
    .slice(0, end === -1 ? 20 : end)
    .filter(line => !/^\s+at (?:org\.junit|java\.|jdk\.|org\.apache\.maven)/.test(line));
}

/** What the compiler refuses: "[ERROR] /home/me/src/App.java:[5,16] cannot find symbol". */
function compilerErrors(lines: readonly string[]): PrintedFinding[] {
  return lines.flatMap(line => {
    const [, path, number, column, said] = /^\[ERROR\] (\S+):\[(\d{1,7}),(\d{1,5})\] (.+)$/.exec(line) ?? [];
    return findingOf([path, number, column], said) ?? [];
  });
}
