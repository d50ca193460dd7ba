import type { CheckType } from '../model/check.ts';
import { duration } from '../model/command.ts';
import type { Outcome } from '../model/outcome.ts';
import type { SeenRun, World } from '../model/world.ts';
import { isWorkflowFile } from '../model/world.ts';
import { formatDuration } from '../schema/duration.ts';
import { object, optional, required } from '../schema/object.ts';
import { as, byKind, located, oneOrMany, text } from '../schema/shape.ts';

interface Params {
  name: string;
  /** The workflow that it belongs to: its file, or its name. */
  workflow?: string;
  waitMs: number;
}

const keys = {
  workflow: optional(text(), 'the workflow that it belongs to: its file, or its name'),
  wait: optional(duration, 'how long to wait until it has finished (default: not at all)'),
};
const name = text({ wants: 'the name of a check run' });
const params = (given: string, { workflow, wait }: { workflow?: string; wait?: number }): Params => ({
  name: given,
  ...(workflow ? { workflow } : {}),
  waitMs: wait ?? 0,
});
const described = object(
  { name: required(name, 'its name'), ...keys },
  { wants: 'a check_run {name, workflow, wait}' },
);
const one = byKind({
  text: as(name, given => ({ value: params(given, {}) })),
  map: as(described, ({ name: given, ...rest }) => ({ value: params(given, rest) })),
});

/** CI's own check run on this head as evidence, so that work is not done twice. Only GitHub can decide it. */
export const check_run: CheckType<Params> = {
  type: 'check_run',
  runs: 'remote',
  written: {
    entries: oneOrMany(located(one)),
    flat: as(
      object({ check_run: required(name, 'its name'), ...keys }, { wants: 'a cross-cutting check_run' }),
      ({ check_run: given, ...rest }) => ({ value: [params(given, rest)] }),
    ),
    settle(asked, { maxTimeoutMs }) {
      if (asked.waitMs <= maxTimeoutMs) return { value: asked };
      const most = formatDuration(maxTimeoutMs);
      return { problem: `wait ${formatDuration(asked.waitMs)} is above the policy's commands.max_timeout ${most}` };
    },
  },
  title: ({ name: given, workflow }) =>
    `the check run ${given}${workflow ? ` of ${workflow}` : ''} has succeeded on this head`,
  label: ({ name: given }) => given,
  fix: ({ name: given }) => `Make the check run ${given} succeed on this head.`,
  async run(asked, world) {
    if (!world.github) return { status: 'skip', message: 'only GitHub can decide' };
    const want = this.title(asked);
    const seen = await world.github.checkRuns(asked);
    if (seen.kind === 'unknown') {
      const fix = 'Run it again; the job needs the permissions checks: read and actions: read.';
      return unknown(want, seen.reason, 'no answer', fix);
    }
    const time = asked.waitMs > 0 ? `more time than wait: ${formatDuration(asked.waitMs)}` : 'time with wait: 10m';
    const fix = `Make the check run ${asked.name} finish on this head before the gate, or give it ${time}.`;
    if (seen.runs.length === 0) {
      const since = asked.waitMs > 0 ? ` after ${formatDuration(asked.waitMs)}` : '';
      return unknown(want, `there is no check run ${asked.name} on this head${since}`, 'no such check run', fix);
    }
    const isProven = seen.runs.some(({ unproven }) => !unproven);
    // Beside a job, what was merely posted can object, and can't help.
    const runs = seen.runs.filter(({ unproven, conclusion }) => !(isProven && unproven && conclusion === 'success'));
    const objections = runs.flatMap(run => objection(run, want, fix) ?? []);
    return objections.find(({ status }) => status === 'fail') ?? objections[0] ?? accepted(runs, want, world);
  },
};

function unknown(want: string, message: string, got: string, fix: string): Outcome {
  return { status: 'error', message, want, got, fix, owner: 'runner' };
}

/** `fix`: what to do if it has not ended yet. */
function objection({ name: given, status, conclusion }: SeenRun, want: string, fix: string): Outcome | undefined {
  if (status !== 'completed' || conclusion === null || conclusion === 'stale') {
    return unknown(want, `the check run ${given} has not finished`, conclusion ?? status, fix);
  }
  if (conclusion === 'success') return undefined;
  const message = `the check run ${given} ended with ${conclusion}`;
  return { status: 'fail', message, want, got: conclusion, owner: 'author' };
}

/** All have succeeded. Who made them do so? */
function accepted(runs: readonly SeenRun[], want: string, world: World): Outcome {
  const { name: given, workflow, unproven } = runs[0]!;
  if (unproven) {
    return {
      status: 'pending',
      message: `the check run ${given} is not a job of a workflow: it was posted through the API by an unknown author, so a person must review it`,
      want,
      got: 'success, posted through the API',
      owner: 'person',
      fix: `Name a check run that is a job of a workflow, or ask a maintainer to approve this commit.`,
    };
  }
  const files = runs.flatMap(run => run.workflow?.path ?? []);
  const isOne = (path: string | undefined) => path !== undefined && files.some(file => isWorkflowFile(file, path));
  const altered = world.changes.filter(({ path, from }) => isOne(path) || isOne(from));
  const [first] = altered;
  if (!first) return { status: 'pass', message: `it succeeded${workflow ? ` in ${workflow.path}` : ''}` };
  return {
    status: 'pending',
    message: `the check run ${given} comes from ${first.path}, which this pull request adds or changes, so a person must review it`,
    want,
    got: `success, by the change's own ${first.path}`,
    owner: 'person',
    fix: `Revert ${first.path}, or ask a maintainer to approve this commit.`,
    at: { path: first.path, line: 1 },
    about: altered.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from])),
  };
}
