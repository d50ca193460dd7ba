import { object, optional, required } from '../schema/object.ts';
import { anyText, boolean, type Infer, integer, list, nullable, oneOf, record } from '../schema/shape.ts';
import { selectors, unselectedCodes } from './contract.ts';
import { placeKinds } from './finding.ts';
import { skipCodes, statuses } from './outcome.ts';
import { recordedRunsShape } from './runs.ts';
import { isolationKinds } from './world.ts';

const open = { wants: 'a mapping' };
const count = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const verdict = oneOf('pass', 'fail', 'pending', 'error');
const kind = optional(oneOf(...placeKinds), 'what the path refers to, if it is not a file of the repository');
const place = object(
  { path: required(anyText, 'the file'), line: required(count, 'from 1'), column: optional(count, 'from 1'), kind },
  open,
);

const failingTest = object(
  {
    name: required(anyText, 'as its runner names it'),
    at: optional(
      object({ path: required(anyText, 'the file'), line: required(count, 'from 1') }, open),
      'where it is, if that is in the checkout',
    ),
    message: optional(anyText, 'what went wrong: "expected 100, got 90"'),
    values: optional(
      object({ want: required(anyText, 'what was expected'), got: required(anyText, 'what was found') }, open),
      'what the message says, taken apart',
    ),
    block: optional(anyText, 'the lines of the output that are about this test alone'),
  },
  open,
);

const codeFinding = object(
  {
    path: required(anyText, 'the file'),
    line: required(count, 'from 1'),
    column: optional(count, 'from 1'),
    message: required(anyText, 'what is wrong'),
    rule: optional(anyText, 'the rule that it breaks'),
  },
  open,
);

/** What the gate reads in the output of a command. */
const printedFields = {
  tests: optional(
    object(
      {
        ran: required(count, 'that ran'),
        failed: required(count, 'of these'),
        skipped: required(count, 'that did not run'),
      },
      open,
    ),
    'how many tests ran, if the output says so',
  ),
  failing: optional(
    object(
      {
        total: required(count, 'how many failed; the first of them are listed'),
        tests: required(list(failingTest), 'in the order in which they are printed'),
      },
      open,
    ),
    'the tests that failed, if the output names them',
  ),
  findings: optional(
    object(
      {
        total: required(count, 'how many there are; the first of them are listed'),
        list: required(list(codeFinding), 'in the order in which they are printed'),
      },
      open,
    ),
    'what a linter or compiler found',
  ),
};

