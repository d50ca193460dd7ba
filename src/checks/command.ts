import type { CheckType } from '../model/check.ts';
import { type CommandParams, oneLine, quoted, writtenCommand } from '../model/command.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Command, Finished, World } from '../model/world.ts';
import { formatDuration } from '../schema/duration.ts';
import { pathProblem } from '../schema/paths.ts';
import { missingTool } from '../tools/reading/missing-tool.ts';
import { isRemovedFolder } from './shared/removed-folder.ts';
import { whatFailed } from './shared/what-failed.ts';
import { whoseFault } from './shared/whose-fault.ts';

export const command: CheckType<CommandParams> = {
  type: 'command',
  runs: 'command',
  written: writtenCommand('command'),
  title: params => (isPlain(params) ? `\`${oneLine(params.run)}\` succeeds` : wanted(params)),
  label: ({ run }) => run,
  fix: params => `Fix what makes it fail, so that ${wanted(params)}.`,
  objection: commandObjection,
  command: params => commandOf(params),
  run: (params, world) => runCommand(params, world),
};

/** Only success is required of it. */
function isPlain({ expect: { exit, stdout, stderr } }: CommandParams): boolean {
  return exit.join() === '0' && stdout === undefined && stderr === undefined;
}

/** A folder that may not be entered: running the command there fails in the same way. */
export function commandObjection({ cwd }: CommandParams): string | undefined {
  const problem = pathProblem(cwd);
  return problem && `cwd: ${problem}`;
}

type Judge = (finished: Finished) => Outcome | undefined;

/** Runs a command until it passes or its retries are used up. `more` may add a finding of its own to a run that passed. */
export async function runCommand(
  params: CommandParams,
  world: World,
  more?: Judge,
  collect?: string,
): Promise<Outcome> {
  if (!world.ownDemand && (await isRemovedFolder(params.cwd, world))) return removed(params);
  const command = commandOf(params, collect);
  for (let tries = 0; ; tries++) {
    const finished = await world.run(command);
    const outcome = (await judge(params, finished, world)) ?? more?.(finished) ?? survived(params, finished);
    const passed = outcome.status === 'pass' || outcome.status === 'warn';
    if (!passed && outcome.status === 'fail' && tries < params.retries) continue;
    if (!passed) {
      const run = { command, finished, isTests: more !== undefined };
      return whoseFault(outcome, run, world, async there => (await judge(params, there, world)) ?? more?.(there));
    }
    if (tries === 0) return outcome;
    const message = `flaky: failed ${tries === 1 ? 'once' : `${tries} times`}, then passed`;
    return {
      status: 'warn',
      flaky: true,
      message,
      want: wanted(params),
      got: message,
      owner: 'author',
      fix: 'Flaky: it passed only on retry. Find out why.',
      output: finished.output,
    };
  }
}

/** What every task must meet can't run where the change takes the folder away: whether that is right, a person decides. */
function removed({ run, cwd }: CommandParams): Outcome {
  return {
    status: 'pending',
    message: `not run: this change removes the folder ${cwd}; a maintainer must approve that \`${oneLine(run)}\` no longer runs`,
    want: `\`${oneLine(run)}\` runs in ${cwd}`,
    got: `${cwd} is removed`,
    owner: 'person',
    fix: `Ask a maintainer to approve this commit, and to change the cwd in the policy or the epic.`,
  };
}

export function commandOf(params: CommandParams, collect?: string): Command {
  const { run, shell = 'bash', cwd, env, timeoutMs = 600_000, exclusive } = params;
  return {
    run,
    shell,
    cwd,
    env,
    timeoutMs,
    ...(collect ? { collect: [collect] } : {}),
    ...(exclusive ? { exclusive } : {}),
  };
}

/** Its line, and its folder if that is not the top: equal lines run in several packages. */
export function commandName({ run, cwd }: CommandParams): string {
  return `${quoted(oneLine(run))}${cwd === '.' ? '' : ` in ${quoted(cwd)}`}`;
}

