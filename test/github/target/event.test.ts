import { describe, expect, test } from 'vitest';
import { readTrigger } from '../../../src/github/target/event.ts';
import { UsageError } from '../../../src/model/errors.ts';

const [before, after, zero] = ['a'.repeat(40), 'b'.repeat(40), '0'.repeat(40)];
const context = { ref: 'refs/heads/work', sha: after };
const repository = { default_branch: 'main' };
const pull_request = { number: 7, title: 'T', head: { sha: after, ref: 'work' }, base: { ref: 'main' } };
const merge_group = { head_sha: after, head_ref: 'refs/heads/q', base_sha: before, base_ref: 'refs/heads/main' };
const push = { ref: 'refs/heads/work', before, after, repository };

describe('an event', () => {
  test.each([
    ['pull_request', { pull_request, before }, { kind: 'pull', number: 7, head: after, before }],
    ['pull_request_review', { pull_request }, { kind: 'pull', number: 7 }],
    ['merge_group', { merge_group }, { kind: 'group', head: after, base: before, branch: 'main' }],
    ['push', push, { kind: 'push', branch: 'work', before, sha: after, author: null, defaultBranch: 'main' }],
    ['push', { ...push, before: zero }, { kind: 'push', before: null }],
    ['push', { ...push, after: zero }, { kind: 'nothing', reason: 'the branch work was deleted' }],
    ['push', { ...push, ref: 'refs/tags/v1' }, { kind: 'nothing', reason: 'refs/tags/v1 is not a branch' }],
    ['workflow_dispatch', { repository }, { kind: 'branch', branch: 'work', sha: after, defaultBranch: 'main' }],
    ['workflow_call', { pull_request }, { kind: 'pull', number: 7 }],
    ['workflow_call', { merge_group }, { kind: 'group' }],
    ['workflow_call', push, { kind: 'push' }],
  ])('%s (%#)', (name, payload, expected) => {
    expect(readTrigger(name, payload, context)).toMatchObject(expected);
  });

  test.each(['pull_request_target', 'workflow_run', 'issue_comment', 'schedule', ''])('%j is refused', name => {
    expect(() => readTrigger(name, { pull_request }, context)).toThrow(UsageError);
  });

  const run = { id: 1, event: 'pull_request', path: 'a.yml', head_sha: after, head_branch: 'work' };
  const workflow_run = { ...run, head_repository: { full_name: 'eve/shop' } };
  const queue = `gh-readonly-queue/release/1/pr-12-${before}`;

  test.each([
    ['pull_request', { pull_request }, { kind: 'pull', isCheckedOut: true }],
    ['pull_request_target', { pull_request }, { kind: 'pull', isCheckedOut: false }],
    ['workflow_run', { workflow_run }, { kind: 'run', head: after, repository: 'eve/shop', branch: 'work' }],
    [
      'workflow_run',
      { workflow_run: { ...workflow_run, event: 'merge_group', head_branch: queue } },
      { kind: 'group', isCheckedOut: false, head: after, base: before, branch: 'release/1', last: 12 },
    ],
  ])('%s, to publish (%#)', (name, payload, expected) => {
    expect(readTrigger(name, payload, context, true)).toMatchObject(expected);
  });

  test.each([
    ['issue_comment', {}, /unsupported event "issue_comment"/],
    ['workflow_run', { workflow_run: { ...workflow_run, event: 'push' } }, /a run on "push"/],
    ['workflow_run', { workflow_run: { ...workflow_run, head_repository: null } }, /the fork .* was deleted/],
    ['workflow_run', { workflow_run: { ...workflow_run, event: 'merge_group' } }, /not a merge group/],
    ['workflow_run', { workflow_run: {} }, /missing/],
  ])('%s is refused where there is nothing to publish for (%#)', (name, payload, words) => {
    expect(() => readTrigger(name, payload, context, true)).toThrow(words);
  });

  test('a tag is refused where a branch is needed', () => {
    const onTag = { ...context, ref: 'refs/tags/v1' };
    expect(() => readTrigger('workflow_dispatch', { repository }, onTag)).toThrow(/not a branch/);
  });

  test.each([[{}], [null], [{ pull_request: { ...pull_request, head: { sha: 'main', ref: 'x' } } }]])(
    'a payload that is not as documented is an error (%#)',
    payload => expect(() => readTrigger('pull_request', payload, context)).toThrow(/payload of the event pull_request/),
  );
});
