import type { Hosting, SeenRun, SeenRuns } from '../model/world.ts';
import { isWorkflowFile } from '../model/world.ts';
import { isOurs } from '../report/github/check-runs.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyText, type Infer, integer, nullable } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError } from './api/api-error.ts';
import { ownerAndRepo } from './api/routes.ts';
import { actions, type Job, openJobs } from './jobs.ts';

const open = { wants: 'a mapping', open: true };
const checkRunShape = object(
  {
    id: required(integer({ min: 1 }), 'its id'),
    name: required(anyText, 'its name'),
    status: required(anyText, 'its status'),
    conclusion: optional(nullable(anyText), 'its conclusion'),
    external_id: optional(nullable(anyText), 'the id given by whoever posted it'),
    html_url: optional(nullable(anyText), 'its page'),
    details_url: optional(nullable(anyText), 'its details'),
    app: optional(nullable(object({ slug: optional(nullable(anyText), 'the app') }, open)), 'who posted it'),
    output: optional(
      nullable(
        object(
          {
            text: optional(nullable(anyText), 'the text'),
            annotations_count: optional(integer({ min: 0 }), 'how many'),
          },
          open,
        ),
      ),
      'its report',
    ),
  },
  open,
);
export const postedShape = checkRunShape;
export type Posted = Infer<typeof checkRunShape>;

export interface GateRun {
  repository: string;
  /** The commit that is gated. */
  head: string;
  checkName: string;
  runId: string;
  job: string;
  /** `owner/name/.github/workflows/gate.yml@ref` */
  workflowRef: string;
  /** The app that posts our check runs, once known. */
  app(): string | undefined;
}

export interface SeenOnHead extends Hosting {
  /** Check runs on a commit, by default the head; all of them or those of one name. */
  list(name?: string, commit?: string): Promise<Posted[]>;
  /** Names of the jobs of this workflow run. */
  ownJobs(): Promise<string[]>;
}

interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

const pollEvery = 10_000;
/** A listing this close to the deadline is the last one, so that checks with nearly the same deadline share it. */
const lastPollMargin = 500;

interface Listing {
  at: number;
  runs: Promise<Posted[]>;
}

/** Check runs that others posted on the head. */
export function openSeenRuns(api: Api, gate: GateRun, clock: Clock): SeenOnHead {
  const { repository, head } = gate;
  const list: SeenOnHead['list'] = async (name, commit = head) => {
    const named = name === undefined ? {} : { check_name: name };
    const asked = { ...ownerAndRepo(repository), ref: commit, filter: 'all' as const, ...named };
    return api.all('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', asked, checkRunShape);
  };
  let newest: Listing | undefined;
  /** Checks that wait share one listing; only a check that has used it requests a newer one. */
  const listing = (before?: Listing): Listing => {
    const isNew = newest && (before ? newest !== before : clock.now() - newest.at < pollEvery);
    if (!isNew) newest = { at: clock.now(), runs: list() };
    return newest!;
  };
  const jobWith = openJobs(api, repository, head);
  const withJob = async (run: Posted): Promise<RunWithJob> => ({
    run,
    job: run.app?.slug === actions ? await jobWith(run.id) : null,
  });
  const ownJobs = async (all: readonly Posted[]): Promise<string[]> => {
    const candidates = await Promise.all(all.filter(run => claimsRun(run, gate.runId)).map(withJob));
    return candidates.filter(({ job }) => String(job?.runId) === gate.runId).map(({ run }) => run.name);
  };

  return {
    list,
    ownJobs: async () => ownJobs(await list()),
    async checkRuns({ name, workflow, waitMs }) {
      const until = clock.now() + waitMs;
      for (let asked: Listing | undefined; ; ) {
        const current = listing(asked);
        asked = current;
        const answer = await attempt(async () => {
          const named = (await current.runs).filter(run => run.name === name && !isPosted(run, gate));
          const candidates = (await Promise.all(named.map(withJob))).filter(each => !isOwnJob(each, gate));
          return latest(candidates.filter(({ job }) => workflow === undefined || isFromWorkflow(job, workflow))).map(
            summaryOf,
          );
        });
        const left = until - clock.now();
        if (!isOpen(answer) || left <= 0 || until - current.at < lastPollMargin) return answer;
        await clock.sleep(Math.min(pollEvery, left));
      }
    },
    foreignRuns: () =>
      attempt(async () => {
        const all = await list();
        const under = (names: readonly string[]) =>
          all.filter(run => names.includes(run.name) && !isMarked(run, gate.app() ?? actions));
        const names = [gate.checkName, gate.job];
        // Other apps need no lookup, so they are found even if the token can't read jobs.
        const others = under(names).filter(({ app }) => app?.slug !== actions);
        if (others.length > 0) return others.map(run => summaryOf({ run, job: null }));
        const candidates = await Promise.all(under([...names, ...(await ownJobs(all))]).map(withJob));
        return candidates.filter(({ job }) => !job || !isOfGate(job, gate)).map(summaryOf);
      }),
  };
}

