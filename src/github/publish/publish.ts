import { fitting, withAttempts } from '../../engine/attempts.ts';
import type { Results } from '../../model/results.ts';
import type { Policy } from '../../policy/schema.ts';
import { aggregateId, type CheckRun, checkRuns, conclusionsOf, isOurs } from '../../report/github/check-runs.ts';
import { comment, stateIn, stateLine } from '../../report/github/comment.ts';
import type { Enforcement, Publication } from '../../report/markdown/publication.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';
import type { Mode } from '../runner/inputs.ts';
import { isJobName, type Posted, postedShape } from '../seen-runs.ts';
import { readPull } from '../target/pulls.ts';
import { dispatchMessages, labelEscalation, readHistory } from './follow-up.ts';
import { openPublishContext, type PublishContext, type PublishOptions } from './publish-context.ts';
import { enforcementOf } from './required-checks.ts';

/** State in a comment grows when it is escaped; this stays far below GitHub's limit. */
const maxHistory = 12_000;

export interface Published {
  /** With the attempts counted. */
  results: Results;
  publication: Publication;
  commentUrl: string;
}

export interface Publisher {
  /** Posts the report as in progress. */
  begin(mode: Mode): Promise<void>;
  finish(results: Results, policy: Policy): Promise<Published>;
  /** No contract applies: posts nothing, but corrects an earlier comment and report of ours. */
  withdraw(results: Results): Promise<void>;
  /** Without a verdict: completes the report, which must not stay in progress. */
  abandon(api: Api, conclusion: 'failure' | 'cancelled', summary: string): Promise<void>;
}

/** Publishes a verdict on GitHub. What can't be published is listed in the log and the summary and never changes the verdict. */
export function openPublisher(options: PublishOptions): Publisher {
  const context = openPublishContext(options);
  const { inputs, target, ownRuns, runUrl, unpublished } = context;
  let mode: Mode = inputs.mode;
  /** The report, while it is in progress. */
  let open: number | undefined;
  /** False only if the token lacks the permission: after an outage at the start, an old report still has to be replaced. */
  let mayPost = false;

  return {
    async begin(given) {
      mode = given;
      if (mode === 'observe' || inputs.checkRuns === 'off') return;
      const summary = 'The contracts of this pull request are being checked.';
      mayPost = true;
      const run = await context.attempt('check runs could not be written', () =>
        ownRuns.begin(inputs.checkName, aggregateId, 'in progress', summary).catch((error: unknown) => {
          mayPost = !(error instanceof ApiError && ['forbidden', 'unauthorised'].includes(error.kind));
          throw error;
        }),
      );
      open = run?.id;
      if (run?.app?.slug) context.identity.isApp(run.app.slug);
    },
    async finish(judged, policy) {
      if (mode === 'observe') return { results: judged, publication: { mode, runUrl, unpublished }, commentUrl: '' };
      const [pull] = target.kind === 'pull' ? target.pulls : [];
      const before = pull ? await readHistory(context, pull) : {};
      const { results, history } = pull ? withAttempts(judged, before, policy) : { results: judged, history: before };
      const enforcement = target.kind === 'push' ? undefined : await enforcementFor(context);
      const publication: Publication = { mode, runUrl, unpublished, ...(enforcement ? { enforcement } : {}) };
      const current = pull && (await isCurrent(context, pull.number)) ? pull : undefined;
      const after = current && policy.dispatch ? await dispatchMessages(context, current, results, history) : history;
      const state = { head: context.head, history: fitting(after, maxHistory) };
      if (mayPost && (await postRuns(context, open, results, publication, state))) open = undefined;
      if (pull && !current) return { results, publication, commentUrl: '' };
      const commentUrl = await writeComments(context, results, publication, state);
      if (current) await labelEscalation(context, current, results);
      return { results, publication, commentUrl };
    },
    async withdraw(results) {
      const [pull] = target.kind === 'pull' && inputs.comment !== 'off' && mode !== 'observe' ? target.pulls : [];
      if (!pull) return;
      await context.attempt('the comment could not be corrected', async () => {
        const existing = context.commentOn(pull.number);
        const found = await existing.find();
        if (!found || !(await isCurrent(context, pull.number))) return;
        await existing.write(comment(results, { mode, runUrl, unpublished }, stateIn(found.body ?? '')));
        const posted = inputs.checkRuns === 'off' ? undefined : (await ownRuns.ours()).get(aggregateId);
        if (posted) await postRuns(context, posted.id, results, { mode, runUrl, unpublished }, {});
      });
    },
    async abandon(api, conclusion, summary) {
      if (open === undefined) return;
      const title = conclusion === 'cancelled' ? 'cancelled' : 'no verdict';
      // Whether or not this succeeds, the job fails.
      await close({ ...context, api }, open, conclusion, { title, summary }).catch(() => {});
    },
  };
}

/** Completes a check run with a minimal report that GitHub always accepts. */
function close(
  { api, repository }: Pick<PublishContext, 'api' | 'repository'>,
  id: number,
  conclusion: CheckRun['conclusion'],
  output: { title: string; summary: string },
): Promise<Posted> {
  const asked = { ...ownerAndRepo(repository), check_run_id: id, status: 'completed' as const, conclusion, output };
  return api.write('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', asked, postedShape);
}

