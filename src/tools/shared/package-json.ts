import type { FolderFiles, Package } from '../tool.ts';

interface PackageJson {
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