/** A check run and its job; null if it isn't a job. */
interface RunWithJob {
  run: Posted;
  job: Job | null;
}

function summaryOf({ run, job }: RunWithJob): SeenRun {
  return {
    name: run.name,
    status: run.status,
    conclusion: run.conclusion ?? null,
    url: run.html_url ?? run.details_url ?? '',
    workflow: job?.workflow ?? null,
    ...(!job && run.app?.slug === actions ? { unproven: true } : {}),
  };
}

async function attempt(load: () => Promise<readonly SeenRun[]>): Promise<SeenRuns> {
  try {
    return { kind: 'seen', runs: await load() };
  } catch (error) {
    if (error instanceof ApiError)
      return { kind: 'unknown', reason: error.message, forbidden: error.kind === 'forbidden' };
    throw error;
  }
}

/** Whether waiting may change the result. */
function isOpen(answer: SeenRuns): boolean {
  if (answer.kind === 'unknown') return false;
  return answer.runs.every(({ unproven }) => unproven) || answer.runs.some(({ status }) => status !== 'completed');
}

/** Has our external id and was posted by our app. */
function isMarked({ external_id, app }: Posted, own: string): boolean {
  return isOurs(external_id ?? '') && app?.slug === own;
}

/** The gate's own check runs are not evidence for its verdict. */
function isPosted(run: Posted, { checkName }: GateRun): boolean {
  return isOurs(run.external_id ?? '') || run.name === checkName;
}

/** Whoever posts a check run chooses this URL: it is only a hint what to look up. */
function claimsRun({ details_url, app }: Posted, runId: string): boolean {
  return app?.slug === actions && `${details_url ?? ''}/`.includes(`/actions/runs/${runId}/`);
}

/** Whether a check has the name that GitHub gives the job: in a reusable workflow `CALLER / JOB`. */
export function isJobName(name: string, job: string): boolean {
  return name === job || name.endsWith(` / ${job}`);
}

function isOwnJob({ run, job }: RunWithJob, gate: GateRun): boolean {
  return isJobName(run.name, gate.job) && job !== null && isOfGate(job, gate);
}

/** From this workflow run, or another run of the same workflow. */
function isOfGate({ runId, workflow }: Job, gate: GateRun): boolean {
  const own = /^(.+?\.ya?ml)@refs\//s.exec(gate.workflowRef)?.[1];
  const file = /^.*\.ya?ml(?=@|$)/s.exec(workflow.path)?.[0];
  return String(runId) === gate.runId || `${gate.repository}/${file}` === own;
}

/**
 * Of several runs of one workflow for the same event, only the last counts, with all its jobs of that name. A run for one
 * event never replaces a run for another. Of check runs posted by an app, the newest counts.
 */
function latest(candidates: readonly RunWithJob[]): RunWithJob[] {
  const last = new Map<string, RunWithJob>();
  const key = ({ run, job }: RunWithJob) => (job ? `${job.event} ${job.workflow.path}` : `${run.app?.slug}`);
  for (const each of [...candidates].sort((a, b) => a.run.id - b.run.id)) last.set(key(each), each);
  return candidates.filter(each => {
    const { run, job } = last.get(key(each))!;
    return job ? each.job?.runId === job.runId && each.job.attempt === job.attempt : each.run === run;
  });
}

function isFromWorkflow(job: Job | null, wanted: string): boolean {
  if (!job) return false;
  const { name, path } = job.workflow;
  return name === wanted || isWorkflowFile(path, wanted) || isWorkflowFile(path, `.github/workflows/${wanted}`);
}