const criterion = object(
  {
    id: required(anyText, 'CONTRACT/CHECK-SLUG, the same on every machine'),
    title: required(anyText, 'the criterion as a sentence'),
    check: required(anyText, 'the kind of check'),
    label: optional(anyText, 'what distinguishes it from others of its kind: a path, a command'),
    command: optional(
      object({ run: required(anyText, 'the line'), cwd: required(anyText, 'the folder') }, open),
      'the command that it runs',
    ),
    crossCutting: optional(anyText, 'the name of the cross-cutting check that it comes from'),
    activity: optional(
      object(
        {
          name: required(anyText, 'unit-test, e2e, lint, …'),
          description: required(anyText, 'its description in the contract'),
          pattern: optional(anyText, 'which tests'),
          timing: optional(oneOf('immediate', 'deferred'), 'when it runs'),
          why: optional(anyText, 'where its command comes from'),
        },
        open,
      ),
      'the activity, if it comes from a verification contract',
    ),
    status: required(oneOf(...statuses), 'the outcome'),
    standsFor: optional(oneOf('fail', 'error'), 'for a skipped required check: what it counts as'),
    skipped: optional(
      object(
        {
          code: required(oneOf(...skipCodes), 'the reason'),
          by: optional(anyText, 'the contract or criterion that failed before it'),
        },
        open,
      ),
      'for a skipped required check: why it did not run',
    ),
    owner: optional(oneOf('author', 'base', 'runner', 'person'), 'who must act'),
    message: required(anyText, 'the reason in one line'),
    want: required(anyText, 'what was expected'),
    got: required(anyText, 'what was found'),
    at: required(place, "the file and line of the problem, otherwise the contract's line"),
    claim: optional(anyText, 'what the agent claimed, if the criterion verifies a claim'),
    task: optional(anyText, 'the task of a session, if the criterion is one of its acceptance checks'),
    kind: optional(
      oneOf('report', 'output', 'review'),
      'the kind of attempts that it counts towards, if it differs from its check',
    ),
    places: optional(
      list(
        object(
          {
            path: required(anyText, 'the file'),
            line: required(count, 'from 1'),
            message: required(anyText, 'what is wrong there'),
            severity: optional(oneOf('fail', 'error', 'pending', 'warn'), 'how serious it is'),
            code: optional(anyText, 'a stable identifier of this kind of finding'),
            kind,
            alike: optional(
              list(anyText),
              'the message for several findings that differ in their subject only: the words before and after the number',
            ),
          },
          open,
        ),
      ),
      'every place with a problem, if there is more than one; the first is the same as at',
    ),
    fix: optional(anyText, 'how to fix it, if it did not pass'),
    failure: optional(oneOf('minor', 'major'), 'for a claim: retry, or retry with a stronger prompt'),
    signed: optional(
      object(
        {
          by: required(anyText, 'the login'),
          how: required(oneOf('review', 'comment'), 'how it was signed'),
          commit: required(anyText, 'the commit that was signed'),
          url: required(anyText, 'where to see it'),
          at: optional(anyText, 'when it was signed, ISO 8601'),
        },
        open,
      ),
      'who approved a criterion that would otherwise be pending',
    ),
    waived: optional(
      object(
        {
          by: required(anyText, 'the login'),
          how: required(oneOf('review', 'comment'), 'how it was waived'),
          commit: required(anyText, 'the commit that it was waived for'),
          url: required(anyText, 'where to see it'),
          at: optional(anyText, 'when it was waived, ISO 8601'),
          reason: required(anyText, 'the reason that was given'),
        },
        open,
      ),
      'who accepted a failure, which is then a warning',
    ),
    flaky: optional(boolean, 'whether it failed first and passed on a retry'),
    output: optional(
      object(
        {
          tail: required(anyText, 'the end of the output'),
          truncated: required(boolean, 'whether some of it was left out'),
          sha256: required(anyText, 'of the whole output'),
          ...printedFields,
        },
        open,
      ),
      "the command's own output",
    ),
  },
  open,
);

const contract = object(
  {
    id: required(anyText, 'the id'),
    title: required(anyText, 'the title'),
    description: optional(anyText, 'the task, if the contract describes it'),
    dialect: required(anyText, 'the dialect'),
    type: required(anyText, 'the type of contract'),
    generatedFrom: optional(oneOf('auto', 'user', 'prd'), 'the origin that a verification contract states'),
    generatedAt: optional(anyText, 'the time of generation that it states'),
    source: required(
      object(
        {
          path: required(anyText, 'the file'),
          line: required(count, 'from 1'),
          trust: required(
            oneOf('base', 'head', 'body', 'generated', 'policy'),
            'where the contract comes from, which decides how far it is trusted',
          ),
          selected: required(anyText, 'why it applies'),
          by: optional(oneOf(...selectors), 'the kind of reason'),
          kind,
        },
        open,
      ),
      'where it was read',
    ),
    digest: required(anyText, 'sha256 of its content'),
    verdict: required(verdict, 'of this contract'),
    attempt: required(nullable(count), 'null for a local run'),
    criteria: required(list(criterion), 'in the order in which they run'),
    retry: optional(
      object(
        {
          task: required(anyText, 'the original task: the description of the contract, else its title'),
          max: required(nullable(count), 'maximum attempts for the kinds that failed; null for a local run'),
          left: required(nullable(count), 'how many tries are left; null for a local run'),
          escalated: required(boolean, 'whether the attempts are used up'),
          history: required(
            list(
              object(
                {
                  attempt: required(count, 'from 1'),
                  head: required(anyText, 'the commit that was checked'),
                  failures: required(
                    list(
                      object(
                        { check: required(anyText, 'the kind'), message: required(anyText, 'what was wrong') },
                        open,
                      ),
                    ),
                    'the criteria that failed',
                  ),
                },
                open,
              ),
            ),
            'the attempts that failed before this one, oldest first',
          ),
        },
        open,
      ),
      'data for the next attempt, if the contract failed',
    ),
  },
  open,
);

export const resultsVersion = oneOf(1);

