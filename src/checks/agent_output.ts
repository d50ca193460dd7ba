import { lastOutputBlock, type OutputValue } from '../claims/output/block.ts';
import type { CheckType } from '../model/check.ts';

const mustBeTrue = ['phase_complete', 'tests_passing', 'approved', 'ready_to_merge', 'success'];
const mustBeNone = ['blockers', 'blocking_issues', 'test_failures', 'error', 'errors'];
const badStatus = /^(?:fail|failed|failure|error|partial|blocked|incomplete)$/i;

/** Part of the default validation: the agent's own output block speaks of no failure. */
export const agent_output: CheckType<Record<string, never>> = {
  type: 'agent_output',
  runs: 'static',
  title: () => "the agent's output carries no failure",
  label: () => '',
  fix: () => 'Finish the work until the block can truthfully report success.',
  async run(params, world) {
    const block = lastOutputBlock(world.body.text);
    if (!block) return { status: 'skip', message: 'the agent gave no output block' };
    const bad = block.fields.find(({ key, value }) => isFailure(key, value));
    if (!bad) return { status: 'pass', message: 'it speaks of no failure' };
    return {
      status: 'fail',
      message: `the agent itself does not report success under ${bad.key}`,
      want: this.title(params),
      got: `${bad.key}: ${told(bad.value)}`,
      at: { path: world.body.path, line: bad.line },
    };
  },
};

function isFailure(key: string, value: OutputValue): boolean {
  if (mustBeTrue.includes(key)) return !isYes(value);
  if (mustBeNone.includes(key)) return !isNothing(value);
  return key === 'status' && value.kind === 'text' && badStatus.test(value.value);
}

function isYes(value: OutputValue): boolean {
  return value.kind === 'boolean' ? value.value : value.kind === 'text' && /^yes$/i.test(value.value);
}

function isNothing(value: OutputValue): boolean {
  if (value.kind === 'list') return value.items.length === 0;
  return (
    value.kind === 'none' ||
    (value.kind === 'integer' && value.value === 0) ||
    (value.kind === 'boolean' && !value.value)
  );
}

function told(value: OutputValue): string {
  return value.kind === 'list' ? value.items.join(', ') : value.kind === 'none' ? 'none' : String(value.value);
}
