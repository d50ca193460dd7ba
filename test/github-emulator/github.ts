import type { Tree } from '../support/repository.ts';
import { pullAnswer } from './answers.ts';
import { addForeignRun, annotationsOf, type ForeignRun, mergePull, runsOf } from './check-runs.ts';
import { bot, fullName, owner, type Person } from './emulator.ts';
import { type Group, payload, type Subject } from './events.ts';
import type { Fault } from './faults.ts';
import type { Step } from './history.ts';
import type { Json } from './json.ts';
import { isWrite, type Limit, openProxy, type Recorded } from './proxy.ts';
import { type Ran, type RunOptions, runAction } from './runner.ts';
import {
  openState,
  type Permissions,
  type Pull,
  requiredOn,
  type State,
  type StateOptions,
  type WorkflowRun,
} from './state.ts';

export interface GitHubOptions extends StateOptions {
  limit?: Limit;
}

export interface PullOptions {
  branch?: string;
  base?: string;
  files?: Tree;
  commits?: readonly Step[];
  title?: string;
  body?: string | null;
  author?: string;
  labels?: readonly string[];
  draft?: boolean;
  /** The login whose fork it comes from. */
  fork?: string;
}

/** GitHub with one repository, `acme/shop`, for one test. */
export interface GitHub {
  urls: { server: string; api: string };
  token: string;
  permissions: Permissions;
  requests: Recorded[];
  invalid: string[];
  dispatches: Json[];
  writes(): Recorded[];
  /** Calls back for each request as it comes. */
  watch(look: (request: Recorded) => void): void;
  fault(fault: Fault): void;
  clearFaults(): void;
  limit(limit: Limit | undefined): void;
  git(...args: string[]): string;
  sha(name: string): string;

  user(login: string, more?: Partial<Omit<Person, 'login'>>): Person;
  /** Another base branch. */
  branch(name: string, from?: string): Promise<void>;
  pull(options?: PullOptions): Promise<Pull>;
  /** One more commit; with `force` the branch starts again from its base. */
  push(pull: Pull, files: Tree, options?: { message?: string; force?: boolean }): Promise<string>;
  /** The branch as it was at an earlier commit. */
  rewind(pull: Pull, commit: string): Promise<void>;
  /** Moves a base branch; merge commits that exist stay as they are, as on GitHub, until `remerge` or a push. */
  advance(files: Tree, options?: { branch?: string; message?: string }): string;
  remerge(pull: Pull): void;
  edit(
    pull: Pull,
    changes: { title?: string; body?: string; state?: string; base?: string; draft?: boolean },
  ): Promise<void>;
  label(pull: Pull, ...names: string[]): Promise<void>;
  unlabel(pull: Pull, name: string): Promise<void>;
  review(pull: Pull, review: { by: string; state?: ReviewState; commit?: string; body?: string }): Promise<number>;
  dismiss(pull: Pull, review: number): Promise<void>;
  /** `app`: written in the name of this person by an app. */
  addComment(pull: Pull, comment: { by: string; body: string; app?: string }): Promise<Json>;
  editComment(comment: Json, body: string): Promise<Json>;
  deleteComment(comment: Json): Promise<void>;
  /** The accounts behind a commit, where GitHub knows them. */
  commitBy(sha: string, accounts: { author?: string; committer?: string }): void;
  addCheckRun(sha: string, run: ForeignRun): Promise<Json>;
  requireChecks(branch: string, contexts: readonly string[]): Promise<void>;
  rules(branch: string, rules: readonly Json[]): Promise<void>;
  merge(pull: Pull, by?: string): Promise<{ merged: boolean; status: number; message: string }>;
  /** A merge group of these pull requests in this order, each on top of the one before: the group of the last one. */
  queue(pulls: readonly Pull[], options?: QueueOptions): Group;