/** The outcome of a command that succeeded: a pass that names it, unless it left something running. */
function survived(params: CommandParams, { survivors, output, ending }: Finished): Outcome {
  const want = wanted(params);
  if (survivors === 'alive') {
    const message = 'it left a process running that could not be stopped';
    return { status: 'error', message, want, got: 'a process that is still running', owner: 'runner', output };
  }
  if (survivors === 'killed') {
    const message = 'it left a process running, which was stopped';
    const fix = 'Make the command stop what it started before it exits.';
    return { status: 'warn', message, want, got: 'a process that kept running', owner: 'author', fix, output };
  }
  if (params.caveat !== undefined) {
    return { status: 'warn', ...params.caveat, want, got: 'a run of everything', owner: 'author', output };
  }
  const how = ending.kind === 'exit' ? `exit code ${ending.code}` : 'done';
  return { status: 'pass', message: `${commandName(params)}: ${how}`, output };
}

async function judge(params: CommandParams, finished: Finished, world: World): Promise<Outcome | undefined> {
  const { ending, output } = finished;
  const want = wanted(params);
  const line = quoted(oneLine(params.run));
  const bad = (status: 'fail' | 'error', message: string, got: string, fix?: string): Outcome => ({
    status,
    message,
    want,
    got,
    output,
    owner: status === 'fail' ? 'author' : 'runner',
    ...(fix ? { fix } : {}),
  });
  if (ending.kind === 'unstarted') {
    return bad(
      ending.fault === 'author' ? 'fail' : 'error',
      `${line} could not be started: ${ending.reason}`,
      ending.reason,
    );
  }
  if (ending.kind === 'unrecorded') {
    const message = 'no result of the command was recorded where the commands ran';
    return bad('error', message, 'no recorded result', 'Run the job or the shard that runs the commands again.');
  }
  if (ending.kind === 'timeout') {
    const after = formatDuration(params.timeoutMs ?? 0);
    return bad('fail', `${line} was stopped: it ran longer than ${after}`, `still running after ${after}`);
  }
  if (ending.kind === 'signal')
    return bad('fail', `${line} was killed by ${ending.signal}`, `killed by ${ending.signal}`);
  if (!params.expect.exit.includes(ending.code)) {
    const missing = missingTool(ending.code, finished.stderr, finished.stdout, params.run);
    if (missing !== undefined)
      return bad(
        'error',
        missing.name.startsWith('`')
          ? `${missing.name} is not installed`
          : `${missing.name} that ${line} needs is not installed`,
        `exit code ${ending.code}, ${ending.code === 127 ? 'command not found' : 'not installed'}`,
        missing.setup === undefined
          ? "Install it in a step before the gate, or in the policy's setup."
          : `Install it in a step before the gate, or by the policy: \`setup: ${missing.setup}\`.`,
      );
    return { status: 'fail', want, owner: 'author', ...whatFailed(params, finished, world) };
  }
  for (const stream of ['stdout', 'stderr'] as const) {
    const wantedPattern = params.expect[stream];
    if (wantedPattern === undefined) continue;
    const found = await world.search({
      pattern: wantedPattern,
      flags: '',
      text: finished[stream].replace(/\r?\n$/, ''),
    });
    if (found.kind === 'unknown') return bad('error', `${stream}: ${found.reason}`, found.reason);
    if (found.count === 0) return bad('fail', `${stream} does not match /${wantedPattern}/`, `no match in ${stream}`);
  }
  return undefined;
}

export function wanted({ run, expect }: CommandParams): string {
  const codes = expect.exit.length === 1 ? `exit code ${expect.exit[0]}` : `exit code ${expect.exit.join(' or ')}`;
  const streams = (['stdout', 'stderr'] as const).flatMap(name =>
    expect[name] ? [`${name} matching /${expect[name]}/`] : [],
  );
  return `\`${oneLine(run)}\` ends with ${[codes, ...streams].join(', ')}`;
}
