import type { Enforcement } from '../../report/publication.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, boolean, type Infer, integer, list, nullable } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../repository.ts';

const open = { wants: 'a mapping', open: true };
const required_status_checks = optional(
  list(
    object(
      { context: required(anyText, 'its name'), integration_id: optional(nullable(integer({ min: -1 })), 'whose') },
      open,
    ),
  ),
  'the checks',
);
const ruleShape = object(
  {
    type: required(anyText, 'its kind'),
    ruleset_id: optional(integer({ min: 0 }), 'the ruleset'),
    parameters: optional(nullable(object({ required_status_checks }, open)), 'what it asks'),
  },
  open,
);
const branchShape = object(
  {
    protected: optional(boolean, 'is it protected?'),
    protection: optional(
      nullable(
        object(
          {
            required_status_checks: optional(
              nullable(object({ contexts: optional(list(anyText), 'names') }, open)),
              'checks',
            ),
          },
          open,
        ),
      ),
      'how',
    ),
  },
  open,
);

interface Asked {
  repository: string;
  serverUrl: string;
  branch: string;
  /** The name of the job, which is what to require. */
  job: string;
  /** Names under which the gate may be required: its job and its report. */
  names: readonly string[];
  /** Names of jobs of the same run, any of which may be the gate's. */
  doubtful: readonly string[];
}

/** Does a merge wait for the gate? Rulesets are readable for everybody, what a classic protection asks often is not. */
export async function enforcementOf(api: Api, asked: Asked): Promise<Enforcement> {
  const { repository, serverUrl, branch, job } = asked;
  const about = { branch, check: job, settingsUrl: `${serverUrl}/${repository}/settings/rules` };
  try {
    const demands = [...(await byRulesets(api, repository, branch)), ...(await byProtection(api, repository, branch))];
    const contexts = demands.map(({ context }) => context);
    const found = demands.find(({ context }) => asked.names.includes(context));
    if (found) {
      const { context, by, source } = found;
      return { ...about, contexts, required: 'yes', check: context, by, ...(source ? { source } : {}) };
    }
    const maybe = contexts.find(context => asked.doubtful.includes(context));
    if (maybe) {
      const why = `${maybe} is required, and whether that is the gate's own job can't be told: give the job no name of its own`;
      return { ...about, contexts, required: 'unknown', why };
    }
    if (demands.some(({ isHidden }) => isHidden)) {
      const why = 'the branch is protected, and this token may not read by what';
      return { ...about, contexts, required: 'unknown', why };
    }
    return { ...about, contexts, required: 'no' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...about, contexts: [], required: 'unknown', why: error.message };
  }
}

/** Does what is merged into the branch go through a queue? Where that can't be asked, nothing is put off to one. */
export async function hasQueue(api: Api, repository: string, branch: string): Promise<boolean> {
  try {
    return (await rulesOf(api, repository, branch)).some(({ type }) => type === 'merge_queue');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

async function rulesOf(api: Api, repository: string, branch: string): Promise<Infer<typeof ruleShape>[]> {
  const asked = { ...ownerAndRepo(repository), branch };
  return api.all('GET /repos/{owner}/{repo}/rules/branches/{branch}', asked, ruleShape);
}

/** A check that a merge waits for. */
interface Demand {
  context: string;
  by: string;
  source?: 'any' | 'app';
  /** There is a protection, and what it asks is not shown to us. */
  isHidden?: boolean;
}

async function byRulesets(api: Api, repository: string, branch: string): Promise<Demand[]> {
  const rules = await rulesOf(api, repository, branch);
  return rules
    .filter(({ type }) => type === 'required_status_checks')
    .flatMap(({ ruleset_id, parameters }) =>
      (parameters?.required_status_checks ?? []).map(({ context, integration_id }) => ({
        context,
        by: `ruleset ${ruleset_id ?? ''}`.trim(),
        source: typeof integration_id === 'number' && integration_id > 0 ? ('app' as const) : ('any' as const),
      })),
    );
}

async function byProtection(api: Api, repository: string, branch: string): Promise<Demand[]> {
  const asked = { ...ownerAndRepo(repository), branch };
  const answer = await api.get('GET /repos/{owner}/{repo}/branches/{branch}', asked, branchShape);
  const { protected: isProtected, protection } = answer;
  const contexts = protection?.required_status_checks?.contexts;
  const by = 'branch protection';
  if (isProtected && !contexts) return [{ context: '', by, isHidden: true }];
  return (contexts ?? []).map(context => ({ context, by }));
}
