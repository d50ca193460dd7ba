import { tools } from '../index.ts';
import type { Accepts, Ecosystem, Manager, Package, Tool, ToolCommand } from '../tool.ts';
import { anyOf } from './join.ts';
import { scriptCommands } from './scripts.ts';

/** The tools of each ecosystem, in the order of the registry. */
const ecosystems = new Map<Ecosystem, Tool[]>();
for (const tool of tools) {
  if (tool.ecosystem) ecosystems.set(tool.ecosystem, [...(ecosystems.get(tool.ecosystem) ?? []), tool]);
}

const manifests = anyOf(tools.map(tool => tool.manifests))!;
const readFiles = anyOf(tools.map(({ reads }) => reads))!;
const testName = anyOf([...ecosystems.keys()].map(each => each.testName))!;
const readTests = anyOf([...ecosystems.keys()].map(each => (each.readsTests ? each.testName : undefined)))!;
const foreign = /(?:^|\/)(?:node_modules|vendor|\.venv|venv|dist|target|testdata|fixtures)\//;
const mostPackages = 1_000;
const mostSamples = 5;

/** Is its text needed to detect tools? */
export function isReadForDetection(path: string): boolean {
  return readFiles.test(nameOf(path)) && !foreign.test(path);
}

/** A few tests whose text says which runner they are written for. */
export function sampleTests(paths: readonly string[]): Set<string> {
  return new Set(paths.filter(path => readTests.test(path) && !foreign.test(path)).slice(0, mostSamples));
}

/** A command of the repository itself for an activity, and how it is known. */
export interface DetectedTool extends Accepts, Pick<ToolCommand, 'script' | 'covers'> {
  activity: string;
  /** May hold `{pattern}`. */
  run: string;
  /** The folder that it runs in, `.` for the top. */
  cwd: string;
  /** "package.json has the script test". */
  why: string;
  /** Endings of the files that it is for; none if it is for any. */
  fileTypes: readonly string[];
  /** What stands between the command and further arguments. */
  separator?: '--';
  /** The command at the top of its workspace, or of another package around it, that does the same and more. */
  coveredBy?: DetectedTool;
}

/** How the repository itself is tested, linted and type-checked. */
export interface Detected {
  tools: readonly DetectedTool[];
  /** Folders that are packages. */
  folders: ReadonlySet<string>;
  /** Is anything left below this folder? */
  has(folder: string): boolean;
}

export function detect(paths: readonly string[], texts: ReadonlyMap<string, string>): Detected {
  const own = paths.filter(path => !foreign.test(path));
  const packages = packagesOf(own, texts);
  const filled = new Set(['.']);
  for (const path of own) {
    for (const folder of around(folderOf(path))) {
      if (filled.has(folder)) break;
      filled.add(folder);
    }
  }
  return {
    tools: withCovering(packages, packages.flatMap(toolsIn)),
    folders: new Set(packages.map(({ folder }) => folder)),
    has: folder => filled.has(folder),
  };
}

/** What is configured goes before what is guessed from tests; for each activity the first of an ecosystem wins. */
function toolsIn(here: Package): DetectedTool[] {
  return [...ecosystems].flatMap(([ecosystem, members]) => {
    if (!ecosystem.isHere(here)) return [];
    const manager = ecosystem.managerOf?.(here, managersOf(members));
    const commands: (ToolCommand & Pick<Manager, 'separator'>)[] = [
      ...(manager ? scriptCommands(here, manager) : []),
      ...members.flatMap(({ detect: commandsIn }) => commandsIn?.(here, manager) ?? []),
    ];
    const first = new Map<string, DetectedTool>();
    for (const { guess, ...command } of [...commands.filter(isSure), ...commands.filter(each => !isSure(each))]) {
      if (!first.has(command.activity))
        first.set(command.activity, { ...command, cwd: here.folder, fileTypes: ecosystem.fileTypes });
    }
    return [...first.values()];
  });
}

