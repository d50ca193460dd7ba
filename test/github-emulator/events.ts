import { createRequire } from 'node:module';
import { pullAnswer } from './answers.ts';
import { fullName, name, owner } from './emulator.ts';
import type { Json } from './json.ts';
import type { Pull, State } from './state.ts';

export interface Group {
  headRef: string;
  headSha: string;
  baseRef: string;
  baseSha: string;
  pulls: Pull[];
}

export interface Subject {
  pull?: Pull;
  group?: Group;
  /** For `push` and `workflow_dispatch`. */
  push?: { branch: string; before?: string; after: string };
  /** For `workflow_run`: the run that ended, and what it was for. */
  ended?: { id: number; path: string; event: string; conclusion: string };
  /** For `issue_comment`: the comment, and what an edit replaced. */
  comment?: Json;
  before?: string;
  /** For `pull_request_review`. */
  review?: { by: string; state: string };
  /** Who did it; the pull request's author, as far as nothing is said. */
  sender?: string;
}

interface Example {
  name: string;
  examples: Json[];
}

const require = createRequire(import.meta.url);
const all: Example[] = require('@octokit/webhooks-examples');

/** GitHub's published example of an event; of another action where there is none, as for `edited` pull requests. */
function exampleOf(event: string, action: string | undefined): Json {
  const examples = all.find(each => each.name === event)?.examples ?? [];
  const found =
    examples.find(each => each.action === action) ?? examples.find(each => each.action === 'opened') ?? examples[0];
  if (!found) throw new Error(`GitHub publishes no example of ${event}`);
  return structuredClone(found);
}

/** What GitHub would send for this: its own example, with our repository, people and commits in it. */
export async function payload(
  state: State,
  event: string,
  action: string | undefined,
  subject: Subject,
): Promise<Json> {
  const example = exampleOf(event === 'pull_request_target' ? 'pull_request' : event, action);
  const sender = subject.sender ?? subject.pull?.author ?? subject.group?.pulls[0]?.author ?? owner;
  const { installation: _, ...rest } = example;
  const common = {
    ...rest,
    ...(action !== undefined && { action }),
    repository: repositoryIn(state, example.repository),
    sender: { ...example.sender, login: sender, type: state.emulator.known(sender)?.type ?? 'User' },
  };
  if (example.workflow_run) return { ...common, ...(await endedRun(state, example, subject)) };
  if (subject.group) return { ...common, merge_group: groupIn(state, example.merge_group, subject.group) };
  if (subject.push) return { ...common, ...pushIn(state, subject.push, event === 'push') };
  if (!subject.pull) throw new Error(`${event} needs a pull request, a merge group or a push`);
  return { ...common, ...(await pullIn(state, example, action, subject.pull)), ...spokenIn(state, example, subject) };
}

/** A review or a comment in the words of a payload. */
function spokenIn(state: State, example: Json, { comment, before, review }: Subject): Json {
  const by = (login: string) => {
    const { permission = 'none', type = 'User' } = state.emulator.known(login) ?? {};
    const author_association = ['admin', 'maintain', 'write'].includes(permission) ? 'COLLABORATOR' : 'NONE';
    return { user: { login, type }, author_association };
  };
  return {
    ...(comment && { comment: { ...example.comment, ...comment, ...by(comment.user.login) } }),
    ...(before !== undefined && { changes: { body: { from: before } } }),
    ...(review && { review: { ...example.review, ...by(review.by), state: review.state } }),
  };
}

function repositoryIn(state: State, example: Json): Json {
  const text = JSON.stringify(example)
    .replaceAll(example.full_name, fullName)
    .replaceAll('https://api.github.com', state.urls.api)
    .replaceAll('https://github.com', state.urls.server);
  const ours = JSON.parse(text);
  return {
    ...ours,
    name,
    full_name: fullName,
    private: state.private,
    default_branch: 'main',
    owner: { ...ours.owner, login: owner, type: 'Organization' },
  };
}

async function pullIn(state: State, example: Json, action: string | undefined, pull: Pull): Promise<Json> {
  const answer = await pullAnswer(state, pull);
  const pull_request = { ...example.pull_request, ...answer };
  if (example.issue) {
    // No published comment stands on a pull request: what makes an issue one is this key.
    const { title, body, user, labels, state } = answer;
    const issue = { ...example.issue, number: pull.number, title, body, user, labels, state };
    return { issue: { ...issue, pull_request: { url: answer.url, html_url: answer.html_url } } };
  }
  return {
    number: pull.number,
    pull_request,
    ...(action === 'synchronize' && { before: state.history.resolve(`${pull.head}^1`), after: pull.head }),
    ...(action === 'edited' && { changes: { body: { from: 'before' } } }),
    ...(action === 'labeled' && { label: answer.labels.at(-1) ?? example.label }),
  };
}

/** GitHub names no pull request of a fork, and the head of a pull request, not its merge commit. */
async function endedRun(state: State, example: Json, { pull, group, ended }: Subject): Promise<Json> {
  if (!ended || !(pull ?? group)) throw new Error('workflow_run needs the run that ended, and what it was for');
  const answer = pull && (await pullAnswer(state, pull));
  const of = pull
    ? { head_sha: pull.head, head_branch: pull.branch, head_repository: answer!.head.repo }
    : { head_sha: group!.headSha, head_branch: group!.headRef.replace('refs/heads/', '') };
  const pull_requests = pull && !pull.fork ? [{ number: pull.number, id: pull.number }] : [];
  const head_repository = repositoryIn(state, example.repository);
  const { id, path, event, conclusion } = ended;
  const run = { ...example.workflow_run, id, path, event, conclusion, head_repository, ...of, pull_requests };
  return { workflow_run: run };
}

function groupIn(state: State, example: Json, group: Group): Json {
  const { sha, tree, message, author, committer } = state.history.commitAt(group.headSha);
  return {
    ...example,
    head_sha: group.headSha,
    head_ref: group.headRef,
    base_sha: group.baseSha,
    base_ref: group.baseRef,
    head_commit: { id: sha, tree_id: tree, message, timestamp: committer.date, author, committer },
  };
}

function pushIn(state: State, { branch, before, after }: NonNullable<Subject['push']>, commits: boolean): Json {
  const ref = `refs/heads/${branch}`;
  if (!commits) return { ref, inputs: {} };
  const { tree, message, author, committer } = state.history.commitAt(after);
  const from = before ?? '0'.repeat(40);
  const head_commit = { id: after, tree_id: tree, message, timestamp: committer.date, author, committer };
  return {
    ref,
    before: from,
    after,
    base_ref: null,
    created: !before,
    deleted: false,
    forced: false,
    head_commit,
    commits: [head_commit],
  };
}
