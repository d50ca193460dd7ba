import { tools } from '../../index.ts';
import { acceptedBy } from '../../shared/node.ts';
import type { Ecosystem, FolderFiles, Package, Tool, ToolCommand } from '../../tool.ts';
import { scriptCommand } from '../scripts.ts';
import { activitiesOf, asRun, calledBy, type Recognized, reached, recognize } from '../uses.ts';
import type { WorkflowCommand, WorkflowJob } from './workflows.ts';

/** A command that the CI of the repository runs for an activity. */
export interface CiCommand extends ToolCommand {
  /** The package that it runs in. */
  folder: string;
  ecosystem: Ecosystem;
  /** Endings of the files that it is for, if they are not those of its ecosystem. */
  fileTypes?: readonly string[];
  env: Readonly<Record<string, string>>;
  /** What it runs, with all that it calls. */
  reaches: readonly string[];
}

/** For any file: targets and scripts that can run anything. */
const anyFiles: Ecosystem = { fileTypes: [], isHere: () => true };
const static_ = new Set(['lint', 'typecheck', 'build']);
/** Settings of the terminal, which change nothing about what runs. */
const cosmetic = /^(?:CI|TERM|(?:FORCE|NO)_COLOR|\w+_COLORS?)$/;
const leavesTraces = /\b(?:deploy|publish|release|upload|push|install)\b/;

/** The commands of the jobs, in their order; the packages are known by their folders. */
export function ciCommands(jobs: readonly WorkflowJob[], packages: ReadonlyMap<string, Package>): CiCommand[] {
  return jobs.flatMap(({ path, commands }) => {
    const built: Placed[] = [];
    return commands.flatMap(command => {
      const placed = place(command, packages);
      const found = commandsFor(placed, built, `from ${path}`);
      if (placed.activities.has('build') && !leavesTraces.test(command.line)) built.push(placed);
      return command.varies || leavesTraces.test(command.line) ? [] : found;
    });
  });
}

interface Placed {
  line: string;
  env: WorkflowCommand['env'];
  here: Package;
  /** The folder that it runs in, from its package. */
  within: string;
  activities: Set<string>;
  recognized: Recognized | undefined;
  tool: Tool | undefined;
  /** What lies in the folder that it runs in. */
  sources: FolderFiles;
}

const nothing: FolderFiles = { names: new Set(), text: () => undefined };

function place({ line, folder, env }: WorkflowCommand, packages: ReadonlyMap<string, Package>): Placed {
  let owner = folder;
  while (!packages.has(owner)) owner = owner.includes('/') ? owner.slice(0, owner.lastIndexOf('/')) : '.';
  const here = packages.get(owner)!;
  const recognized = recognize(line);
  const sources = owner === folder ? here : nothing;
  return {
    line,
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !cosmetic.test(name))),
    here,
    within: owner === folder ? '.' : owner === '.' ? folder : folder.slice(owner.length + 1),
    activities: activitiesOf(line, sources),
    recognized,
    tool: recognized?.tool ?? calledBy(line, sources)[0]?.tool,
    sources,
  };
}

/** A command that does more than static checks is not taken for one of those. */
function commandsFor(placed: Placed, built: readonly Placed[], why: string): CiCommand[] {
  const { activities, tool, here, env, sources } = placed;
  if (!tool) return [];
  const wanted = [...activities].filter(activity => {
    if (activity === 'build') return false;
    if (activity === 'unit-test') return !activities.has('e2e');
    return activity === 'e2e' || [...activities].every(each => static_.has(each));
  });
  const before = buildsBefore(placed, built);
  const ecosystem = before[0]?.tool?.ecosystem ?? tool.ecosystem ?? anyFiles;
  const reaches = reached(placed.line, sources);
  return wanted.map(activity => {
    const { run, ...rest } = runOf(placed, activity);
    const lines = [...before.map(each => inFolder(each.line, each.within)), inFolder(run, placed.within)];
    const accepts = placed.within === '.' ? rest : {};
    const types = ecosystem.fileTypes.length > 0 ? {} : typesOf(reaches, activity);
    return {
      activity,
      run: lines.join(' && '),
      why,
      folder: here.folder,
      ecosystem,
      env,
      reaches,
      ...accepts,
      ...types,
    };
  });
}

/** What was built before it in its job, for a tool that needs it, or a target of a file that the build makes. */
function buildsBefore({ recognized, line, here, sources }: Placed, built: readonly Placed[]): Placed[] {
  const called = calledBy(line, sources);
  const isMade = !recognized && called.length > 0 && called.every(({ runs }) => runs === undefined);
  if (!recognized?.use.needsBuild && !isMade) return [];
  return built.filter(each => each.here === here && (isMade || each.tool?.ecosystem === recognized?.tool.ecosystem));
}

function runOf({ line, sources, recognized }: Placed, activity: string): Omit<ToolCommand, 'activity' | 'why'> {
  const [called] = calledBy(line, sources);
  const manager = tools.flatMap(each => each.manager ?? []).find(each => called && line === each.script?.(called.name));
  if (called && manager) return scriptCommand(called.name, activity, manager.scripts!.of(sources), manager);
  if (!recognized) return { run: line };
  const { pattern, verbose, ...accepts } = recognized.use;
  const has = (option: string) => ` ${line} `.includes(` ${option.split(/[ =]/)[0]}`);
  const added = [verbose, pattern].filter(each => each !== undefined && (!each.startsWith('-') || !has(each)));
  return { run: [asRun(line), ...added].join(' '), ...acceptedBy(accepts) };
}

function inFolder(line: string, folder: string): string {
  return folder === '.' ? line : `(cd ${folder} && ${line})`;
}

/** The files that the tools which a target runs are for. */
function typesOf(reaches: readonly string[], activity: string): { fileTypes?: readonly string[] } {
  const found = reaches.flatMap(each => {
    const recognized = recognize(each);
    return recognized?.use.activity === activity ? (recognized.tool.ecosystem?.fileTypes ?? []) : [];
  });
  return found.length > 0 ? { fileTypes: [...new Set(found)] } : {};
}

/** Does one command run all that another one does? */
export function contains(outer: Pick<CiCommand, 'reaches'>, inner: Pick<CiCommand, 'reaches'>): boolean {
  const [line = '', innerLine = ''] = [outer.reaches[0], inner.reaches[0]];
  if (outer.reaches.includes(innerLine)) return true;
  const called = inner.reaches.slice(1);
  if (called.length > 0 && !/\s-/.test(innerLine) && called.every(each => outer.reaches.includes(each))) return true;
  const rest = innerLine.startsWith(`${line} `) ? innerLine.slice(line.length + 1).split(' ') : [];
  return rest.length > 0 && rest.every(word => /^[\w./-]+$/.test(word) && !word.startsWith('-'));
}

/** Of several commands for an activity the one that contains the others; else the one that is detected, else the first. */
export function best(all: readonly CiCommand[], detectedRun: string | undefined): CiCommand | undefined {
  return (
    all.find(each => all.every(other => contains(each, other))) ?? all.find(({ run }) => run === detectedRun) ?? all[0]
  );
}
