import type { Enforcement } from '../../report/markdown/publication.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, boolean, type Infer, integer, list, nullable } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';

import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';

/** All that reading the rules of a branch needs. */
type Reader = Pick<Api, 'get' | 'all'>;

const open = { wants: 'a mapping', open: true };
const required_status_checks = optional(
  list(
    object(
      { context: required(anyText, 'its name'), integration_id: optional(nullable(integer({ min: -1 })), 'the app') },
      open,
    ),
  ),
  'the checks',
);
const ruleShape = object(
  {
    type: required(anyText, 'its kind'),
    ruleset_id: optional(integer({ min: 0 }), 'the ruleset'),
    parameters: optional(nullable(object({ required_status_checks }, open)), 'its parameters'),
  },
  open,
);
const branchShape = object(
  {
    protected: optional(boolean, 'whether it is protected'),
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
      'its protection',
    ),
  },
  open,
);

interface EnforcementOptions {
  repository: string;
  serverUrl: string;
  branch: string;
  /** The name of the job, which rules should require. */
  job: string;
  /** Names under which rules may require the gate: its job and its report. */
  names: readonly string[];
  /** Names of jobs of this run, one of which may be the gate's. */
  possible: readonly string[];
}

/** Whether a merge needs the gate to pass. Any token can read rulesets; classic protection is often hidden. */
export async function enforcementOf(api: Reader, options: EnforcementOptions): Promise<Enforcement> {
  const { repository, serverUrl, branch, job } = options;
  const about = { branch, check: job, settingsUrl: `${serverUrl}/${repository}/settings/rules` };
  try {
    const checks = [
      ...(await fromRulesets(api, repository, branch)),
      ...(await fromProtection(api, repository, branch)),
    ];
    const contexts = checks.map(({ context }) => context);
    const found = checks.find(({ context }) => options.names.includes(context));
    if (found) {
      const { context, by, source } = found;
      return { ...about, contexts, required: 'yes', check: context, by, ...(source ? { source } : {}) };
    }
    const maybe = contexts.find(context => options.possible.includes(context));
    if (maybe) {
      const why = `${maybe} is required, and may or may not be the gate's job; remove the name: of the gate's job`;
      return { ...about, contexts, required: 'unknown', why };
    }
    if (checks.some(({ isHidden }) => isHidden)) {
      const why = "the branch is protected, and this token can't read its required checks";
      return { ...about, contexts, required: 'unknown', why };
    }
    return { ...about, contexts, required: 'no' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...about, contexts: [], required: 'unknown', why: error.message };
  }
}

/** Whether the branch has a merge queue. False if that can't be read, so that no check is deferred to one. */
export async function hasMergeQueue(api: Reader, repository: string, branch: string): Promise<boolean> {
  try {
    return (await rulesOf(api, repository, branch)).some(({ type }) => type === 'merge_queue');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

async function rulesOf(api: Reader, repository: string, branch: string): Promise<Infer<typeof ruleShape>[]> {
  const asked = { ...ownerAndRepo(repository), branch };
  return api.all('GET /repos/{owner}/{repo}/rules/branches/{branch}', asked, ruleShape);
}

/** A check that must pass before a merge. */
interface RequiredCheck {
  context: string;
  by: string;
  source?: 'any' | 'app';
  /** The branch is protected, and the token can't read its required checks. */
  isHidden?: boolean;
}

async function fromRulesets(api: Reader, repository: string, branch: string): Promise<RequiredCheck[]> {
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

async function fromProtection(api: Reader, repository: string, branch: string): Promise<RequiredCheck[]> {
  const asked = { ...ownerAndRepo(repository), branch };
  const answer = await api.get('GET /repos/{owner}/{repo}/branches/{branch}', asked, branchShape);
  const { protected: isProtected, protection } = answer;
  const contexts = protection?.required_status_checks?.contexts;
  const by = 'branch protection';
  if (isProtected && !contexts) return [{ context: '', by, isHidden: true }];
  return (contexts ?? []).map(context => ({ context, by }));
}
