import { fitting, withAttempts } from '../../engine/attempts.ts';
import type { Results } from '../../model/results.ts';
import type { Policy } from '../../policy/schema.ts';
import { aggregateId, type CheckRun, checkRuns, conclusionsOf, isOurs } from '../../report/check-runs.ts';
import { comment, stateIn, stateLine } from '../../report/comment.ts';
import type { Enforcement, Publication } from '../../report/publication.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../repository.ts';
import type { Mode } from '../runner/inputs.ts';
import { type Posted, postedShape } from '../seen-runs.ts';
import { readPull } from '../target/pulls.ts';
import { dispatchMessages, labelEscalation, readHistory } from './follow-up.ts';
import { type Desk, openDesk, type Surroundings } from './publish-context.ts';
import { enforcementOf } from './required-checks.ts';

/** What is hidden in a comment is escaped, and may grow by that; GitHub's limit is far. */
const mostHistory = 12_000;

export interface Published {
  /** With the attempts counted. */
  results: Results;
  publication: Publication;
  commentUrl: string;
}

export interface Publisher {
  /** The report as in progress; the policy has been read by now. */
  begin(mode: Mode): Promise<void>;
  finish(results: Results, policy: Policy): Promise<Published>;
  /** Nothing applies: nobody is told, but a comment of ours that says otherwise is put right. */
  withdraw(results: Results): Promise<void>;
  /** The run ends without a verdict: the report must not stay in progress. */
  abandon(api: Api, conclusion: 'failure' | 'cancelled', words: string): Promise<void>;
}

/** Shows a verdict on GitHub. What can't be shown is told in the log and the summary, and changes no verdict. */
export function openPublisher(around: Surroundings): Publisher {
  const desk = openDesk(around);
  const { inputs, target, board, runUrl, unpublished } = desk;
  let mode: Mode = inputs.mode;
  /** The report, while it is in progress. */
  let open: number | undefined;
  /** Has nobody said that we may not? An outage at the beginning is no reason to leave an old report standing. */
  let mayPost = false;

  return {
    async begin(given) {
      mode = given;
      if (mode === 'observe' || inputs.checkRuns === 'off') return;
      const words = 'The contracts of this change are being checked.';
      mayPost = true;
      const run = await desk.attempt('no check run could be written', () =>
        board.begin(inputs.checkName, aggregateId, 'in progress', words).catch((error: unknown) => {
          mayPost = !(error instanceof ApiError && ['forbidden', 'unauthorised'].includes(error.kind));
          throw error;
        }),
      );
      open = run?.id;
      if (run?.app?.slug) desk.self.isApp(run.app.slug);
    },
    async finish(judged, policy) {
      if (mode === 'observe') return { results: judged, publication: { mode, runUrl, unpublished }, commentUrl: '' };
      const [pull] = target.kind === 'pull' ? target.pulls : [];
      const before = pull ? await readHistory(desk, pull) : {};
      const { results, history } = pull ? withAttempts(judged, before, policy) : { results: judged, history: before };
      const enforcement = target.kind === 'push' ? undefined : await enforcementFor(desk);
      const publication: Publication = { mode, runUrl, unpublished, ...(enforcement ? { enforcement } : {}) };
      const current = pull && (await isCurrent(desk, pull.number)) ? pull : undefined;
      const told = current && policy.dispatch ? await dispatchMessages(desk, current, results, history) : history;
      const state = { head: desk.head, history: fitting(told, mostHistory) };
      if (mayPost && (await postRuns(desk, open, results, publication, state))) open = undefined;
      if (pull && !current) return { results, publication, commentUrl: '' };
      const commentUrl = await tell(desk, results, publication, state);
      if (current) await labelEscalation(desk, current, results);
      return { results, publication, commentUrl };
    },
    async withdraw(results) {
      const [pull] = target.kind === 'pull' && inputs.comment !== 'off' && mode !== 'observe' ? target.pulls : [];
      if (!pull) return;
      await desk.attempt('the comment could not be put right', async () => {
        const place = desk.commentOn(pull.number);
        const found = await place.find();
        if (!found || !(await isCurrent(desk, pull.number))) return;
        await place.write(comment(results, { mode, runUrl, unpublished }, stateIn(found.body ?? '')));
        const posted = inputs.checkRuns === 'off' ? undefined : (await board.ours()).get(aggregateId);
        if (posted) await postRuns(desk, posted.id, results, { mode, runUrl, unpublished }, {});
      });
    },
    async abandon(api, conclusion, words) {
      if (open === undefined) return;
      const title = conclusion === 'cancelled' ? 'cancelled' : 'could not tell';
      // Whatever comes of this, the job itself ends without a pass.
      await close({ ...desk, api }, open, conclusion, { title, summary: words }).catch(() => {});
    },
  };
}

/** Ends a check run that is in progress, with no more than what GitHub takes in any case. */
function close(
  { api, repository }: Pick<Desk, 'api' | 'repository'>,
  id: number,
  conclusion: CheckRun['conclusion'],
  output: { title: string; summary: string },
): Promise<Posted> {
  const asked = { ...ownerAndRepo(repository), check_run_id: id, status: 'completed' as const, conclusion, output };
  return api.write('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', asked, postedShape);
}