  read(pull: Pull): Promise<Json>;
  comments(pull: Pull): Promise<Json[]>;
  labels(pull: Pull): Promise<string[]>;
  /** Newest first, without the jobs of the runs of this test. */
  checkRuns(sha: string): Promise<Json[]>;
  jobs(sha: string): Promise<Json[]>;
  annotations(id: number): Json[];

  event(name: string, action: string | undefined, subject: Subject | Pull): Promise<Json>;
  run(options: RunOptions): Promise<Ran>;
  /** Runs of workflows, newest first. */
  workflowRuns(): WorkflowRun[];
  /** Changes what is known of a run; `endsAfter`: it is under way, and fails after it was looked at so often. */
  setRun(id: number, changes: Partial<WorkflowRun> & { endsAfter?: number }): void;
  /** Starts what was asked to run again: the same event, the same commit, one more attempt. */
  reruns(): Promise<Ran[]>;
}

export interface QueueOptions {
  /** How the queue merges; a merge commit for each, as far as nothing is said. */
  method?: 'merge' | 'squash' | 'rebase';
  /** All of them in one group, whose ref names the last one only; as far as nothing is said, each has its own. */
  batch?: boolean;
  /** The title of a squash commit; the pull request's with its number, as far as nothing is said. */
  title?: (pull: Pull) => string;
}

export type ReviewState = 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED';
const reviewEvents = { APPROVED: 'APPROVE', CHANGES_REQUESTED: 'REQUEST_CHANGES', COMMENTED: 'COMMENT' };

const repo = `/repos/${fullName}`;

