import type { Package } from '../tool.ts';

interface PackageJson {
  workspaces?: unknown;
  scripts?: Record<string, unknown>;
  packageManager?: unknown;
  dependencies?: object;
  devDependencies?: object;
}

export function packageJson(here: Package): PackageJson | undefined {
  const text = here.text('package.json');
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

/** Does the package or one around it depend on it? */
export function isInstalled(here: Package, name: string): boolean {
  return [here, ...here.above].some(each => dependsOn(each, name));
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
