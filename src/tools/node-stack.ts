import { firstOf, type Place, type Stack, type Tool, toolIn } from './tool.ts';

const speaks = 'js jsx ts tsx mjs cjs mts cts vue svelte astro css scss less html json'.split(' ');

interface Manifest {
  scripts?: Record<string, unknown>;
  packageManager?: unknown;
  dependencies?: object;
  devDependencies?: object;
}

interface Manager {
  /** A script of package.json, with arguments for it. */
  script(name: string, args?: string): string;
  /** A program that is installed with the packages; never fetched. */
  program(line: string): string;
}

const managers: Record<'npm' | 'pnpm' | 'yarn' | 'bun', Manager> = {
  npm: {
    script: (name, args) => `${name === 'test' ? 'npm test' : `npm run ${name}`}${args ? ` -- ${args}` : ''}`,
    program: line => `npx --no ${line}`,
  },
  pnpm: { script: (name, args) => `pnpm run ${name}${args ? ` ${args}` : ''}`, program: line => `pnpm exec ${line}` },
  yarn: { script: (name, args) => `yarn run ${name}${args ? ` ${args}` : ''}`, program: line => `yarn run ${line}` },
  bun: { script: (name, args) => `bun run ${name}${args ? ` ${args}` : ''}`, program: line => `bun run ${line}` },
};

/** A runner: how to know it in a script, what it takes for a pattern, and its line where there is no script. */
interface Runner {
  name: string;
  activity: 'unit-test' | 'e2e';
  inScript: RegExp;
  pattern?: string;
  line?: string;
  config?: RegExp;
  takesPaths?: boolean;
  findsFiles?: true;
}

const runners: readonly Runner[] = [
  {
    name: 'vitest',
    activity: 'unit-test',
    inScript: /\bvitest\b/,
    pattern: '-t {pattern}',
    line: 'vitest run',
    config: /^vitest\.(?:config|workspace)\./,
    takesPaths: true,
  },
  {
    name: 'jest',
    activity: 'unit-test',
    inScript: /\bjest\b/,
    pattern: '-t {pattern}',
    line: 'jest',
    config: /^jest\.config\./,
    takesPaths: true,
    findsFiles: true,
  },
  {
    name: 'mocha',
    activity: 'unit-test',
    inScript: /\bmocha\b/,
    pattern: '-g {pattern}',
    line: 'mocha',
    config: /^\.mocharc\./,
    takesPaths: true,
  },
  {
    name: 'playwright',
    activity: 'e2e',
    inScript: /\bplaywright\s+test\b/,
    pattern: '-g {pattern}',
    line: 'playwright test',
    config: /^playwright\.config\./,
  },
  {
    name: 'cypress',
    activity: 'e2e',
    inScript: /\bcypress\s+run\b/,
    line: 'cypress run',
    config: /^cypress\.(?:config\.|json$)/,
  },
  // Its options must come before the files, so only a script that ends in options can be given one more.
  {
    name: 'node --test',
    activity: 'unit-test',
    inScript: /\bnode(?:\s+-[\w=./:-]+)*\s+--test(?:\s+--[\w=./:-]+)*$/,
    pattern: '--test-name-pattern={pattern}',
  },
];

const scriptNames = {
  'unit-test': ['test:unit', 'unit', 'test'],
  e2e: ['test:e2e', 'e2e'],
  typecheck: ['typecheck', 'type-check', 'check-types', 'check:types', 'types'],
  lint: ['lint', 'lint:check', 'check:lint', 'eslint'],
} as const;

/** npm, pnpm, yarn and bun: scripts first, then what is configured or installed. */
export const node: Stack = place => {
  const manifest = read(place);
  if (!manifest) return [];
  const found = [...fromScripts(place, manifest)];
  const has = (activity: string) => found.some(tool => tool.activity === activity);
  const manager = managerOf(place, manifest);
  const make = toolIn(place, speaks);
  for (const runner of runners) {
    const { name, activity, line, config, pattern } = runner;
    const shown = line ? evidence(place, name, config) : undefined;
    if (!shown || has(activity)) continue;
    found.push(make(activity, manager.program(`${line}${pattern ? ` ${pattern}` : ''}`), shown, takes(runner)));
  }
  if (!has('unit-test')) found.push(...builtInRunner(place, manager));
  if (!has('typecheck') && place.names.has('tsconfig.json')) {
    const vue = isInstalled(place, 'vue-tsc');
    if (vue || isInstalled(place, 'typescript'))
      found.push(make('typecheck', manager.program(`${vue ? 'vue-tsc' : 'tsc'} --noEmit`), 'there is a tsconfig.json'));
  }
  if (!has('lint')) found.push(...linter(place, manager));
  return found;
};

