import { isWorkflow } from '../tools/reading/ci/workflows.ts';
import { type Detected, toolsFor } from '../tools/reading/detect.ts';
import { type FoundCommand, setupCommandsOf } from '../tools/reading/installation.ts';
import { withPattern } from '../tools/reading/pattern-argument.ts';

/** What `init` fits its files to. */
export interface RepositoryFacts {
  /** Every file that is tracked, or new and not ignored. */
  paths: readonly string[];
  tests: readonly FoundCommand[];
  lint: readonly FoundCommand[];
  /** Commands that install the dependencies. */
  setup: readonly FoundCommand[];
  /** Folders that are packages, without the top. */
  packages: readonly string[];
  /** Texts of files at the top that say which toolchain is wanted. */
  text(path: string): string | undefined;
}

/** Files that the facts are read from, besides those that tools are detected by. */
const factFiles = [
  'package.json',
  '.nvmrc',
  '.node-version',
  '.python-version',
  'go.mod',
  'requirements.txt',
  'requirements-dev.txt',
  'pyproject.toml',
];

export function isReadForFacts(path: string): boolean {
  return factFiles.includes(path) || isWorkflow(path);
}

/** `texts`: the files for which `isReadForFacts` is true. */
export function factsOf(
  paths: readonly string[],
  texts: ReadonlyMap<string, string>,
  detected: Detected,
): RepositoryFacts {
  const text = (path: string) => texts.get(path);
  const tests = commandsOf(detected, 'unit-test');
  const lint = commandsOf(detected, 'lint');
  return {
    paths,
    tests,
    lint,
    setup: setupCommandsOf({ paths, text, commands: [...tests, ...lint] }),
    packages: [...detected.folders].filter(folder => folder !== '.').sort(),
    text,
  };
}

function commandsOf(detected: Detected, activity: string): FoundCommand[] {
  return toolsFor(detected, activity, []).map(({ run, cwd, why }) => ({
    run: withPattern(run, undefined).run,
    cwd,
    why,
  }));
}
