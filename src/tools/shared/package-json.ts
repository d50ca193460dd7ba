import type { FolderFiles, Package } from '../tool.ts';

interface PackageJson {
  workspaces?: unknown;
  scripts?: Record<string, unknown>;
  packageManager?: unknown;
  dependencies?: object;
  devDependencies?: object;
}

export function packageJson(here: FolderFiles): PackageJson | undefined {
  return parsedObject(here.text('package.json'));
}

/** A JSON object; undefined where there is none. */
export function parsedObject(text: string | undefined): object | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Globs of the packages of its workspace. */
export function workspacesIn(here: Package): readonly string[] | undefined {
  const workspaces = packageJson(here)?.workspaces;
  const packages = (workspaces as { packages?: unknown } | null | undefined)?.packages;
  const globs: unknown = Array.isArray(workspaces) ? workspaces : packages;
  return Array.isArray(globs) ? globs.filter(each => typeof each === 'string') : undefined;
}

export function dependsOn(here: Package, name: string): boolean {
  const { dependencies, devDependencies } = packageJson(here) ?? {};
  return Object.keys(dependencies ?? {}).includes(name) || Object.keys(devDependencies ?? {}).includes(name);
}

/** The scripts of a package.json. */
export const nodeScripts = {
  file: 'package.json',
  of: (here: FolderFiles) => textsOf(packageJson(here)?.scripts ?? {}),
};

/** The entries of a mapping that are texts. */
export function textsOf(all: object): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([, each]) => typeof each === 'string'));
}

/** Does the package or one around it depend on it? */
export function isInstalled(here: Package, name: string): boolean {
  return [here, ...here.above].some(each => dependsOn(each, name));
}

/** What describes a package, its files and what it depends on. Everything else says how tools run. */
const description = new Set(
  'name version description keywords homepage bugs license author contributors maintainers funding files main module types typings exports browser bin man directories repository dependencies devDependencies peerDependencies peerDependenciesMeta optionalDependencies bundleDependencies bundledDependencies overrides resolutions engines os cpu libc private publishConfig packageManager devEngines sideEffects'.split(
    ' ',
  ),
);

/** The scripts and the settings of tools in a package.json, as text to compare; all of it if it can't be read. */
export function toolSettings(text: string): string {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return text;
    const settings = Object.entries(value).filter(([key]) => !description.has(key));
    return JSON.stringify(settings.sort(([a], [b]) => (a < b ? -1 : 1)));
  } catch {
    return text;
  }
}

/** These settings without the scripts, which are compared one by one. */
export function withoutScripts(settings: string): string {
  const entries: unknown = settings.startsWith('[') ? JSON.parse(settings) : undefined;
  if (!Array.isArray(entries)) return settings;
  return JSON.stringify(Object.fromEntries(entries.filter(([key]) => key !== 'scripts' && key !== 'workspaces')));
}

/** Scripts that mean something else now: changed, taken out, or run before or after by a new one. */
export function alteredScripts(before: string | undefined, now: string): string[] {
  const [old, current] = [scriptsOf(before ?? '{}'), scriptsOf(now)];
  const changed = Object.keys(old).filter(name => old[name] !== current[name]);
  const hooks = Object.keys(current).filter(name => {
    if (name in old) return false;
    return (
      /^(?:preinstall|install|postinstall|prepublish|preprepare|prepare|postprepare|dependencies)$/.test(name) ||
      name.replace(/^(?:pre|post)/, '') in old
    );
  });
  return [...changed, ...hooks];
}

function scriptsOf(text: string): Record<string, unknown> {
  try {
    const scripts: unknown = JSON.parse(text)?.scripts;
    return scripts !== null && typeof scripts === 'object' ? { ...scripts } : {};
  } catch {
    return {};
  }
}