/** The results file. Two runs of the same input differ only under `timing` and `output`. */
export const resultsShape = object(
  {
    version: required(resultsVersion, 'of this format'),
    tool: required(
      object({ name: required(anyText, 'contract-gate'), version: required(anyText, 'its version') }, open),
      'what wrote it',
    ),
    target: required(
      object(
        {
          repository: required(nullable(anyText), 'owner/name'),
          server: optional(anyText, 'the address of GitHub, if it is not https://github.com'),
          pull: required(nullable(count), 'the number of the pull request'),
          branch: optional(anyText, 'the branch of the pull request'),
          author: optional(anyText, 'who opened the pull request'),
          event: required(anyText, 'local, or the name of the event'),
          base: required(nullable(anyText), 'commit id of the base branch'),
          head: required(nullable(anyText), 'commit id of the head'),
          committed: required(boolean, 'whether the last commit was checked instead of the working tree'),
          dirty: required(list(anyText), 'paths that are not committed'),
        },
        open,
      ),
      'what was checked',
    ),
    shard: optional(
      object(
        {
          index: required(count, 'from 1'),
          total: required(count, 'the number of shards'),
          division: optional(list(count), 'the shard of each group of commands, as planned'),
        },
        open,
      ),
      'the shard, if this is one part of a run',
    ),
    policy: required(
      object(
        {
          source: required(anyText, 'where it was read'),
          digest: required(anyText, 'sha256 of its content'),
          trial: optional(boolean, 'whether the repository has no policy file, so that contracts of the change count'),
        },
        open,
      ),
      'the policy that applied',
    ),
    verdict: required(verdict, 'of the run'),
    reason: required(anyText, 'the verdict in one line'),
    reasonFrom: optional(oneOf('problem'), 'set if the reason quotes a problem, which may contain text of the change'),
    next: required(oneOf('none', 'fix', 'commit', 'ask', 'rerun'), 'what to do now'),
    notes: required(list(anyText), 'additional information'),
    cage: optional(
      object(
        {
          kind: required(oneOf(...isolationKinds), 'the program that made it; none: there was no cage'),
          network: required(oneOf('allow', 'none'), 'whether commands had the network'),
          why: optional(anyText, 'why there was none'),
        },
        open,
      ),
      'the cage in which commands ran, if any command was to run',
    ),
    counts: required(
      object(Object.fromEntries(statuses.map(status => [status, required(count, `criteria with ${status}`)])), open),
      'criteria by status',
    ),
    problems: required(
      list(
        object(
          {
            code: required(anyText, 'its kind'),
            message: required(anyText, 'what is wrong and what to do'),
            at: required(place, 'where'),
            owner: optional(
              oneOf('base', 'person'),
              "set if the author can't fix it: base, it existed before the change; person, a maintainer must act",
            ),
          },
          open,
        ),
      ),
      'what could not be read or is invalid',
    ),
    contracts: required(list(contract), 'contracts that applied'),
    unselected: required(
      list(
        object(
          {
            id: required(anyText, 'the id'),
            path: required(anyText, 'the file'),
            reason: required(anyText, 'why it did not apply'),
            code: optional(oneOf(...unselectedCodes), 'the kind of reason'),
          },
          open,
        ),
      ),
      'contracts that did not apply',
    ),
    runs: optional(recordedRunsShape, 'what the commands did, to judge it elsewhere; only of a run that records it'),
    timing: required(
      object(
        {
          started: required(anyText, 'ISO 8601'),
          finished: required(anyText, 'ISO 8601'),
          criteria: required(record(count), 'id to milliseconds'),
          starts: optional(record(count), 'id to milliseconds after the checks began, for criteria that ran'),
        },
        open,
      ),
      'times, which differ from run to run',
    ),
  },
  { wants: 'a results file' },
);

export type Results = Infer<typeof resultsShape>;
export type ContractResult = Infer<typeof contract>;
export type CriterionResult = Infer<typeof criterion>;
export type Signature = NonNullable<CriterionResult['signed']>;
export type Waiver = NonNullable<CriterionResult['waived']>;
export type Retry = NonNullable<ContractResult['retry']>;
export type FailingTest = Infer<typeof failingTest>;
export type CodeFinding = Infer<typeof codeFinding>;
/** What the gate reads in the output of a command. */
export type PrintedResult = Pick<NonNullable<CriterionResult['output']>, 'tests' | 'failing' | 'findings'>;