/** Posts the check runs one by one, the report last. True if the report is completed, whether it was `open` or not. */
async function postRuns(
  context: PublishContext,
  open: number | undefined,
  results: Results,
  publication: Publication,
  state: object,
): Promise<boolean> {
  const { ownRuns, inputs } = context;
  const { aggregate, others } = checkRuns(results, {
    mode: publication.mode,
    checkRuns: inputs.checkRuns,
    max: inputs.maxCheckRuns,
    checkName: inputs.checkName,
    publication,
  });
  const taken = await namesOfOthers(context, publication);
  for (const run of others) {
    const name = taken.has(run.name) ? `${run.name} (contract-gate)` : run.name;
    const posted = await context.attempt(`the check run ${name} could not be written`, () =>
      ownRuns.post({ ...run, name }),
    );
    if (!posted) break;
  }
  await context.attempt('outdated check runs could not be updated', () => retire(context, results, others));
  const ended = await context.attempt(`the check run ${aggregate.name} could not be completed`, () =>
    ownRuns.post({ ...aggregate, text: `${aggregate.text ?? ''}${stateLine(state)}` }),
  );
  if (ended) return true;
  if (open === undefined) return false;
  // Even without its text, the report must not stay in progress.
  const { conclusion, title } = aggregate;
  const summary = 'The report could not be written here. See the job summary.';
  const what = `the check run ${aggregate.name} stays in progress`;
  return (await context.attempt(what, () => close(context, open, conclusion, { title, summary }))) !== undefined;
}

/**
 * Names that our check runs must not use: those that the branch requires, or that others posted on this head. Contracts
 * choose their ids, and a check run of ours must never pass for another.
 */
async function namesOfOthers({ seen, inputs }: PublishContext, { enforcement }: Publication): Promise<Set<string>> {
  const all = await seen.list().catch(() => []);
  const others = all.filter(({ external_id }) => !isOurs(external_id ?? '')).map(({ name }) => name);
  const names = new Set([...others, ...(enforcement?.required === 'no' ? [] : (enforcement?.contexts ?? []))]);
  names.delete(inputs.checkName);
  return names;
}

const maxRetired = 5;

/**
 * Updates check runs of an earlier verdict on this head that the new one doesn't post. Criteria that are still checked get
 * their new conclusion; others are cancelled, because GitHub counts neutral as a pass and a rule may require them.
 */
async function retire(
  { ownRuns, unpublished }: PublishContext,
  results: Results,
  posted: readonly CheckRun[],
): Promise<void> {
  const current = new Set([aggregateId, ...posted.map(({ externalId }) => externalId)]);
  const earlier = [...(await ownRuns.ours())].filter(([id]) => !current.has(id));
  if (earlier.length === 0) return;
  const judged = conclusionsOf(results);
  const stale = earlier.filter(([id, { conclusion }]) => conclusion !== (judged.get(id) ?? 'cancelled'));
  for (const [externalId, { name }] of stale.slice(0, maxRetired)) {
    const title = judged.has(externalId) ? 'see the report' : 'no longer part of the report';
    const conclusion = judged.get(externalId) ?? 'cancelled';
    await ownRuns.post({ name, externalId, conclusion, title, summary: title, annotations: [] });
  }
  if (stale.length > maxRetired)
    unpublished.push(`${stale.length - maxRetired} check runs of an earlier run on this head were not updated`);
}

/**
 * A rule should require the job, whose name is among the check runs of this workflow run. A job that runs on another
 * commit than the head is no check of the pull request: then the report is what to require.
 */
async function enforcementFor({ api, runner, inputs, target, seen }: PublishContext): Promise<Enforcement> {
  const { repository, serverUrl } = runner;
  const isOnHead = target.range.end === undefined;
  const jobs: string[] = isOnHead ? await seen.ownJobs().catch(() => []) : [];
  const named = jobs.filter(name => isJobName(name, runner.job));
  // With several jobs, one with a custom name can't be identified; a single job is ours.
  const [only, ...others] = named.length > 0 ? named : jobs;
  const job = !isOnHead ? inputs.checkName : only !== undefined && others.length === 0 ? only : runner.job;
  const possible = jobs.includes(job) ? [] : jobs;
  return enforcementOf(api, {
    repository,
    serverUrl,
    branch: target.branch,
    job,
    names: [job, inputs.checkName],
    possible,
  });
}

/** One comment on each pull request. From a merge queue, only if the verdict is not a pass. */
async function writeComments(
  context: PublishContext,
  results: Results,
  publication: Publication,
  state: object,
): Promise<string> {
  const { inputs, target } = context;
  const isDue = target.kind === 'pull' || (target.kind === 'group' && results.verdict !== 'pass');
  if (inputs.comment === 'off' || !isDue) return '';
  let url = '';
  for (const { number } of target.pulls) {
    const written = await context.attempt('the comment could not be written', async () => {
      const existing = context.commentOn(number);
      if (inputs.comment === 'failure' && results.verdict === 'pass' && !(await existing.find())) return undefined;
      // A merge queue doesn't count attempts, so the stored ones stay.
      const kept = target.kind === 'pull' ? state : stateIn((await existing.find())?.body ?? '');
      return existing.write(comment(results, publication, kept));
    });
    url ||= written?.html_url ?? '';
  }
  return url;
}

/** Whether this head is still the current one. Another run reports on a newer head. */
async function isCurrent(
  { api, repository, head, unpublished, attempt }: PublishContext,
  number: number,
): Promise<boolean> {
  const current = await attempt(
    'the comment, the label and the message could not be written',
    async () => (await readPull(api, repository, number)).head.sha,
  );
  if (current !== undefined && current !== head)
    unpublished.push(`nothing more was written for ${head.slice(0, 7)}: the head is now ${current.slice(0, 7)}`);
  return current === head;
}
