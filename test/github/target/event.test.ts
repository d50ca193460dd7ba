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

  test('a tag is refused where a branch is needed', () => {
    const onTag = { ...context, ref: 'refs/tags/v1' };
    expect(() => readTrigger('workflow_dispatch', { repository }, onTag)).toThrow(/not a branch/);
  });

  test.each([[{}], [null], [{ pull_request: { ...pull_request, head: { sha: 'main', ref: 'x' } } }]])(
    'a payload that is not as documented is an error (%#)',
    payload => expect(() => readTrigger('pull_request', payload, context)).toThrow(/payload of the event pull_request/),
  );
});
