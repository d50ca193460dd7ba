import { object, optional, required } from '../core/object.ts';
import { anyText, boolean, type Infer, integer, list, nullable } from '../core/shape.ts';
import type { Enforcement } from '../report/publication.ts';
import { readAnswer } from './answers.ts';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';

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
const rulesShape = list(
  object(
    {
      type: required(anyText, 'its kind'),
      ruleset_id: optional(integer({ min: 0 }), 'the ruleset'),
      parameters: optional(nullable(object({ required_status_checks }, open)), 'what it asks'),
    },
    open,
  ),
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
type Rules = Infer<typeof rulesShape>;

interface Asked {
  repository: string;
  serverUrl: string;
  branch: string;
  /** The name of the job, which is what to require. */
  job: string;
  /** Names under which the gate may be required: its jobs and its report. */
  names: readonly string[];
}

/** Does a merge wait for the gate? Rulesets are readable for everybody, what a classic protection asks often is not. */
export async function enforcementOf(api: Api, asked: Asked): Promise<Enforcement> {
  const { repository, serverUrl, branch, job, names } = asked;
  const settingsUrl = `${serverUrl}/${repository}/settings/rules`;
  const about = { branch, check: job, settingsUrl };
  try {
    const rules = await rulesOf(api, repository, branch);
    return byRuleset(rules, names, about) ?? (await byProtection(api, repository, names, about));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...about, required: 'unknown', why: error.message };
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

async function rulesOf(api: Api, repository: string, branch: string): Promise<Rules> {
  const path = `/repos/${repository}/rules/branches/${encodeURIComponent(branch)}`;
  return readAnswer(rulesShape, await api.all(path), `GET ${path}`);
}

type About = Pick<Enforcement, 'branch' | 'check' | 'settingsUrl'>;

function byRuleset(rules: Rules, names: readonly string[], about: About): Enforcement | undefined {
  for (const { type, ruleset_id, parameters } of rules) {
    if (type !== 'required_status_checks') continue;
    const found = parameters?.required_status_checks?.find(({ context }) => names.includes(context));
    if (!found) continue;
    const source = typeof found.integration_id === 'number' && found.integration_id > 0 ? 'app' : 'any';
    return { ...about, check: found.context, required: 'yes', by: `ruleset ${ruleset_id ?? ''}`.trim(), source };
  }
  return undefined;
}

async function byProtection(
  api: Api,
  repository: string,
  names: readonly string[],
  about: About,
): Promise<Enforcement> {
  const path = `/repos/${repository}/branches/${encodeURIComponent(about.branch)}`;
  const { protected: isProtected, protection } = readAnswer(branchShape, await api.get(path), `GET ${path}`);
  const contexts = protection?.required_status_checks?.contexts;
  const found = contexts?.find(context => names.includes(context));
  if (found) return { ...about, check: found, required: 'yes', by: 'branch protection' };
  if (isProtected && !contexts) {
    return { ...about, required: 'unknown', why: 'the branch is protected, and this token may not read by what' };
  }
  return { ...about, required: 'no' };
}
