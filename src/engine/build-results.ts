import { type Checks, findCheck } from '../model/check.ts';
import type { Criterion, Selected } from '../model/contract.ts';
import type { Place, PlaceKind, Problem } from '../model/finding.ts';
import { type Outcome, statuses, type Verdict } from '../model/outcome.ts';
import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import type { Isolation } from '../model/world.ts';
import { withoutColours } from '../syntax/text.ts';
import type { Ran } from './run.ts';
import { nextOf, overall, ownerOf, verdictOf } from './verdict.ts';

/** Sorts by file, line and column, independent of the locale. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.at.path !== b.at.path) return a.at.path < b.at.path ? -1 : 1;
  return a.at.line - b.at.line || (a.at.column ?? 1) - (b.at.column ?? 1);
}

/** Data about the run other than its outcomes. */
export interface RunFacts {
  tool: Results['tool'];
  target: Results['target'];
  policy: Results['policy'];
  shard?: Results['shard'];
  unselected: Results['unselected'];
  notes: string[];
  /** What kept the commands apart; undefined if none ran. */
  cage?: Isolation;
  /** Paths that are not files of the repository. */
  notFiles?: ReadonlyMap<string, PlaceKind>;
  /** What the commands did, for a run that is judged elsewhere. */
  runs?: Results['runs'];
  started: string;
  finished: string;
  /** Why nothing had to be checked; undefined if something had to be. */
  nothing?: string;
  /** The policy could not be read, so nothing was checked. */
  policyUnreadable?: boolean;
  /** Why what the commands did elsewhere can't be used. */
  unusable?: string;
}

/** The results file of a run. */
export function buildResults(
  selected: readonly Selected[],
  ran: ReadonlyMap<string, Ran>,
  problems: readonly Problem[],
  about: RunFacts,
  checks: Checks,
): Results {
  const kindOf = ({ path }: Pick<Place, 'path'>) => kindOfPath(path, about.notFiles);
  const contracts = selected
    .map(each => contractResult(each, ran, { checks, kindOf }))
    .filter(({ criteria }) => criteria.length > 0);
  const all = contracts.flatMap(({ criteria }) => criteria);
  const sorted = [...problems]
    .sort(byPlace)
    .map(problem => ({ ...problem, at: { ...problem.at, column: problem.at.column ?? 1, ...kindOf(problem.at) } }));
  const verdict =
    about.policyUnreadable || about.unusable !== undefined
      ? 'error'
      : overall([verdictOf([], sorted), ...contracts.map(contract => contract.verdict)]);
  const quoted = quotedReason(all, sorted, about);
  const counts = Object.fromEntries(
    statuses.map(status => [status, all.filter(criterion => criterion.status === status).length]),
  );
  return {
    version: 1,
    tool: about.tool,
    target: about.target,
    ...(about.shard ? { shard: about.shard } : {}),
    policy: about.policy,
    verdict,
    ...(quoted
      ? { reason: firstSentence(quoted), reasonFrom: 'problem' as const }
      : { reason: reasonOf(verdict, all, sorted, about) }),
    next:
      about.unusable !== undefined
        ? 'rerun'
        : about.policyUnreadable
          ? 'ask'
          : nextOf(
              verdict,
              all.filter(criterion => blocks(criterion)).map(({ owner }) => owner),
              sorted.some(({ owner }) => owner === undefined),
              !about.target.committed && about.target.dirty.length > 0,
            ),
    notes: about.notes,
    ...(about.cage ? { cage: about.cage } : {}),
    counts,
    problems: sorted,
    contracts,
    unselected: about.unselected,
    ...(about.runs ? { runs: about.runs } : {}),
    timing: {
      started: about.started,
      finished: about.finished,
      criteria: Object.fromEntries(all.map(({ id }) => [id, ran.get(id)?.ms ?? 0])),
      starts: Object.fromEntries(
        all.flatMap(({ id }) => {
          const start = ran.get(id)?.start;
          return start === undefined ? [] : [[id, start]];
        }),
      ),
    },
  };
}

type KindOf = (place: Pick<Place, 'path'>) => { kind?: PlaceKind };

interface Context {
  checks: Checks;
  kindOf: KindOf;
}

function kindOfPath(path: string, notFiles: RunFacts['notFiles']): { kind?: PlaceKind } {
  const kind = notFiles?.get(path);
  return kind === undefined ? {} : { kind };
}

