import type { Accepts, Ecosystem, Package, Tool, ToolCommand, ToolUse } from '../tool.ts';
import { dependsOn, packageJson } from './package-json.ts';
import { firstFile, pathIn } from './packages.ts';

const testName = /\.(?:test|spec)\.[cm]?[jt]sx?$/;

/** Packages with a package.json. */
export const nodePackages: Ecosystem = {
  fileTypes: 'js jsx ts tsx mjs cjs mts cts vue svelte astro css scss less html json'.split(' '),
  isHere: here => packageJson(here) !== undefined,
  testName,
  managerOf(here, managers) {
    const named = /^(\w+)@/.exec(String(packageJson(here)?.packageManager ?? ''))?.[1];
    const chosen = managers.find(({ name }) => name === named);
    if (chosen) return chosen;
    for (const { names } of [here, ...here.above]) {
      const locked = managers.find(({ locks }) => locks.some(lock => names.has(lock)));
      if (locked) return locked;
    }
    // npm comes with Node.js.
    return managers.find(({ name }) => name === 'npm');
  },
};

/** A runner that is in use if it is configured or installed, and the package has no script for its activity. */
export function installedRunner(
  runner: ToolUse & {
    line: string;
    config: RegExp;
    /** The dependency, and how a reason names it. */
    dependency: string;
    called?: string;
  },
): Pick<Tool, 'uses' | 'detect'> {
  const { line, config, dependency, called = dependency, ...use } = runner;
  const args = use.pattern === undefined ? '' : ` ${use.pattern}`;
  return {
    uses: [use],
    detect(here, manager) {
      const file = firstFile(here, config);
      const why = file
        ? `there is ${pathIn(here, file)}`
        : dependsOn(here, dependency)
          ? `${pathIn(here, 'package.json')} depends on ${called}`
          : undefined;
      if (why === undefined || !manager) return [];
      return [{ activity: use.activity, run: manager.program(`${line}${args}`), why, ...acceptedBy(use) }];
    },
  };
}

export function acceptedBy({ takesPaths, findsFiles }: Accepts): Accepts {
  return { ...(takesPaths ? { takesPaths } : {}), ...(findsFiles ? { findsFiles } : {}) };
}

/** The command of a linter where its settings lie in the package. */
export function configuredLinter(line: string, config: RegExp): NonNullable<Tool['detect']> {
  return (here, manager) => {
    const file = firstFile(here, config);
    return file && manager
      ? [{ activity: 'lint', run: manager.program(line), why: `there is ${pathIn(here, file)}` }]
      : [];
  };
}

/** The command of a runner that needs neither settings nor a dependency, from the first test of the package. */
export function builtInRunner(
  here: Package,
  run: string,
  accepts: Accepts & { files?: RegExp } = {},
): readonly ToolCommand[] {
  const test = here.tests.find(path => testName.test(path));
  if (test === undefined || accepts.files?.test(test) === false) return [];
  const why = `there is ${pathIn(here, test)}, and no other runner`;
  return [{ activity: 'unit-test', run, why, guess: true, ...acceptedBy(accepts) }];
}