function* fromScripts(place: Place, manifest: Manifest): Generator<Tool> {
  const manager = managerOf(place, manifest);
  const make = toolIn(place, speaks);
  for (const [activity, names] of Object.entries(scriptNames)) {
    const usable = names.find(name => isUsable(manifest.scripts?.[name], activity));
    if (usable === undefined) continue;
    const runner = runnerOf(String(manifest.scripts![usable]));
    const args = runner?.activity === activity ? runner.pattern : undefined;
    const why = `${pathIn(place, 'package.json')} has the script ${usable}`;
    yield make(activity, manager.script(usable, args), why, runner ? takes(runner) : {});
  }
}

function takes({ takesPaths, findsFiles }: Runner): Pick<Tool, 'takesPaths' | 'findsFiles'> {
  return { ...(takesPaths ? { takesPaths } : {}), ...(findsFiles ? { findsFiles } : {}) };
}

/** Not the stub that `npm init` writes, nothing that rewrites the files, and no end-to-end suite for unit tests. */
function isUsable(script: unknown, activity: string): boolean {
  if (typeof script !== 'string' || script.trim() === '' || /no test specified/.test(script)) return false;
  if (activity === 'unit-test' && runnerOf(script)?.activity === 'e2e') return false;
  return activity === 'unit-test' || activity === 'e2e' || !/\s--(?:fix|write|apply)\b/.test(script);
}

/** Arguments reach the last command of a script. */
function runnerOf(script: string): Runner | undefined {
  const last = script
    .split(/&&|\|\||[;|]/)
    .at(-1)!
    .trim();
  return runners.find(({ inScript }) => inScript.test(last));
}

function builtInRunner(place: Place, manager: Manager): Tool[] {
  const test = place.tests.find(path => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path));
  if (!test) return [];
  const make = toolIn(place, speaks);
  const why = `there is ${pathIn(place, test)}, and no other runner`;
  if (manager === managers.bun) return [make('unit-test', 'bun test -t {pattern}', why, { takesPaths: true })];
  return /\.[cm]?js$/.test(test) ? [make('unit-test', 'node --test --test-name-pattern={pattern}', why)] : [];
}

function linter(place: Place, manager: Manager): Tool[] {
  const make = toolIn(place, speaks);
  const biome = firstOf(place, /^biome\.jsonc?$/);
  if (biome) return [make('lint', manager.program('biome check'), `there is ${pathIn(place, biome)}`)];
  const eslint = firstOf(place, /^(?:eslint\.config\.|\.eslintrc)/);
  return eslint ? [make('lint', manager.program('eslint .'), `there is ${pathIn(place, eslint)}`)] : [];
}

/** What shows that a runner is in use here: its settings, or that it is installed. */
function evidence(place: Place, name: string, config: RegExp | undefined): string | undefined {
  const file = config && firstOf(place, config);
  if (file) return `there is ${pathIn(place, file)}`;
  const packages = name === 'playwright' ? ['@playwright/test'] : [name];
  const own = packages.some(each => dependencies(read(place)).has(each));
  return own ? `${pathIn(place, 'package.json')} depends on ${name}` : undefined;
}

function isInstalled(place: Place, name: string): boolean {
  return [place, ...place.above].some(each => dependencies(read(each)).has(name));
}

function dependencies(manifest: Manifest | undefined): Set<string> {
  return new Set([...Object.keys(manifest?.dependencies ?? {}), ...Object.keys(manifest?.devDependencies ?? {})]);
}

function managerOf(place: Place, manifest: Manifest): Manager {
  const named = /^(npm|pnpm|yarn|bun)@/.exec(String(manifest.packageManager ?? ''))?.[1];
  if (named) return managers[named as keyof typeof managers];
  for (const { names } of [place, ...place.above]) {
    if (names.has('pnpm-lock.yaml') || names.has('pnpm-workspace.yaml')) return managers.pnpm;
    if (names.has('yarn.lock')) return managers.yarn;
    if (names.has('bun.lock') || names.has('bun.lockb')) return managers.bun;
    if (names.has('package-lock.json')) return managers.npm;
  }
  return managers.npm;
}

function read(place: Place): Manifest | undefined {
  const text = place.text('package.json');
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function pathIn({ folder }: Place, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}