/** Each tool with the outermost one that covers it. Tools of one ecosystem share its list of file types. */
function withCovering(packages: readonly Package[], found: readonly DetectedTool[]): DetectedTool[] {
  const byFolder = new Map(packages.map(here => [here.folder, here]));
  const wide = found.filter(({ covers }) => covers).sort((a, b) => depth(a.cwd) - depth(b.cwd));
  return found.map(tool => {
    const here = byFolder.get(tool.cwd)!;
    const around = new Set(here.above.map(({ folder }) => folder));
    const coveredBy = wide.find(
      each =>
        around.has(each.cwd) &&
        each.activity === tool.activity &&
        each.fileTypes === tool.fileTypes &&
        each.covers!(here, tool.script),
    );
    return coveredBy ? { ...tool, coveredBy } : tool;
  });
}

function managersOf(members: readonly Tool[]): Manager[] {
  return members.flatMap(({ manager }) => manager ?? []);
}

function isSure({ guess }: ToolCommand): boolean {
  return !guess;
}

/** The packages, the top first; the top is always one, for tests and Makefiles without a manifest. */
function packagesOf(paths: readonly string[], texts: ReadonlyMap<string, string>): Package[] {
  const folders = new Set(['.', ...paths.filter(path => manifests.test(nameOf(path))).map(folderOf)]);
  const sorted = [...folders].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)).slice(0, mostPackages);
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
  const packages = new Map<string, Package>();
  for (const folder of sorted) {
    const above = around(folder)
      .slice(1)
      .flatMap(each => packages.get(each) ?? []);
    const text = (name: string) => texts.get(folder === '.' ? name : `${folder}/${name}`);
    packages.set(folder, { folder, names: names.get(folder)!, text, above, tests: tests.get(folder)! });
  }
  return [...packages.values()];
}

/**
 * The tools of an activity for these files: for each file the nearest, one for its type before any other; instead of it,
 * one at the top of its workspace that covers it, unless `narrow`. With `folders`, for a file that is in none of these
 * packages and has no tool, those of all packages: any of them may use it.
 */
export function toolsFor(
  detected: Pick<Detected, 'tools'> & Partial<Pick<Detected, 'folders'>>,
  activity: string,
  files: readonly string[],
  { narrow = false } = {},
): DetectedTool[] {
  const chosen = (tool: DetectedTool) => (narrow ? tool : (tool.coveredBy ?? tool));
  const here = detected.tools.filter(tool => tool.activity === activity);
  if (here.length === 0) return [];
  if (files.length === 0) {
    const top = here.filter(({ cwd }) => cwd === '.');
    return top.length > 0 ? top.slice(0, 1) : distinct(here.map(chosen));
  }
  const byFolder = new Map<string, DetectedTool[]>();
  for (const tool of here) byFolder.set(tool.cwd, [...(byFolder.get(tool.cwd) ?? []), tool]);
  const known = new Map<string, readonly DetectedTool[]>();
  for (const path of files) {
    const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
    const key = `${folderOf(path)} ${ending}`;
    if (known.has(key)) continue;
    const tool = nearest(byFolder, folderOf(path), ending);
    const isOutside = detected.folders !== undefined && packageOf(path, detected.folders) === '.';
    known.set(key, tool ? [tool] : isOutside ? here : []);
  }
  return distinct([...known.values()].flat().map(chosen));
}

/** The package that a file belongs to: the nearest folder around it that is one. */
export function packageOf(path: string, folders: ReadonlySet<string>): string {
  return around(folderOf(path)).find(folder => folders.has(folder)) ?? '.';
}

function nearest(
  byFolder: ReadonlyMap<string, DetectedTool[]>,
  folder: string,
  ending: string,
): DetectedTool | undefined {
  const all = around(folder).flatMap(each => byFolder.get(each) ?? []);
  return (
    all.find(({ fileTypes }) => fileTypes.includes(ending)) ??
    all.find(({ fileTypes }) => fileTypes.length === 0) ??
    all[0]
  );
}

/** Each command once in each folder. */
export function distinct(found: readonly DetectedTool[]): DetectedTool[] {
  const unique = new Map(found.map(tool => [`${tool.cwd} ${tool.run}`, tool]));
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
