import { node } from './node-stack.ts';
import { go, gradle, make, maven, python, rust } from './other-stacks.ts';
import type { Place, Stack, Tool } from './tool.ts';

/** In a folder with several, the first that has a command for an activity wins, unless the changed files speak another language. */
const stacks: readonly Stack[] = [node, python, go, rust, maven, gradle, make];

/** Files that make a folder a package of its own. */
const manifests =
  /^(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|pytest\.ini|tox\.ini|requirements(?:-dev)?\.txt|Pipfile|go\.mod|Cargo\.toml|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|(?:GNUm|m|M)akefile)$/;
/** Files whose text says which tools are in use. */
const telling =
  /^(?:package\.json|pyproject\.toml|setup\.cfg|pytest\.ini|\.?mypy\.ini|tox\.ini|requirements(?:-dev)?\.txt|Cargo\.toml|rust-toolchain\.toml|(?:GNUm|m|M)akefile)$/;
const foreign = /(?:^|\/)(?:node_modules|vendor|\.venv|venv|dist|target|testdata|fixtures)\//;
/** Tests that their runner finds by their name alone. */
const testName = /(?:^|\/)(?:test_[^/]*\.py|tests?\.py|[^/]*_test\.py|[^/]*\.(?:test|spec)\.[cm]?[jt]sx?)$/;
const mostPlaces = 1_000;

/** The files that are to be read before tools can be told. */
export function isTelling(path: string): boolean {
  return telling.test(nameOf(path)) && !foreign.test(path);
}

/** A few tests whose text tells which runner they are written for. */
export function sampleTests(paths: readonly string[]): Set<string> {
  return new Set(paths.filter(path => path.endsWith('.py') && testName.test(path) && !foreign.test(path)).slice(0, 5));
}

/** What the repository itself says of how it is tested, linted and type-checked. */
export interface Detected {
  tools: readonly Tool[];
  /** Folders that are packages. */
  folders: ReadonlySet<string>;
  /** Is anything left below this folder? */
  has(folder: string): boolean;
}

export function detect(paths: readonly string[], texts: ReadonlyMap<string, string>): Detected {
  const own = paths.filter(path => !foreign.test(path));
  const places = placesOf(own, texts);
  const tools = places.flatMap(place => stacks.flatMap(stack => stack(place)));
  const filled = new Set(['.']);
  for (const path of own) {
    for (const folder of around(folderOf(path))) {
      if (filled.has(folder)) break;
      filled.add(folder);
    }
  }
  return { tools, folders: new Set(places.map(({ folder }) => folder)), has: folder => filled.has(folder) };
}

/** The packages, the top first; the top is always one, for tests and Makefiles without a manifest. */
function placesOf(paths: readonly string[], texts: ReadonlyMap<string, string>): Place[] {
  const folders = new Set(['.', ...paths.filter(path => manifests.test(nameOf(path))).map(folderOf)]);
  const sorted = [...folders].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)).slice(0, mostPlaces);
  const known = new Set(sorted);
  const names = new Map(sorted.map(folder => [folder, new Set<string>()]));
  const tests = new Map(sorted.map(folder => [folder, [] as string[]]));
  for (const path of paths) {
    const folder = folderOf(path);
    names.get(folder)?.add(nameOf(path));
    if (!testName.test(path)) continue;
    const owner = around(folder).find(each => known.has(each))!;
    tests.get(owner)!.push(owner === '.' ? path : path.slice(owner.length + 1));
  }
  const places = new Map<string, Place>();
  for (const folder of sorted) {
    const above = around(folder)
      .slice(1)
      .flatMap(each => places.get(each) ?? []);
    const text = (name: string) => texts.get(folder === '.' ? name : `${folder}/${name}`);
    places.set(folder, { folder, names: names.get(folder)!, text, above, tests: tests.get(folder)! });
  }
  return [...places.values()];
}

/** The tools of an activity for these files: for each the nearest, one that speaks its language before any other. */
export function toolsFor({ tools }: Pick<Detected, 'tools'>, activity: string, files: readonly string[]): Tool[] {
  const here = tools.filter(tool => tool.activity === activity);
  if (here.length === 0) return [];
  if (files.length === 0) {
    const top = here.filter(({ cwd }) => cwd === '.');
    return top.length > 0 ? top.slice(0, 1) : distinct(here);
  }
  const byFolder = new Map<string, Tool[]>();
  for (const tool of here) byFolder.set(tool.cwd, [...(byFolder.get(tool.cwd) ?? []), tool]);
  const known = new Map<string, Tool | undefined>();
  const found = files.map(path => {
    const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
    const key = `${folderOf(path)} ${ending}`;
    if (!known.has(key)) known.set(key, nearest(byFolder, folderOf(path), ending));
    return known.get(key);
  });
  return distinct(found.filter(tool => tool !== undefined));
}

function nearest(byFolder: ReadonlyMap<string, Tool[]>, folder: string, ending: string): Tool | undefined {
  const all = around(folder).flatMap(each => byFolder.get(each) ?? []);
  return all.find(({ speaks }) => speaks.includes(ending)) ?? all.find(({ speaks }) => speaks.length === 0) ?? all[0];
}

function distinct(tools: readonly Tool[]): Tool[] {
  const unique = new Map(tools.map(tool => [`${tool.cwd} ${tool.run}`, tool]));
  return [...unique.values()].sort((a, b) => (`${a.cwd} ${a.run}` < `${b.cwd} ${b.run}` ? -1 : 1));
}

/** `a/b`, `a`, `.` of `a/b`. */
function around(folder: string): string[] {
  if (folder === '.') return ['.'];
  const segments = folder.split('/');
  return [...segments.map((_, index) => segments.slice(0, segments.length - index).join('/')), '.'];
}

function depth(folder: string): number {
  return folder === '.' ? 0 : folder.split('/').length;
}

function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end === -1 ? '.' : path.slice(0, end);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
