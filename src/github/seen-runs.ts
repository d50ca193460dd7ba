import { isWorkflowFile } from '../contracts/workflow-path.ts';
import type { Hosting, SeenRun, SeenRuns } from '../model/world.ts';
import { isOurs } from '../report/check-runs.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyText, type Infer, integer, nullable } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError } from './api/api-error.ts';
import { actions, type Job, openJobs } from './jobs.ts';
import { ownerAndRepo } from './repository.ts';

const open = { wants: 'a mapping', open: true };
const checkRunShape = object(
  {
    id: required(integer({ min: 1 }), 'its id'),
    name: required(anyText, 'its name'),
    status: required(anyText, 'how far it is'),
    conclusion: optional(nullable(anyText), 'how it ended'),
    external_id: optional(nullable(anyText), 'what its author calls it'),
    html_url: optional(nullable(anyText), 'where to see it'),
    details_url: optional(nullable(anyText), 'where it came from'),
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
      'what it says',
    ),
  },
  open,
);
export const postedShape = checkRunShape;
export type Posted = Infer<typeof checkRunShape>;

export interface Gate {
  repository: string;
  /** The commit that is judged. */
  head: string;
  checkName: string;
  runId: string;
  job: string;
  /** `owner/name/.github/workflows/gate.yml@ref` */
  workflowRef: string;
  /** The app that our check runs are posted by, once that is known. */
  app(): string | undefined;
}

export interface SeenOnHead extends Hosting {
  /** Every check run of a name on a commit, or all of them; on the head, where no other is named. */
  list(name?: string, commit?: string): Promise<Posted[]>;
  /** Names of the jobs of this very run of the workflow. */
  ownJobs(): Promise<string[]>;
}

interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

const pollEvery = 10_000;
/** A look so shortly before the end is the last one: those whose time ends a moment apart share that, too. */
const lastLook = 500;

interface Listing {
  at: number;
  runs: Promise<Posted[]>;
}

/** What others say of the head by check runs. */
export function openSeenRuns(api: Api, gate: Gate, clock: Clock): SeenOnHead {
  const { repository, head } = gate;
  const list: SeenOnHead['list'] = async (name, commit = head) => {
    const named = name === undefined ? {} : { check_name: name };
    const asked = { ...ownerAndRepo(repository), ref: commit, filter: 'all' as const, ...named };
    return api.all('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', asked, checkRunShape);
  };
  let newest: Listing | undefined;
  /** One listing serves all who wait: it is asked for again only by who has seen it. */
  const listing = (before?: Listing): Listing => {
    const isNew = newest && (before ? newest !== before : clock.now() - newest.at < pollEvery);
    if (!isNew) newest = { at: clock.now(), runs: list() };
    return newest!;
  };
  const jobWith = openJobs(api, repository, head);
  const seen = async (run: Posted): Promise<Looked> => ({
    run,
    job: run.app?.slug === actions ? await jobWith(run.id) : null,
  });
  const ownJobs = async (all: readonly Posted[]): Promise<string[]> => {
    const looked = await Promise.all(all.filter(run => claimsRun(run, gate.runId)).map(seen));
    return looked.filter(({ job }) => String(job?.runId) === gate.runId).map(({ run }) => run.name);
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
          const looked = (await Promise.all(named.map(seen))).filter(each => !isOwnJob(each, gate));
          return counting(looked.filter(({ job }) => workflow === undefined || isOf(job, workflow))).map(told);
        });
        const left = until - clock.now();
        if (!isOpen(answer) || left <= 0 || until - current.at < lastLook) return answer;
        await clock.sleep(Math.min(pollEvery, left));
      }
    },
    foreignRuns: () =>
      attempt(async () => {
        const all = await list();
        const under = (names: readonly string[]) =>
          all.filter(run => names.includes(run.name) && !isMarked(run, gate.app() ?? actions));
        const names = [gate.checkName, gate.job];
        // Nothing has to be looked up for another app, so it is found even where jobs may not be read.
        const others = under(names).filter(({ app }) => app?.slug !== actions);
        if (others.length > 0) return others.map(run => told({ run, job: null }));
        const looked = await Promise.all(under([...names, ...(await ownJobs(all))]).map(seen));
        return looked.filter(({ job }) => !job || !isOfGate(job, gate)).map(told);
      }),
  };
}

/** A check run, and the job that it is; null where it is none. */
interface Looked {
  run: Posted;
  job: Job | null;
}

function told({ run, job }: Looked): SeenRun {
  return {
    name: run.name,
    status: run.status,
    conclusion: run.conclusion ?? null,
    url: run.html_url ?? run.details_url ?? '',
    workflow: job?.workflow ?? null,
    ...(!job && run.app?.slug === actions ? { unproven: true } : {}),
  };
}

async function attempt(ask: () => Promise<readonly SeenRun[]>): Promise<SeenRuns> {
  try {
    return { kind: 'seen', runs: await ask() };
  } catch (error) {
    if (error instanceof ApiError)
      return { kind: 'unknown', reason: error.message, forbidden: error.kind === 'forbidden' };
    throw error;
  }
}

/** Is there something to wait for? */
function isOpen(answer: SeenRuns): boolean {
  if (answer.kind === 'unknown') return false;
  return answer.runs.every(({ unproven }) => unproven) || answer.runs.some(({ status }) => status !== 'completed');
}

/** Our mark, and posted by us. */
function isMarked({ external_id, app }: Posted, own: string): boolean {
  return isOurs(external_id ?? '') && app?.slug === own;
}

/** What the gate posts is no evidence for what the gate decides. */
function isPosted(run: Posted, { checkName }: Gate): boolean {
  return isOurs(run.external_id ?? '') || run.name === checkName;
}

/** Whoever posts a check run chooses this address: it says what to look up, and proves nothing. */
function claimsRun({ details_url, app }: Posted, runId: string): boolean {
  return app?.slug === actions && `${details_url ?? ''}/`.includes(`/actions/runs/${runId}/`);
}

function isOwnJob({ run, job }: Looked, gate: Gate): boolean {
  return run.name === gate.job && job !== null && isOfGate(job, gate);
}

/** Of this very run, or of another run of the same workflow. */
function isOfGate({ runId, workflow }: Job, gate: Gate): boolean {
  const own = /^(.+?\.ya?ml)@refs\//s.exec(gate.workflowRef)?.[1];
  const file = /^.*\.ya?ml(?=@|$)/s.exec(workflow.path)?.[0];
  return String(runId) === gate.runId || `${gate.repository}/${file}` === own;
}

/**
 * Of a workflow that was started again by the same event, only what ran last counts, with every job of that name in it. An
 * event never stands in for another. Of what an app posts, the newest counts.
 */
function counting(looked: readonly Looked[]): Looked[] {
  const last = new Map<string, Looked>();
  const key = ({ run, job }: Looked) => (job ? `${job.event} ${job.workflow.path}` : `${run.app?.slug}`);
  for (const each of [...looked].sort((a, b) => a.run.id - b.run.id)) last.set(key(each), each);
  return looked.filter(each => {
    const { run, job } = last.get(key(each))!;
    return job ? each.job?.runId === job.runId && each.job.attempt === job.attempt : each.run === run;
  });
}

function isOf(job: Job | null, wanted: string): boolean {
  if (!job) return false;
  const { name, path } = job.workflow;
  return name === wanted || isWorkflowFile(path, wanted) || isWorkflowFile(path, `.github/workflows/${wanted}`);
}
