import type { CheckType } from '../core/check.ts';
import { formatDuration } from '../core/duration.ts';
import { object, optional, required } from '../core/object.ts';
import { as, byKind, located, oneOrMany, text } from '../core/shape.ts';
import type { Outcome } from '../core/types.ts';
import type { SeenRun, World } from '../core/world.ts';
import { duration } from './command.ts';

interface Params {
  name: string;
  /** The workflow that it belongs to: its file, or its name. */
  workflow?: string;
  waitMs: number;
}

const keys = {
  workflow: optional(text(), 'the workflow that it belongs to: its file, or its name'),
  wait: optional(duration, 'how long to wait until it has ended (default: not at all)'),
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
  },
  title: ({ name: given, workflow }) =>
    `the check run ${given}${workflow ? ` of ${workflow}` : ''} has succeeded on this head`,
  label: ({ name: given }) => given,
  fix: ({ name: given }) => `Make the check run ${given} succeed on this head.`,
  async run(asked, world) {
    if (!world.github) return { status: 'skip', message: 'only GitHub can decide' };
    const want = this.title(asked);
    const seen = await world.github.checkRuns(asked);
    if (seen.kind === 'unknown') return unknown(want, seen.reason, 'no answer');
    if (seen.runs.length === 0) {
      const since = asked.waitMs > 0 ? ` after ${formatDuration(asked.waitMs)}` : '';
      return unknown(want, `there is no check run ${asked.name} on this head${since}`, 'no such check run');
    }
    const verdicts = seen.runs.map(run => judge(run, want, world));
    return verdicts.find(({ status }) => status !== 'pass') ?? verdicts[0]!;
  },
};

function unknown(want: string, message: string, got: string): Outcome {
  return { status: 'error', message, want, got, owner: 'runner' };
}

function judge({ name: given, status, conclusion, workflow }: SeenRun, want: string, world: World): Outcome {
  if (status !== 'completed' || conclusion === null || conclusion === 'stale') {
    return unknown(want, `the check run ${given} has not ended`, conclusion ?? status);
  }
  if (conclusion !== 'success') {
    const message = `the check run ${given} ended with ${conclusion}`;
    return { status: 'fail', message, want, got: conclusion, owner: 'author' };
  }
  const altered = workflow && world.changes.find(({ path, from }) => path === workflow.path || from === workflow.path);
  if (!altered) return { status: 'pass', message: `it succeeded${workflow ? ` in ${workflow.path}` : ''}` };
  return {
    status: 'pending',
    message: `the check run ${given} comes from ${workflow.path}, which this change brings or alters; a person must look at it`,
    want,
    got: `success, by the change's own ${workflow.path}`,
    owner: 'person',
    at: { path: altered.path, line: 1 },
    about: [altered.path],
  };
}
