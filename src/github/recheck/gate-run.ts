import { UsageError } from '../../model/errors.ts';
import { isWorkflowFile } from '../../model/world.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, type Infer, integer, list, nullable } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { ownerAndRepo } from '../api/routes.ts';
import { readPull } from '../target/pulls.ts';

const open = { wants: 'a mapping', open: true };
const runShape = object(
  {
    id: required(integer({ min: 1 }), 'its id'),
    path: required(anyText, 'the file'),
    status: optional(nullable(anyText), 'queued, in progress, completed, …'),
    conclusion: optional(nullable(anyText), 'its conclusion'),
    created_at: required(anyText, 'when it was created'),
    run_attempt: optional(integer({ min: 1 }), 'the attempt'),
    html_url: required(anyText, 'its page'),
    pull_requests: optional(
      nullable(list(object({ number: required(integer({ min: 1 }), 'its number') }, open))),
      'the pull requests; none for forks',
    ),
  },
  open,
);
export type RunToRepeat = Infer<typeof runShape>;

interface Wanted {
  api: Api;
  repository: string;
  number: number;
  /** `.github/workflows/contract-gate.yml` */
  workflow: string;
}

/** The head of the pull request, and the newest run of the gate's workflow on it, with the files of the others. */
export async function readGateRun({ api, repository, number, workflow }: Wanted): Promise<{
  isOpen: boolean;
  head: string;
  run?: RunToRepeat;
  others: string[];
}> {
  const { state, head } = await readPull(api, repository, number);
  const asked = { ...ownerAndRepo(repository), event: 'pull_request', head_sha: head.sha };
  const runs = await api.all('GET /repos/{owner}/{repo}/actions/runs', asked, runShape);
  const files = runs.map(run => ({ run, file: fileOf(run.path, repository) }));
  const own = files.filter(({ run, file }) => isWorkflowFile(file, workflow) && isOf(run, number));
  const [newest] = own.map(({ run }) => run).sort((a, b) => b.id - a.id);
  return {
    isOpen: (state ?? 'open') === 'open',
    head: head.sha,
    ...(newest ? { run: newest } : {}),
    others: [...new Set(files.map(({ file }) => file))],
  };
}

/** GitHub names the pull requests of a run, but none for forks. */
function isOf({ pull_requests }: RunToRepeat, number: number): boolean {
  const named = pull_requests ?? [];
  return named.length === 0 || named.some(each => each.number === number);
}

function fileOf(path: string, repository: string): string {
  return path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
}

/** Which attempt of a run is the newest. */
export async function readAttempt(api: Api, repository: string, run: number): Promise<number> {
  const asked = { ...ownerAndRepo(repository), run_id: run };
  return (await api.get('GET /repos/{owner}/{repo}/actions/runs/{run_id}', asked, runShape)).run_attempt ?? 1;
}

const folder = '.github/workflows/';
const usual = `${folder}contract-gate.yml`;

/**
 * The gate's workflow: the input, or by convention the name of the workflow that rechecks without `-recheck`. Anything
 * else means the name that the examples have.
 */
export function gateWorkflow(input: string, repository: string, workflowRef: string): string {
  if (input !== '') {
    const path = input.includes('/') ? input : `${folder}${input}`;
    if (/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return path;
    throw new UsageError(
      `the input workflow is ${JSON.stringify(input)}; give the file name, such as contract-gate.yml`,
    );
  }
  const own = workflowRef.startsWith(`${repository}/`) ? workflowRef.slice(repository.length + 1) : '';
  const named = /^(\.github\/workflows\/[^/@]+)-recheck(\.ya?ml)(?:@|$)/.exec(own);
  return named ? `${named[1]}${named[2]}` : usual;
}
