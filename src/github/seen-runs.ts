import { object, optional, required } from '../core/object.ts';
import { anyText, type Infer, integer, list, nullable } from '../core/shape.ts';
import type { Hosting, SeenRun, SeenRuns } from '../core/world.ts';
import { isOurs } from '../report/check-runs.ts';
import { readAnswer } from './answers.ts';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';

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
    check_suite: optional(nullable(object({ id: required(integer({ min: 1 }), 'its id') }, open)), 'the suite'),
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

const runsShape = object(
  {
    workflow_runs: required(
      list(object({ name: optional(nullable(anyText), 'the name'), path: required(anyText, 'the file') }, open)),
      'the runs',
    ),
  },
  open,
);

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

/** What others say of the head by check runs. */
export function openSeenRuns(api: Api, gate: Gate, clock: Clock): SeenOnHead {
  const { repository, head } = gate;
  const list: SeenOnHead['list'] = async (name, commit = head) => {
    const path = `/repos/${repository}/commits/${commit}/check-runs`;
    const query = { filter: 'all', ...(name === undefined ? {} : { check_name: name }) };
    const runs = await api.all(path, query, page => (page as { check_runs?: unknown[] }).check_runs ?? []);
    return runs.map(run => readAnswer(checkRunShape, run, `GET ${path}`));
  };
  const workflows = new Map<number, Promise<SeenRun['workflow']>>();
  const workflowOf = (run: Posted): Promise<SeenRun['workflow']> => {
    const suite = run.check_suite?.id;
    if (run.app?.slug !== 'github-actions' || suite === undefined) return Promise.resolve(null);
    const asked = workflows.get(suite) ?? askWorkflow(api, repository, suite);
    workflows.set(suite, asked);
    return asked;
  };
  const seen = async (run: Posted): Promise<SeenRun & { id: number }> => ({
    id: run.id,
    name: run.name,
    status: run.status,
    conclusion: run.conclusion ?? null,
    url: run.html_url ?? run.details_url ?? '',
    workflow: await workflowOf(run),
  });

  return {
    list,
    async ownJobs() {
      return (await list()).filter(run => isJobOf(run, gate.runId)).map(({ name }) => name);
    },
    async checkRuns({ name, workflow, waitMs }) {
      const until = clock.now() + waitMs;
      for (;;) {
        const asked = await attempt(async () => {
          const others = (await list(name)).filter(run => run.name === name && !isPosted(run, gate));
          const runs = await Promise.all(newest(others).map(seen));
          // The job that we are in goes last: until then it stands before what it said in earlier runs.
          const own = new Set(
            others.filter(run => run.name === gate.job && isJobOf(run, gate.runId)).map(({ id }) => id),
          );
          return newestOfWorkflow(runs.filter(run => workflow === undefined || isOf(run, workflow)))
            .filter(({ id }) => !own.has(id))
            .map(({ id: _, ...run }) => run);
        });
        const isOpen =
          asked.kind === 'seen' && (asked.runs.length === 0 || asked.runs.some(({ status }) => status !== 'completed'));
        const left = until - clock.now();
        if (!isOpen || left <= 0) return asked;
        await clock.sleep(Math.min(pollEvery, left));
      }
    },
    foreignRuns: () =>
      attempt(async () => {
        const all = await list();
        const names = new Set([gate.checkName, ...all.filter(run => isJobOf(run, gate.runId)).map(({ name }) => name)]);
        const suspects = all.filter(
          run => names.has(run.name) && !isMarked(run, gate.app()) && !isJobOf(run, gate.runId),
        );
        const own = gate.workflowRef.replace(`${repository}/`, '').replace(/@.*$/s, '');
        const runs = await Promise.all(suspects.map(seen));
        return runs.filter(run => run.workflow?.path.replace(/@.*$/s, '') !== own);
      }),
  };
}

/** Our mark, and where we know who we are, posted by us. */
function isMarked({ external_id, app }: Posted, own: string | undefined): boolean {
  return isOurs(external_id ?? '') && (own === undefined || app?.slug === own);
}

async function attempt(ask: () => Promise<readonly SeenRun[]>): Promise<SeenRuns> {
  try {
    return { kind: 'seen', runs: await ask() };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'unknown', reason: error.message };
    throw error;
  }
}

async function askWorkflow(api: Api, repository: string, suite: number): Promise<SeenRun['workflow']> {
  const path = `/repos/${repository}/actions/runs`;
  const answer = readAnswer(runsShape, await api.get(path, { check_suite_id: suite, per_page: 1 }), `GET ${path}`);
  const [run] = answer.workflow_runs;
  return run ? { name: run.name ?? '', path: run.path } : null;
}

/** What the gate posts is no evidence for what the gate decides. */
function isPosted(run: Posted, { checkName }: Gate): boolean {
  return isOurs(run.external_id ?? '') || run.name === checkName;
}

function isJobOf({ details_url, app }: Posted, runId: string): boolean {
  return app?.slug === 'github-actions' && new RegExp(`/actions/runs/${runId}/`).test(`${details_url ?? ''}/`);
}

/** Only the newest counts of what a suite ran again. */
function newest(runs: readonly Posted[]): Posted[] {
  const last = new Map<string, Posted>();
  for (const run of [...runs].sort((a, b) => a.id - b.id))
    last.set(`${run.app?.slug} ${run.check_suite?.id ?? run.id}`, run);
  return [...last.values()];
}

/** A workflow that was started again for the same head leaves what it said before behind. */
function newestOfWorkflow<T extends SeenRun & { id: number }>(runs: readonly T[]): T[] {
  const last = new Map<string, T>();
  for (const run of [...runs].sort((a, b) => a.id - b.id)) last.set(run.workflow?.path ?? String(run.id), run);
  return [...last.values()];
}

function isOf({ workflow }: SeenRun, wanted: string): boolean {
  if (!workflow) return false;
  const file = workflow.path.replace(/@.*$/s, '');
  return file === wanted || file === `.github/workflows/${wanted}` || workflow.name === wanted;
}
