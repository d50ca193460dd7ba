import { tools } from '../index.ts';
import type { Accepts, Ecosystem, Manager, Package, Tool, ToolCommand } from '../tool.ts';
import { best, type CiCommand, ciCommands, contains } from './ci/ci-commands.ts';
import { isWorkflow, workflowJobs } from './ci/workflows.ts';
import { anyOf } from './join.ts';
import { withPattern } from './pattern-argument.ts';
import { scriptCommands } from './scripts.ts';
import { activitiesOf, reached, recognize } from './uses.ts';

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
  return (readFiles.test(nameOf(path)) && !foreign.test(path)) || isWorkflow(path);
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
  /** Variables that the CI of the repository sets for it. */
  env?: Readonly<Record<string, string>>;
  /** The CI runs it, or there is only a target that has the name of the activity; else a tool is in use. */
  from?: 'ci' | 'name';
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
  const ci = ciCommands(workflowJobs(texts), new Map(packages.map(each => [each.folder, each])));
  const filled = new Set(['.']);
  for (const path of own) {
    for (const folder of around(folderOf(path))) {
      if (filled.has(folder)) break;
      filled.add(folder);
    }
  }
  return {
    tools: withCovering(
      packages,
      packages.flatMap(here =>
        toolsIn(
          here,
          ci.filter(({ folder }) => folder === here.folder),
        ),
      ),
    ),
    folders: new Set(packages.map(({ folder }) => folder)),
    has: folder => filled.has(folder),
  };
}

/**
 * For each activity of an ecosystem one command: that of the CI, unless another one contains it; then what is configured,
 * and last what is guessed from tests. What the CI runs stands first.
 */
function toolsIn(here: Package, ci: readonly CiCommand[]): DetectedTool[] {
  const own = [...ecosystems].flatMap(([ecosystem, members]) =>
    ecosystem.isHere(here) ? ownTools(here, ecosystem, members).map(tool => ({ ecosystem, tool })) : [],
  );
  const keys = new Map(ci.map(each => [`${each.activity} ${idOf(each)}`, each]));
  const byCi = [...keys.values()].flatMap(({ activity, ecosystem, fileTypes }) => {
    const rivals = ci.filter(each => each.activity === activity && idOf(each) === idOf({ ecosystem, fileTypes }));
    const found = own.find(each => each.ecosystem === ecosystem && each.tool.activity === activity)?.tool;
    const chosen = best(rivals, found?.run);
    return chosen ? [ciTool(chosen, found, here)] : [];
  });
  const replaced = new Set(byCi.map(({ activity, fileTypes }) => `${activity} ${fileTypes}`));
  const rest = own.filter(({ tool }) => !replaced.has(`${tool.activity} ${tool.fileTypes}`)).map(({ tool }) => tool);
  return [...byCi.sort((a, b) => Number(a.fileTypes.length === 0) - Number(b.fileTypes.length === 0)), ...rest];
}

function idOf({ ecosystem, fileTypes }: Pick<CiCommand, 'ecosystem' | 'fileTypes'>): string {
  return (fileTypes ?? ecosystem.fileTypes).join();
}

function ciTool(chosen: CiCommand, found: DetectedTool | undefined, here: Package): DetectedTool {
  const { reaches, ecosystem, folder: _, env, guess: __, fileTypes = ecosystem.fileTypes, ...command } = chosen;
  const outer = found && reached(found.run, here);
  if (found && outer && outer[0] !== reaches[0] && contains({ reaches: outer }, chosen))
    return { ...found, from: 'ci', why: whyOf(found, chosen) };
  const isKnown = fileTypes.length > 0 || reaches.some(each => recognize(each)?.use.activity === command.activity);
  const variables = Object.keys(env).length > 0 ? { env } : {};
  const ran = found && outer && reaches.includes(outer[0]!) ? found : undefined;
  const reach = ran?.script === undefined ? {} : { script: ran.script, ...(ran.covers ? { covers: ran.covers } : {}) };
  return { ...command, ...variables, ...reach, cwd: here.folder, fileTypes, from: isKnown ? 'ci' : 'name' };
}

function whyOf(found: DetectedTool, { reaches: [line = ''], why }: CiCommand): string {
  return withPattern(found.run, undefined).run === line ? why : `${found.why}, and it contains \`${line}\` ${why}`;
}

/** What the tools of one ecosystem have for a package, for each activity the first. */
function ownTools(here: Package, ecosystem: Ecosystem, members: readonly Tool[]): DetectedTool[] {
  const manager = ecosystem.managerOf?.(here, managersOf(members));
  const commands: (ToolCommand & Pick<Manager, 'separator'>)[] = [
    ...(manager ? scriptCommands(here, manager) : []),
    ...members.flatMap(({ detect: commandsIn }) => commandsIn?.(here, manager) ?? []),
  ];
  const first = new Map<string, DetectedTool>();
  for (const { guess, ...command } of [...commands.filter(isSure), ...commands.filter(each => !isSure(each))]) {
    if (first.has(command.activity)) continue;
    const { fileTypes } = ecosystem;
    const isNamed = fileTypes.length === 0 && !runsKnownTool(command, here);
    first.set(command.activity, { ...command, cwd: here.folder, fileTypes, ...(isNamed ? { from: 'name' } : {}) });
  }
  return [...first.values()];
}

/** Does a target run a tool for what its name says? */
function runsKnownTool({ run, activity }: ToolCommand, here: Package): boolean {
  return reached(run, here)
    .slice(1)
    .some(each => activitiesOf(each, here).has(activity));
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
 * The tools of an activity for these files: for each file the nearest, one for its type before any other, and last a target
 * that only has the name of the activity; instead of it, one at the top of its workspace that covers it, unless `narrow`.
 * With `folders`, for a file that is in none of these packages and has no tool, those of all packages: any may use it.
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
    const [first = top.find(({ from }) => !from) ?? top[0]] = top.filter(({ from }) => from === 'ci');
    return first ? [first] : distinct(here.map(chosen));
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
    all.find(({ fileTypes, from }) => fileTypes.includes(ending) || (fileTypes.length === 0 && from === 'ci')) ??
    all.find(({ fileTypes, from }) => fileTypes.length === 0 && !from) ??
    all.find(({ from }) => from !== 'name') ??
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