export async function openGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const proxy = await openProxy();
  proxy.limit = options.limit;
  const state = await openState(proxy.urls, options);
  proxy.serve(state);
  const { emulator, history } = state;
  const actor = (login: string) => (emulator.known(login) ?? emulator.person(login)).login;

  async function moved(pull: Pull, head: string): Promise<string> {
    const before = history.resolve(`refs/pull/${pull.number}/head`);
    if (before && !history.isAncestor(before, head)) happened(pull, 'head_ref_force_pushed', head);
    if (!pull.fork) history.point(`refs/heads/${pull.branch}`, head);
    history.point(`refs/pull/${pull.number}/head`, head);
    remerge(pull);
    await state.commitMap.assign(pull.emulatedHead, head);
    return head;
  }

  /** Our own model of `issues/N/events`. */
  function happened(pull: Pull, event: string, commit_id: string | null): void {
    const all = state.events.get(pull.number) ?? [];
    state.events.set(pull.number, [...all, { id: all.length + 1, event, created_at: state.moment(), commit_id }]);
  }

  function remerge(pull: Pull): void {
    const tip = history.resolve(`refs/heads/${pull.base}`)!;
    const merged = history.merge(tip, pull.head, `Merge ${pull.head} into ${tip}`);
    history.point(`refs/pull/${pull.number}/merge`, merged);
  }

  /** What the queue puts on top of `onto` for a pull request. */
  function queued(pull: Pull, onto: string, method: NonNullable<QueueOptions['method']>, title: string): string {
    const put = (head: string, message: string, ...more: string[]) => {
      const tree = history.git('merge-tree', '--write-tree', onto, head);
      return history.git('commit-tree', tree, '-p', onto, ...more.flatMap(each => ['-p', each]), '-m', message);
    };
    if (method === 'merge') return put(pull.head, mergeMessage(pull), pull.head);
    if (method === 'squash') return put(pull.head, title);
    for (const { sha, message } of history.commits(onto, pull.head)) onto = put(sha, message);
    return onto;
  }

  async function protect(branch: string): Promise<void> {
    await emulator.must('PUT', `${repo}/branches/${encodeURIComponent(branch)}/protection`, {
      required_status_checks: { strict: false, contexts: requiredOn(state, branch) },
      enforce_admins: false,
      required_pull_request_reviews: null,
      restrictions: null,
    });
  }

  const github: GitHub = {
    urls: state.urls,
    token: state.token,
    permissions: state.permissions,
    requests: proxy.requests,
    invalid: proxy.invalid,
    dispatches: state.dispatches,
    writes: () => proxy.requests.filter(isWrite),
    watch: look => void proxy.watch(look),
    fault: fault => proxy.faults.add(fault),
    clearFaults: () => proxy.faults.clear(),
    limit(limit) {
      proxy.limit = limit;
    },
    git: history.git,
    sha(name) {
      const found = history.resolve(name);
      if (!found) throw new Error(`${name} is no commit`);
      return found;
    },

    user: (login, more) => emulator.person(login, more),
    async branch(name, from = 'main') {
      history.point(`refs/heads/${name}`, github.sha(from));
      await emulator.branch(name, name);
    },
    async pull({ branch = 'agent/task', base = 'main', title = 'A change', body = '', ...more } = {}) {
      const author = actor(more.author ?? more.fork ?? 'ada');
      const fork = more.fork && actor(more.fork);
      const head = history.commit(github.sha(`refs/heads/${base}`), more.commits ?? [{ files: more.files }]);
      const emulated = await emulator.branch(branch, `${head} of ${branch}`, fork);
      const opened = { title, body, head: emulated.head, base, draft: more.draft ?? false };
      const { number } = await emulator.must('POST', `${repo}/pulls`, opened, author);
      const pull: Pull = {
        ...{ number, branch, base, author, fork, emulatedHead: emulated.sha },
        get head() {
          return github.sha(`refs/pull/${number}/head`);
        },
        get merge() {
          return history.resolve(`refs/pull/${number}/merge`);
        },
      };
      await moved(pull, head);
      state.pulls.set(number, pull);
      if (more.labels?.length) await github.label(pull, ...more.labels);
      return pull;
    },
    push(pull, files, { message, force = false } = {}) {
      const from = force ? history.mergeBase(`refs/heads/${pull.base}`, pull.head)! : pull.head;
      return moved(pull, history.commit(from, [{ files, message }]));
    },
    async rewind(pull, commit) {
      await moved(pull, commit);
    },
    advance(files, { branch = 'main', message } = {}) {
      const tip = history.commit(github.sha(`refs/heads/${branch}`), [{ files, message }]);
      history.point(`refs/heads/${branch}`, tip);
      return tip;
    },
    remerge,
    async edit(pull, changes) {
      await emulator.must('PATCH', `${repo}/pulls/${pull.number}`, changes);
      if (!changes.base) return;
      pull.base = changes.base;
      happened(pull, 'base_ref_changed', null);
    },
    label: (pull, ...labels) => emulator.must('POST', `${repo}/issues/${pull.number}/labels`, { labels }),
    unlabel: (pull, name) =>
      emulator.must('DELETE', `${repo}/issues/${pull.number}/labels/${encodeURIComponent(name)}`),
    async review(pull, { by, state: opinion = 'APPROVED', commit = pull.head, body = '' }) {
      const review = { event: reviewEvents[opinion], commit_id: commit, body };
      const { id } = await emulator.must('POST', `${repo}/pulls/${pull.number}/reviews`, review, actor(by));
      state.reviewed.set(id, state.moment());
      return id;
    },
    dismiss: (pull, review) =>
      emulator.must('PUT', `${repo}/pulls/${pull.number}/reviews/${review}/dismissals`, { message: 'Dismissed' }),
    async addComment(pull, { by, body, app }) {
      const comment = await emulator.must(
        'POST',
        `${repo}/issues/${pull.number}/comments`,
        { body },
        by === bot ? bot : actor(by),
      );
      if (by === bot) return comment;
      const at = state.moment();
      const performed_via_github_app = app === undefined ? null : { id: 77, slug: app, name: app };
      state.commented.set(comment.id, { created_at: at, updated_at: at, performed_via_github_app });
      return { ...comment, ...state.commented.get(comment.id) };
    },
    async editComment({ id }, body) {
      const comment = await emulator.must('PATCH', `${repo}/issues/comments/${id}`, { body });
      state.commented.set(id, { ...state.commented.get(id)!, updated_at: state.moment() });
      return { ...comment, ...state.commented.get(id) };
    },
    async deleteComment({ id }) {
      await emulator.must('DELETE', `${repo}/issues/comments/${id}`);
    },
    commitBy: (sha, accounts) => void state.accounts.set(sha, accounts),
    addCheckRun: (sha, run) => addForeignRun(state, sha, run),
    async requireChecks(branch, contexts) {
      state.required.set(branch, [...contexts]);
      await protect(branch);
    },
    async rules(branch, rules) {
      state.rules.set(branch, [...rules]);
      await protect(branch);
    },
    async merge(pull, by = 'admin') {
      const answer = await mergePull(state, pull.number, by === 'admin' ? by : actor(by));
      const merged = answer.status === 200;
      if (merged) {
        const base = `refs/heads/${pull.base}`;
        const brought = history.commits(base, pull.head).map(({ sha }) => sha);
        history.point(base, history.merge(github.sha(base), pull.head, mergeMessage(pull)));
        pull.merged = [github.sha(base), ...brought];
      }
      return { merged, status: answer.status, message: answer.body.message };
    },
    queue(pulls, { method = 'merge', batch = false, title = (each: Pull) => `A change (#${each.number})` } = {}) {
      const base = pulls[0]!.base;
      const tip = github.sha(`refs/heads/${base}`);
      const group: Group = {
        headRef: '',
        headSha: tip,
        baseRef: `refs/heads/${base}`,
        baseSha: tip,
        pulls: [...pulls],
      };
      for (const pull of pulls) {
        if (!batch) group.baseSha = group.headSha;
        group.headSha = queued(pull, group.headSha, method, title(pull));
        group.headRef = `refs/heads/gh-readonly-queue/${base}/pr-${pull.number}-${group.baseSha}`;
        history.point(group.headRef, group.headSha);
      }
      return group;
    },

    read: pull => pullAnswer(state, pull),
    comments: pull => everyPage(state, `${repo}/issues/${pull.number}/comments`),
    async labels(pull) {
      return (await pullAnswer(state, pull)).labels.map((label: Json) => label.name);
    },
    async checkRuns(sha) {
      return (await runsOf(state, sha)).filter(run => !state.runs.get(run.id)?.job);
    },
    async jobs(sha) {
      return (await runsOf(state, sha)).filter(run => state.runs.get(run.id)?.job);
    },
    annotations: id => annotationsOf(state, id),

    event: (name, action, subject) => payload(state, name, action, 'number' in subject ? { pull: subject } : subject),
    run: options => runAction(state, proxy, options),
    workflowRuns: () => [...state.workflowRuns].sort((a, b) => b.id - a.id),
    setRun(id, { endsAfter, ...changes }) {
      const run = state.workflowRuns.find(each => each.id === id)!;
      Object.assign(run, changes);
      if (endsAfter === undefined) return;
      Object.assign(run, { status: 'in_progress', conclusion: null });
      state.endsAfter.set(id, endsAfter);
    },
    async reruns() {
      const ran: Ran[] = [];
      for (const { id, run_attempt: attempt } of state.workflowRuns.filter(({ status }) => status === 'queued')) {
        const { job, options } = state.pastRuns.get(id)!;
        ran.push(await runAction(state, proxy, options, { ...job, attempt }));
      }
      return ran;
    },
  };
  return github;
}

const mergeMessage = (pull: Pull) => `Merge pull request #${pull.number} from ${pull.fork ?? owner}/${pull.branch}`;

async function everyPage(state: State, path: string): Promise<Json[]> {
  const found: Json[] = [];
  for (let page = 1; ; page += 1) {
    const items = await state.emulator.must('GET', `${path}?per_page=100&page=${page}`);
    found.push(...items);
    if (items.length < 100) return found;
  }
}