function contractResult(
  { contract, why, by }: Selected,
  ran: ReadonlyMap<string, Ran>,
  context: Context,
): ContractResult {
  const { checks, kindOf } = context;
  const isShown = ({ id, check }: Criterion) =>
    !(findCheck(checks, check.type)?.quiet && isSilent(ran.get(id)!.outcome));
  const criteria = contract.criteria.filter(isShown);
  const outcomes = criteria.map(criterion => ran.get(criterion.id)!.outcome);
  return {
    id: contract.id,
    title: contract.title,
    ...(contract.description ? { description: contract.description } : {}),
    dialect: contract.dialect,
    type: contract.type,
    ...contract.origin,
    source: {
      path: contract.path,
      line: contract.line,
      trust: contract.trust,
      selected: why,
      ...(by ? { by } : {}),
      ...kindOf(contract),
    },
    digest: contract.digest,
    verdict: verdictOf(outcomes),
    attempt: null,
    criteria: criteria.map((criterion, index) => criterionResult(criterion, outcomes[index]!, context)),
    ...(outcomes.some(({ status }) => status === 'fail')
      ? {
          retry: {
            task: contract.description.trim() || contract.title,
            max: null,
            left: null,
            escalated: false,
            history: [],
          },
        }
      : {}),
  };
}

/** A pass of a quiet check is not shown, unless a person approved it. */
function isSilent(outcome: Outcome): boolean {
  return outcome.status === 'pass' && !outcome.signed;
}

function criterionResult(criterion: Criterion, outcome: Outcome, { checks, kindOf }: Context): CriterionResult {
  const { status, message } = outcome;
  const owner = ownerOf(outcome);
  const found = 'got' in outcome ? outcome : { want: criterion.title, got: message };
  const at = ('at' in outcome && outcome.at) || criterion.at;
  return {
    id: criterion.id,
    title: titleOf(criterion),
    check: criterion.check.type,
    ...wordsOf(criterion, checks),
    ...(criterion.crossCutting ? { crossCutting: criterion.crossCutting } : {}),
    ...(criterion.activity ? { activity: criterion.activity } : {}),
    status,
    ...('standsFor' in outcome && outcome.standsFor ? { standsFor: outcome.standsFor } : {}),
    ...('skipped' in outcome && outcome.skipped ? { skipped: outcome.skipped } : {}),
    ...(owner ? { owner } : {}),
    message:
      criterion.crossCutting && status === 'fail'
        ? `cross-cutting '${criterion.crossCutting}' failed: ${message}`
        : message,
    want: found.want,
    got: found.got,
    at: { path: at.path, line: at.line, ...kindOf(at) },
    ...(criterion.claim ? { claim: criterion.claim } : {}),
    ...(criterion.task ? { task: criterion.task } : {}),
    ...(criterion.kind ? { kind: criterion.kind } : {}),
    ...('places' in outcome && outcome.places
      ? { places: outcome.places.map(each => ({ ...each, ...kindOf(each) })) }
      : {}),
    ...fixFor(criterion, outcome, checks),
    ...('failure' in outcome && outcome.failure ? { failure: outcome.failure } : {}),
    ...('signed' in outcome && outcome.signed ? { signed: outcome.signed } : {}),
    ...('waived' in outcome && outcome.waived ? { waived: outcome.waived } : {}),
    ...('flaky' in outcome && outcome.flaky ? { flaky: true } : {}),
    ...('output' in outcome && outcome.output
      ? { output: { ...outcome.output, tail: withoutColours(outcome.output.tail) } }
      : {}),
  };
}

/** What it is called, and the command that it runs. */
function wordsOf({ check, title }: Criterion, checks: Checks): Pick<CriterionResult, 'label' | 'command'> {
  const type = findCheck(checks, check.type);
  const label = type
    ?.label(check.params as never)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const { run, cwd } = check.params as { run?: unknown; cwd?: unknown };
  const isCommand = type?.runs === 'command' && typeof run === 'string' && typeof cwd === 'string';
  // A label that only its id needs is no name for people.
  const isName = label !== undefined && label !== '' && (isCommand || title.includes(label));
  return { ...(isName ? { label } : {}), ...(isCommand ? { command: { run, cwd } } : {}) };
}

/** The title of an activity names its command and where that is from. */
function titleOf({ title, activity }: Criterion): string {
  return activity?.why ? `${title} (${activity.why})` : title;
}

