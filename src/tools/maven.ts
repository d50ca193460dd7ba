import { byClosingLine } from './shared/closing-lines.ts';
import { jvmEndings, unknownSymbol } from './shared/jvm.ts';
import type { Package, Tool } from './tool.ts';

const isBuild = ({ names }: Pick<Package, 'names'>) => names.has('pom.xml');

/** Maven, with Surefire as its test runner. The outermost pom.xml builds its modules in their order. */
export const maven: Tool = {
  name: 'maven',
  ecosystem: { fileTypes: jvmEndings, isHere: here => isBuild(here) && !here.above.some(isBuild) },
  uses: [
    {
      activity: 'unit-test',
      matches: /^(?:mvn|\.\/mvnw)\b(?=.*\s(?:test|verify|package)(?:\s|$))(?!.*-(?:DskipTests|Dmaven\.test\.skip)).*/,
      pattern: '-Dtest={pattern}',
    },
    { activity: 'typecheck', matches: /^(?:mvn|\.\/mvnw)\b(?=.*\stest-compile(?:\s|$)).*/ },
  ],
  manifests: /^pom\.xml$/,
  detect({ names }) {
    const program = names.has('mvnw') ? './mvnw' : 'mvn';
    const why = 'there is a pom.xml';
    return [
      { activity: 'unit-test', run: `${program} -B test -Dtest={pattern}`, why },
      { activity: 'typecheck', run: `${program} -B test-compile`, why },
    ];
  },
  output: {
    title: 'surefire',
    // The closing line of all classes; those of single classes go on with the time that they took.
    count: byClosingLine(line => {
      const form =
        /^(?:\[\w+\] )?Tests run: (\d{1,9}), Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: (\d{1,9})$/.exec(line);
      if (!form) return undefined;
      const [ran = 0, failures = 0, errors = 0, skipped = 0] = form.slice(1).map(Number);
      return { ran: Math.max(0, ran - skipped), failed: failures + errors, skipped };
    }),
    failing: /^\[ERROR\]\s+([\w.$]+\.\w+):\d+/,
    lacksName: unknownSymbol,
  },
  notInstalled: /Cannot access \S+ \([^)\n]*\) in offline mode|Could not transfer artifact \S+ from\/to /,
  setup: { run: 'mvn -B dependency:go-offline', programs: ['mvn', 'mvnw'] },
  settings: ['**/pom.xml', '**/{mvnw,mvnw.cmd}'],
  autoloaded: ['**/.mvn/**'],
};
