import { matchesAny } from '../../src/match/glob.ts';
import { countTests } from '../../src/tools/reading/count-tests.ts';
import { detect, isReadForDetection, sampleTests } from '../../src/tools/reading/detect.ts';
import { failingTests } from '../../src/tools/reading/output/failures.ts';
import { autoloadedFiles, settingsFiles } from '../../src/tools/reading/settings-files.ts';
import { testsIn } from '../../src/tools/reading/test-declarations.ts';

/** The tests that these lines of output count. */
export const count = (...lines: string[]) => countTests(lines.join('\n'));

/** The names of failing tests in a line of output. */
export const failing = (line: string) => failingTests(line);

/** What is detected in these files. */
export function detected(files: Record<string, string>) {
  const samples = sampleTests(Object.keys(files));
  const read = Object.entries(files).filter(([path]) => isReadForDetection(path) || samples.has(path));
  return detect(Object.keys(files), new Map(read));
}

/** activity → command, of one folder. */
export function commandsIn(files: Record<string, string>, folder = '.'): Record<string, string> {
  return Object.fromEntries(
    detected(files)
      .tools.filter(({ cwd }) => cwd === folder)
      .map(({ activity, run }) => [activity, run])
      .reverse(),
  );
}

/** The same of a package with a package.json. */
export const commandsOf = (packageJson: object, files: Record<string, string> = {}) =>
  commandsIn({ 'package.json': JSON.stringify(packageJson), ...files });

/** Name, least and most of each test that a file declares. */
export const declared = (path: string, ...lines: string[]) =>
  testsIn(path, lines.join('\n'))?.map(({ name, least, most }) => [name, least, most]);

/** The upper end of a test that runs once for each row of a table. */
export const many = Number.POSITIVE_INFINITY;

export const isSettings = (path: string) => matchesAny(settingsFiles, path);
export const isAutoloaded = (path: string) => matchesAny(autoloadedFiles, path);