/** One check run after the other, the report last. True where the report has ended with them, be it `open` or not. */
async function postRuns(
  desk: Desk,
  open: number | undefined,
  results: Results,
  publication: Publication,
  state: object,
): Promise<boolean> {
  const { board, inputs } = desk;
  const { aggregate, others } = checkRuns(results, {
    mode: publication.mode,
    checkRuns: inputs.checkRuns,
    max: inputs.maxCheckRuns,
    checkName: inputs.checkName,
    publication,
  });
  const taken = await namesOfOthers(desk, publication);
  for (const run of others) {
    const name = taken.has(run.name) ? `${run.name} (contract-gate)` : run.name;
    const posted = await desk.attempt(`the check run ${name} could not be written`, () => board.post({ ...run, name }));
    if (!posted) break;
  }
  await desk.attempt('check runs that no longer hold could not be put right', () => retire(desk, results, others));
  const ended = await desk.attempt(`the check run ${aggregate.name} could not be completed`, () =>
    board.post({ ...aggregate, text: `${aggregate.text ?? ''}${stateLine(state)}` }),
  );
  if (ended) return true;
  if (open === undefined) return false;
  // Without the report it is still the verdict, and must not stay in progress.
  const { conclusion, title } = aggregate;
  const summary = 'The report could not be written here. The summary of the job has it.';
  const words = `the check run ${aggregate.name} stays in progress`;
  return (await desk.attempt(words, () => close(desk, open, conclusion, { title, summary }))) !== undefined;
}

/**
 * A contract chooses its id: a check run of ours must never stand in for one that the branch requires, or that somebody else
 * has posted on this head.
 */
async function namesOfOthers({ seen, inputs }: Desk, { enforcement }: Publication): Promise<Set<string>> {
  const all = await seen.list().catch(() => []);
  const others = all.filter(({ external_id }) => !isOurs(external_id ?? '')).map(({ name }) => name);
  const names = new Set([...others, ...(enforcement?.required === 'no' ? [] : (enforcement?.contexts ?? []))]);
  names.delete(inputs.checkName);
  return names;
}

const mostRetired = 5;

/**
 * Check runs of an earlier verdict on this head that have no place in the new one. What is still judged ends as it is judged
 * now; what is not is cancelled, since GitHub takes neutral for a pass and somebody may require it.
 */
async function retire({ board, unpublished }: Desk, results: Results, posted: readonly CheckRun[]): Promise<void> {
  const current = new Set([aggregateId, ...posted.map(({ externalId }) => externalId)]);
  const earlier = [...(await board.ours())].filter(([id]) => !current.has(id));
  if (earlier.length === 0) return;
  const judged = conclusionsOf(results);
  const stale = earlier.filter(([id, { conclusion }]) => conclusion !== (judged.get(id) ?? 'cancelled'));
  for (const [externalId, { name }] of stale.slice(0, mostRetired)) {
    const title = judged.has(externalId) ? 'told in the report' : 'no longer a part of the report';
    const conclusion = judged.get(externalId) ?? 'cancelled';
    await board.post({ name, externalId, conclusion, title, summary: title, annotations: [] });
  }
  if (stale.length > mostRetired)
    unpublished.push(`${stale.length - mostRetired} check runs of an earlier run on this head were left as they are`);
}

/** What to require is the job; its name is among the check runs of this run. */
async function enforcementFor({ api, runner, inputs, target, seen }: Desk): Promise<Enforcement> {
  const { repository, serverUrl } = runner;
  const jobs: string[] = await seen.ownJobs().catch(() => []);
  // A job that has a name of its own can't be told from its neighbours; alone it is ours.
  const job = jobs.length === 1 ? jobs[0]! : runner.job;
  const doubtful = jobs.includes(job) ? [] : jobs;
  return enforcementOf(api, {
    repository,
    serverUrl,
    branch: target.branch,
    job,
    names: [job, inputs.checkName],
    doubtful,
  });
}

/** One comment on each pull request. From a queue only what was turned away is told. */
async function tell(desk: Desk, results: Results, publication: Publication, state: object): Promise<string> {
  const { inputs, target } = desk;
  const isNews = target.kind === 'pull' || (target.kind === 'group' && results.verdict !== 'pass');
  if (inputs.comment === 'off' || !isNews) return '';
  let url = '';
  for (const { number } of target.pulls) {
    const written = await desk.attempt('the comment could not be written', async () => {
      const place = desk.commentOn(number);
      if (inputs.comment === 'failure' && results.verdict === 'pass' && !(await place.find())) return undefined;
      // A queue counts no attempts: what the pull request remembers of them stays.
      const kept = target.kind === 'pull' ? state : stateIn((await place.find())?.body ?? '');
      return place.write(comment(results, publication, kept));
    });
    url ||= written?.html_url ?? '';
  }
  return url;
}

/** A newer head is another run's business: nothing is told of the old one as if it were the current. */
async function isCurrent({ api, repository, head, unpublished, attempt }: Desk, number: number): Promise<boolean> {
  const current = await attempt(
    'neither comment nor label nor message could be written',
    async () => (await readPull(api, repository, number)).head.sha,
  );
  if (current !== undefined && current !== head)
    unpublished.push(
      `nothing more was written for ${head.slice(0, 7)}: the head has moved on to ${current.slice(0, 7)}`,
    );
  return current === head;
}
