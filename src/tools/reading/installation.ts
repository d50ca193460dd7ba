import { matchesAny } from '../../match/glob.ts';
import { tools } from '../index.ts';

/** A command of the repository, and how it is known. */
export interface FoundCommand {
  run: string;
  /** The folder that it runs in, `.` for the top. */
  cwd: string;
  why: string;
}

/** What is known of a repository before anything is installed. */
interface Uninstalled {
  paths: readonly string[];
  text(path: string): string | undefined;
  /** What runs in it. */
  commands: readonly FoundCommand[];
}

/** The commands that install the dependencies. */
export function setupCommandsOf({ paths, text, commands }: Uninstalled): FoundCommand[] {
  return [...lockedSetup(paths), ...pythonSetup(paths, text, commands)];
}

const mostFolders = 20;
const foreign = /(?:^|\/)(?:node_modules|vendor|testdata|fixtures?)\//;

/** For each lock file the command that installs what it locks. */
function lockedSetup(paths: readonly string[]): FoundCommand[] {
  const own = paths.filter(path => !foreign.test(path));
  const found = tools.flatMap(({ name, setup: ownSetup, locks = [] }) => {
    const setup = ownSetup ?? tools.find(each => each.setup?.programs?.includes(name))?.setup;
    const globs = locks.map(({ file }) => file);
    if (!setup || globs.length === 0) return [];
    return own
      .filter(path => matchesAny(globs, path))
      .map(path => ({ run: whereNeeded(name, setup.run), cwd: folderOf(path), why: `there is ${path}` }));
  });
  // One at the top installs for the packages of its workspace, too.
  const isCovered = ({ run, cwd }: FoundCommand) =>
    cwd !== '.' && found.some(other => other.cwd === '.' && other.run === run);
  const wanted = new Map(found.filter(each => !isCovered(each)).map(each => [`${each.cwd} ${each.run}`, each]));
  return [...wanted.values()].slice(0, mostFolders);
}

const nodeManagers = ['npm', 'pnpm', 'yarn', 'bun'];
const pythonManagers = ['uv', 'poetry', 'pdm', 'pipenv'];

/**
 * Node's managers delete node_modules first, so on a machine where it is there nothing is installed again. Runners don't
 * bring Python's managers.
 */
function whereNeeded(manager: string, run: string): string {
  if (nodeManagers.includes(manager)) return `[ -z "$CI" ] && [ -d node_modules ] || ${run}`;
  if (!pythonManagers.includes(manager)) return run;
  return `command -v ${manager} > /dev/null || python3 -m pip install --quiet ${manager}; ${run}`;
}

/** Python without a lock file: what the requirements name, in CI only. */
function pythonSetup(
  paths: readonly string[],
  text: Uninstalled['text'],
  commands: readonly FoundCommand[],
): FoundCommand[] {
  const locked = ['poetry.lock', 'Pipfile.lock', 'pdm.lock', 'uv.lock'].some(name => paths.includes(name));
  const runners = ['pytest', 'ruff', 'flake8', 'mypy'].filter(name =>
    commands.some(({ run, cwd }) => cwd === '.' && new RegExp(`^(?:python3? -m )?${name}\\b`).test(run)),
  );
  const requirements = ['requirements.txt', 'requirements-dev.txt'].filter(name => paths.includes(name));
  const isPackage = paths.includes('setup.py') || /^\[project\]/m.test(text('pyproject.toml') ?? '');
  const wanted = [...requirements.map(name => `-r ${name}`), ...(isPackage ? ['-e .'] : []), ...runners];
  if (locked || runners.length + requirements.length === 0) return [];
  const why = requirements[0] ? `there is ${requirements[0]}` : `${runners[0]} runs here`;
  return [{ run: `[ -z "$CI" ] || python3 -m pip install --quiet ${wanted.join(' ')}`, cwd: '.', why }];
}

function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end === -1 ? '.' : path.slice(0, end);
}

/** An action that installs a language or a manager, pinned by commit, with its inputs. */
interface Toolchain {
  uses: string;
  inputs: Readonly<Record<string, string | boolean>>;
}

/** What runners don't bring, or not in the wanted version. */
export function toolchainsOf({ paths, text, commands }: Uninstalled): Toolchain[] {
  const fileInput = (input: string, files: readonly string[]) => {
    const file = files.find(name => paths.includes(name));
    return file === undefined ? undefined : { [input]: file };
  };
  const uses = (pattern: RegExp) => commands.some(({ run }) => pattern.test(run));
  const found: (Toolchain | false)[] = [
    uses(/\bpnpm\b/) && {
      uses: 'pnpm/action-setup@fe02b34f77f8bc703788d5817da081398fad5dd2 # v4.0.0',
      // The action reads the version from package.json, if that names one.
      inputs: /"packageManager"\s*:\s*"pnpm@/.test(text('package.json') ?? '') ? {} : { version: '10' },
    },
    paths.includes('package.json') && {
      uses: 'actions/setup-node@48b55a011bda9f5d6aeb4c2d9c7362e8dae4041e # v6.4.0',
      inputs: fileInput('node-version-file', ['.nvmrc', '.node-version']) ?? { 'node-version': '24' },
    },
    uses(/\b(?:python3?|pytest|ruff|mypy|flake8|tox|nox|poetry|uv|pdm|pipenv)\b/) && {
      uses: 'actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0',
      inputs: fileInput('python-version-file', ['.python-version']) ?? { 'python-version': '3.x' },
    },
    paths.includes('go.mod') && {
      uses: 'actions/setup-go@4b73464bb391d4059bd26b0524d20df3927bd417 # v6.3.0',
      inputs: { 'go-version-file': 'go.mod', cache: false },
    },
  ];
  return found.filter(each => each !== false);
}

/** Whether an action of a workflow only installs a language or a manager. */
export function installsPrograms(uses: string): boolean {
  return /^actions\/setup-|^pnpm\/action-setup@|^oven-sh\/setup-bun@|^denoland\/setup-deno@|^ruby\/setup-ruby@/.test(
    uses,
  );
}
