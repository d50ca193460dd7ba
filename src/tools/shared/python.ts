import type { Ecosystem, Manager, Package, TestLanguage, Tool } from '../tool.ts';

/** Files in which the tools of a Python project are configured or named, in the order in which they are asked. */
const settings = ['pyproject.toml', 'setup.cfg', 'tox.ini', 'pytest.ini', 'requirements.txt', 'requirements-dev.txt'];

/** Folders with Python's manifests, or with tests in Python. */
export const pythonPackages: Ecosystem = {
  fileTypes: ['py', 'pyi'],
  isHere: ({ names, tests }) =>
    [...settings, 'setup.py', 'Pipfile'].some(name => names.has(name)) || tests.some(path => path.endsWith('.py')),
  managerOf: (here, managers) =>
    managers.find(({ locks }) => [here, ...here.above].some(({ names }) => locks.some(lock => names.has(lock)))),
  testName: /(?:^|\/)(?:test_[^/]*|tests?|[^/]*_test)\.py$/,
  readsTests: true,
};

/** The first file of a package's settings that mentions a word. */
export function mentionOf(here: Package, word: RegExp): string | undefined {
  return settings.find(name => word.test(here.text(name) ?? ''));
}

export function pythonTestsOf({ tests }: Package): string[] {
  return tests.filter(path => path.endsWith('.py'));
}

/** Options of `uv run` and its like that are followed by a value. */
const withValue = String.raw`(?:-p|--(?:extra|group|with|python|package))(?:\s+|=)`;

/** A manager that runs programs of the project's environment with `NAME run`. */
export function environmentManager(name: string, lock: string): Pick<Tool, 'manager' | 'wraps'> & { manager: Manager } {
  return {
    manager: { name, locks: [lock], program: line => `${name} run ${line}` },
    wraps: { matches: new RegExp(String.raw`^${name}\s+run\s+(?:${withValue}\S+\s+|-\S+\s+)*`) },
  };
}

/** Files that Python would load in the place of an installed module. */
export function shadowsOf(module: string): string {
  return `**/${module}{.py,/__init__.py,/__main__.py}`;
}

/** Tables that describe a project, how it is built and what it depends on. */
const description =
  /^(?:project(?:\.(?!scripts$|entry-points\b).*)?|build-system|dependency-groups|tool\.poetry|tool\.uv(?:\.sources|\.index)?|tool\.pdm|tool\.(?:setuptools|setuptools_scm|flit|hatch\.(?:build|version))(?:\..*)?|.*[.-]dependencies)$/;

/** The scripts and the tables of tools in a pyproject.toml, to compare; all of it where lines alone don't tell the tables. */
export function toolTables(text: string): string {
  if (/"""|'''/.test(text)) return text;
  let isSetting = true;
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => {
      const table = /^\[{1,2}\s*([\w.-]+)\s*\]{1,2}\s*(?:#.*)?$/.exec(line)?.[1];
      if (line.startsWith('[')) isSetting = table === undefined || !description.test(table);
      return isSetting && line !== '' && !line.startsWith('#');
    })
    .join('\n');
}

/** What Python prints where `python -m MODULE`, or an import of it, does not find the module. */
export function moduleNotFound(module: string): RegExp {
  return new RegExp(
    String.raw`^(?:\S*python\S*: No module named ${module}$|(?:E +)?ModuleNotFoundError: No module named '${module}[.'])`,
    'm',
  );
}

/** Functions named test…, at the top or in a class. */
export const pythonTests: TestLanguage = {
  endings: /\.py$/,
  syntax: 'python',
  example: /^\s*>>> /,
  opens: () => /^\s*(?:async\s+)?def\s+()()(test\w{0,200})\s*\(/g,
};