function fixFor({ check }: Criterion, outcome: Outcome, checks: Checks): { fix?: string } {
  if (outcome.status === 'pass' || outcome.status === 'skip') return {};
  // The check's own fix is for failures; an inconclusive result has other causes.
  const usual = outcome.status === 'error' ? undefined : findCheck(checks, check.type)?.fix?.(check.params as never);
  const fix = outcome.fix ?? usual;
  return fix === undefined ? {} : { fix };
}

function blocks({ status }: CriterionResult): boolean {
  return status === 'fail' || status === 'error' || status === 'pending';
}

function reasonOf(
  verdict: Verdict,
  all: readonly CriterionResult[],
  problems: readonly Problem[],
  about: RunFacts,
): string {
  if (about.policyUnreadable) return 'the policy could not be read, so nothing was checked';
  if (verdict === 'pass') {
    if (about.nothing) return about.nothing;
    const skipped = all.filter(({ status }) => status === 'skip').length;
    const passed = all.length - skipped;
    const words = passed === 0 ? 'nothing to check' : passed === 1 ? '1 check passed' : `all ${passed} checks passed`;
    return skipped > 0 ? `${words}, ${skipped} skipped` : words;
  }
  const [lead, ...rest] = causes(all, problems);
  const parts = countsOf(rest, lead?.kind);
  const unrun = all.filter(({ standsFor }) => standsFor !== undefined).length;
  const notRun = unrun === 0 ? [] : [`${unrun === 1 ? '1 check was' : `${unrun} checks were`} not run`];
  if (!lead) return notRun[0] ?? 'an earlier step did not pass';
  return [shortened(lead.message), [...parts, ...notRun].join(', ')].filter(Boolean).join('; ');
}

interface Cause {
  kind: 'problem' | 'fail' | 'error' | 'pending';
  message: string;
}

/** What blocks, the most important first: a setup that failed is the cause of everything after it. */
function causes(all: readonly CriterionResult[], problems: readonly Problem[]): Cause[] {
  const of = (kind: 'fail' | 'error' | 'pending') =>
    all
      .filter(({ status }) => status === kind)
      .sort((a, b) => Number(a.owner === 'base') - Number(b.owner === 'base'))
      .map(criterion => ({ kind, message: criterion.message, criterion }));
  const judged = [...of('fail'), ...of('error'), ...of('pending')];
  const isSetup = ({ criterion }: (typeof judged)[number]) => criterion.check === 'setup' && blocks(criterion);
  return [
    ...judged.filter(isSetup),
    ...problems.map(({ message }): Cause => ({ kind: 'problem', message: firstSentence(message) })),
    ...judged.filter(each => !isSetup(each)),
  ];
}

/** "2 more checks failed, 1 check waits for a person" */
function countsOf(rest: readonly Cause[], lead: Cause['kind'] | undefined): string[] {
  const words = {
    problem: ['problem', 'problems'],
    fail: ['check failed', 'checks failed'],
    error: ['check inconclusive', 'checks inconclusive'],
    pending: ['check waits for a person', 'checks wait for a person'],
  } as const;
  return (['problem', 'fail', 'error', 'pending'] as const).flatMap(kind => {
    const count = rest.filter(each => each.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind === lead ? 'more ' : ''}${words[kind][count === 1 ? 0 : 1]}`];
  });
}

const longestCause = 300;

/** A cut never leaves a backquote open. */
function shortened(message: string): string {
  if (message.length <= longestCause) return message;
  const start = message.slice(0, longestCause - 2);
  return `${start}…${start.split('`').length % 2 === 0 ? '`' : ''}`;
}

/** The message that becomes the reason: why recorded runs can't be used, or the only problem if nothing else is wrong. */
function quotedReason(
  all: readonly CriterionResult[],
  problems: readonly Problem[],
  { policyUnreadable, unusable }: RunFacts,
): string | undefined {
  if (policyUnreadable) return undefined;
  if (unusable !== undefined) return unusable;
  const isWrong = (criterion: CriterionResult) => blocks(criterion) || criterion.standsFor === 'error';
  return problems.length === 1 && !all.some(isWrong) ? problems[0]!.message : undefined;
}

/** The first sentence of a message, for one line of output. */
function firstSentence(message: string): string {
  const [line = ''] = message.split('\n');
  const [sentence = ''] = line.split('. ');
  return sentence.length > 300 ? `${sentence.slice(0, 299)}…` : sentence;
}
